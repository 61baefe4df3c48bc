import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Seat } from '../../kernel/table/table';
import { NotFound, Problem } from '../../platform/http/problem';
import { NO_KEY } from '../../platform/keys/problems';
import { FORK, NOTHING, readBody } from '../bodies';
import { editionGone, isBygone } from '../bygone';
import { sha256 } from '../core/canonical';
import type { SessionFacts } from '../core/facts';
import { commitmentOf, newSeed } from '../core/fair-dice';
import type { SeatPlan } from '../core/seat-plan';
import { botToAct, decisionAt, type House, plansAt, type TableState } from '../core/table-state';
import { issue } from '../core/tokens';
import { type Caller, Gate } from '../gate';
import { Games } from '../games';
import { NO_TOKEN, unprocessable } from '../problems';
import { seatsOf } from '../seats';
import { type NewToken, SessionStore } from '../store/session.store';
import { type Seated, Tables } from '../store/tables';
import type { SentHeaders } from '../terms';
import { Bots } from './bots';
import { Recorder } from './recorder';

/** A session that follows another one, with what the caller may hold of it. */
export interface Successor {
  readonly id: string | null;
  /** The seats whose consent is missing. */
  readonly waitingFor: readonly Seat[];
  readonly creator: { readonly token: string; readonly expiresAt: string } | null;
  readonly seats: readonly { readonly seat: Seat; readonly bot?: string; readonly token?: string; readonly expiresAt?: string }[];
}

const NO_VERSION = /^(?!\d{1,9}$)/;

/** Sessions that come of others: forks, which go on from a version with dice of their own, and rematches. */
@Injectable()
export class SuccessorDesk {
  constructor(
    private readonly games: Games,
    private readonly store: SessionStore,
    private readonly tables: Tables,
    private readonly gate: Gate,
    private readonly recorder: Recorder,
    private readonly bots: Bots,
  ) {}

