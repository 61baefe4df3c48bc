import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Seat } from '../kernel/table/table';
import { InvalidInput, Problem } from '../platform/http/problem';
import { NO_KEY } from '../platform/keys/problems';
import { ArmySource } from '../resolution/armies';
import { CollectionSource, withCollections } from '../resolution/collections';
import { listedAnswer, madeAnswer } from './answers';
import { CONTRIBUTION, NEW_SESSION, NOTHING, readBody } from './bodies';
import type { SessionFacts } from './core/facts';
import { commitmentOf, newSeed } from './core/fair-dice';
import { plansAt } from './core/table-state';
import { expiryOf, issue, type Issued } from './core/tokens';
import { type Caller, Gate } from './gate';
import { type GameDesk, Games, type Opened } from './games';
import { Recorder } from './play/recorder';
import { OTHER_SEAT, unprocessable } from './problems';
import { calibrationFaults, type Units } from './scene/calibration';
import type { Names, Scene } from './scene/gauge';
import { Surveyor } from './scene/surveyor';
import { seatsOf } from './seats';
import { SessionStore } from './store/session.store';
import { Tables } from './store/tables';
import type { SentHeaders } from './terms';
import { withArmies } from './with-armies';

export const MOST_LISTED = 100;
const USUAL_LISTED = 20;

export interface ListFilter {
  readonly ruleset?: string;
  readonly status?: string;
  readonly first?: number;
  readonly after?: string;
  /** Only those that the caller's key has made, private ones too. */
  readonly mine?: boolean;
}

/** The life of a session up to its first action: made, found, joined and started. */
@Injectable()
export class SessionDesk {
  constructor(
    private readonly games: Games,
    private readonly store: SessionStore,
    private readonly tables: Tables,
    private readonly gate: Gate,
    private readonly recorder: Recorder,
    @Inject(CollectionSource) private readonly collections: CollectionSource,
    @Inject(ArmySource) private readonly armies: ArmySource,
  ) {}

  /** Makes a session; the key that made it can do what the creator's token can. */
  async create(sent: unknown, ownerKey: string | null): Promise<{ readonly id: string } | Problem> {
    const body = readBody(NEW_SESSION, sent);
    if (body instanceof Problem) return body;
    const desk = this.games.find(body.ruleset);
    if (desk instanceof Problem) return desk;
    const { scene = null, names = {}, units = 'inches' } = body;
    const surveyor = Surveyor.of({ scene, names }, desk.game, units);
    if (surveyor instanceof Problem) return surveyor;
    const setup = await withArmies(this.armies, desk, typeof body.setup === 'string' ? body.setup : surveyor.hearSetup(body.setup), body.armies ?? {}, ownerKey);
    if (setup instanceof Problem) return setup;
    const opened = await withCollections(this.collections, desk.ruleset.id, ownerKey, (collections) => desk.open(setup, collections));
    if (opened instanceof Problem) return surveyor.problem(opened);
    const unfit = whyNoScene(desk, scene, names, opened);
    if (unfit !== null) return unfit;
    const seats = seatsOf(desk, opened.seats.map((seat) => ({ seat, bot: null })), body.seats ?? {});
    if (seats instanceof Problem) return seats;
    const seed = newSeed();
    const { id: ruleset, edition } = desk.ruleset;
    const facts: SessionFacts = { id: randomUUID(), ruleset, edition, setup: opened.setup, seats, public: body.public ?? false, dice: body.dice ?? 'server', seed, commitment: commitmentOf(seed), scene, names, clockSeconds: body.clock?.seconds ?? null, origin: null, createdAt: new Date() };
    const creator = issue('creator');
    const tokens = seats.flatMap(({ seat, bot }): (Issued & { seat: Seat })[] => (bot === null ? [{ ...issue('seat'), seat }] : []));
    await this.store.insert(facts, [
      { hash: creator.hash, kind: 'creator', seat: null, expiresAt: creator.expiresAt },
      ...tokens.map(({ hash, seat, expiresAt }) => ({ hash, kind: 'seat' as const, seat, expiresAt })),
    ], ownerKey);
    return madeAnswer(facts, 'open', 0, creator, tokens);
  }

  async list({ ruleset, status, first = USUAL_LISTED, after, mine = false }: ListFilter, ownerKey: string | null): Promise<{ readonly items: readonly object[]; readonly next: string | null } | Problem> {
    if (mine && ownerKey === null) return NO_KEY;
    const before = after === undefined ? null : fromCursor(after);
    if (before === undefined) return new InvalidInput([{ pointer: '/after', code: 'cursor.unknown', message: 'Not a cursor of this list; take it from next of an earlier page.' }]);
    const found = await this.store.list({ owner: mine ? ownerKey : null, ruleset: ruleset ?? null, status: status ?? null, before, most: first + 1 });
    const items = found.slice(0, first);
    const last = items[items.length - 1];
    return { items: items.map(listedAnswer), next: found.length > first && last !== undefined ? toCursor(last) : null };
  }

