import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InvalidInput, Problem } from '../../platform/http/problem';
import { MESSAGE, readBody } from '../bodies';
import { sha256 } from '../core/canonical';
import { type Caller, Gate } from '../gate';
import { NO_TOKEN, unprocessable } from '../problems';
import { Tables } from '../store/tables';
import type { SentHeaders } from '../terms';
import { Patience } from '../watch/patience';
import { type Listener, type Message, MessageStore, MOST_MESSAGES, type Room } from './message.store';
import { escaped, plainText } from './plain-text';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Talk about a game: to all, to a team, to one seat, and among those who watch, whom the seats do not hear. */
@Injectable()
export class TalkDesk {
  constructor(
    private readonly store: MessageStore,
    private readonly tables: Tables,
    private readonly gate: Gate,
    private readonly patience: Patience,
  ) {}

  async say(id: string, headers: SentHeaders, sent: unknown): Promise<object | Problem> {
    const body = readBody(MESSAGE, sent);
    if (body instanceof Problem) return body;
    const caller = await this.gate.admit(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    if (caller.as === 'bystander') return NO_TOKEN;
    const { room, seat: toSeat = null } = body;
    const text = plainText(body.text);
    if (text === '') return unprocessable('chat.empty', 'Nothing was said.', '/text');
    const { team } = await this.listenerOf(caller);
    const fault = whyNot(caller, room, toSeat, team) ?? (await this.whyNoSeat(caller, toSeat));
    if (fault !== null) return fault;
    const message: Message = { id: randomUUID(), at: new Date(), room, author: authorOf(caller), fromSeat: caller.seat, toSeat, team: room === 'team' ? team : null, text };
    const stored = await this.store.say(caller.head.id, message);
    return stored ? told(message) : unprocessable('chat.full', `A session holds ${MOST_MESSAGES} messages.`, '/text');
  }

  /** What the caller may hear after a message; with a wait, as soon as there is something. */
  async heard(id: string, headers: SentHeaders, after: string | undefined, first: number, waitSeconds: number): Promise<object | Problem> {
    if (after !== undefined && !UUID.test(after)) return new InvalidInput([{ pointer: '/after', code: 'input.invalid', message: 'after is the id of a message.' }]);
    const caller = await this.gate.admit(id, headers.authorization);
    if (caller instanceof Problem) return caller;
    const listener = await this.listenerOf(caller);
    const items = await this.patience.until(caller, waitSeconds, async (now) => {
      const found = await this.store.heard(now.head.id, after ?? null, listener, first);
      return found.length > 0 ? found : null;
    });
    return items instanceof Problem ? items : { items: (items ?? []).map(told) };
  }

  private async listenerOf({ head, seat }: Caller): Promise<Listener> {
    const { facts } = await this.tables.opening(head.id);
    return { seat, team: facts.seats.find((each) => each.seat === seat)?.team ?? null };
  }

  private async whyNoSeat({ head }: Caller, seat: string | null): Promise<Problem | null> {
    const known = (await this.tables.opening(head.id)).facts.seats.map((each) => each.seat);
    return seat === null || known.includes(seat) ? null : unprocessable('seat.unknown', 'There is no such seat in this game.', '/seat', { known });
  }
}

/** Why somebody may not speak there. */
function whyNot({ seat }: Caller, room: Room, toSeat: string | null, team: string | null): Problem | null {
  if ((room === 'seat') !== (toSeat !== null)) return unprocessable('chat.seat', room === 'seat' ? 'Say to which seat.' : 'A seat is named only where it alone is spoken to.', '/seat');
  if (seat === null) return room === 'spectators' ? null : unprocessable('chat.spectator', 'Those who watch talk among themselves.', '/room');
  if (room === 'spectators') return unprocessable('chat.seat', 'Seats do not talk to those who watch alone.', '/room');
  return room === 'team' && team === null ? unprocessable('chat.no-team', 'This seat is in no team.', '/room') : null;
}

/** Those who watch are told apart, but not known. */
function authorOf({ as, seat, tokenHash }: Caller): string {
  return seat ?? (as === 'creator' ? 'creator' : `spectator-${sha256(tokenHash ?? '').slice(0, 6)}`);
}

function told({ id, at, room, author, toSeat, text }: Message): object {
  return { id, at: at.toISOString(), room, from: author, ...(toSeat === null ? {} : { seat: toSeat }), text, html: escaped(text) };
}
