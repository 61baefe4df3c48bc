import type { Trial } from './trial';

const UNLESS_TOLD = 60;

/** How many random games of each set-up law 9 plays: as many as its trial says, or its share of `RANDOM_GAMES`. */
export function gamesOfEach({ games = UNLESS_TOLD, setups, more = [] }: Trial): number {
  const wanted = process.env['RANDOM_GAMES'];
  if (wanted === undefined) return games;
  if (!/^[1-9]\d{0,8}$/.test(wanted)) throw new RangeError(`RANDOM_GAMES is ${wanted}, not a number of games`);
  return Math.ceil(Number(wanted) / (setups.length + more.length));
}

/** Whether as many games are played as the trial says, so that whatever can occur should. */
export function isFull(trial: Trial): boolean {
  return gamesOfEach(trial) >= (trial.games ?? UNLESS_TOLD);
}
