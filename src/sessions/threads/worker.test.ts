import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/source-files';
import { importsOf } from '../../../test/architecture/imports-graph';

/** Everything that a file loads, directly or not. */
function loadedBy(entry: string): readonly string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const { to, inside } of importsOf(file, readFileSync(join(root, file), 'utf8'))) if (inside) visit(to);
    else found.add(to);
  };
  visit(entry);
  return [...found];
}

describe('what threads load', () => {
  test.each(['src/sessions/threads/worker.ts', 'src/resolution/worker.ts'])('%s: the rules, schemas and nothing of the service', (entry) => {
    const loaded = loadedBy(entry);
    expect(loaded).toContain('src/rulesets/index.ts');
    const packages = loaded.filter((name) => !name.endsWith('.ts') && !/^@sinclair\/typebox|^pure-rand\//.test(name));
    expect(packages.filter((name) => name !== 'node:crypto')).toEqual([]);
    expect(loaded.filter((name) => name.startsWith('src/platform/') || name.endsWith('.module.ts'))).toEqual([]);
  });
});
