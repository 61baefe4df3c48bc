import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Config } from '../config/config';

/** Whether the one at an address, so many steps away, is believed about who came before it. */
export type Trust = (address: string, steps: number) => boolean;

/** Whom the setting trusts: the nearest so many, or those with these addresses. */
export function trustIn(proxies: Config['trustProxy']): Trust {
  if (typeof proxies === 'string') return proxyAddress.compile(proxies.split(',').map((each) => each.trim()));
  return (_address, steps) => proxies !== false && steps < proxies;
}

/** The address that a request comes from, as far as known proxies tell. */
export function addressOf(request: IncomingMessage, trust: Trust): string {
  return proxyAddress(request, trust);
}
