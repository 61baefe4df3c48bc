/** Prints every place in the code that names a rule: npm run rules:where -- BS-AR-01 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idsIn } from './rule-ids';
import { root, typescriptBelow } from './source-files';

/** Where a reader wants to look first. */
const SHELVES: readonly (readonly [name: string, holds: RegExp])[] = [
  ['tests', /\.test\.ts$|^test\//],
  ['rulebook', /\/rulebook\//],
  ['rules', /\/rules\//],
  ['procedures', /\/procedures\//],
  ['elsewhere', /./],
];
const ORDER = ['rules', 'procedures', 'elsewhere', 'tests', 'rulebook'];

interface Place {
  readonly shelf: string;
  readonly text: string;
}

function placesOf(id: string): readonly Place[] {
  return [...typescriptBelow('src'), ...typescriptBelow('test')].flatMap((file) => {
    const shelf = SHELVES.find(([, holds]) => holds.test(file))?.[0] ?? 'elsewhere';
    return readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (idsIn(line).includes(id) ? [{ shelf, text: `${file}:${index + 1}: ${line.trim().slice(0, 120)}` }] : []));
  });
}

const wanted = process.argv.slice(2);
if (wanted.length === 0) {
  console.error('Name at least one rule: npm run rules:where -- BS-AR-01');
  process.exitCode = 1;
}
for (const id of wanted) {
  const places = placesOf(id);
  if (places.length === 0) {
    console.error(`No file names ${id}.`);
    process.exitCode = 1;
  }
  for (const shelf of ORDER) {
    const here = places.filter((place) => place.shelf === shelf);
    if (here.length > 0) console.log(`${id} in ${shelf}\n${here.map(({ text }) => `  ${text}`).join('\n')}`);
  }
}
