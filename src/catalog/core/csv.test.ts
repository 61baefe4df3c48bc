import { RULESETS } from '../../rulesets';
import { csvOf } from './csv';
import { catalogOf } from './game-catalog';
import { Kind } from './kind';

const chainmail = RULESETS.find(({ id }) => id === 'chainmail')!;
const models = chainmail.catalog.find(({ kind }) => kind === 'model')!;

/** Cells of CSV (RFC 4180). */
function cells(text: string): string[][] {
  return [...text.matchAll(/(?:^|\r\n)(?!$)((?:(?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,(?!$)|(?=\r\n|$)))+)/g)].map(([, line = '']) => [...line.matchAll(/("(?:[^"]|"")*"|[^",]*)(?:,|$)/g)].map(([, cell = '']) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)));
}

test('every row has every column, and figures stay figures', () => {
  const lines = csvOf([new Kind(chainmail, models)]).split('\r\n');
  expect(lines).toHaveLength(models.entries.length + 2);
  expect(lines[0]).toMatch(/^slug,kind,name,provenance,source,ruleIds,.*melee\.attack,melee\.damage/);
  const [head, ...rows] = cells(csvOf([new Kind(chainmail, { ...models, entries: [models.entries[4]!] })]));
  expect(rows[0]![head!.indexOf('save')]).toBe('-2');
});

test('no cell begins a formula', () => {
  const entry = { ...models.entries[0]!, name: '=HYPERLINK("http://x","y")', source: '+1', set: '@SUM(A1)', subtype: '-2+3' };
  const [head, row] = cells(csvOf([new Kind(chainmail, { ...models, entries: [entry] })]));
  expect(['name', 'source', 'set', 'subtype'].map((name) => row![head!.indexOf(name)])).toEqual(['\'=HYPERLINK("http://x","y")', "'+1", "'@SUM(A1)", "'-2+3"]);
  for (const ruleset of RULESETS) {
    for (const line of cells(csvOf([...catalogOf(ruleset).kinds.values()]))) for (const cell of line) expect(cell).not.toMatch(/^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/);
  }
});