  /** What newcomers of a game can start from, and whom they can play against. */
  setups(ruleset: string): object | Problem {
    const desk = this.games.find(ruleset);
    if (desk instanceof Problem) return desk;
    const { setups, bots } = desk.game;
    return { ruleset, setups: setups.map(({ id, title, setup }) => ({ id, title, setup })), bots: bots.map(({ id, name, summary }) => ({ id, name, summary })) };
  }

  /** A new token for a seat; the old one is revoked. */
  async join(id: string, seat: Seat, headers: SentHeaders): Promise<object | Problem> {
    const caller = await this.gate.creator(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    const { facts, house, state } = await this.tables.latest(caller.head.id, caller.head.version);
    const plan = plansAt(house, state).find((each) => each.seat === seat);
    if (plan === undefined) return unprocessable('seat.unknown', 'There is no such seat in this game.', '/seat', { known: facts.seats.map((each) => each.seat) });
    if (plan.bot !== null) return unprocessable('seat.bot', 'A bot holds this seat.', '/seat');
    const { token, hash, expiresAt } = issue('seat');
    await this.store.replaceToken(facts.id, seat, hash, expiresAt);
    return { seat, token, expiresAt: expiresAt.toISOString() };
  }

  /** A token for somebody who may watch, and talk to others who watch. */
  async spectate(id: string, headers: SentHeaders, sent: unknown): Promise<object | Problem> {
    const body = readBody(NOTHING, sent ?? {});
    if (body instanceof Problem) return body;
    const caller = await this.gate.creator(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    const { token, hash, expiresAt } = issue('spectator');
    await this.store.addToken(caller.head.id, { hash, kind: 'spectator', seat: null, expiresAt });
    return { token, expiresAt: expiresAt.toISOString() };
  }

  async renew(id: string, seat: Seat, headers: SentHeaders): Promise<object | Problem> {
    const caller = await this.own(id, seat, headers);
    if (caller instanceof Problem) return caller;
    const expiresAt = expiryOf('seat');
    await this.store.renewToken(caller.tokenHash!, expiresAt);
    return { seat, expiresAt: expiresAt.toISOString() };
  }

  async contribute(id: string, seat: Seat, headers: SentHeaders, sent: unknown, units: Units): Promise<object | Problem> {
    const body = readBody(CONTRIBUTION, sent);
    if (body instanceof Problem) return body;
    const caller = await this.own(id, seat, headers);
    return caller instanceof Problem ? caller : this.recorder.record(caller, headers, seat, { type: 'session.contribute', contribution: body.contribution }, units);
  }

  async start(id: string, headers: SentHeaders, sent: unknown, units: Units): Promise<object | Problem> {
    const body = readBody(NOTHING, sent ?? {});
    if (body instanceof Problem) return body;
    const caller = await this.gate.creator(id, headers.authorization);
    return caller instanceof Problem ? caller : this.recorder.record(caller, headers, null, { type: 'session.start' }, units);
  }

  private async own(id: string, seat: Seat, headers: SentHeaders): Promise<Caller | Problem> {
    const caller = await this.gate.seat(id, headers.authorization);
    return caller instanceof Problem || caller.seat === seat ? caller : OTHER_SEAT;
  }
}

/** What is wrong with a scene or with names, or that the game cannot be told in any. */
function whyNoScene({ ruleset, game }: GameDesk, scene: Scene | null, names: Names, { ids, seats }: Opened): Problem | null {
  if (scene === null && Object.keys(names).length === 0) return null;
  if (game.shapes.tells === null) return unprocessable('scene.unsupported', `${ruleset.name} does not say which of its figures are places, lengths and names.`, scene === null ? '/names' : '/scene');
  return calibrationFaults(scene, names, ids, seats);
}

/** Where a list goes on after a session. */
export function toCursor({ createdAt, id }: { readonly createdAt: Date; readonly id: string }): string {
  return Buffer.from(`${createdAt.getTime()}/${id}`).toString('base64url');
}

function fromCursor(cursor: string): { readonly createdAt: Date; readonly id: string } | undefined {
  const [, time, id] = /^(\d{1,15})\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return time === undefined || id === undefined ? undefined : { createdAt: new Date(Number(time)), id };
}
