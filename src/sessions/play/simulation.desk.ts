import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem';
import { THREADS } from '../../platform/threads/threads';
import { intervalOfShare } from '../../resolution/sampling';
import { readBody, SIMULATION } from '../bodies';
import { editionGone, isBygone } from '../bygone';
import { added, type Tally } from '../core/simulate';
import { plansAt } from '../core/table-state';
import { Gate } from '../gate';
import { unprocessable } from '../problems';
import { type Seated, Tables } from '../store/tables';
import type { SentHeaders } from '../terms';
import { SessionThreads } from '../threads/session-threads';

const USUAL_GAMES = 100;
/** Less than a job may take; what was not played by then is told. */
const LONGEST_MS = 10_000;

/** Plays a game out many times between bots, from what the caller may know of it. */
@Injectable()
export class SimulationDesk {
  constructor(
    private readonly tables: Tables,
    private readonly gate: Gate,
    private readonly threads: SessionThreads,
  ) {}

  async simulate(id: string, headers: SentHeaders, sent: unknown): Promise<object | Problem> {
    const body = readBody(SIMULATION, sent ?? {});
    if (body instanceof Problem) return body;
    const caller = await this.gate.seat(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    const seated = await this.tables.latest(caller.head.id, caller.head.version);
    if (isBygone(seated.house)) return editionGone(seated.facts);
    const { facts, version, state } = seated;
    const { position, ending } = state;
    if (position === null) return unprocessable('session.not-started', 'The game has not started yet.', '');
    if (ending !== null) return unprocessable('game.over', 'The game has ended.', '');
    const bots = botsOf(seated, body.bots ?? {});
    if (bots instanceof Problem) return bots;
    const { games = USUAL_GAMES, seed = randomBytes(16).toString('hex') } = body;
    const share = Math.ceil(games / THREADS);
    const parts = Array.from({ length: Math.ceil(games / share) }, (_, i) => ({ from: i * share, games: Math.min(share, games - i * share) }));
    const tallies = await Promise.all(parts.map((part) => this.threads.run('simulate', { ruleset: facts.ruleset, position, seat: caller.seat, bots, seed, ...part, mostMs: LONGEST_MS })));
    const busy = tallies.find((tally) => tally instanceof Problem);
    return busy ?? { version, seat: caller.seat, asked: games, seed, ...told(added(tallies as Tally[]), bots) };
  }
}

/** Who plays each seat: whom the caller names, else the bot that holds it, else the game's first. */
function botsOf({ house, state }: Seated, named: Readonly<Record<string, string>>): Readonly<Record<string, string>> | Problem {
  const plans = plansAt(house, state);
  const known = house.game.bots.map(({ id }) => id);
  for (const [seat, bot] of Object.entries(named)) {
    if (!plans.some((plan) => plan.seat === seat)) return unprocessable('seat.unknown', 'There is no such seat in this game.', `/bots/${seat}`, { known: plans.map((plan) => plan.seat) });
    if (!known.includes(bot)) return unprocessable('bot.unknown', 'The game has no such bot.', `/bots/${seat}`, { known });
  }
  return Object.fromEntries(plans.map(({ seat, bot }) => [seat, Object.hasOwn(named, seat) ? named[seat]! : (bot ?? known[0]!)]));
}

function told({ played, unended, seats }: Tally, bots: Readonly<Record<string, string>>): object {
  const chance = (count: number) => (played === 0 ? null : { share: count / played, ...intervalOfShare(count, played) });
  return {
    games: played,
    unended,
    seats: seats.map(({ seat, wins, draws, score }) => ({ seat, bot: bots[seat], wins, draws, win: chance(wins), draw: chance(draws), meanScore: played === 0 ? null : score / played })),
  };
}
