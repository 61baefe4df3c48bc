import type { Seat } from '../kernel/table/table';
import { statusOf } from './core/table-state';
import { type LoggedEvent, witnessed } from './core/judge';
import type { LogRow } from './core/log';
import type { Listed } from './store/session.store';
import type { Seated } from './store/tables';

/** One action of the log as a seat or a bystander may know it. */
export interface Entry {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly at: string;
  readonly events: readonly LoggedEvent[];
}

export function entryOf({ house }: Pick<Seated, 'house'>, { seq, seat, at, events }: Pick<LogRow, 'seq' | 'seat' | 'at' | 'events'>, viewer: Seat | null): Entry {
  return { seq, seat, at: at.toISOString(), events: witnessed(house, events, viewer) };
}

/** What a seat is told when its actions are stored. */
export function storedAnswer(seated: Seated, rows: readonly LogRow[], seat: Seat | null): object {
  const { facts, house, version, state } = seated;
  const sight = state.position === null ? null : house.game.view(state.position, seat);
  return {
    id: facts.id,
    version,
    status: statusOf(state),
    toAct: state.ending === null ? (sight?.toAct ?? []) : [],
    owed: state.ending === null ? (sight?.owed ?? null) : null,
    entries: rows.map((row) => entryOf(seated, row, seat)),
  };
}

/** A session as a seat or a bystander may see it at its version. */
export function sessionAnswer({ facts, house, version, state }: Seated, viewer: Seat | null): object {
  const { id, ruleset, edition, seats, dice, commitment, createdAt } = facts;
  const status = statusOf(state);
  return {
    id,
    ruleset,
    edition,
    status,
    version,
    public: facts.public,
    dice,
    commitment,
    ...(status === 'finished' ? { seed: facts.seed } : {}),
    seats: seats.map(({ seat, bot }) => ({ seat, ...(bot === null ? {} : { bot }), ...(state.contributions[seat] === undefined ? {} : { contribution: state.contributions[seat] }) })),
    createdAt: createdAt.toISOString(),
    you: viewer,
    drawOfferedBy: state.agreed,
    outcome: state.ending,
    view: state.position === null ? null : house.game.view(state.position, viewer),
  };
}

export function listedAnswer({ id, ruleset, edition, status, seats, dice, version, createdAt }: Listed): object {
  return { id, ruleset, edition, status, version, dice, seats: seats.map(({ seat, bot }) => ({ seat, ...(bot === null ? {} : { bot }) })), createdAt: createdAt.toISOString() };
}
