/** Ends with 1 when openapi/ is not what the code says, or clients/typescript not what openapi/ says. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '..');
const WRITERS = [
  { folder: 'openapi', writer: 'src/documents/emit.ts', source: 'the code does' },
  { folder: 'clients/typescript', writer: 'scripts/write-client.ts', source: 'openapi/openapi.json and umpire.ts do' },
] as const;

for (const { folder, writer, source } of WRITERS) {
  const emitted = mkdtempSync(join(tmpdir(), 'umpire-documents-'));
  try {
    execFileSync(process.execPath, [...process.execArgv, join(root, writer), emitted], { cwd: root, stdio: 'inherit' });
    const stale = readdirSync(emitted).filter((name) => contentOf(join(emitted, name)) !== contentOf(join(root, folder, name)));
    if (stale.length > 0) {
      console.error(`${stale.map((name) => `${folder}/${name}`).join(' and ')} no longer says what ${source}; run "npm run documents" and commit the result.`);
      process.exitCode = 1;
    } else console.log(`${folder}/ says what ${source}.`);
  } finally {
    rmSync(emitted, { recursive: true, force: true });
  }
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
