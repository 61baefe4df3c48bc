/** Ends with 1 when openapi/ is not what the code says. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '..');
const committed = join(root, 'openapi');
const emitted = mkdtempSync(join(tmpdir(), 'umpire-documents-'));

try {
  execFileSync(process.execPath, [...process.execArgv, join(root, 'src', 'documents', 'emit.ts'), emitted], { cwd: root, stdio: 'inherit' });
  const stale = readdirSync(emitted).filter((name) => contentOf(join(emitted, name)) !== contentOf(join(committed, name)));
  if (stale.length > 0) {
    console.error(`${stale.map((name) => `openapi/${name}`).join(' and ')} no longer says what the code does; run "npm run documents" and commit the result.`);
    process.exitCode = 1;
  } else console.log('openapi/ says what the code does.');
} finally {
  rmSync(emitted, { recursive: true, force: true });
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
