import { type Checked, granted, type Refusal, refused } from '../../../src/kernel/ruleset/refusal';
import type { Seat } from '../../../src/kernel/table/table';
import { copyModel, copySide, FULL_HEALTH, type Model, MODEL_IDS, type Side, type ToyState } from './state';

export interface ToySetup {
  readonly size: number;
  readonly rounds: number;
  /** Models of each seat. */
  readonly models: number;
  readonly seats: readonly { readonly seat: Seat; readonly team: string }[];
}

/** The board as set up, or everything that is wrong with the set-up (TOY-SETUP-01). */
export function setUp(setup: ToySetup): Checked<ToyState> {
  const found = faultsOf(setup);
  if (found.length > 0) return refused(...found);
  const { size, rounds, seats } = setup;
  const models: Model[] = [];
  const sides: Side[] = [];
  const board = new Array<number>(size * size).fill(0);
  for (let side = 0; side < seats.length; side++) {
    const { seat, team } = seats[side]!;
    sides.push(copySide({ seat, team, stance: 'steady', luck: 1, relic: null, shown: false, invoked: false, gone: false }));
    for (let i = 0; i < setup.models; i++) {
      const at = startOf(setup, side, i);
      const id = MODEL_IDS[models.length]!;
      models.push(copyModel({ id, side, at, health: FULL_HEALTH, shaken: false, moved: false, fought: false, reacted: false }));
      board[at] = models.length;
    }
  }
  return granted({ size, rounds, round: 0, turn: 0, taken: 0, models, sides, board, ended: null });
}

/** Where a model starts: each side in the middle of its own edge. */
function startOf({ size, models }: ToySetup, side: number, number: number): number {
  const along = ((size - models) >> 1) + number;
  switch (side) {
    case 0:
      return 3 * size + along;
    case 1:
      return (size - 4) * size + along;
    case 2:
      return along * size;
    default:
      return along * size + size - 1;
  }
}

function faultsOf({ size, rounds, models, seats }: ToySetup): Refusal[] {
  const found: Refusal[] = [];
  const check = (fine: boolean, pointer: string, message: string): void => {
    if (!fine) found.push({ code: `setup${pointer.replaceAll('/', '.')}`, rule: 'TOY-SETUP-01', message, facts: {}, pointer });
  };
  check(between(size, 8, 16), '/size', 'A board has 8 to 16 squares a side.');
  check(between(rounds, 1, 20), '/rounds', 'A game has 1 to 20 rounds.');
  check(between(models, 1, 6), '/models', 'A seat has 1 to 6 models.');
  check(between(seats.length, 2, 4), '/seats', 'Two to four seats play.');
  check(new Set(seats.map(({ seat }) => seat)).size === seats.length, '/seats', 'Every seat has its own name.');
  check(new Set(seats.map(({ team }) => team)).size > 1, '/seats', 'There are at least two teams.');
  return found;
}

function between(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
