import { Injectable } from '@nestjs/common';
import type { ActionLike } from '../../kernel/ruleset/game';
import type { Seat } from '../../kernel/table/table';
import { InvalidInput, Problem } from '../../platform/http/problem';
import { OddsTooLarge } from '../../resolution/problems';
import { type Stored, storedAnswer, storedAs } from '../answers';
import { ACTION_LIST, DRAW, ONE_ACTION, readBody } from '../bodies';
import { editionGone, isBygone } from '../bygone';
import type { Deed, SessionDeed } from '../core/deeds';
import { Gate } from '../gate';
import { Games } from '../games';
import { refusedBy, unprocessable } from '../problems';
import type { Units } from '../scene/calibration';
import { Surveyor } from '../scene/surveyor';
import type { Head } from '../store/session.store';
import { type Seated, Tables } from '../store/tables';
import { type SentHeaders, termsOf } from '../terms';
import { SessionThreads } from '../threads/session-threads';
import { Clerk } from './clerk';
import { Draft } from './draft';
import { Recorder } from './recorder';

const DRAW_DEEDS: Readonly<Record<'offer' | 'accept' | 'decline', SessionDeed>> = { offer: { type: 'session.offer-draw' }, accept: { type: 'session.accept-draw' }, decline: { type: 'session.decline-draw' } };

interface Heard {
  readonly actions: readonly Deed[];
  readonly surveyor: Surveyor;
}

/** What a seat does in its game: act, ask what it may do and what may come of it. */
@Injectable()
export class PlayDesk {
  constructor(
    private readonly games: Games,
    private readonly tables: Tables,
    private readonly gate: Gate,
    private readonly clerk: Clerk,
    private readonly recorder: Recorder,
    private readonly threads: SessionThreads,
  ) {}

