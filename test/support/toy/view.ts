import type { Outcome } from '../../../src/kernel/ruleset/outcome';
import { total } from '../../../src/kernel/table/questions';
import type { Seat, Table } from '../../../src/kernel/table/table';
import type { ToyEvent } from './events';
import { copySide, type Model, type Side, type ToyState } from './state';

/** The state without the relics that this seat may not know of. */
export interface ToyView {
  readonly size: number;
  readonly rounds: number;
  readonly round: number;
  readonly turn: number;
  readonly taken: number;
  readonly models: readonly Model[];
  readonly sides: readonly Side[];
  readonly board: readonly number[];
  readonly ended: Outcome | null;
}

export function viewFor(state: ToyState, seat: Seat | null): ToyView {
  return {
    size: state.size,
    rounds: state.rounds,
    round: state.round,
    turn: state.turn,
    taken: state.taken,
    models: state.models,
    sides: state.sides.map((side) => sideAs(side, seat)),
    board: state.board,
    ended: state.ended,
  };
}

function sideAs(side: Side, seat: Seat | null): Side {
  const seen = copySide(side);
  if (!side.shown && side.seat !== seat) seen.relic = null;
  return seen;
}

/** Who carries a relic is told to its own seat only. */
export function witnessed(event: ToyEvent, seat: Seat | null): ToyEvent | null {
  if (event.type !== 'bearer-named' || event.seat === seat) return event;
  return { type: event.type, rule: event.rule, seat: event.seat, model: null };
}

/** A state that fits a view: unknown relics go to any model that could carry them. */
export function redealt(view: ToyView, seat: Seat, table: Table): ToyState {
  // Bearers are named all together, so that the own one tells whether they were.
  const named = view.sides.some((side) => side.seat === seat && side.relic !== null);
  const sides = view.sides.map((side, number) => {
    const dealt = copySide(side);
    if (named && !side.shown && side.seat !== seat) {
      const able = view.models.filter((model) => model.side === number && model.health > 0);
      const which = able.length > 1 ? table.ask(total(1, able.length), { rule: 'TOY-RELIC-01', purpose: 'unknown bearer', by: side.seat }) : 1;
      dealt.relic = able[which - 1]!.id;
    }
    return dealt;
  });
  return {
    size: view.size,
    rounds: view.rounds,
    round: view.round,
    turn: view.turn,
    taken: view.taken,
    models: view.models,
    sides,
    board: view.board,
    ended: view.ended,
  };
}
