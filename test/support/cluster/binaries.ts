import { execFileSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** The folder with initdb and postgres of this machine; the newest where there are several. */
export function postgresBinaries(): string {
  const known = [...debian(), configured(), ...(process.env['PATH'] ?? '').split(delimiter)];
  const found = known.find((folder) => folder !== '' && ['initdb', 'postgres'].every((name) => isProgram(join(folder, name))));
  if (found === undefined) throw new Error(`A private Postgres cannot be made: neither PATH, ${DEBIAN}/*/bin nor pg_config --bindir has initdb and postgres. Install PostgreSQL (on Debian: postgresql), or put its bin folder on PATH.`);
  return found;
}

/** An unprivileged user where this process is root, since Postgres never runs as root; else nobody else is needed. */
export function postgresUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (flag: string): number => Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('A private Postgres cannot be made: this is root, as whom Postgres does not run, and there is neither a user postgres nor nobody.');
}

function debian(): readonly string[] {
  try {
    return readdirSync(DEBIAN)
      .filter((version) => /^\d+$/.test(version))
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(DEBIAN, version, 'bin'));
  } catch {
    return [];
  }
}

function configured(): string {
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
