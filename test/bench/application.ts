import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { scripts } from '../../package.json';
import { output, root, serve, type Server } from './child';

/** Git knows this folder only by name: nothing in it is kept. */
const SCRATCH = join(root, '.bench');
const BUILT = join(SCRATCH, 'dist');

/** Compiles the service as `npm run build` does, beside whatever build is in use. */
export async function build(into = BUILT): Promise<void> {
  rmSync(into, { recursive: true, force: true });
  await output([require.resolve('@swc/cli/bin/swc.js'), 'src', '--out-dir', into, '--strip-leading-paths', '--ignore', '**/*.test.ts,**/testing/**', '--quiet']);
}

/** The options of Node that the service is started with. */
const OPTIONS = scripts.start.split(' ').filter((word) => word.startsWith('--'));

/** Starts the built service; it prints its address once it is ready. */
export function startApplication(env: Readonly<Record<string, string>>): Promise<Server> {
  return serve([...OPTIONS, join(BUILT, 'main.js')], { DATABASE_URL: '', LIMIT_ADDRESS: '100000000', LIMIT_KEY: '100000000', ...env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' });
}

export function freshFolder(): string {
  mkdirSync(SCRATCH, { recursive: true });
  return mkdtempSync(join(SCRATCH, 'data-'));
}

export function removeScratch(): void {
  remove(SCRATCH);
}

export function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
