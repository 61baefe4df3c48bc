import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const GROUPS_OF_A_HOME = 4;

/** Whom an address stands for: of IPv6 the first half, since a home has all the rest for itself. */
export function homeOf(address: string): string {
  const [, mapped] = MAPPED.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]!.split('::', 2);
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, GROUPS_OF_A_HOME).map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Whether a caller sits on this very machine. */
export function isLoopback(address: string): boolean {
  return address === '::1' || homeOf(address).startsWith('127.');
}
