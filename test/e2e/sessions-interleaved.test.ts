import fc from 'fast-check';
import { TEST_KEY } from '../support/database';
import { get, make, makeAndStart, type Made, post, until, verdict } from '../support/sessions/player';
import { isSignedBy, Receiver } from '../support/sessions/receiver';
import { nodesForTests } from '../support/sessions/service';
import { HOTSEAT, TOY } from '../support/sessions/setups';
import { Watcher } from '../support/sessions/stream';

jest.setTimeout(300_000);

const RUNS = 12;
const SEATS = ['red', 'blue'];

type Step =
  | { readonly kind: 'play'; readonly pick: number }
  | { readonly kind: 'undo' | 'pause'; readonly type: string; readonly seat: number; readonly back: number }
  | { readonly kind: 'fork'; readonly seat: number; readonly back: number }
  | { readonly kind: 'substitute'; readonly seat: number; readonly bot: boolean }
  | { readonly kind: 'say'; readonly seat: number; readonly room: string }
  | { readonly kind: 'simulate' | 'draw' | 'try' | 'join' | 'hook' | 'rematch' | 'export' | 'spectate'; readonly seat: number }
  | { readonly kind: 'dawdle' };

const seat = fc.nat(1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('play' as const), pick: fc.nat(50) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('undo' as const), type: fc.constantFrom('offer', 'offer', 'accept', 'accept', 'decline'), seat, back: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pause' as const), type: fc.constantFrom('offer', 'accept', 'resume'), seat, back: fc.constant(0) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('fork' as const), seat, back: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('substitute' as const), seat: fc.constant(1), bot: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('say' as const), seat, room: fc.constantFrom('all', 'seat') }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('simulate' as const, 'draw' as const, 'try' as const, 'join' as const, 'hook' as const, 'rematch' as const, 'export' as const, 'spectate' as const), seat }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('dawdle' as const) }) },
);
const clock = fc.constantFrom(null, null, { seconds: 1 });

