import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that holds package.json, whether this file runs from src or from dist. */
export const projectRoot = folderWithPackageJson(__dirname);

function folderWithPackageJson(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json was found above the compiled code.');
  return folderWithPackageJson(parent);
}
