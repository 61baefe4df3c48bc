import { exact } from '../../kernel/chance/chances';
import type { ActionLike, ActionOdds, Game } from '../../kernel/ruleset/game';
import type { Position } from '../../kernel/ruleset/position';
import type { Json, Seat } from '../../kernel/table/table';
import { type ToldRatio, toldShare } from '../../resolution/ratios';
import { canonical } from './canonical';

type Uncounted = Extract<ActionOdds, { ok: false }>;

/** The chances of an action as they are told, or why they were not counted. */
export type ToldOdds =
  | { readonly ok: true; readonly outcomes: readonly { readonly outcome: Json; readonly chance: ToldRatio }[]; readonly assumed: Extract<ActionOdds, { ok: true }>['assumed'] }
  | Uncounted;

/** Counts what an action may lead to from what its seat may know. */
export function countOdds(game: Game, position: Position<unknown, ActionLike>, seat: Seat, action: ActionLike): ToldOdds {
  const odds = game.odds(position, seat, action);
  if (!odds.ok) return odds;
  const { values, weights, total } = exact(odds.outcomes);
  const outcomes = values.map((outcome, i) => ({ outcome, chance: toldShare(weights[i]!, total), text: canonical(outcome) }));
  // In an order that does not depend on how they were counted.
  outcomes.sort((a, b) => b.chance.decimal - a.chance.decimal || (a.text < b.text ? -1 : 1));
  return { ok: true, outcomes: outcomes.map(({ outcome, chance }) => ({ outcome, chance })), assumed: odds.assumed };
}