interface Successor {
  readonly creator: object | null;
  readonly seats: readonly { readonly seat: string; readonly token?: string }[];
}
/** Something well-formed for each call. */
const ACTS: Readonly<Record<string, object>> = { actions: { action: { type: 'concede' } }, undo: { type: 'offer', version: 1 }, pause: { type: 'offer' }, fork: {}, rematch: {}, simulate: { games: 1 }, webhooks: { url: 'https://umpire.example/' } };

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
  const nodes = nodesForTests({ WEBHOOKS_TO_PRIVATE: 'yes' });
  let ear: Receiver;
  beforeAll(async () => {
    ear = await Receiver.start();
  });
  afterAll(() => ear.stop());
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
      case 'fork': {
        const answer = await post(node, made.id, `fork?at=${Math.max(1, version - each.back)}`, tokens(made)[by]);
        expect([200, 401, 422]).toContain(answer.status);
        if (answer.status === 200) expectOwnAlone(answer.body, by);
        return;
      }
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
        return;
      case 'try': {
        const { offers = [] } = (await get(node, made.id, 'actions', tokens(made)[by])).body;
        if (offers.length === 0) return;
        const tried = await post(node, made.id, 'actions?dryRun=true', tokens(made)[by], { action: offers[turn % offers.length].exactly ?? offers[turn % offers.length].example });
        // No dice, no events: nothing that could be seen and then not done.
        expect([tried.status, Object.keys(tried.body).sort()]).toEqual([200, ['legal', 'refusals', 'version']]);
        return;
      }
      case 'join': {
        const old = tokens(made)[by];
        const answer = await post(node, made.id, `seats/${by}/join`, made.creator);
        expect([200, 422]).toContain(answer.status);
        if (answer.status !== 200) return;
        tokens(made)[by] = answer.body.token;
        expect((await get(node, made.id, 'actions', old)).status).toBe(401);
        return;
      }
      case 'hook':
        expect([200, 401, 422]).toContain((await post(node, made.id, 'webhooks', tokens(made)[by], { url: ear.address, events: ['your-turn', 'your-decision', 'finished'] })).status);
        return;
      case 'rematch':
        expect([401, 422]).toContain((await post(node, made.id, 'rematch', tokens(made)[by])).status);
        return;
      case 'export':
        expect([401, 422]).toContain((await get(node, made.id, 'export', tokens(made)[by])).status);
        return;
      case 'spectate': {
        const { body } = await post(node, made.id, 'spectators', made.creator);
        for (const path of ['actions', 'undo', 'pause', 'fork', 'rematch', 'simulate', 'webhooks']) expect([401, 403]).toContain((await post(node, made.id, path, body.token, ACTS[path])).status);
        return;
      }
      case 'dawdle':
        await new Promise((resolve) => setTimeout(resolve, 1_200));
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

  /** Whether the game is over once a person, who is there or comes now, has given up. */
  async function finish(made: Made): Promise<boolean> {
    if ((await get(nodes.node, made.id)).body.status === 'finished') return true;
    const { token } = (await post(nodes.node, made.id, 'seats/red/join', made.creator)).body;
    return (await post(nodes.node, made.id, 'actions', token, { action: { type: 'concede' } })).status === 200;
  }

  /** The creator, who asked before the start, was told of every turn and once of the end, in signed words that give nothing away. */
  async function expectNotices({ id }: Made, secret: string, version: number): Promise<void> {
    const own = () => ear.received.filter((notice) => notice.body.data.session === id && isSignedBy(secret, notice));
    await until(async () => own(), (came) => came.some(({ body }) => body.type === 'session.finished'));
    expect(own().filter(({ body }) => body.type === 'session.finished')).toHaveLength(1);
    expect(new Set(own().map(({ headers }) => headers['webhook-id'])).size).toBe(own().length);
    for (const { body } of own()) {
      expect([Object.keys(body), Object.keys(body.data)]).toEqual([['type', 'timestamp', 'data'], ['session', 'version', 'seat']]);
      expect(body.data.version).toBeLessThanOrEqual(version);
    }
  }

  /** Of a finished game there are rematches, forks and files; and its log stays when the creator deletes the rest. */
  async function expectAfterlife(made: Made, whole: readonly Entry[]): Promise<void> {
    const { node } = nodes;
    const { body: again } = await post(node, made.id, 'rematch', made.creator);
    expect([again.id === made.id, again.seats.every((each: object) => !('token' in each))]).toEqual([false, true]);
    const { text: file } = await get(node, made.id, 'export');
    const taken = await until(async () => node.ask().post('/v1/sessions/import').set({ 'content-type': 'application/x-ndjson', 'x-api-key': TEST_KEY }).send(file), ({ status }) => status !== 503, 60_000);
    expect([taken.status, taken.body.code]).toEqual([201, undefined]);
    expect((await get(node, taken.body.id, 'events?first=200')).body.items).toEqual(whole);
    const removed = await node.ask().delete(`/v1/sessions/${made.id}`).set('authorization', `Bearer ${made.creator}`);
    expect(removed.body).toEqual({ id: made.id, stays: true });
    expect(await log(made, undefined)).toEqual(whole);
    expect((await get(node, made.id, '', made.creator)).status).toBe(401);
    expect((await get(node, made.id, 'messages')).body.items).toEqual([]);
  }

  /** In a pause nothing happens but what sessions do themselves, and giving up, which ends the game. */
  function expectStandstill(entries: readonly Entry[]): void {
    let paused = false;
    for (const { events } of entries.slice(0, -1)) {
      for (const { type } of events) {
        if (paused) expect(type).toMatch(/^session\./);
        if (type === 'session.paused' || type === 'session.resumed') paused = type === 'session.paused';
      }
    }
  }

  /** Whoever forks an unfinished game holds no seat of the new one but the own. */
  function expectOwnAlone({ creator, seats }: Successor, by: string): void {
    expect(creator).toBeNull();
    expect(seats.filter(({ token, seat: other }) => token !== undefined && other !== by)).toEqual([]);
  }

  /** No seat sees where another has hidden its relic, until that is shown or the game has ended. */
  async function expectSecrets(made: Made, status: string): Promise<void> {
    for (const own of [null, ...SEATS]) {
      const { status: answered, body } = await get(nodes.node, made.id, '', own === null ? made.creator : tokens(made)[own]);
      if (answered !== 200) continue;
      const others = (body.view.game.sides as { seat: string; relic: string | null; shown: boolean }[]).filter(({ seat: other }) => other !== own);
      expect(others.every(({ relic, shown }) => relic === null || shown || status === 'finished')).toBe(true);
    }
  }

  test('no event is lost, nothing hidden leaks, consent is always logged, and every die is the next of its stream', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), clock, async (steps, seconds) => {
        const made = await make(nodes.node, { ...TOY, public: true, ...(seconds === null ? {} : { clock: seconds }) });
        const watcher = new Watcher(`${nodes.node.address}/v1/sessions/${made.id}/stream`);
        const { body: hook } = await post(nodes.node, made.id, 'webhooks', made.creator, { url: ear.address, events: ['your-turn', 'your-decision', 'finished'] });
        await post(nodes.node, made.id, 'start', made.creator);
        let seen: readonly Entry[] = [];
        for (const [turn, each] of steps.entries()) {
          await take(made, each, turn);
          // Whatever was told once stays so: the log only grows.
          const now = await log(made, undefined);
          expect(now.slice(0, seen.length)).toEqual(seen);
          seen = now;
        }
        expect(seen.map(({ seq }) => seq)).toEqual(seen.map((_, i) => i + 1));
        const hidden = JSON.stringify(seen);
        for (const word of ['"relic":"m', '"faces"', '"seed"']) expect(hidden).not.toContain(word);
        const overheard = (await get(nodes.node, made.id, 'messages?first=200')).body.items;
        expect(overheard.every(({ room }: { room: string }) => room === 'all')).toBe(true);
        await expectSecrets(made, (await get(nodes.node, made.id, '', made.creator)).body.status);
        await until(() => finish(made), (over) => over);
        const whole = await log(made, undefined);
        expectConsent(whole);
        expectStandstill(whole);
        // Faces follow from the seed and the number of the action alone: no undo has brought the same dice again.
        expect(await verdict(nodes.node, made.id)).toMatchObject({ verified: true, fault: null });
        const replay = await get(nodes.node, made.id, 'replay');
        expect(replay.text.trim().split('\n')).toHaveLength(1 + whole.length);
        await watcher.whenEnded();
        expect(watcher.messages.flatMap(({ event, data }) => (event === 'entry' ? [data] : []))).toEqual(whole);
        await expectNotices(made, hook.secret, whole.length);
        await expectAfterlife(made, whole);
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
