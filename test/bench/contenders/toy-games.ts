import type { Dice } from '../../../src/kernel/table/dice';

/** What is played: two to four seats, as many games of each as the bench takes for one call. */
const seats = (...teams: readonly string[]) => teams.map((team, i) => ({ seat: ['red', 'blue', 'green', 'gold'][i]!, team }));

export const SETUPS = [
  { size: 12, rounds: 5, models: 5, seats: seats('red', 'blue') },
  { size: 10, rounds: 3, models: 3, seats: seats('red', 'blue', 'green') },
  { size: 12, rounds: 3, models: 4, seats: seats('east', 'west', 'east', 'west') },
] as const;

export const GAMES_OF_EACH = 10;

/** How a random game ended: its last state and how many actions led there. */
export interface Played {
  readonly state: object;
  readonly actions: number;
}

export type Play = (setup: (typeof SETUPS)[number], seed: string) => Played;

/** Plays every game of the bench once; returns the actions taken. */
export function everyGame(play: Play, each = GAMES_OF_EACH): number {
  let actions = 0;
  for (const setup of SETUPS) for (let i = 0; i < each; i++) actions += play(setup, `bench/${i}`).actions;
  return actions;
}

export function pick<T>(list: readonly T[], dice: Dice): T {
  return list.length > 1 ? list[dice.next(list.length) - 1]! : list[0]!;
}
