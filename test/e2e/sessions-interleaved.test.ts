import fc from 'fast-check';
import { get, makeAndStart, type Made, post, verdict } from '../support/sessions/player';
import { nodesForTests } from '../support/sessions/service';
import { HOTSEAT, TOY } from '../support/sessions/setups';

jest.setTimeout(300_000);

const RUNS = 12;
const SEATS = ['red', 'blue'];

type Step =
  | { readonly kind: 'play'; readonly pick: number }
  | { readonly kind: 'undo' | 'pause'; readonly type: string; readonly seat: number; readonly back: number }
  | { readonly kind: 'fork'; readonly seat: number; readonly back: number }
  | { readonly kind: 'substitute'; readonly seat: number; readonly bot: boolean }
  | { readonly kind: 'say'; readonly seat: number; readonly room: string }
  | { readonly kind: 'simulate' | 'draw'; readonly seat: number };

const seat = fc.nat(1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('play' as const), pick: fc.nat(50) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('undo' as const), type: fc.constantFrom('offer', 'offer', 'accept', 'accept', 'decline'), seat, back: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pause' as const), type: fc.constantFrom('offer', 'accept', 'resume'), seat, back: fc.constant(0) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('fork' as const), seat, back: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('substitute' as const), seat: fc.constant(1), bot: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('say' as const), seat, room: fc.constantFrom('all', 'seat') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('simulate' as const, 'draw' as const), seat }) },
);

interface Event {
  readonly type: string;
  readonly [field: string]: unknown;
}
interface Entry {
  readonly seq: number;
  readonly seat: string | null;
  readonly events: readonly Event[];
}

