import { isIP } from 'node:net';

export type FaultOf = (name: string, value: string) => string | null;

const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;

const CIDR = /^(.+?)(?:\/(\d{1,3}))?$/;
const MOST_PROXIES = 10;

export const noFault: FaultOf = () => null;

/** The same check, for a setting that may also have this value. */
export function unless(allowed: string, faultOf: FaultOf): FaultOf {
  return (name, value) => (value === allowed ? null : faultOf(name, value));
}

export function numberFault(least: number, most: number): FaultOf {
  return (name, value) =>
    /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most
      ? null
      : `${name} is "${value}", but must be a whole number from ${least} to ${most}.`;
}

export function oneOfFault(choices: readonly string[]): FaultOf {
  return (name, value) =>
    choices.includes(value) ? null : `${name} is "${value}", but must be one of: ${choices.join(', ')}.`;
}

export function hostFault(name: string, value: string): string | null {
  return isIP(value) !== 0 || HOST_NAME.test(value)
    ? null
    : `${name} is "${value}", but must be an IP address or a host name alone, such as 0.0.0.0 or localhost.`;
}

/** Never repeats the value: it may hold a password. */
export function postgresUrlFault(name: string, value: string): string | null {
  const wanted = 'but must look like postgres://user:password@host:5432/database';
  if (!URL.canParse(value)) {
    return `${name} is not a URL, ${wanted} (percent-encode special characters in the password).`;
  }
  const url = new URL(value);
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:') {
    return `${name} starts with "${url.protocol}", ${wanted}.`;
  }
  if (url.hostname === '' && !url.searchParams.has('host')) return `${name} names no host, ${wanted}.`;
  return null;
}

/** Never repeats the value: it is a secret. */
export function adminKeyFault(name: string, value: string): string | null {
  return /^umk_[A-Za-z0-9_-]{32,100}$/.test(value) ? null : `${name} must be umk_ followed by 32 to 100 letters, digits, hyphens or underscores.`;
}

/** Never repeats the value: it is a secret. */
export function tokenFault(name: string, value: string): string | null {
  return /^[\x21-\x7e]{16,200}$/.test(value) ? null : `${name} must have 16 to 200 visible characters.`;
}

export function proxyFault(name: string, value: string): string | null {
  if (/^\d+$/.test(value)) return Number(value) <= MOST_PROXIES ? null : `${name} is "${value}", but at most ${MOST_PROXIES} proxies are believed.`;
  const strange = value.split(',').find((part) => !isNetwork(part.trim()));
  return strange === undefined ? null : `${name} has "${strange.trim()}", but must be how many proxies there are, or their addresses, such as 10.0.0.0/8, 127.0.0.1.`;
}

function isNetwork(text: string): boolean {
  const [, address = '', bits] = CIDR.exec(text) ?? [];
  const family = isIP(address);
  return family !== 0 && (bits === undefined || Number(bits) <= (family === 4 ? 32 : 128));
}

/** Never repeats the value: it may hold a password. */
export function redisUrlFault(name: string, value: string): string | null {
  return URL.canParse(value) && /^rediss?:$/.test(new URL(value).protocol) && /^\/?\d*$/.test(new URL(value).pathname) ? null : `${name} must look like redis://user:password@host:6379/0.`;
}

/** Never repeats the value: it may hold a password. */
export function httpUrlFault(name: string, value: string): string | null {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) ? null : `${name} must look like http://collector:4318.`;
}

export function nameFault(name: string, value: string): string | null {
  return /^[\x20-\x7e]{1,100}$/.test(value) ? null : `${name} must have 1 to 100 visible characters.`;
}
