import { Injectable } from '@nestjs/common';
import { exact } from '../../kernel/chance/chances';
import type { ActionLike, ActionOdds } from '../../kernel/ruleset/game';
import type { Json, Seat } from '../../kernel/table/table';
import { InvalidInput, Problem } from '../../platform/http/problem';
import { ExactRatio } from '../../resolution/answer';
import { OddsTooLarge } from '../../resolution/problems';
import { storedAnswer } from '../answers';
import { ACTION_LIST, DRAW, ONE_ACTION, readBody } from '../bodies';
import { canonical } from '../core/canonical';
import type { Deed, SessionDeed } from '../core/deeds';
import { Gate } from '../gate';
import { Games } from '../games';
import { refusedBy, unprocessable } from '../problems';
import { type Seated, Tables } from '../store/tables';
import { type SentHeaders, termsOf } from '../terms';
import { Clerk } from './clerk';
import { Draft } from './draft';

const DRAW_DEEDS: Readonly<Record<'offer' | 'accept' | 'decline', SessionDeed>> = { offer: { type: 'session.offer-draw' }, accept: { type: 'session.accept-draw' }, decline: { type: 'session.decline-draw' } };

/** What a seat does in its game: act, ask what it may do and what may come of it. */
@Injectable()
export class PlayDesk {
  constructor(
    private readonly games: Games,
    private readonly tables: Tables,
    private readonly gate: Gate,
    private readonly clerk: Clerk,
  ) {}

  async act(id: string, headers: SentHeaders, sent: unknown, dryRun: boolean): Promise<object | Problem> {
    const terms = termsOf(headers);
    if (terms instanceof Problem) return terms;
    const caller = await this.gate.seat(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    const { head, seat } = caller;
    const { facts } = await this.tables.opening(head.id);
    const actions = this.actionsIn(facts.ruleset, sent);
    if (actions instanceof Problem) return actions;
    if (dryRun) return tried(await this.tables.latest(head.id, head.version), seat, actions);
    return this.clerk.record({ id: head.id, version: head.version, holder: seat, ...terms, body: actions }, (draft) => {
      const refused = takeAll(draft, seat, actions);
      return refused ?? ((now) => storedAnswer(now, draft.rows, seat));
    });
  }

  async draw(id: string, headers: SentHeaders, sent: unknown): Promise<object | Problem> {
    const body = readBody(DRAW, sent);
    if (body instanceof Problem) return body;
    const terms = termsOf(headers);
    if (terms instanceof Problem) return terms;
    const caller = await this.gate.seat(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    const { head, seat } = caller;
    const deed = DRAW_DEEDS[body.type];
    return this.clerk.record({ id: head.id, version: head.version, holder: seat, ...terms, body: deed }, (draft) => {
      const refusals = draft.take(seat, deed);
      return refusals.length > 0 ? refusedBy(refusals, '') : (now) => storedAnswer(now, draft.rows, seat);
    });
  }

  /** What the caller may do now, what it owes, and why it may not do more. */
  async offers(id: string, headers: SentHeaders, about: string | undefined): Promise<{ readonly version: number } | Problem> {
    const caller = await this.gate.admit(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    const { seat, head } = caller;
    const seated = await this.tables.latest(head.id, head.version);
    const { version, state, house } = seated;
    const { position } = state;
    if (position === null || state.ending !== null) return { version, seat, toAct: [], owed: null, offers: [], blocked: [] } as { readonly version: number };
    const { toAct, owed } = house.game.view(position, seat);
    const envelope = about === undefined || seat === null ? undefined : house.game.envelope(position, seat, about);
    if (envelope?.ok === false) return refusedBy(envelope.refusals, '/envelope');
    const own = seat === null ? { offers: [], blocked: [] } : { offers: house.game.legalActions(position, seat), blocked: house.game.blockedActions(position, seat) };
    return { version, seat, toAct, owed, ...own, ...(envelope === undefined ? {} : { envelope: envelope.value }) } as { readonly version: number };
  }

  /** The chances of an action, counted from what the caller may know. */
  async odds(id: string, headers: SentHeaders, sent: unknown): Promise<object | Problem> {
    const caller = await this.gate.seat(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    const { head, seat } = caller;
    const seated = await this.tables.latest(head.id, head.version);
    const body = readBody(ONE_ACTION, sent);
    const actions = body instanceof Problem ? body : this.actionsIn(seated.facts.ruleset, body);
    if (actions instanceof Problem) return actions;
    const { position, ending } = seated.state;
    if (position === null) return unprocessable('session.not-started', 'The game has not started yet.', '');
    if (ending !== null) return unprocessable('game.over', 'The game has ended.', '');
    return countedAnswer(seated.version, seat, seated.house.game.odds(position, seat, actions[0] as ActionLike));
  }

  private actionsIn(ruleset: string, sent: unknown): readonly Deed[] | Problem {
    const isList = typeof sent === 'object' && sent !== null && 'actions' in sent;
    const body = isList ? readBody(ACTION_LIST, sent) : readBody(ONE_ACTION, sent);
    if (body instanceof Problem) return body;
    const { actions: check } = this.games.of(ruleset);
    const actions = 'actions' in body ? body.actions : [body.action];
    const errors = actions.flatMap((action, i) => check.faults(action, isList ? `/actions/${i}` : '/action'));
    return errors.length > 0 ? new InvalidInput(errors) : (actions as readonly Deed[]);
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
function tried(seated: Seated, seat: Seat, actions: readonly Deed[]): object {
  const draft = new Draft(seated);
  for (const [i, action] of actions.entries()) {
    const refusals = i < actions.length - 1 ? draft.takeDry(seat, action) : draft.tryOut(seat, action);
    if (refusals.length > 0) return { legal: false, version: seated.version, refusals: refusedBy(refusals, actions.length === 1 ? '/action' : `/actions/${i}`).errors };
  }
  return { legal: true, version: seated.version, refusals: [] };
}

function countedAnswer(version: number, seat: Seat, odds: ActionOdds): object | Problem {
  if (!odds.ok) return odds.fault.kind === 'too-large' ? new OddsTooLarge(odds.fault.limit) : refusedBy(odds.fault.refusals, '/action');
  const { values, weights, total } = exact(odds.outcomes);
  const outcomes = values.map((outcome: Json, i) => ({ outcome, chance: ExactRatio.share(weights[i]!, total) }));
  // In an order that does not depend on how they were counted.
  outcomes.sort((a, b) => b.chance.decimal - a.chance.decimal || (canonical(a.outcome) < canonical(b.outcome) ? -1 : 1));
  return { version, seat, outcomes, assumed: odds.assumed };
}

