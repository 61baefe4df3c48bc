import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { root, typescriptBelow } from '../../scripts/source-files';

export interface Import {
  readonly from: string;
  /** A file of this project, or the name of a package. */
  readonly to: string;
  readonly inside: boolean;
}

/** Everything that the files below a folder import, types included. */
export function importsBelow(folder: string, keep: (file: string) => boolean): readonly Import[] {
  return typescriptBelow(folder).filter(keep).flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')));
}

export function importsOf(file: string, text: string): readonly Import[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => ({
    from: file,
    to: fileName.startsWith('.') ? fileAt(posix.join(posix.dirname(file), fileName)) : fileName,
    inside: fileName.startsWith('.'),
  }));
}

function fileAt(path: string): string {
  return [`${path}.ts`, `${path}/index.ts`].find((file) => existsSync(join(root, file))) ?? path;
}

/** One cycle for each knot of files that import each other, or none. */
export function cyclesIn(imports: readonly Import[]): readonly string[] {
  const targets = new Map<string, string[]>();
  for (const { from, to, inside } of imports) if (inside) targets.set(from, [...(targets.get(from) ?? []), to]);
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) cycles.push([...path.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return cycles;
}
