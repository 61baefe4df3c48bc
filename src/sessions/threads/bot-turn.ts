import type { ActionLike } from '../../kernel/ruleset/game';
import type { Seat } from '../../kernel/table/table';
import type { Deed } from '../core/deeds';
import { whimOf } from '../core/fair-dice';
import type { LogRow } from '../core/log';
import { botToAct, type TableState } from '../core/table-state';
import { Draft, type Drafted } from '../play/draft';

/** What bots did until a person was to act, or until it was time to tell. */
export interface TurnTaken {
  readonly rows: readonly LogRow[];
  readonly state: TableState;
  /** How long the rules took for them, the bots' thoughts apart. */
  readonly spentMs: number;
  /** Why a bot could do nothing, not even what a clock would do for it. */
  readonly stuck: string | null;
}

/** So much is stored at once, so that a long turn can be watched; less than the actions between two snapshots. */
export const MOST_IN_TURN = 20;
const LONGEST_MS = 50;

/** Lets the bots of a session act one after another. */
export function takeTurn(seated: Drafted): TurnTaken {
  const draft = new Draft(seated);
  const end = performance.now() + LONGEST_MS;
  do {
    const plan = botToAct(seated.house, draft.state);
    if (plan === null) break;
    const stuck = act(draft, seated, plan.seat, plan.bot!);
    if (stuck !== null) return { rows: draft.rows, state: draft.state, spentMs: draft.spentMs, stuck };
  } while (draft.rows.length < MOST_IN_TURN && performance.now() < end);
  return { rows: draft.rows, state: draft.state, spentMs: draft.spentMs, stuck: null };
}

function act(draft: Draft, seated: Drafted, seat: Seat, bot: string): string | null {
  const position = draft.state.position!;
  const refusals = draft.take(seat, choiceOf(draft, seated, seat, bot));
  if (refusals.length === 0) return null;
  const fallback = seated.house.game.otherwise(position, seat);
  return fallback !== null && draft.take(seat, fallback).length === 0 ? null : (refusals[0]?.message ?? 'refused');
}

/** What a bot does, from nothing but what its seat may know. */
function choiceOf({ state, rows }: Draft, { facts, house: { game }, version }: Drafted, seat: Seat, id: string): Deed {
  const position = state.position!;
  const bot = game.bots.find((each) => each.id === id);
  if (bot === undefined) throw new Error(`there is no bot ${id}`);
  return bot.decide(game.view(position, seat), seat, game.legalActions(position, seat), whimOf(facts.seed, seat, version + rows.length + 1)) as ActionLike;
}
