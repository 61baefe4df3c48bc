import type { LookupAddress } from 'node:dns';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { hostOf, isPublic, type Resolve, resolveHost } from './public-address';

const PATIENCE_MS = 10_000;

/** What came of a message: the status of the answer, or why there is none. */
export type Sent = { readonly status: number } | { readonly fault: string };

/** Sends messages to addresses that callers name: to public ones alone, to the address that was checked, and nowhere else. */
export class Outward {
  constructor(
    private readonly allowPrivate: boolean,
    private readonly resolve: Resolve = resolveHost,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /** What is wrong with an address, as far as can be told without asking anybody. */
  whyNot(text: string): string | null {
    if (!URL.canParse(text)) return 'is not a URL';
    const url = new URL(text);
    if (url.protocol !== 'https:' && !(this.allowPrivate && url.protocol === 'http:')) return 'must begin with https';
    if (url.username !== '' || url.password !== '') return 'may hold no password';
    return null;
  }

  /** The addresses of a URL's host, or why nothing may be sent there: one that is not public spoils all. */
  async addresses(url: URL): Promise<readonly LookupAddress[] | { readonly fault: string }> {
    let found: readonly LookupAddress[];
    try {
      found = await this.resolve(hostOf(url));
    } catch {
      return { fault: 'the host is not known' };
    }
    if (found.length === 0) return { fault: 'the host is not known' };
    return this.allowPrivate || found.every(({ address }) => isPublic(address)) ? found : { fault: 'the host has an address that is not public' };
  }

  /** Posts a body; answers of any kind end it, and none leads elsewhere. */
  async post(address: string, body: string, headers: Readonly<Record<string, string>>): Promise<Sent> {
    const wrong = this.whyNot(address);
    if (wrong !== null) return { fault: `the address ${wrong}` };
    const url = new URL(address);
    const found = await this.addresses(url);
    return 'fault' in found ? found : this.send(url, found[0]!, body, headers);
  }

  private send(url: URL, pinned: LookupAddress, body: string, headers: Readonly<Record<string, string>>): Promise<Sent> {
    // The name is not resolved again: whoever owns it could answer otherwise this time.
    const lookup = (_host: string, options: object, done: (fault: null, address: unknown, family?: number) => void): void => {
      if ('all' in options && options.all === true) done(null, [pinned]);
      else done(null, pinned.address, pinned.family);
    };
    return new Promise((resolve) => {
      const asked = (url.protocol === 'https:' ? secure : plain)(url, { method: 'POST', agent: false, lookup: lookup as never, headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) } }, (answer) => {
        resolve({ status: answer.statusCode ?? 0 });
        // What it says is of no interest.
        answer.destroy();
      });
      const timer = setTimeout(() => asked.destroy(new Error('no answer in time')), this.patienceMs);
      asked.on('error', (fault) => resolve({ fault: fault.message.slice(0, 200) })).on('close', () => clearTimeout(timer));
      asked.end(body);
    });
  }
}
