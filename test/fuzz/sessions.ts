import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { RULESETS } from '../../src/rulesets';
import { TEST_KEY } from '../support/database';
import { DUEL, HOTSEAT } from '../support/sessions/setups';
import type { Who } from './asked';

/** How many sessions are at hand; new ones take the places of old ones. */
const KEPT = 24;

export interface Known {
  readonly id: string;
  readonly creator: string;
  readonly seats: readonly { readonly seat: string; readonly token: string }[];
}

/** The sessions that requests are about, and the keys that go with them. */
export class Sessions {
  private readonly known: Known[] = [];
  private next = 0;

  private constructor(private readonly publishable: string) {}

  /** Some of each kind: made and started, open to all and not. */
  static async make(app: NestFastifyApplication): Promise<Sessions> {
    const post = async (url: string, key: string, payload: object): Promise<unknown> => {
      const answer = await app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${key}` }, payload });
      if (answer.statusCode >= 300) throw new Error(answer.payload);
      return answer.json();
    };
    const { key } = (await post('/v1/keys', TEST_KEY, { name: 'a page', kind: 'publishable' })) as { key: string };
    const sessions = new Sessions(key);
    const ready = RULESETS.flatMap(({ id, game }) => (game === null ? [] : game.setups.slice(0, 1).map((setup) => ({ ruleset: id, setup: setup.id }))));
    for (const body of [HOTSEAT, DUEL, { ...HOTSEAT, public: false }, { ...DUEL, public: false }, ...ready]) {
      for (const started of [true, true, false]) {
        const made = await post('/v1/sessions', TEST_KEY, body);
        const known = sessions.note(made);
        if (started && known !== null) await post(`/v1/sessions/${known.id}/start`, known.creator, {});
      }
    }
    return sessions;
  }

  /** Keeps a session if this is the answer that made one. */
  note(made: unknown): Known | null {
    const { id, creator, seats } = made as { id?: string; creator?: { token?: string }; seats?: readonly { seat: string; token?: string }[] };
    if (typeof id !== 'string' || typeof creator?.token !== 'string' || !Array.isArray(seats)) return null;
    const known = { id, creator: creator.token, seats: seats.flatMap(({ seat, token }) => (token === undefined ? [] : [{ seat, token }])) };
    this.known[this.next++ % KEPT] = known;
    return known;
  }

  at(number: number): Known {
    return this.known[number % this.known.length]!;
  }

  authorization({ kind }: Who, about: number): string | null {
    const { creator, seats } = this.at(about);
    switch (kind) {
      case 'nobody':
        return null;
      case 'key':
        return TEST_KEY;
      case 'publishable':
        return this.publishable;
      case 'creator':
        return creator;
      case 'seat':
        return seats[about % Math.max(1, seats.length)]?.token ?? creator;
      case 'stranger':
        return this.at(about + 1).creator;
      default:
        return kind satisfies never;
    }
  }
}
