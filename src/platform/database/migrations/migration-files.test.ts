import { readMigration, readMigrationFiles, titleOf } from './migration-files';

describe('migration files', () => {
  test('the sections of a file become what is run up and down', () => {
    const file = readMigration('0012-add-maps.sql', '-- Why.\n\n-- up\ncreate table map ();\n\n-- down\ndrop table map;\n');
    expect(file).toEqual({ title: '0012-add-maps', name: 'add-maps-0000000000012', up: 'create table map ();', down: 'drop table map;' });
    expect(titleOf(file.name)).toBe('0012-add-maps');
  });

  test('line ends of another system are read alike', () => {
    expect(readMigration('0001-a.sql', '-- up\r\nselect 1;\r\n-- down\r\nselect 2;\r\n')).toMatchObject({ up: 'select 1;', down: 'select 2;' });
  });

  test.each(['1-a.sql', '0001_a.sql', '0001-A.sql', 'a.sql'])('the name %s is refused', (name) => {
    expect(() => readMigration(name, '-- up\nselect 1;\n-- down\nselect 2;')).toThrow(`not ${name}`);
  });

  test.each(['select 1;', '-- up\nselect 1;', '-- up\n-- down\nselect 1;', '-- down\nselect 1;\n-- up\nselect 1;'])('a file without both sections is refused', (text) => {
    expect(() => readMigration('0001-a.sql', text)).toThrow('must have a line "-- up"');
  });

  test('the migrations of this project are found, in order', () => {
    const titles = readMigrationFiles().map((file) => file.title);
    expect(titles[0]).toBe('0001-installation');
    expect(titles).toEqual([...titles].sort());
  });
});
