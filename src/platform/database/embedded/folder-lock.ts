import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../../config/error-details';
import { isStillRunning, parentProcess, type ProcessMark, thisProcess } from './process-mark';

/** Who has the database files open, and for whom. */
interface Holder {
  readonly child: ProcessMark;
  readonly parent: ProcessMark;
}

export interface FolderLock {
  release(): void;
}

/** How long a holder whose parent was killed may take to close its files. */
const CLOSING_MS = 10_000;
/** How long a lock may be empty because its maker is still writing it. */
const WRITING_MS = 1_000;

/** Takes the lock for a parent, who may be dead by now, or returns null when another live process has it. */
export async function lockFolder(file: string, parent = parentProcess()): Promise<FolderLock | null> {
  const mine = JSON.stringify({ child: thisProcess(), parent } satisfies Holder);
  const began = Date.now();
  while (!create(file, mine)) {
    const found = read(file);
    const holder = parse(found);
    const waited = Date.now() - began;
    if (holder === null) {
      if (waited > WRITING_MS) removeStale(file, found);
    } else if (!isStillRunning(holder.child)) {
      removeStale(file, found);
    } else if (isStillRunning(holder.parent) || waited > CLOSING_MS) {
      return null;
    }
    await wait(20);
  }
  return { release: () => rmSync(file, { force: true }) };
}

function create(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}

function parse(content: string): Holder | null {
  try {
    return JSON.parse(content) as Holder;
  } catch {
    return null;
  }
}

/** Two processes may find the same stale lock; the slower one must not remove the lock the faster one has just made. */
function removeStale(file: string, expected: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (read(aside) === expected) rmSync(aside);
  else renameSync(aside, file);
}
