import { readFileSync } from 'node:fs';

/** What Linux counts a second of processor time in. */
const TICK_MS = 10;

/** Megabytes of memory that a process has in use. */
export function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** Milliseconds of the processor that a process has had. */
export function processorMsOf(pid: number): number {
  const [, rest = ''] = /^\d+ \(.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
