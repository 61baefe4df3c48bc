import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { GraphQLSchema } from 'graphql';
import WebSocket from 'ws';
import { LARGEST_BODY } from '../../src/platform/http/body';
import { variablesFor } from '../support/graphql-operation';
import type { AnySession, Asked, GraphqlAsked, PlayAsked, RestAsked, StagedAsked, Twist } from './asked';
import { broken } from './breaking';
import { wholeOf } from './graphql';
import type { Scenes } from './scenes';
import type { Sessions } from './sessions';

export interface Answered {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** A request as it goes out. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
}

const JSON_TYPE = 'application/json';
const SHORT_LIST = 3;
const STREAM = 'sessionStream';
const STREAMED = ['text/event-stream', 'application/x-ndjson'];
/** Nothing may have happened yet in a game that is followed. */
const QUIET_MS = 300;

/** Makes requests of what was drawn, and sends them into the service. */
export class Asker {
  constructor(
    private readonly app: NestFastifyApplication,
    private readonly address: string,
    private readonly sessions: Sessions,
    private readonly scenes: Scenes,
    private readonly schema: GraphQLSchema,
  ) {}

  /** The request that stands for what was drawn; a play looks at the offers first. */
  async prepare(asked: Asked): Promise<Sent | null> {
    switch (asked.face) {
      case 'rest':
        return this.rest(asked);
      case 'graphql':
      case 'socket':
        return this.graphql(asked);
      case 'play':
        return this.play(asked);
      case 'staged':
        return this.staged(asked);
      default:
        return asked satisfies never;
    }
  }

  async send(asked: Asked, sent: Sent): Promise<Answered> {
    const operation = asked.face === 'rest' ? asked.operation : asked.face === 'staged' && asked.on.api === 'rest' ? asked.on.operation : null;
    if (asked.face === 'socket' || (asked.face === 'staged' && asked.on.api === 'subscription')) return this.overSocket(sent);
    if (operation === STREAM) return this.stream(sent);
    const { method, url, headers, payload } = sent;
    const answer = await this.app.inject({ method: method as 'GET', url, headers, ...(payload === undefined ? {} : { payload }) });
    const answered = { status: answer.statusCode, type: typeOf(answer.headers['content-type']), text: answer.payload };
    if (answered.status === 201) this.sessions.note(JSON.parse(answered.text));
    return answered;
  }

  private rest({ method, template, path, query, headers, body, breaks, twist, who }: RestAsked): Sent {
    const about = sessionIn(Object.values(path));
    const asked = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]));
    const authorization = this.sessions.authorization(who, about);
    const whole = body === undefined ? undefined : broken(this.resolved(body), breaks);
    const plain = {
      method,
      url: `${filled(template, this.resolved(path) as typeof path)}${asked.size === 0 ? '' : `?${asked.toString()}`}`,
      headers: { ...headers, ...(whole === undefined ? {} : { 'content-type': JSON_TYPE }), ...(authorization === null ? {} : { authorization: `Bearer ${authorization}` }) },
      payload: whole === undefined ? undefined : JSON.stringify(whole),
    };
    return twist === null ? plain : twisted(plain, twist);
  }

  private graphql({ query, variables, breaks, who }: GraphqlAsked): Sent {
    const authorization = this.sessions.authorization(who, sessionIn(Object.values(variables)));
    const given = this.resolved(variables);
    return { method: 'POST', url: '/graphql', headers: { 'content-type': JSON_TYPE, ...(authorization === null ? {} : { authorization: `Bearer ${authorization}` }) }, payload: JSON.stringify({ query, variables: breaks.length === 0 ? given : broken(given, breaks) }) };
  }

  private async play({ session, offer, breaks, how }: PlayAsked): Promise<Sent | null> {
    const { id, seats } = this.sessions.at(session);
    for (const { token } of seats) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await this.app.inject({ method: 'GET', url: `/v1/sessions/${id}/actions`, headers });
      const { offers = [] } = answer.json() as { offers?: readonly { exactly?: object; example?: object }[] };
      const chosen = offers[offer % Math.max(1, offers.length)];
      if (chosen === undefined) continue;
      const body = broken({ action: chosen.exactly ?? chosen.example }, breaks);
      const path = how === 'odds' ? 'odds' : how === 'dry' ? 'actions?dryRun=true' : 'actions';
      return { method: 'POST', url: `/v1/sessions/${id}/${path}`, headers: { ...headers, 'content-type': JSON_TYPE }, payload: JSON.stringify(body) };
    }
    return null;
  }

  private async staged({ on: { api, operation }, breaks }: StagedAsked): Promise<Sent> {
    const { method, template, words, query = {}, body, as, type = JSON_TYPE } = await this.scenes.set(operation);
    const headers = { authorization: `Bearer ${as}` };
    if (api !== 'rest') {
      const variables = variablesFor(this.schema, api, operation, { first: SHORT_LIST, ...words });
      return { method: 'POST', url: '/graphql', headers: { ...headers, 'content-type': JSON_TYPE }, payload: JSON.stringify({ query: wholeOf(this.schema, api, operation), variables: broken(variables, breaks) }) };
    }
    const asked = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]));
    const url = `${filled(template, words)}${asked.size === 0 ? '' : `?${asked.toString()}`}`;
    if (body === undefined) return { method, url, headers, payload: undefined };
    return { method, url, headers: { ...headers, 'content-type': type }, payload: typeof body === 'string' ? body : JSON.stringify(broken(body, breaks)) };
  }

  /** Streams are looked at over a real line, and left after their first words. */
  private async stream({ url, headers, method, payload }: Sent): Promise<Answered> {
    const leaving = new AbortController();
    const answer = await fetch(`${this.address}${url}`, { method, headers, signal: leaving.signal, ...(payload === undefined || method === 'GET' ? {} : { body: payload }) });
    const type = typeOf(answer.headers.get('content-type') ?? undefined);
    if (!STREAMED.includes(type)) return { status: answer.status, type, text: await answer.text() };
    const { value } = await Promise.race([answer.body!.getReader().read(), pause(QUIET_MS, { value: undefined })]);
    leaving.abort();
    return { status: answer.status, type, text: Buffer.from(value ?? []).toString() };
  }

  /** One socket for one operation; its first answer counts. */
  private async overSocket({ headers, payload }: Sent): Promise<Answered> {
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const first = await new Promise<{ type: string; payload?: unknown }>((resolve, reject) => {
      let timer: NodeJS.Timeout;
      socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: headers['authorization'] === undefined ? {} : { authorization: headers['authorization'] } })));
      socket.on('error', reject);
      socket.on('message', (message) => {
        const told = JSON.parse(String(message)) as { type: string; payload?: unknown };
        if (told.type === 'connection_ack') {
          timer = setTimeout(() => resolve({ type: 'next', payload: { data: {} } }), QUIET_MS);
          return socket.send(`{"type":"subscribe","id":"1","payload":${payload}}`);
        }
        if (told.type === 'ping') return undefined;
        clearTimeout(timer);
        return resolve(told);
      });
      socket.on('close', (code, reason) => {
        clearTimeout(timer);
        resolve({ type: 'close', payload: { errors: [{ message: `${code} ${String(reason)}`, extensions: { code: code === 1011 || code === 4500 ? 'INTERNAL_SERVER_ERROR' : 'CLOSED' } }] } });
      });
    });
    socket.terminate();
    const told = first.type === 'error' ? { errors: first.payload } : first.type === 'complete' ? { data: {} } : first.payload;
    return { status: first.type === 'next' || first.type === 'complete' ? 200 : 400, type: JSON_TYPE, text: JSON.stringify(told) };
  }

  /** The same with ids in place of the sessions it is about. */
  private resolved(value: unknown): unknown {
    if (isAnySession(value)) return this.sessions.at(value.$session).id;
    if (Array.isArray(value)) return value.map((each) => this.resolved(each));
    if (typeof value !== 'object' || value === null) return value;
    const made = {};
    for (const [name, part] of Object.entries(value)) Object.defineProperty(made, name, { value: this.resolved(part), enumerable: true, configurable: true, writable: true });
    return made;
  }
}

