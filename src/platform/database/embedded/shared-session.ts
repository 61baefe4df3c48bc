import { type Answer, readAnswer } from './answer';
import type { Batch } from './batch';
import { Turns } from './turns';
import { query, SYNC } from './wire';

export interface Engine {
  /** Runs whole protocol messages and returns whole protocol messages. */
  run(messages: Buffer): Promise<Buffer>;
}

export interface Party {
  /** SQL that gives the session the settings this party connected with, or nothing. */
  readonly settings: string;
  readonly gone: boolean;
}

const ROLL_BACK = Buffer.concat([SYNC, query('ROLLBACK')]);
const SILENCE = readAnswer(Buffer.alloc(0), false);

/**
 * The engine is one Postgres session. Every connection uses it in turn and keeps its turn while it is in a
 * transaction, which gives connections the isolation they would have on a server, one after another.
 */
export class SharedSession {
  readonly #turns = new Turns<Party>();
  #settings = '';

  constructor(
    private readonly engine: Engine,
    private readonly onBroken: (reason: unknown) => void,
  ) {}

  async exchange(party: Party, batch: Batch): Promise<Answer> {
    await this.#turns.take(party);
    if (party.gone) return SILENCE;
    try {
      await this.#applySettings(party);
      const answer = readAnswer(await this.engine.run(batch.bytes), batch.endsReady);
      if (batch.endsReady && answer.status === null) throw new Error('The embedded database gave no full answer.');
      if (batch.endsReady && answer.status === 'I') this.#turns.pass(party);
      return answer;
    } catch (error) {
      await this.leave(party);
      throw error;
    }
  }

  /** Undoes what a party left open, and lets the next one in. */
  async leave(party: Party): Promise<void> {
    if (!this.#turns.isHeldBy(party)) return;
    try {
      const { status } = readAnswer(await this.engine.run(ROLL_BACK), true);
      if (status !== 'I') throw new Error('The embedded database did not roll back.');
    } catch (error) {
      this.onBroken(error);
      return;
    }
    this.#turns.pass(party);
  }

  async #applySettings(party: Party): Promise<void> {
    if (party.settings === this.#settings) return;
    const { failed } = readAnswer(await this.engine.run(query(`RESET ALL; ${party.settings}`)), true);
    if (failed) throw new Error('The embedded database does not know a setting of this connection.');
    this.#settings = party.settings;
  }
}
