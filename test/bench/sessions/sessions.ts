import type { Server } from '../child';
import { actionOf, type Desk } from './request';

/** Enough for a snapshot. */
export const ACTIONS_OF_EACH = 27;

export const ADMIN_KEY = `umk_${'sessions-bench-'.repeat(3)}`;

/** One request that must succeed. */
async function ask<T>({ address }: Server, method: 'GET' | 'POST', path: string, token: string, body?: object): Promise<T> {
  const response = await fetch(`${address}/v1/sessions${path}`, { method, headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
  return JSON.parse(answer) as T;
}

interface Made {
  readonly id: string;
  readonly creator: { readonly token: string };
  readonly seats: readonly { readonly seat: string; readonly token: string }[];
}

async function start(server: Server, setup: object): Promise<Made> {
  const made = await ask<Made>(server, 'POST', '', ADMIN_KEY, { ruleset: 'chainmail', setup, public: true });
  await ask(server, 'POST', `/${made.id}/start`, made.creator.token, {});
  return made;
}

/** Games that two people play, with some actions each; the start is one of them. */
export async function startSessions(server: Server, setup: object, many: number): Promise<readonly Desk[]> {
  return Promise.all(
    Array.from({ length: many }, async () => {
      const { id, seats } = await start(server, setup);
      const desk = { id, token: seats[0]!.token };
      await write(server, desk, ACTIONS_OF_EACH - 1);
      return desk;
    }),
  );
}

/** Writes so many actions that change nothing in the end. */
async function write(server: Server, { id, token }: Desk, many: number): Promise<void> {
  for (let n = 0; n < many; n++) await ask(server, 'POST', `/${id}/actions`, token, { action: actionOf('first', n) });
}

/** A game of so many actions, the last hundred of which were really played. */
export async function longGame(server: Server, setup: object, actions: number): Promise<Desk> {
  const { id, seats } = await start(server, setup);
  const own = { id, token: seats[0]!.token };
  await write(server, own, actions - 100);
  for (;;) {
    const { version, toAct } = await ask<{ version: number; toAct: readonly string[] }>(server, 'GET', `/${id}/actions`, own.token);
    if (version >= actions) return own;
    const { token } = seats.find(({ seat }) => seat === toAct[0])!;
    const { offers } = await ask<{ offers: readonly { exactly?: object; example?: object }[] }>(server, 'GET', `/${id}/actions`, token);
    const offer = offers[version % offers.length]!;
    await ask(server, 'POST', `/${id}/actions`, token, { action: offer.exactly ?? offer.example! });
  }
}

/** Milliseconds until a session as it was at a version is shown; such a view is always made from the log. */
export async function timeView(server: Server, { id, token }: Desk, version: number): Promise<number> {
  const began = performance.now();
  await ask(server, 'GET', `/${id}/at/${version}`, token);
  return performance.now() - began;
}

/** The file of a game of about so many actions. */
export async function finishedFile(server: Server, setup: object, actions: number): Promise<string> {
  const desk = await longGame(server, setup, actions - 1);
  await ask(server, 'POST', `/${desk.id}/actions`, desk.token, { action: { type: 'concede' } });
  const response = await fetch(`${server.address}/v1/sessions/${desk.id}/export`);
  if (!response.ok) throw new Error(await response.text());
  return response.text();
}

/** Milliseconds until a file is verified and stored. */
export async function takeIn({ address }: Server, file: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${address}/v1/sessions/import`, { method: 'POST', headers: { authorization: `Bearer ${ADMIN_KEY}`, 'content-type': 'application/x-ndjson' }, body: file });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  await response.arrayBuffer();
  return performance.now() - began;
}

/** Milliseconds an action takes while a game is played by its first offers, with notices to an address if there is one. */
export async function playTogether(server: Server, setup: object, most: number, address: string | null): Promise<number> {
  const { id, seats } = await start(server, setup);
  const tokens = new Map(seats.map(({ seat, token }) => [seat, token]));
  for (const { token } of seats) if (address !== null) await ask(server, 'POST', `/${id}/webhooks`, token, { url: address, events: ['your-turn', 'your-decision', 'finished'] });
  let spent = 0;
  let taken = 0;
  while (taken < most) {
    const { toAct } = await ask<{ toAct: readonly string[] }>(server, 'GET', `/${id}/actions`, seats[0]!.token);
    const token = tokens.get(toAct[0] ?? '');
    if (token === undefined) break;
    const { offers } = await ask<{ offers: readonly { exactly?: object; example?: object }[] }>(server, 'GET', `/${id}/actions`, token);
    const offer = offers[taken % offers.length]!;
    const began = performance.now();
    await ask(server, 'POST', `/${id}/actions`, token, { action: offer.exactly ?? offer.example! });
    spent += performance.now() - began;
    taken++;
  }
  return spent / taken;
}
