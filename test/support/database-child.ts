import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedDatabase, startEmbedded } from '../../src/platform/database/embedded/start-embedded';

/** Lets a database process load TypeScript, since tests run without a build. */
const LOADS_TYPESCRIPT = ['-r', join(__dirname, 'register-typescript.js')];

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'umpire-test-'));
}

export function startChild(dataDir: string): Promise<EmbeddedDatabase> {
  return startEmbedded(dataDir, LOADS_TYPESCRIPT);
}

/** An embedded database of its own, in a folder that goes with it. */
export async function startFreshChild(): Promise<EmbeddedDatabase> {
  const dataDir = temporaryFolder();
  const database = await startChild(dataDir);
  return {
    ...database,
    stop: async () => {
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
