import { readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

export const root = resolve(__dirname, '..');

/** Every TypeScript file below a folder of the project, as a path from the project's root. */
export function typescriptBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.replaceAll(sep, '/')}`)
    .sort();
}
