import { Injectable } from '@nestjs/common';
import type { Seat } from '../../kernel/table/table';
import { Problem } from '../../platform/http/problem';
import { PAUSE, readBody, SUBSTITUTE, UNDO } from '../bodies';
import { editionGone, isBygone } from '../bygone';
import type { SessionDeed } from '../core/deeds';
import { issue } from '../core/tokens';
import { Gate } from '../gate';
import { Games } from '../games';
import { NO_TOKEN, OTHER_SEAT, unprocessable } from '../problems';
import type { Units } from '../scene/calibration';
import { SessionStore } from '../store/session.store';
import { Tables } from '../store/tables';
import type { SentHeaders } from '../terms';
import { Recorder } from './recorder';

/** What seats agree on beyond the rules: to take something back, to pause, and who plays. All of it is in the log. */
@Injectable()
export class AgreementDesk {
  constructor(
    private readonly games: Games,
    private readonly store: SessionStore,
    private readonly tables: Tables,
    private readonly gate: Gate,
    private readonly recorder: Recorder,
  ) {}

  async undo(id: string, headers: SentHeaders, sent: unknown, units: Units): Promise<object | Problem> {
    const body = readBody(UNDO, sent);
    if (body instanceof Problem) return body;
    const { type, version } = body;
    if (type === 'offer' && version === undefined) return unprocessable('undo.no-version', 'Say to which version the game shall go back.', '/version');
    return this.say(id, headers, type === 'offer' ? { type: 'session.propose', what: 'undo', version: version! } : ANSWERS[type], units);
  }

  async pause(id: string, headers: SentHeaders, sent: unknown, units: Units): Promise<object | Problem> {
    const body = readBody(PAUSE, sent);
    if (body instanceof Problem) return body;
    return this.say(id, headers, body.type === 'offer' ? { type: 'session.propose', what: 'pause' } : body.type === 'resume' ? { type: 'session.resume' } : ANSWERS[body.type], units);
  }

  /** Gives a seat to a bot, or with a new token to a person; whoever held it holds it no longer. */
  async substitute(id: string, seat: Seat, headers: SentHeaders, sent: unknown): Promise<object | Problem> {
    const body = readBody(SUBSTITUTE, sent ?? {});
    if (body instanceof Problem) return body;
    const caller = await this.gate.admit(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    if (caller.as === 'bystander' || caller.as === 'spectator') return NO_TOKEN;
    if (caller.as === 'seat' && caller.seat !== seat) return OTHER_SEAT;
    const { facts, house } = await this.tables.opening(caller.head.id);
    if (isBygone(house)) return editionGone(facts);
    const known = facts.seats.map((each) => each.seat);
    if (!known.includes(seat)) return unprocessable('seat.unknown', 'There is no such seat in this game.', '/seat', { known });
    const bot = body.bot ?? null;
    const { bots } = this.games.of(facts.ruleset).game;
    if (bot !== null && !bots.some((each) => each.id === bot)) return unprocessable('bot.unknown', 'The game has no such bot.', '/bot', { known: bots.map((each) => each.id) });
    const stored = await this.recorder.record(caller, {}, caller.seat, { type: 'session.substitute', seat, bot }, 'inches');
    if (stored instanceof Problem) return stored;
    const { version } = stored as { readonly version: number };
    if (bot !== null) {
      await this.store.revokeTokens(facts.id, seat);
      return { seat, bot, version };
    }
    const { token, hash, expiresAt } = issue('seat');
    await this.store.replaceToken(facts.id, seat, hash, expiresAt);
    return { seat, token, expiresAt: expiresAt.toISOString(), version };
  }

  private async say(id: string, headers: SentHeaders, deed: SessionDeed, units: Units): Promise<object | Problem> {
    const caller = await this.gate.seat(id, headers.authorization);
    return caller instanceof Problem ? caller : this.recorder.record(caller, headers, caller.seat, deed, units);
  }
}

const ANSWERS: Readonly<Record<'accept' | 'decline', SessionDeed>> = { accept: { type: 'session.agree' }, decline: { type: 'session.decline' } };
