/** Tells for every numbered rule whether a test names it or a reason says why none does yet; ends with 1 if neither. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ruleset } from '../src/kernel/ruleset/ruleset';
import { RULESETS } from '../src/rulesets';
import { chosen, idsIn, laterIn } from './rule-ids';
import { root, typescriptBelow } from './source-files';
import { titlesOf } from './test-titles';

interface Coverage {
  readonly rows: readonly (readonly string[])[];
  readonly faults: readonly string[];
  readonly notes: readonly string[];
}

function testedIds(rulesetId: string): ReadonlySet<string> {
  const files = [...typescriptBelow(`src/rulesets/${rulesetId}`), ...typescriptBelow('test')].filter((file) => file.endsWith('.test.ts'));
  return new Set(files.flatMap((file) => titlesOf(file, readFileSync(join(root, file), 'utf8'))).flatMap(idsIn));
}

function coverageOf({ id, rulebook }: Ruleset): Coverage {
  const known = rulebook.map((rule) => rule.id);
  const tested = testedIds(id);
  const faults: string[] = [];
  const reasons = new Map<string, string>();
  const readme = join(root, 'src', 'rulesets', id, 'README.md');
  for (const { ids, why } of existsSync(readme) ? laterIn(readFileSync(readme, 'utf8')) : []) {
    const named = chosen(ids, known);
    for (const one of named.ids) reasons.set(one, why);
    for (const one of named.unknown) faults.push(`${one} is listed as later, but no rule has that id.`);
  }
  const empty = known.filter((one) => !tested.has(one) && !reasons.has(one));
  for (const one of empty) faults.push(`${one} is named by no test title and not listed as later in src/rulesets/${id}/README.md.`);
  const topics = [...new Set(rulebook.map((rule) => rule.topic))];
  const rows = topics.map((topic) => {
    const ids = rulebook.filter((rule) => rule.topic === topic).map((rule) => rule.id);
    const waiting = ids.filter((one) => !tested.has(one) && reasons.has(one));
    const why = [...new Set(waiting.map((one) => reasons.get(one) ?? ''))].join(' / ');
    const count = (some: readonly string[]): string => (some.length === 0 ? '·' : String(some.length));
    return [topic, count(ids), count(ids.filter((one) => tested.has(one))), count(waiting), count(ids.filter((one) => empty.includes(one))), why];
  });
  const doubly = known.filter((one) => tested.has(one) && reasons.has(one));
  const notes = doubly.length === 0 ? [] : [`Tested although listed as later, so the list can shrink: ${doubly.join(', ')}.`];
  return { rows, faults, notes };
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => (column === 0 || column === row.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ').trimEnd()).join('\n');
}

for (const ruleset of RULESETS) {
  const { rows, faults, notes } = coverageOf(ruleset);
  console.log(`${ruleset.name}, ${ruleset.rulebook.length} rules\n`);
  console.log(`${table([['topic', 'rules', 'tested', 'later', 'empty', 'why later'], ...rows])}\n`);
  for (const line of [...notes, ...faults]) console.log(line);
  if (faults.length > 0) process.exitCode = 1;
}
