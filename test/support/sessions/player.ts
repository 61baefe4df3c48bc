import type { Response } from 'supertest';
import type { Place } from './service';

export interface Made {
  readonly id: string;
  readonly creator: string;
  /** Tokens of the open seats. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly commitment: string;
}

/** Makes a session; fails unless it was made. */
export async function make(node: Place, body: object): Promise<Made> {
  const response = await node.ask().post('/v1/sessions').send(body);
  if (response.status !== 201) throw new Error(JSON.stringify(response.body));
  const { id, creator, seats, commitment } = response.body;
  return { id, creator: creator.token, tokens: Object.fromEntries(seats.map(({ seat, token }: { seat: string; token: string }) => [seat, token])), commitment };
}

export async function makeAndStart(node: Place, body: object): Promise<Made> {
  const made = await make(node, body);
  const started = await post(node, made.id, 'start', made.creator);
  if (started.status !== 200) throw new Error(JSON.stringify(started.body));
  return made;
}

export function get(node: Place, id: string, path = '', token?: string): Promise<Response> {
  const asked = node.ask().get(`/v1/sessions/${id}${path === '' ? '' : `/${path}`}`);
  return Promise.resolve(token === undefined ? asked : asked.set('authorization', `Bearer ${token}`));
}

export function post(node: Place, id: string, path: string, token?: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
  const asked = node.ask().post(`/v1/sessions/${id}/${path}`).set({ ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) });
  return Promise.resolve(body === undefined ? asked : asked.send(body));
}

/** The first thing on offer, whatever it is; null if nothing is. */
export function firstOffer(offers: readonly { readonly exactly?: object; readonly example?: object }[]): object | null {
  const [first] = offers;
  return first === undefined ? null : (first.exactly ?? first.example ?? null);
}

/** Plays a seat by its first offers until the game ends or `most` actions were taken; answers how many. */
export async function playOn(node: Place, { id, tokens }: Made, seat: string, most = Infinity): Promise<number> {
  let taken = 0;
  for (let looks = 0; looks < 20_000 && taken < most; looks++) {
    const { body } = await get(node, id, 'actions', tokens[seat]);
    const action = body.toAct.includes(seat) ? firstOffer(body.offers) : null;
    if (action === null) {
      const { body: session } = await get(node, id, '', tokens[seat]);
      if (session.status === 'finished') return taken;
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    const response = await post(node, id, 'actions', tokens[seat], { action });
    if (response.status !== 200) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(response.body)}`);
    taken++;
  }
  return taken;
}

export async function until<T>(ask: () => Promise<T>, holds: (value: T) => boolean, withinMs = 10_000): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    const value = await ask();
    if (holds(value)) return value;
    if (Date.now() > end) throw new Error(`not within ${withinMs} ms: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Answers what is owed until a seat is free to act, and says which. */
export async function seatToAct(node: Place, { id, tokens }: Made): Promise<string> {
  for (;;) {
    const { body } = await get(node, id, 'actions', Object.values(tokens)[0]);
    const seat = body.toAct[0] as string;
    if (body.owed === null) return seat;
    const { body: own } = await get(node, id, 'actions', tokens[seat]);
    await post(node, id, 'actions', tokens[seat], { action: firstOffer(own.offers)! });
  }
}

/** The verdict on a game, asked for again while the service has too much to do. */
export async function verdict(node: Place, id: string, token?: string): Promise<object> {
  return (await until(() => get(node, id, 'verify', token), ({ status }) => status !== 503, 60_000)).body as object;
}
