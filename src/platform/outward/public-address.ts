import { lookup as resolveName, type LookupAddress } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** Networks of the fourth version that are nobody's in public: of this host, private, shared, of documentation, of many at once, reserved. */
const NOT_PUBLIC_4 = ['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'];
/** Of the sixth version only this is public, without what carries addresses of the fourth or is for documentation. */
const GLOBAL_6 = ['2000::/3'];
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const notPublic4 = listOf(NOT_PUBLIC_4, 'ipv4');
const global6 = listOf(GLOBAL_6, 'ipv6');
const notPublic6 = listOf(NOT_PUBLIC_6, 'ipv6');

/** Resolves a name to all its addresses; a test may bring its own. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

export const resolveHost: Resolve = (host) => new Promise((resolve, reject) => resolveName(host, { all: true, verbatim: true }, (fault, found) => (fault === null ? resolve(found) : reject(fault))));

/** Whether an address can be anybody's in the whole net. */
export function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !notPublic4.check(address, 'ipv4');
    case 6:
      return !address.includes('%') && global6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
    default:
      return false;
  }
}

/** The host of a URL as a resolver takes it. */
export function hostOf({ hostname }: URL): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
}

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}
