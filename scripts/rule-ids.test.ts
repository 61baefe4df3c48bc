import { chosen, idsIn, laterIn } from './rule-ids';
import { titlesOf } from './test-titles';

const KNOWN = ['BS-MOVE-01', 'BS-MOVE-02', 'BS-MOVE-03', 'BS-SCEN-01', 'BS-SCEN-02', 'BS-SCENE-01'];

describe('rule ids', () => {
  test('are found in a text, parts counting for themselves and their whole', () => {
    expect(idsIn('BS-AD-02a and (BS-AR-01), not BS-AD, BS-AD-0x3 or bs-ad-03')).toEqual(['BS-AD-02a', 'BS-AD-02', 'BS-AR-01']);
  });

  test('are chosen alone, by range and by prefix', () => {
    expect(chosen('BS-MOVE-02..03, BS-SCEN-*', KNOWN)).toEqual({ ids: ['BS-MOVE-02', 'BS-MOVE-03', 'BS-SCEN-01', 'BS-SCEN-02'], unknown: [] });
    expect(chosen('BS-MOVE-01, BS-MOVE-09, BS-NONE-*', KNOWN)).toEqual({ ids: ['BS-MOVE-01'], unknown: ['BS-MOVE-09', 'BS-NONE-*'] });
  });

  test('come later by the table under that heading alone', () => {
    const readme = '# G\n| BS-MOVE-01 | no |\n\n## Later\n\n| ids | why |\n|---|---|\n| `BS-MOVE-02` | the board |\n| BS-MOVE-03 | |\n\n## After\n| BS-SCEN-01 | no |\n';
    expect(laterIn(readme)).toEqual([{ ids: 'BS-MOVE-02', why: 'the board' }]);
    expect(laterIn('## Later\n| BS-MOVE-02 | at the end |\n')).toEqual([{ ids: 'BS-MOVE-02', why: 'at the end' }]);
  });
});

describe('the titles of a test file', () => {
  test('are those of groups and tests, with the rows that fill placeholders', () => {
    const text = "describe('A', () => { it('B', () => f('no')); test.each([['C', 'no'], ['D']])('%s E', f); it.each(['no'])('F', f); it(`G ${x} H`, f); it.skip('no', f); it.todo('no'); });";
    expect(titlesOf('a.test.ts', text)).toEqual(['A', 'B', '%s E', 'C', 'no', 'D', 'F', 'G   H']);
  });
});
