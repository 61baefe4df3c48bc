import { createHmac, randomBytes } from 'node:crypto';
import { type Dice, SeededDice } from '../../kernel/table/dice';
import type { Seat } from '../../kernel/table/table';
import { sha256 } from './canonical';
import type { Deed } from './deeds';
import type { SessionFacts } from './facts';
import type { Contributions } from './seat-plan';

export function newSeed(): string {
  return randomBytes(32).toString('hex');
}

/** What is published of a seed before the first throw. */
export function commitmentOf(seed: string): string {
  return sha256(seed);
}

/** The seed of one action's dice: keyed by the server's secret, so that the faces of one action tell nothing of the next. */
export function throwSeed(seed: string, contributions: Contributions, seq: number): string {
  const given = Object.keys(contributions).sort().map((seat) => [seat, contributions[seat]]);
  return createHmac('sha256', seed).update(`${JSON.stringify(given)}/${seq}`).digest('hex');
}

/** The dice of one action: the server's for everybody, or in a game with the table's own dice for its bots alone and for whoever took too long. */
export function diceFor({ seed, dice, seats }: Pick<SessionFacts, 'seed' | 'dice' | 'seats'>, contributions: Contributions, seq: number, deed?: Deed): Dice {
  const seeded = new SeededDice(throwSeed(seed, contributions, seq));
  if (dice === 'server' || deed?.type === 'session.time-out') return seeded;
  const bots = new Set(seats.filter(({ bot }) => bot !== null).map(({ seat }) => seat));
  return { next: (sides, by) => (by !== undefined && bots.has(by) ? seeded.next(sides) : 0) };
}

/** What a bot's whims follow: no throw of the game shares it. */
export function whimOf(seed: string, seat: Seat, seq: number): Dice {
  return new SeededDice(createHmac('sha256', seed).update(`bot/${seat}/${seq}`).digest('hex'));
}
