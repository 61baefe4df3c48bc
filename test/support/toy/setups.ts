import type { ToySetup } from './setup';

const seats = (...teams: readonly string[]): ToySetup['seats'] => teams.map((team, i) => ({ seat: ['red', 'blue', 'green', 'gold'][i]!, team }));

export const DUEL: ToySetup = { size: 12, rounds: 5, models: 5, seats: seats('red', 'blue') };
export const SINGLES: ToySetup = { size: 8, rounds: 3, models: 1, seats: seats('red', 'blue') };
export const THREE_WAYS: ToySetup = { size: 10, rounds: 3, models: 3, seats: seats('red', 'blue', 'green') };
export const PAIRS: ToySetup = { size: 12, rounds: 3, models: 4, seats: seats('east', 'west', 'east', 'west') };
