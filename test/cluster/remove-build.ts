import { rmSync } from 'node:fs';
import { BUILT } from '../support/cluster/service-process';

export default function removeBuild(): void {
  const folder = process.env[BUILT];
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
