import { setTimeout as pause } from 'node:timers/promises';
import type { Made } from '../player';
import type { Place } from '../service';
import { standing } from '../setups';

/** A node that starts again has the same few cores as those who knock. */
const AGAIN_MS = 100;
const SEATS = ['south', 'north'];

interface Written {
  readonly type: string;
  readonly kind: string;
  readonly about: string;
}

/** One of a writer's actions: it gives an answer in advance and takes it back by turns, so that a game of any length stays small. */
function actionOf(writer: number, n: number): Written {
  const about = `w${writer}-${n >> 1}`;
  const { kind } = standing(about);
  return n % 2 === 0 ? standing(about) : { type: 'drop-standing-answer', kind, about };
}

/** Tells the actions of all writers apart, also in the log. */
export function nameOf({ type, about }: { readonly type: string; readonly about?: string }): string {
  return `${type} ${about}`;
}

/** What a session's writers were told: the version at which each of their actions was stored. */
export class Writers {
  readonly acknowledged = new Map<string, number>();
  /** How often a request found nobody, or a database away, and was sent again. */
  sentAgain = 0;
  /** Every answer that no writer can live with. */
  readonly complaints: string[] = [];
  private stopped = false;
  private readonly all: Promise<unknown>;

  /** Writers that start at once, each with so many actions or until they are stopped; a writer goes round the nodes. */
  constructor(
    private readonly made: Made,
    private readonly places: () => readonly Place[],
    many: number,
    each = Infinity,
  ) {
    this.all = Promise.all(Array.from({ length: many }, (_, writer) => this.write(writer, each)));
  }

  /** Waits until every action that was begun is acknowledged. */
  async done(): Promise<void> {
    await this.all;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.all;
  }

  private async write(writer: number, each: number): Promise<void> {
    for (let n = 0; n < each && !this.stopped && this.complaints.length === 0; n++) {
      const action = actionOf(writer, n);
      const seat = SEATS[writer % SEATS.length]!;
      const version = await this.untilStored(action, seat, writer + n);
      if (version === null) return;
      this.acknowledged.set(nameOf(action), version);
      // Now and then an answer is asked for again, of the other node.
      if (n % 5 === 0 && (await this.untilStored(action, seat, writer + n + 1)) !== version) this.complaints.push(`${nameOf(action)} was stored twice`);
    }
  }

  private async untilStored(action: Written, seat: string, first: number): Promise<number | null> {
    for (let tries = 0; tries < 1_000; tries++) {
      const places = this.places();
      const answer = await this.send(places[(first + tries) % places.length]!, action, seat);
      if (typeof answer === 'number') return answer;
      if (answer !== 'again') return this.complain(`${nameOf(action)}: ${answer}`);
      this.sentAgain++;
      await pause(AGAIN_MS);
    }
    return this.complain(`${nameOf(action)} was never stored`);
  }

  private async send({ address }: Place, action: Written, seat: string): Promise<number | string> {
    try {
      const response = await fetch(`${address}/v1/sessions/${this.made.id}/actions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.made.tokens[seat]}`, 'idempotency-key': `${action.type}/${action.about}` },
        body: JSON.stringify({ action }),
      });
      const body = (await response.json()) as { version: number; code?: string };
      if (response.status === 200) return body.version;
      return response.status === 503 && response.headers.get('retry-after') !== null ? 'again' : `${response.status} ${body.code ?? ''}`;
    } catch {
      // Nobody there, or gone before the answer: whether it was stored is not known.
      return 'again';
    }
  }

  private complain(about: string): null {
    this.complaints.push(about);
    return null;
  }
}