  /** Forks of finished games are free; of an unfinished one each call is a seat's consent, and with the last of them it is there. */
  async fork(id: string, headers: SentHeaders, at: string | undefined, sent: unknown, playKey: string | null): Promise<Successor | Problem> {
    const body = readBody(FORK, sent ?? {});
    if (body instanceof Problem) return body;
    const caller = await this.gate.admit(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    const { head } = caller;
    const version = at === undefined ? head.version : Number(at);
    if ((at !== undefined && NO_VERSION.test(at)) || version > head.version) return new NotFound('version.unknown', `The session has the versions 0 to ${head.version}.`);
    const now = await this.tables.latest(head.id, head.version);
    if (isBygone(now.house)) return editionGone(now.facts);
    const then = await this.tables.at(head.id, version);
    if (then.state.position === null) return unprocessable('fork.not-started', 'The game had not started at that version.', '/at');
    if (then.state.ending !== null) return unprocessable('fork.ended', 'The game had ended at that version; take an earlier one.', '/at');
    const desk = this.games.of(now.facts.ruleset);
    const seats = seatsOf(desk, plansAt(then.house, then.state), body.seats ?? {});
    if (seats instanceof Problem) return seats;
    if (now.state.ending !== null) {
      if (caller.as !== 'creator' && caller.as !== 'seat' && playKey === null) return NO_KEY;
      const facts = forkOf(then, seats, true, randomUUID(), body.public ?? now.facts.public);
      return this.made(facts, playKey ?? (await this.store.ownerOf(head.id)), 'all', then.house);
    }
    if (caller.as !== 'creator' && caller.as !== 'seat') return NO_TOKEN;
    if (body.seats !== undefined) return unprocessable('fork.unfinished', 'The seats of an unfinished game stay with those who hold them.', '/seats');
    return this.forkTogether(caller, headers, now, then);
  }

  /** The same set-up with sides swapped: whoever held a seat holds the next one. It starts when everybody has come. */
  async rematch(id: string, headers: SentHeaders, sent: unknown): Promise<Successor | Problem> {
    const body = readBody(NOTHING, sent ?? {});
    if (body instanceof Problem) return body;
    const caller = await this.gate.admit(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    if (caller.as !== 'creator' && caller.as !== 'seat') return NO_TOKEN;
    const { house, state, facts: old } = await this.tables.latest(caller.head.id, caller.head.version);
    if (isBygone(house)) return editionGone(old);
    if (state.ending === null) return unprocessable('rematch.unfinished', 'The game has not ended yet.', '');
    const plans = plansAt(house, state);
    const seats = plans.map((plan, i): SeatPlan => ({ ...plan, bot: plans.at(i - 1)!.bot }));
    const facts = renewed(old, seats, idAfter(`rematch/${old.id}/${old.seed}`), old.public);
    const own = caller.seat === null ? null : plans[(plans.findIndex(({ seat }) => seat === caller.seat) + 1) % plans.length]!.seat;
    const answer = await this.made(facts, await this.store.ownerOf(old.id), own ?? 'creator', house);
    if (await this.store.everybodyCame(facts.id)) await this.recorder.record({ head: { ...caller.head, id: facts.id, version: 0 } }, {}, null, { type: 'session.start' }, 'inches');
    return answer;
  }

  private async forkTogether(caller: Caller, headers: SentHeaders, now: Seated, then: Seated): Promise<Successor | Problem> {
    const { version } = then;
    let { state } = now;
    if (caller.seat !== null && state.forks?.includes(version) !== true) {
      const open = state.proposal?.what === 'fork' && state.proposal.version === version ? state.proposal : null;
      if (open?.agreed.includes(caller.seat) !== true) {
        const stored = await this.recorder.record(caller, headers, caller.seat, open === null ? { type: 'session.propose', what: 'fork', version } : { type: 'session.agree' }, 'inches');
        if (stored instanceof Problem) return stored;
        ({ state } = await this.tables.latest(now.facts.id, (stored as { readonly version: number }).version));
      }
    }
    if (state.forks?.includes(version) !== true) return { id: null, waitingFor: missing(now.house, state, version), creator: null, seats: [] };
    const facts = forkOf(then, plansAt(now.house, state), false, idAfter(`fork/${version}/${now.facts.id}/${now.facts.seed}`), now.facts.public);
    return this.made(facts, await this.store.ownerOf(now.facts.id), caller.seat ?? 'creator', now.house);
  }

  /** Stores the session, unless it is there, and hands out what is the caller's to hold. */
  private async made(facts: SessionFacts, ownerKey: string | null, whose: Seat | 'all' | 'creator', { game, setup }: House): Promise<Successor> {
    const house: House = { game, setup, seats: facts.seats };
    const opening = facts.origin === null ? undefined : { status: 'playing' as const, botToAct: botToAct(house, facts.origin.state) !== null, decision: decisionAt(house, facts.origin.state) };
    await this.store.insert(facts, [], ownerKey, opening);
    const issued = [
      ...(whose === 'all' || whose === 'creator' ? [{ ...issue('creator'), kind: 'creator' as const, seat: null }] : []),
      ...facts.seats.filter(({ seat, bot }) => bot === null && (whose === 'all' || whose === seat)).map(({ seat }) => ({ ...issue('seat'), kind: 'seat' as const, seat })),
    ];
    for (const { hash, kind, seat, expiresAt } of issued) await this.hand(facts.id, { hash, kind, seat, expiresAt });
    if (opening?.botToAct === true) {
      this.bots.wake(facts.id);
      await this.store.stir(facts.id);
    }
    const told = (seat: Seat | null) => issued.filter((each) => each.seat === seat).map(({ token, expiresAt }) => ({ token, expiresAt: expiresAt.toISOString() }))[0];
    return { id: facts.id, waitingFor: [], creator: told(null) ?? null, seats: facts.seats.map(({ seat, bot }) => ({ seat, ...(bot === null ? told(seat) : { bot }) })) };
  }

  private hand(id: string, token: NewToken): Promise<void> {
    return token.seat === null ? this.store.addToken(id, token) : this.store.replaceToken(id, token.seat, token.hash, token.expiresAt);
  }
}

/** A session of the same game under a new seed. */
function renewed({ ruleset, edition, setup, dice, scene, names, clockSeconds }: SessionFacts, seats: readonly SeatPlan[], id: string, isPublic: boolean): SessionFacts {
  const seed = newSeed();
  return { id, ruleset, edition, setup, seats, public: isPublic, dice, seed, commitment: commitmentOf(seed), scene, names, clockSeconds, origin: null, createdAt: new Date() };
}

/** The same, going on from the state that was reached at a version; what was agreed on there counts no more. */
function forkOf({ facts, version, state }: Seated, seats: readonly SeatPlan[], told: boolean, id: string, isPublic: boolean): SessionFacts {
  const reached: TableState = { contributions: state.contributions, position: state.position, agreed: [], ending: null };
  return { ...renewed(facts, seats, id, isPublic), origin: { session: facts.id, version, told, state: reached } };
}

function missing(house: House, state: TableState, version: number): readonly Seat[] {
  const agreed = state.proposal?.what === 'fork' && state.proposal.version === version ? state.proposal.agreed : [];
  return plansAt(house, state).filter(({ seat, bot }) => bot === null && !agreed.includes(seat)).map(({ seat }) => seat);
}

/** One and the same id for whoever asks, that nobody else can guess. */
function idAfter(text: string): string {
  const digits = sha256(text);
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}
