import { get, makeAndStart, until } from '../support/sessions/player';
import { nodesForTests } from '../support/sessions/service';

jest.setTimeout(120_000);

const unit = (id: string, ref: string, figures: number) => ({ id, troop: { ref }, figures });
const leader = (id: string, ref: string, host: string) => ({ id, individual: { ref }, role: ref, with: host });

/** A small battle named by the catalog. */
const armies = (led: boolean) => [
  { seat: 'south', units: [unit('spears', 'medium-foot', 8), unit('bows', 'archers', 8)], ...(led ? { individuals: [leader('captain', 'commander', 'spears')] } : {}) },
  { seat: 'north', units: [unit('orcs', 'orcs', 12), unit('goblins', 'goblins', 16)], ...(led ? { individuals: [leader('chief', 'commander', 'orcs'), leader('champion', 'hero', 'goblins')] } : {}) },
];

describe('Battlesystem in stored sessions', () => {
  const nodes = nodesForTests();

  test.each([
    ['pitched-battle', false],
    ['pitched-battle', true],
    ['hold-the-hill', false],
    ['hold-the-hill', true],
  ])('two bots play %s to its end, leaders: %s, and the replay verifies', async (scenario, commanders) => {
    const { node } = nodes;
    const made = await makeAndStart(node, { ruleset: 'battlesystem', setup: { scenario, commanders, turns: 5, armies: armies(commanders) }, seats: { south: { bot: 'greedy' }, north: { bot: 'random-legal' } }, public: true });
    await until(() => get(node, made.id), ({ body }) => body.status === 'finished', 60_000);
    const { body } = await get(node, made.id, 'verify');
    expect(body).toMatchObject({ verified: true, fault: null });
    const { body: session } = await get(node, made.id);
    expect(session.outcome.places.map(({ seats }: { seats: string[] }) => seats).flat().sort()).toEqual(['north', 'south']);
  });

  test('a card with a gap and a value out of range is refused with both faults, each with its place', async () => {
    const card = { name: 'torn', hits: [{ from: 1, to: 3, hits: 0 }, { from: 5, to: 12, hits: 1 }], armor: [{ id: 'melee-rear', modifier: 40 }] };
    const response = await nodes.node.ask().post('/v1/sessions').send({ ruleset: 'battlesystem', setup: { card, armies: armies(false) } });
    expect(response.status).toBe(422);
    expect(JSON.stringify(response.body)).toContain('card.gap');
    expect(JSON.stringify(response.body)).toContain('card.out-of-range');
  });
});
