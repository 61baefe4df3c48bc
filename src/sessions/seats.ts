import { Problem } from '../platform/http/problem';
import type { SeatPlan } from './core/seat-plan';
import type { GameDesk } from './games';
import { unprocessable } from './problems';

/** What a caller says about a seat: a bot or a person, and perhaps a team. */
interface SentPlan {
  readonly bot?: string;
  readonly team?: string;
}

/** Who holds each seat, as it was or as the caller says. */
export function seatsOf({ game }: GameDesk, seats: readonly SeatPlan[], sent: Readonly<Record<string, object>>): readonly SeatPlan[] | Problem {
  const known = seats.map(({ seat }) => seat);
  for (const [seat, plan] of Object.entries(sent) as [string, SentPlan][]) {
    if (!known.includes(seat)) return unprocessable('seat.unknown', `The set-up has no seat "${seat}".`, `/seats/${seat}`, { known });
    if (plan.bot !== undefined && !game.bots.some(({ id }) => id === plan.bot)) return unprocessable('bot.unknown', `The game has no bot "${plan.bot}".`, `/seats/${seat}/bot`, { known: game.bots.map(({ id }) => id) });
  }
  return seats.map((before) => {
    const plan = Object.hasOwn(sent, before.seat) ? (sent[before.seat] as SentPlan) : undefined;
    if (plan === undefined) return before;
    const team = plan.team ?? before.team;
    return { seat: before.seat, bot: plan.bot ?? null, ...(team === undefined ? {} : { team }) };
  });
}
