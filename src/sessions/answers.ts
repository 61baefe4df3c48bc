import type { Owed } from '../kernel/ruleset/position';
import type { Seat } from '../kernel/table/table';
import type { Status } from './core/seat-plan';
import { plansAt, statusOf } from './core/table-state';
import { isBygone } from './bygone';
import { isSessionEvent } from './core/deeds';
import { witnessed } from './core/judge';
import type { LoggedEvent } from './core/judgement';
import type { LogRow } from './core/log';
import type { Issued } from './core/tokens';
import type { SessionFacts } from './core/facts';
import type { Surveyor } from './scene/surveyor';
import type { Head, Listed } from './store/session.store';
import type { Seated } from './store/tables';

/** One action of the log as a seat or a bystander may know it. */
export interface Entry {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly at: string;
  readonly events: readonly LoggedEvent[];
}

/** What is told of actions that were stored. */
export interface Stored {
  readonly id: string;
  readonly version: number;
  readonly status: Status;
  readonly toAct: readonly Seat[];
  readonly owed: Owed | null;
  readonly entries: readonly Entry[];
}

export function entryOf({ house }: Pick<Seated, 'house'>, { seq, seat, at, events, secret }: Pick<LogRow, 'seq' | 'seat' | 'at' | 'events' | 'secret'>, viewer: Seat | null, surveyor?: Surveyor, finished = false): Entry {
  const seen = isBygone(house) ? unjudged(events, secret, finished) : witnessed(house, events, viewer);
  return { seq, seat, at: at.toISOString(), events: surveyor?.events(seen) ?? seen };
}

/** What may be told of events without the rules that made them: of a finished game all, else what everybody might know. */
function unjudged(events: readonly LoggedEvent[], secret: readonly number[] | null, finished: boolean): readonly LoggedEvent[] {
  return finished ? events : events.filter((event, i) => isSessionEvent(event) || (secret !== null && !secret.includes(i)));
}

/** What a seat is told when its actions are stored; kept for whoever asks again, and so in inches. */
export function storedAnswer(seated: Seated, rows: readonly LogRow[], seat: Seat | null): Stored {
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

/** The same in the units that the caller asked for. */
export function storedAs(surveyor: Surveyor, stored: Stored): Stored {
  return { ...stored, owed: surveyor.owed(stored.owed), entries: stored.entries.map((entry) => ({ ...entry, events: surveyor.events(entry.events) })) };
}

/** A session as a seat or a bystander may see it at its version. */
export function sessionAnswer({ facts, house, version, state }: Seated, viewer: Seat | null, surveyor?: Surveyor, head?: Pick<Head, 'status' | 'clockUntil'>): object {
  const { id, ruleset, edition, dice, commitment, createdAt, scene, names, clockSeconds, origin } = facts;
  const sight = state.position === null || isBygone(house) ? null : house.game.view(state.position, viewer);
  // Without its rules the state is but the newest snapshot's.
  const status = (isBygone(house) ? head?.status : undefined) ?? statusOf(state);
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
    seats: plansAt(house, state).map(({ seat, bot, team }) => ({ seat, ...(bot === null ? {} : { bot }), ...(team === undefined ? {} : { team }), ...(state.contributions[seat] === undefined ? {} : { contribution: state.contributions[seat] }) })),
    createdAt: createdAt.toISOString(),
    you: viewer,
    drawOfferedBy: state.agreed,
    proposal: state.proposal === undefined ? null : { what: state.proposal.what, version: state.proposal.version ?? null, agreed: state.proposal.agreed },
    paused: state.paused === true,
    clock: clockSeconds === null ? null : { seconds: clockSeconds, until: head?.clockUntil?.toISOString() ?? null },
    origin: origin === null ? null : { session: origin.session, version: origin.version },
    outcome: state.ending,
    scene,
    names,
    view: surveyor?.sight(sight) ?? sight,
  };
}

export function listedAnswer({ id, ruleset, edition, status, seats, dice, version, createdAt }: Listed): object {
  return { id, ruleset, edition, status, version, dice, seats: seats.map(({ seat, bot }) => ({ seat, ...(bot === null ? {} : { bot }) })), createdAt: createdAt.toISOString() };
}

/** A new session with the tokens that are shown this once. */
export function madeAnswer({ id, ruleset, edition, seats, dice, commitment, public: isPublic }: SessionFacts, status: Status, version: number, creator: Issued, tokens: readonly (Issued & { seat: Seat })[]): { readonly id: string } {
  return {
    id,
    ruleset,
    edition,
    status,
    version,
    public: isPublic,
    dice,
    commitment,
    creator: { token: creator.token, expiresAt: creator.expiresAt.toISOString() },
    seats: seats.map(({ seat, bot }) => {
      const issued = tokens.find((token) => token.seat === seat);
      return { seat, ...(bot === null ? {} : { bot }), ...(issued === undefined ? {} : { token: issued.token, expiresAt: issued.expiresAt.toISOString() }) };
    }),
  } as { readonly id: string };
}