  async act(id: string, headers: SentHeaders, sent: unknown, dryRun: boolean): Promise<object | Problem> {
    const terms = termsOf(headers);
    if (terms instanceof Problem) return terms;
    const caller = await this.gate.seat(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    const { head, seat } = caller;
    const heard = await this.hear(head, seat, sent);
    if (heard instanceof Problem) return heard;
    const { actions, surveyor } = heard;
    if (dryRun) return tried(await this.tables.latest(head.id, head.version), seat, heard);
    const answer = await this.clerk.record({ id: head.id, version: head.version, holder: seat, ...terms, body: actions }, (draft) => {
      const refused = takeAll(draft, seat, actions);
      return refused ?? ((now) => storedAnswer(now, draft.rows, seat));
    });
    return answer instanceof Problem ? surveyor.problem(answer) : storedAs(surveyor, answer as Stored);
  }

  async draw(id: string, headers: SentHeaders, sent: unknown, units: Units): Promise<object | Problem> {
    const body = readBody(DRAW, sent);
    if (body instanceof Problem) return body;
    const caller = await this.gate.seat(id, headers.authorization);
    return caller instanceof Problem ? caller : this.recorder.record(caller, headers, caller.seat, DRAW_DEEDS[body.type], units);
  }

  /** What the caller may do now, what it owes, and why it may not do more. */
  async offers(id: string, headers: SentHeaders, about: string | undefined, units: Units): Promise<{ readonly version: number } | Problem> {
    const caller = await this.gate.admit(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    const { seat, head } = caller;
    const seated = await this.tables.latest(head.id, head.version);
    const { version, state, house } = seated;
    const { position } = state;
    const surveyor = Surveyor.of(seated.facts, house.game, units);
    if (surveyor instanceof Problem) return surveyor;
    if (position === null || state.ending !== null || state.paused === true) return { version, seat, toAct: [], owed: null, offers: [], blocked: [] } as { readonly version: number };
    const { toAct, owed } = house.game.view(position, seat);
    const envelope = about === undefined || seat === null ? undefined : house.game.envelope(position, seat, surveyor.hearId(about));
    if (envelope?.ok === false) return surveyor.problem(refusedBy(envelope.refusals, '/envelope'));
    const own = seat === null ? { offers: [], blocked: [] } : { offers: surveyor.offers(house.game.legalActions(position, seat), owed?.kind ?? null), blocked: surveyor.blocked(house.game.blockedActions(position, seat)) };
    return { version, seat, toAct, owed: surveyor.owed(owed), ...own, ...(envelope === undefined ? {} : { envelope: surveyor.envelope(envelope.value) }) } as { readonly version: number };
  }

  /** The chances of an action, counted from what the caller may know. */
  async odds(id: string, headers: SentHeaders, sent: unknown): Promise<object | Problem> {
    const caller = await this.gate.seat(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    const { head, seat } = caller;
    const seated = await this.tables.latest(head.id, head.version);
    const body = readBody(ONE_ACTION, sent);
    const heard = body instanceof Problem ? body : await this.hear(head, seat, body);
    if (heard instanceof Problem) return heard;
    const { actions, surveyor } = heard;
    const { position, ending } = seated.state;
    if (position === null) return unprocessable('session.not-started', 'The game has not started yet.', '');
    if (ending !== null) return unprocessable('game.over', 'The game has ended.', '');
    const odds = await this.threads.run('odds', { ruleset: seated.facts.ruleset, position, seat, action: actions[0] as ActionLike });
    if (odds instanceof Problem) return odds;
    if (!odds.ok) return odds.fault.kind === 'too-large' ? new OddsTooLarge(odds.fault.limit) : surveyor.problem(refusedBy(odds.fault.refusals, '/action'));
    const outcomes = odds.outcomes.map(({ outcome, chance }) => ({ outcome: surveyor.odds(outcome), chance }));
    return { version: seated.version, seat, outcomes, assumed: odds.assumed.map((each) => ({ ...each, answer: surveyor.answer(each.kind, each.answer) })) };
  }

  /** What was sent as actions in our inches and names, and who tells what came of them in the caller's. */
  private async hear(head: Head, seat: Seat, sent: unknown): Promise<Heard | Problem> {
    const isList = typeof sent === 'object' && sent !== null && 'actions' in sent;
    const body = isList ? readBody(ACTION_LIST, sent) : readBody(ONE_ACTION, sent);
    if (body instanceof Problem) return body;
    const { facts, house } = await this.tables.opening(head.id);
    if (isBygone(house)) return editionGone(facts);
    const surveyor = Surveyor.of(facts, house.game, body.units ?? 'inches');
    if (surveyor instanceof Problem) return surveyor;
    const owed = body.units === 'scene' ? await this.owedBy(head, seat) : null;
    const { actions: check } = this.games.of(facts.ruleset);
    const actions = ('actions' in body ? body.actions : [body.action]).map((action) => surveyor.hear(action, owed));
    const errors = actions.flatMap((action, i) => check.faults(action, isList ? `/actions/${i}` : '/action'));
    return errors.length > 0 ? new InvalidInput(errors) : { actions: actions as readonly Deed[], surveyor };
  }

  /** The kind of decision that an answer of this seat would be to. */
  private async owedBy(head: Head, seat: Seat): Promise<string | null> {
    const { house, state } = await this.tables.latest(head.id, head.version);
    return state.position === null ? null : (house.game.view(state.position, seat).owed?.kind ?? null);
  }
}

/** All of a list or nothing; null when all were taken. */
function takeAll(draft: Draft, seat: Seat, actions: readonly Deed[]): Problem | null {
  for (const [i, action] of actions.entries()) {
    const refusals = i < actions.length - 1 ? draft.takeDry(seat, action) : draft.take(seat, action);
    if (refusals.length > 0) return refusedBy(refusals, actions.length === 1 ? '/action' : `/actions/${i}`);
  }
  return null;
}

/** Whether actions are legal; no die is thrown for it, and nothing is told but that. */
function tried(seated: Seated, seat: Seat, { actions, surveyor }: Heard): object {
  const draft = new Draft(seated);
  for (const [i, action] of actions.entries()) {
    const refusals = i < actions.length - 1 ? draft.takeDry(seat, action) : draft.tryOut(seat, action);
    if (refusals.length > 0) return { legal: false, version: seated.version, refusals: surveyor.errors(refusedBy(refusals, actions.length === 1 ? '/action' : `/actions/${i}`).errors) };
  }
  return { legal: true, version: seated.version, refusals: [] };
}
