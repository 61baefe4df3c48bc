import { readFileSync } from 'node:fs';
import { codeOf } from '../../config/error-details';

/** A process id alone is soon given to another process, above all in containers; with its start time it is not. */
export interface ProcessMark {
  readonly pid: number;
  /** Null where the system does not tell. */
  readonly startedAt: string | null;
}

export const thisProcess = (): ProcessMark => markOf(process.pid);
export const parentProcess = (): ProcessMark => markOf(process.ppid);

export function isStillRunning(mark: ProcessMark): boolean {
  if (!isAlive(mark.pid)) return false;
  const stat = statOf(mark.pid);
  if (stat === null) return true;
  return stat.state !== ZOMBIE && (mark.startedAt === null || mark.startedAt === stat.startedAt);
}

const ZOMBIE = 'Z';

function markOf(pid: number): ProcessMark {
  return { pid, startedAt: statOf(pid)?.startedAt ?? null };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function statOf(pid: number): { readonly state: string; readonly startedAt: string } | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Counted from behind the process name, which may itself hold spaces and brackets.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' };
  } catch {
    return null;
  }
}
