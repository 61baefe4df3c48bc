import { type Checked, granted, type Refusal, refused } from '../../../src/kernel/ruleset/refusal';
import type { Seat } from '../../../src/kernel/table/table';
import { copyModel, copySide, FULL_HEALTH, type Model, MODEL_IDS, type ToyState } from './state';

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
  const models = seats.flatMap((_, side) => lineUp(setup, side));
  const board = new Array<number>(size * size).fill(0);
  models.forEach((model, i) => (board[model.at] = i + 1));
  const sides = seats.map(({ seat, team }) =>
    copySide({ seat, team, stance: 'steady', luck: 1, relic: null, shown: false, invoked: false, gone: false }),
  );
  return granted({ size, rounds, round: 0, turn: 0, taken: 0, models, sides, board, ended: null });
}

function lineUp({ size, models }: ToySetup, side: number): Model[] {
  const start = (size - models) >> 1;
  return Array.from({ length: models }, (_, i) => {
    const along = start + i;
    const at = [3 * size + along, (size - 4) * size + along, along * size, along * size + size - 1][side]!;
    const id = MODEL_IDS[side * models + i]!;
    return copyModel({ id, side, at, health: FULL_HEALTH, shaken: false, moved: false, fought: false, reacted: false });
  });
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
