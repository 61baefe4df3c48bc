import { isIP } from 'node:net';

type FaultOf = (name: string, value: string) => string | null;

const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;

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
