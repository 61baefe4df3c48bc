import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, messageOf } from '../../config/error-details';
import { lockFolder } from './folder-lock';
import type { ProcessMark } from './process-mark';

export interface OpenFolder {
  /** Where the database files are. */
  readonly path: string;
  release(): void;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
};

/** Makes the data folder ready for this process alone; every failure is one sentence. */
export async function openFolder(dataDir: string, parent: ProcessMark): Promise<OpenFolder> {
  const lock = await lockWritable(dataDir, parent);
  if (lock === null) {
    throw new Error(`The data folder ${dataDir} is in use by another running Umpire; stop that one or set DATA_DIR to another folder.`);
  }
  return { path: join(dataDir, 'postgres'), release: () => lock.release() };
}

async function lockWritable(dataDir: string, parent: ProcessMark): ReturnType<typeof lockFolder> {
  try {
    mkdirSync(dataDir, { recursive: true });
    return await lockFolder(join(dataDir, 'postgres.lock'), parent);
  } catch (error) {
    const reason = REASONS[codeOf(error)] ?? messageOf(error);
    throw new Error(`The data folder ${dataDir} cannot be written (${reason}); set DATA_DIR to a folder that can.`);
  }
}
