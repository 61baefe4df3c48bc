import { tablesAfter } from './half-migrated';
import { readMigration } from './migration-files';

const migrations = (...ups: string[]) => ups.map((up, index) => readMigration(`000${index + 1}-a.sql`, `-- up\n${up}\n-- down\nselect 1;`));

describe('the tables that migrations leave', () => {
  test('are those made and not dropped since', () => {
    expect(tablesAfter(migrations('create table a (); CREATE TABLE IF NOT EXISTS "b" ();', 'drop table if exists a;', 'create table c ();'))).toEqual(['b', 'c']);
  });

  test('go by their last name', () => {
    expect(tablesAfter(migrations('create table a ();', 'alter table a rename to b;', 'alter table b rename column x to y;'))).toEqual(['b']);
  });

  test('do not count indexes', () => {
    expect(tablesAfter(migrations('create table a (); create unique index i on a ((true)); drop index i;'))).toEqual(['a']);
  });
});
