import type { Refusal } from '../../kernel/ruleset/refusal';
import { type Dice, NO_DICE } from '../../kernel/table/dice';
import type { Seat } from '../../kernel/table/table';
import { hashOf } from '../core/canonical';
import type { Deed } from '../core/deeds';
import type { SessionFacts } from '../core/facts';
import { diceFor } from '../core/fair-dice';
import { judge, secretsAmong } from '../core/judge';
import { NO_PAST, type Past } from '../core/judgement';
import { factsAt, type LogRow } from '../core/log';
import type { House, TableState } from '../core/table-state';

const NOT_LAST: Refusal = { code: 'list.dice', rule: '', message: 'Only the last action of a list may throw dice or open a decision.', facts: {} };

/** What actions are judged on. */
export interface Drafted {
  readonly facts: Pick<SessionFacts, 'seed' | 'dice' | 'seats'>;
  readonly house: House;
  readonly version: number;
  readonly state: TableState;
}

/** Actions that were judged but not stored yet. */
export class Draft {
  readonly rows: LogRow[] = [];
  state: TableState;
  /** How long the rules took. */
  spentMs = 0;
  private past: Past = NO_PAST;

  constructor(private readonly seated: Drafted) {
    this.state = seated.state;
  }

  /** Lets actions go back to the state of this version. */
  recall(version: number, state: TableState): void {
    this.past = (asked) => (asked === version ? state : null);
  }

  /** Takes an action with the dice that this place in the log has; nothing changes if it is refused. */
  take(seat: Seat | null, deed: Deed): readonly Refusal[] {
    return this.judged(seat, deed, diceFor(factsAt(this.seated.house, this.seated.facts, this.state), this.state.contributions, this.seated.version + this.rows.length + 1, deed));
  }

  /** Takes an action that others follow: it may neither throw dice nor wait for anybody. */
  takeDry(seat: Seat, deed: Deed): readonly Refusal[] {
    const refusals = this.judged(seat, deed, NO_DICE);
    return refusals.length === 0 && this.state.position?.suspended ? [NOT_LAST] : refusals;
  }

  /** Whether the rules allow an action, as far as can be told without a single die. */
  tryOut(seat: Seat, deed: Deed): readonly Refusal[] {
    return this.judged(seat, deed, NO_DICE);
  }

  /** Takes over actions that a thread has judged on the same state. */
  adopt({ rows, state, spentMs }: { readonly rows: readonly LogRow[]; readonly state: TableState; readonly spentMs: number }): void {
    this.rows.push(...rows);
    this.state = state;
    this.spentMs += spentMs;
  }

  private judged(seat: Seat | null, action: Deed, dice: Dice): readonly Refusal[] {
    const began = performance.now();
    const judgement = judge(this.seated.house, this.state, seat, action, dice, this.past);
    this.spentMs += performance.now() - began;
    if (!judgement.ok) return judgement.refusals;
    const { state, events, faces } = judgement;
    this.rows.push({ seq: this.seated.version + this.rows.length + 1, seat, action, faces, dice: judgement.dice, events, secret: secretsAmong(this.seated.house, events), stateHash: hashOf(state), at: new Date() });
    this.state = state;
    return [];
  }
}
