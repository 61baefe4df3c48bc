import { certain } from '../../../kernel/chance/chances';
import { everyOutcome } from '../../../kernel/chance/every-outcome';
import type { Play } from '../../../kernel/ruleset/play';
import { TooManyOutcomes } from '../../../kernel/table/signal';
import type { Table } from '../../../kernel/table/table';
import type { Activation } from '../game/action';
import type { ChainmailEvent } from '../game/events';
import type { Skirmish } from '../game/state';
import { takeTurn } from '../game/turn';
import { worthOfSide } from './worth-of-sides';

/** How many branches may still be walked before a decision takes too long. */
export interface Patience {
  left: number;
}

interface Foreseen {
  readonly state: Skirmish;
  /** What the state is worth to the side, once the turn has been taken. */
  readonly worth: number;
}

/** What a turn is worth to a side on average, by every outcome of its dice; nothing is worth less than what the rules refuse; null where patience gives out. Decisions on the way go as their owners would leave them. */
export function foresee(state: Skirmish, side: number, action: Activation, most: number, patience: Patience): number | null {
  const turn = {
    name: action.type,
    run({ state: before }: Foreseen, table: Table): Foreseen {
      patience.left--;
      const play = playOf(before, table);
      if (takeTurn(play, side, action) !== null) throw new Refused();
      return { state: play.state, worth: worthOfSide(play.state, side) };
    },
    key: ({ worth }: Foreseen) => String(worth),
  };
  try {
    const { values, weights, total } = everyOutcome(certain<Foreseen>({ state, worth: 0 }), turn, Math.min(most, patience.left));
    return values.reduce((sum, { worth }, i) => sum + worth * (Number(weights[i]!) / Number(total)), 0);
  } catch (signal) {
    if (signal instanceof Refused) return -Infinity;
    if (signal instanceof TooManyOutcomes) return null;
    throw signal;
  }
}

/** Thrown through the counting of a turn that the rules refuse. */
class Refused {}

function playOf(state: Skirmish, table: Table): Play<Skirmish, ChainmailEvent> {
  return {
    state,
    ask: (question, why) => table.ask(question, why),
    choose: (decision) => table.choose(decision),
    tell() {
      // Nobody listens to what is only foreseen.
    },
  };
}
