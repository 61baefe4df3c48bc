import { Injectable } from '@nestjs/common';
import { ProblemException } from '../http/problem';
import { homeOf } from '../limits/address';
import { Purses } from '../limits/purses';
import { Caller } from './caller';
import type { Key } from './key.store';
import { Keys } from './keys';
import { BAD_KEY } from './problems';
import { bearerOf, hashOfKey, isKeyShaped, isMeantAsKey } from './secret';

/** The headers that say who asks. */
export interface WhoHeaders {
  readonly authorization?: string | undefined;
  readonly 'x-api-key'?: string | string[] | undefined;
}

/** Tells who asks, from the headers of a request or the parameters of a socket. */
@Injectable()
export class Callers {
  constructor(
    private readonly keys: Keys,
    private readonly purses: Purses,
  ) {}

  /** At once where nothing must be looked up, so that a request need not wait. */
  identify(headers: WhoHeaders, address: string): Caller | ProblemException | Promise<Caller | ProblemException> {
    const sent = keyIn(headers);
    const home = homeOf(address);
    if (sent === null) return this.anonymous(home);
    if (!isKeyShaped(sent)) return this.refused(home);
    const known = this.keys.at(hashOfKey(sent));
    if (known !== undefined) return this.withKey(known, home);
    return this.keys.find(sent).then(
      (key) => this.withKey(key, home),
      () => new Caller(null, home, this.purses.of(home, 'address'), true),
    );
  }

  private anonymous(home: string): Caller {
    return new Caller(null, home, this.purses.of(home, 'address'));
  }

  private withKey(key: Key | null, home: string): Caller | ProblemException {
    if (key === null) return this.refused(home);
    this.keys.noteUse(key);
    // A publishable key is in everybody's hands: one visitor of a page must not use it up for the others.
    return new Caller(key, home, this.purses.of(key.kind === 'publishable' ? `${key.id}@${home}` : key.id, 'key'));
  }

  /** Guessing costs the address as much as asking; whoever has nothing left for it is any caller who must wait. */
  private refused(home: string): Caller | ProblemException {
    const caller = this.anonymous(home);
    caller.spend(1);
    return caller.whyWait() === null ? new ProblemException(BAD_KEY, { 'www-authenticate': 'Bearer' }) : caller;
  }
}

function keyIn(headers: WhoHeaders): string | null {
  const own = headers['x-api-key'];
  if (own !== undefined) return typeof own === 'string' ? own : (own[0] ?? '');
  const bearer = bearerOf(headers.authorization);
  return bearer !== null && isMeantAsKey(bearer) ? bearer : null;
}