describe('agreements, talk and play in any order', () => {
  const nodes = nodesForTests();
  const tokens = (made: Made): Record<string, string> => made.tokens as Record<string, string>;

  async function take(made: Made, each: Step, turn: number): Promise<void> {
    const node = nodes.node;
    const by = SEATS['seat' in each ? each.seat : 0]!;
    const { version } = (await get(node, made.id, '', made.creator)).body;
    switch (each.kind) {
      case 'play': {
        const { toAct } = (await get(node, made.id, 'actions', tokens(made)['red'])).body;
        const { offers = [] } = toAct.length === 0 ? {} : (await get(node, made.id, 'actions', tokens(made)[toAct[0]])).body;
        const offer = offers[each.pick % Math.max(1, offers.length)];
        if (offer !== undefined) expect([200, 409, 422]).toContain((await post(node, made.id, 'actions', tokens(made)[toAct[0]], { action: offer.exactly ?? offer.example })).status);
        return;
      }
      case 'undo':
      case 'pause':
        expect([200, 401, 404, 422]).toContain((await post(node, made.id, each.kind, tokens(made)[by], { type: each.type, ...(each.kind === 'undo' && each.type === 'offer' ? { version: Math.max(0, version - each.back) } : {}) })).status);
        return;
      case 'fork':
        expect([200, 401, 422]).toContain((await post(node, made.id, `fork?at=${Math.max(1, version - each.back)}`, tokens(made)[by])).status);
        return;
      case 'substitute': {
        const answer = await post(node, made.id, `seats/${by}/substitute`, made.creator, each.bot ? { bot: 'drifter' } : {});
        if (answer.status === 200 && !each.bot) tokens(made)[by] = answer.body.token;
        return;
      }
      case 'say':
        expect([200, 401]).toContain((await post(node, made.id, 'messages', tokens(made)[by], { room: each.room, text: `${by} ${turn}`, ...(each.room === 'seat' ? { seat: SEATS[1 - SEATS.indexOf(by)] } : {}) })).status);
        return;
      case 'simulate':
        // 503: a thread that was just started may take too long for a first answer.
        expect([200, 401, 422, 503]).toContain((await post(node, made.id, 'simulate', tokens(made)[by], { games: 2 })).status);
        return;
      case 'draw':
        expect([200, 401, 422]).toContain((await post(node, made.id, 'draw', tokens(made)[by], { type: 'offer' })).status);
    }
  }

  const log = async (made: Made, token: string | undefined): Promise<readonly Entry[]> => (await get(nodes.node, made.id, 'events?first=200', token)).body.items;

  /** Nothing is taken back, paused or forked but by the logged consent of every person who held a seat then. */
  function expectConsent(entries: readonly Entry[]): void {
    const people = new Set(SEATS);
    let agreed = new Set<unknown>();
    for (const event of entries.flatMap(({ events }) => events)) {
      if (event.type === 'session.seat-passed') {
        if (event['bot'] === null) people.add(String(event['seat']));
        else people.delete(String(event['seat']));
        agreed = new Set();
      }
      if (event.type === 'session.proposed') agreed = new Set([event['seat']]);
      if (event.type === 'session.consented') agreed.add(event['seat']);
      if (['session.undone', 'session.paused', 'session.fork-agreed'].includes(event.type)) expect([...people].filter((each) => !agreed.has(each))).toEqual([]);
      if (['session.proposal-declined', 'session.proposal-lapsed'].includes(event.type)) agreed = new Set();
    }
  }

  test('no event is lost, nothing hidden leaks, consent is always logged, and every die is the next of its stream', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
        const made = await makeAndStart(nodes.node, { ...TOY, public: true });
        let seen: readonly Entry[] = [];
        for (const [turn, each] of steps.entries()) {
          await take(made, each, turn);
          // Whatever was told once stays so: the log only grows.
          const now = await log(made, undefined);
          expect(now.slice(0, seen.length)).toEqual(seen);
          seen = now;
        }
        expect(seen.map(({ seq }) => seq)).toEqual(seen.map((_, i) => i + 1));
        expectConsent(seen);
        const hidden = JSON.stringify(seen);
        for (const word of ['"relic":"m', '"faces"', '"seed"']) expect(hidden).not.toContain(word);
        const overheard = (await get(nodes.node, made.id, 'messages?first=200')).body.items;
        expect(overheard.every(({ room }: { room: string }) => room === 'all')).toBe(true);
        const { body: last } = await get(nodes.node, made.id, '', made.creator);
        expect(last.view.game.sides.every(({ relic, shown }: { relic: string | null; shown: boolean }) => relic === null || shown || last.status === 'finished')).toBe(true);
        if (last.status !== 'finished') await post(nodes.node, made.id, 'actions', tokens(made)['red'], { action: { type: 'concede' } });
        // Faces follow from the seed and the number of the action alone: no undo has brought the same dice again.
        expect(await verdict(nodes.node, made.id)).toMatchObject({ verified: true, fault: null });
        const another = await get(nodes.node, made.id, 'replay');
        expect(another.text.trim().split('\n')).toHaveLength(1 + (await log(made, undefined)).length);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });

  test('callers at once leave one log that replays', async () => {
    const made = await makeAndStart(nodes.node, HOTSEAT);
    const [south, north] = [made.tokens['south'], made.tokens['north']];
    const calls = Array.from({ length: 60 }, (_, i) => {
      const token = i % 2 === 0 ? south : north;
      const [path, body] = ([
        ['undo', { type: 'offer', version: 1 }],
        ['undo', { type: 'accept' }],
        ['pause', { type: 'offer' }],
        ['pause', { type: 'accept' }],
        ['pause', { type: 'resume' }],
        ['actions', { action: { type: 'set-standing-answer', kind: 'smite', about: `a${i}`, answer: true, until: 'game' } }],
      ] as const)[i % 6]!;
      return post(nodes.node, made.id, path, token, body);
    });
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => ![200, 404, 422].includes(status)).map(({ body }) => body)).toEqual([]);
    await post(nodes.node, made.id, 'actions', south, { action: { type: 'concede' } });
    const entries = await log(made, undefined);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
    expect(await verdict(nodes.node, made.id)).toMatchObject({ verified: true, checked: entries.length });
  });
});
