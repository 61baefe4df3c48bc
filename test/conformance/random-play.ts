import type { Ruling } from '../../src/kernel/ruleset/game';
import type { CitedEvent } from '../../src/kernel/ruleset/event';
import { type Dice, SeededDice } from '../../src/kernel/table/dice';
import type { Seat } from '../../src/kernel/table/table';
import type { Action, NamedSetup, Position, Trial } from './trial';

export type Judgement = Ruling<Position, CitedEvent>;
export type Ruled = Extract<Judgement, { ok: true }>;

/** One action of a recorded game; the first is the set-up, which nobody takes. */
export interface Step {
  readonly before: Position | null;
  readonly seat: Seat | null;
  readonly action: Action | null;
  readonly ruling: Ruled;
}

/** How a random game went. */
export interface Ending {
  readonly setup: unknown;
  readonly seed: string;
  readonly last: Position;
  readonly ended: boolean;
  /** What went wrong on the way: then the game is short. */
  readonly fault: string | null;
}

export interface GameRecord extends Ending {
  readonly steps: readonly Step[];
}

const CONCEDE_ONE_IN = 150;
const STAND_ONE_IN = 25;

/** Plays to the end by chance, and shows every step as it comes: any seat that is to act takes any offer; now and then somebody stands an answer or gives up. */
export function playOut(trial: Trial, { name, setup }: NamedSetup, number: number, show: (step: Step, taken: number) => void): Ending {
  const seed = `${trial.name}/${name}/${number}`;
  const { game } = trial;
  const dice = new SeededDice(`${seed}/dice`);
  const whim = new SeededDice(`${seed}/whim`);
  const created = game.create(setup, dice);
  if (!created.ok) throw new Error(`${seed}: ${JSON.stringify(created.refusals)}`);
  show({ before: null, seat: null, action: null, ruling: created }, 0);
  let { position } = created;
  const ending = (fault: string | null): Ending => ({ setup, seed, last: position, ended: game.outcome(position) !== null, fault });
  for (let taken = 1; game.outcome(position) === null; taken++) {
    if (taken > (trial.longest ?? 3000)) return ending(null);
    const toAct = game.toAct(position);
    if (toAct.length === 0) return ending('nobody is to act though the game has not ended');
    const seat = pick(toAct, whim);
    const action = whimOf(trial, position, whim, number) ?? { seat, action: offered(trial, position, seat, whim) };
    if (action.action === null) return ending(`${seat} is to act and has no offer`);
    const ruling = game.apply(position, action.seat, action.action, dice);
    if (!ruling.ok) return ending(`${JSON.stringify(action)} was refused: ${JSON.stringify(ruling.refusals)}`);
    show({ before: position, seat: action.seat, action: action.action, ruling }, taken);
    position = ruling.position;
  }
  return ending(null);
}

/** A random game with all its steps. */
export function randomGame(trial: Trial, setup: NamedSetup, number: number): GameRecord {
  const steps: Step[] = [];
  return { ...playOut(trial, setup, number, (step) => steps.push(step)), steps };
}

/** The first games of every set-up. */
export function* randomGames(trial: Trial, perSetup: number): Generator<GameRecord> {
  for (const setup of trial.setups) {
    for (let number = 0; number < perSetup; number++) yield randomGame(trial, setup, number);
  }
}

export function pick<T>(list: readonly T[], dice: Dice): T {
  return list.length > 1 ? list[dice.next(list.length) - 1]! : list[0]!;
}

function offered({ game }: Trial, position: Position, seat: Seat, whim: Dice): Action | null {
  const offers = game.legalActions(position, seat);
  return offers.length === 0 ? null : game.draw(position, seat, pick(offers, whim), whim);
}

function whimOf({ game, standing }: Trial, position: Position, whim: Dice, number: number): { seat: Seat; action: Action } | null {
  const seats = game.seats(position);
  if (number % 3 === 1 && whim.next(CONCEDE_ONE_IN) === 1) {
    const seat = pick(seats, whim);
    return game.apply(position, seat, { type: 'concede' }, new SeededDice('whim')).ok ? { seat, action: { type: 'concede' } } : null;
  }
  if (number % 3 === 2 && standing.length > 0 && whim.next(STAND_ONE_IN) === 1) {
    return { seat: pick(seats, whim), action: { type: 'set-standing-answer', ...pick(standing, whim) } };
  }
  return null;
}
