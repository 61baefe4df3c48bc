import type { ActionLike, Bot, Game } from '../../kernel/ruleset/game';
import type { Position } from '../../kernel/ruleset/position';
import { SeededDice } from '../../kernel/table/dice';
import type { Seat } from '../../kernel/table/table';

/** Some games to be played from what a seat may know. */
export interface Simulation {
  readonly position: Position<unknown, ActionLike>;
  readonly seat: Seat;
  /** Who plays each seat. */
  readonly bots: { readonly [seat: Seat]: string };
  readonly seed: string;
  /** Number of the first game: each has dice of its own. */
  readonly from: number;
  readonly games: number;
  /** When to stop, if not all were played by then. */
  readonly mostMs: number;
}

/** How often each seat won or drew, in games that came to an end. */
export interface Tally {
  readonly played: number;
  readonly unended: number;
  readonly seats: readonly { readonly seat: Seat; readonly wins: number; readonly draws: number; readonly score: number }[];
}

/** Longer than any game that gets anywhere. */
const MOST_ACTIONS = 20_000;

/** Plays games to their end: what the seat cannot know is dealt anew each time, and each bot sees what its seat may see. */
export function simulate(game: Game, { position, seat, bots, seed, from, games, mostMs }: Simulation): Tally {
  const players = new Map(Object.entries(bots).map(([each, id]): [Seat, Bot] => [each, game.bots.find((bot) => bot.id === id)!]));
  const seats = game.seats(position).map((each) => ({ seat: each, wins: 0, draws: 0, score: 0 }));
  const end = performance.now() + mostMs;
  let played = 0;
  let unended = 0;
  for (let i = from; i < from + games && performance.now() < end; i++) {
    const ended = playOut(game, position, seat, players, new SeededDice(`${seed}/${i}`));
    if (ended === null) {
      unended++;
      continue;
    }
    played++;
    const { places } = game.outcome(ended)!;
    const first = places.flatMap(({ place, seats: there }) => (place === 1 ? there : []));
    for (const each of seats) {
      each.score += places.find(({ seats: there }) => there.includes(each.seat))?.score ?? 0;
      if (!first.includes(each.seat)) continue;
      if (first.length < seats.length) each.wins++;
      else each.draws++;
    }
  }
  return { played, unended, seats };
}

function playOut(game: Game, known: Position<unknown, ActionLike>, viewer: Seat, players: ReadonlyMap<Seat, Bot>, dice: SeededDice): Position<unknown, ActionLike> | null {
  let position = game.redeal(known, viewer, dice);
  for (let actions = 0; actions < MOST_ACTIONS; actions++) {
    if (game.outcome(position) !== null) return position;
    const seat = game.toAct(position)[0]!;
    const action = players.get(seat)!.decide(game.view(position, seat), seat, game.legalActions(position, seat), dice) as ActionLike;
    const ruling = game.apply(position, seat, action, dice);
    const fallback = ruling.ok ? null : game.otherwise(position, seat);
    const next = fallback === null ? ruling : game.apply(position, seat, fallback, dice);
    if (!next.ok) return null;
    ({ position } = next);
  }
  return null;
}

/** Several tallies as one. */
export function added(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, each) => ({
    played: sum.played + each.played,
    unended: sum.unended + each.unended,
    seats: sum.seats.map((one, i) => ({ seat: one.seat, wins: one.wins + each.seats[i]!.wins, draws: one.draws + each.seats[i]!.draws, score: one.score + each.seats[i]!.score })),
  }));
}