function isAnySession(value: unknown): value is AnySession {
  return typeof value === 'object' && value !== null && '$session' in value && typeof value.$session === 'number';
}

function sessionIn(values: readonly unknown[]): number {
  return values.find(isAnySession)?.$session ?? 0;
}

/** Half a character cannot be written into an address. */
function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd');
}

/** An address with its parts in their places; with no part there, or with dots alone, it would be another's. */
function filled(template: string, parts: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(wellFormed(String(parts[name])).replace(/^\.{0,2}$/, '-')));
}

function typeOf(header: unknown): string {
  return String(header ?? '').split(';')[0]!.trim();
}

function twisted(sent: Sent, twist: Twist): Sent {
  const { payload = '{}' } = sent;
  const as = (type: string): Sent => ({ ...sent, headers: { ...sent.headers, 'content-type': type }, payload });
  switch (twist) {
    case 'cut':
      return { ...as(JSON_TYPE), payload: payload.slice(0, payload.length >> 1) };
    case 'garbage':
      return { ...as(JSON_TYPE), payload: '\u0000\u0001{]' };
    case 'huge':
      return { ...as(JSON_TYPE), payload: `{"x":"${'x'.repeat(LARGEST_BODY)}"}` };
    case 'deep':
      return { ...as(JSON_TYPE), payload: '['.repeat(50_000) };
    case 'empty':
      return { ...as(JSON_TYPE), payload: '' };
    case 'no-type':
      return { ...sent, headers: Object.fromEntries(Object.entries(sent.headers).filter(([name]) => name !== 'content-type')), payload };
    case 'text':
      return as('text/plain');
    case 'form':
      return as('application/x-www-form-urlencoded');
    case 'latin1':
      return as('application/json; charset=latin1');
    case 'method':
      return { ...sent, method: sent.method === 'GET' ? 'DELETE' : 'PUT' };
    case 'tail':
      return { ...sent, url: sent.url.replace(/(\?|$)/, '/%00$1') };
    case 'long-part':
      return { ...sent, url: sent.url.replace(/(\?|$)/, `/${'x'.repeat(400)}$1`) };
    case 'bad-percent':
      return { ...sent, url: sent.url.replace(/(\?|$)/, '/%zz$1') };
    case 'more-query':
      return { ...sent, url: `${sent.url}${sent.url.includes('?') ? '&' : '?'}weather=rain&__proto__=1` };
    case 'double-query':
      return { ...sent, url: `${sent.url}${sent.url.includes('?') ? '&' : '?'}first=1&first=2&after=%ff` };
    default:
      return twist satisfies never;
  }
}
