import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../bench/application';
import { root } from '../bench/child';
import { BUILT } from '../support/cluster/service-process';

/** The service as it is delivered, compiled once for every process of these tests; below the project, where it finds its packages. */
export default async function buildOnce(): Promise<void> {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'cluster-'));
  process.env[BUILT] = folder;
  await build(folder);
}
