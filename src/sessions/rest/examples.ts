const id = '6f1c1c1e-6a3b-4a8e-9c55-0f8f2d8f7a11';
const when = '2026-03-01T12:00:00.000Z';
const expiresAt = '2026-03-31T12:00:00.000Z';
const token = 'Zx3yB0rUj1cO2n5oV8mE7qL4wT6kH9sD3fG5hJ8kL0a';
const commitment = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const seats = [{ seat: 'south' }, { seat: 'north', bot: 'greedy' }];
const basics = { id, ruleset: 'chainmail', edition: '2001', status: 'playing', version: 2, dice: 'server' };
const stand = { type: 'stand', model: 'paladin' };
const entry = { seq: 2, seat: 'south', at: when, events: [{ type: 'model-stood', rule: 'CM-ACT-02', model: 'paladin' }] };
const session = { ...basics, public: true, commitment, seats, createdAt: when, you: 'south', drawOfferedBy: [], proposal: null, paused: false, clock: null, origin: null, outcome: null, scene: null, names: {}, view: { game: {}, toAct: ['south'], owed: null, standing: [], leaving: [], outcome: null } };

/** What the documentation of sessions shows. */
export const EXAMPLES = {
  newSession: {
    ruleset: 'chainmail',
    setup: {
      anyWarband: true,
      width: 24,
      height: 24,
      warbands: [
        { seat: 'south', models: [{ id: 'paladin', model: { ref: 'human-paladin' }, at: { x: 12, y: 9 } }] },
        { seat: 'north', models: [{ id: 'trooper', model: { ref: 'gnoll-trooper' }, at: { x: 12, y: 14 } }] },
      ],
    },
    seats: { north: { bot: 'greedy' } },
    public: true,
  },
  made: { ...basics, status: 'open', version: 0, public: true, commitment, creator: { token, expiresAt }, seats: [{ seat: 'south', token, expiresAt }, { seat: 'north', bot: 'greedy' }] },
  page: { items: [{ ...basics, seats, createdAt: when }], next: null },
  setups: { ruleset: 'chainmail', setups: [{ id: 'starter', title: 'The Starter Set', setup: {} }], bots: [{ id: 'greedy', name: 'Greedy', summary: 'Takes what looks best at once.' }] },
  seatToken: { seat: 'south', token, expiresAt },
  renewed: { seat: 'south', expiresAt },
  contribution: { contribution: 'forty-two' },
  nothing: {},
  stored: { id, version: 2, status: 'playing', toAct: ['south'], owed: null, entries: [entry] },
  oneAction: { action: stand },
  actionList: { actions: [{ type: 'set-standing-answer', kind: 'smite', answer: true, until: 'game' }, stand] },
  legality: { legal: true, version: 2, refusals: [] },
  offers: { version: 2, seat: 'south', toAct: ['south'], owed: null, offers: [{ exactly: stand }], blocked: [] },
  draw: { type: 'offer' },
  undo: { type: 'offer', version: 12 },
  pause: { type: 'offer' },
  substitute: { bot: 'greedy' },
  substituted: { seat: 'north', bot: 'greedy', version: 13 },
  fork: { seats: { north: { bot: 'greedy' } } },
  successor: { id, waitingFor: [], creator: null, seats: [{ seat: 'south', token, expiresAt }, { seat: 'north', bot: 'greedy' }] },
  waiting: { id: null, waitingFor: ['north'], creator: null, seats: [] },
  message: { room: 'all', text: 'Well met & good luck' },
  said: { id, at: when, room: 'all', from: 'south', text: 'Well met & good luck', html: 'Well met &amp; good luck' },
  messages: { items: [{ id, at: when, room: 'seat', from: 'south', seat: 'north', text: 'Truce?', html: 'Truce?' }] },
  lines: `${JSON.stringify(entry)}\n`,
  newWebhook: { url: 'https://bot.example/umpire', events: ['your-decision', 'finished'] },
  webhook: { id, seat: 'south', url: 'https://bot.example/umpire', events: ['your-decision', 'finished'], createdAt: when, secret: 'whsec_plJ3nmyCDGBKInavdOK15jslplJ3nmyCDGBKInavdOK=' },
  webhooks: { items: [{ id, seat: 'south', url: 'https://bot.example/umpire', events: ['your-decision', 'finished'], createdAt: when }] },
  removed: { id },
  delivery: { id: 'msg_2b1f0c55a8e14f0f', type: 'your-decision', attempts: 1, nextAt: null, deliveredAt: when, fault: null, createdAt: when },
  deliveries: { items: [{ id: 'msg_2b1f0c55a8e14f0f', type: 'your-decision', attempts: 2, nextAt: when, deliveredAt: null, fault: 'it answered 500', createdAt: when }] },
  simulation: { games: 200, bots: { south: 'greedy', north: 'random-legal' }, seed: 'tuesday' },
  simulated: { version: 12, seat: 'south', asked: 200, games: 200, unended: 0, seed: 'tuesday', seats: [{ seat: 'south', bot: 'greedy', wins: 150, draws: 4, win: { share: 0.75, low: 0.6856, high: 0.805 }, draw: { share: 0.02, low: 0.0078, high: 0.0503 }, meanScore: 21.5 }] },
  deleted: { id, stays: false },
  spectator: { token, expiresAt },
  imported: { ...basics, status: 'finished', version: 2, public: true, commitment, creator: { token, expiresAt }, seats },
  file: `${JSON.stringify({ umpireSession: 1, ruleset: 'chainmail', edition: '2001', seats: [{ seat: 'south', bot: null }, { seat: 'north', bot: 'greedy' }], dice: 'server', seed: 'b7e2…', commitment, version: 2 })}\n${JSON.stringify({ seq: 1, seat: null, action: { type: 'session.start' }, faces: [12, 7], dice: 'server', events: [{ type: 'session.started' }], stateHash: commitment, at: when })}\n`,
  odds: { version: 2, seat: 'south', outcomes: [{ outcome: { models: [], ended: false }, chance: { numerator: '1', denominator: '1', decimal: 1 } }], assumed: [] },
  session,
  entries: { version: 2, items: [entry], next: null },
  ticket: { ticket: token, expiresAt: when },
  verdict: { verified: true, version: 2, checked: 2, commitment, fault: null },
  replay: `${JSON.stringify({ line: 'session', id, ruleset: 'chainmail', status: 'playing', version: 2, commitment })}\n${JSON.stringify({ line: 'action', ...entry })}\n`,
  stream: `retry: 1000\n\nid: 2\nevent: entry\ndata: ${JSON.stringify(entry)}\n\n`,
} as const;
