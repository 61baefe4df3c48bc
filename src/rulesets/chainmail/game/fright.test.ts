import { box } from './testing/opening';
import { having, REST } from './testing/meeting';
import { answer, field, play, type Stander } from './testing/table';

const troll = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'battered-skeletal-troll', x, y, ...more });
/** A dwarf cleric with a save of +6, as the book's example has it. */
const cleric = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'north', model: 'dwarf-cleric', x, y, ...more, card: { save: 6, level: 2, ...more.card } });
const STAND = { type: 'stand', model: 'troll' } as const;
const lead: Stander = { side: 'south', model: 'human-marine', x: 46, y: 2, card: having({ slug: 'commander', rating: 9 }).card };

describe('Scary', () => {
  test('CM-AEX-11 CM-ABIL-28 CM-ABIL-28a at the end of its turn a susceptible enemy in contact saves or routs, once in a skirmish', () => {
    const state = field({ troll: troll(20, 20), cleric: cleric(22, 20), ...REST });
    const strike = { type: 'stand', model: 'troll', then: { type: 'melee', target: 'cleric' } } as const;
    const missed = answer(play(state, 'south', strike, [2]), 'south', null, [2]);
    expect(missed.told('model-frightened')).toEqual([{ type: 'model-frightened', rule: 'CM-ABIL-28', model: 'cleric', by: 'troll' }]);
    expect(missed.told('morale-tested')).toMatchObject([{ rule: 'CM-ABIL-28', model: 'cleric', dc: 13, passed: true }]);
    expect(missed.model('cleric')).toMatchObject({ braved: true, routing: false });
    // It fails and runs, and the Troll, whose attack it was not, strikes it as it leaves.
    const broken = answer(play(state, 'south', strike, [2]), 'south', null, [1, 2]);
    expect(broken.model('cleric')).toMatchObject({ braved: true, routing: true });
    expect(broken.told('opportunity-taken')).toMatchObject([{ model: 'troll', target: 'cleric' }]);
    expect(broken.model('cleric').x).toBeGreaterThan(27);
  });

  test('CM-ABIL-28c CM-ARULING-15 who has faced one fears no other; the fearless are marked without a die', () => {
    expect(play(field({ troll: troll(20, 20), cleric: cleric(22, 20, { is: { braved: true } }), ...REST }), 'south', STAND).told('model-frightened')).toEqual([]);
    const fearless = play(field({ troll: troll(20, 20), cleric: cleric(22, 20, having({ slug: 'fearless' })), ...REST }), 'south', STAND);
    expect(fearless.model('cleric')).toMatchObject({ braved: true, routing: false });
  });

  test('CM-ABIL-28 CM-ARULING-15 CM-ARULING-24 not the stronger, not what is not living; elementals are living', () => {
    const faces = (card: object, dice: readonly number[] = []) => play(field({ troll: troll(20, 20), cleric: cleric(22, 20, { card }), ...REST }), 'south', STAND, dice).told('model-frightened');
    expect(faces({ level: 3 })).toEqual([]);
    expect(faces({ creature: 'undead' })).toEqual([]);
    expect(faces({ creature: 'elemental' }, [20])).toHaveLength(1);
  });

  test('CM-ARULING-15 who makes no morale saves is skipped and not marked; the dazed roll; a scary model that is held frightens nobody', () => {
    const held = (kind: 'stunned' | 'dazed') => ({ is: { conditions: [{ kind, by: null, strength: 0, turns: 1 }] } });
    for (const is of [{ down: true, health: 0 }, { routing: true }, held('stunned').is]) {
      const { model, told } = play(field({ troll: troll(20, 20), cleric: cleric(22, 20, { is }), ...REST }), 'south', STAND);
      expect(told('model-frightened')).toEqual([]);
      expect(model('cleric').braved).toBe(false);
    }
    expect(play(field({ troll: troll(20, 20), cleric: cleric(22, 20, held('dazed')), ...REST }), 'south', STAND, [20]).model('cleric').braved).toBe(true);
    expect(play(field({ troll: troll(20, 20, held('dazed')), cleric: cleric(22, 20), ...REST }), 'south', { type: 'recover', model: 'troll' }, [20]).told('model-frightened')).toHaveLength(1);
    expect(play(field({ walker: { ...cleric(22, 26), side: 'south' }, lead, troll: { ...troll(22, 20, held('dazed')), side: 'north' }, far: REST['far']! }), 'south', { type: 'maneuver', model: 'walker', path: [{ x: 22, y: 22 }] }).told('model-frightened')).toEqual([]);
  });

  test('CM-ABIL-28a with several in contact the player whose turn it is sets the order', () => {
    const asked = play(field({ troll: troll(20, 20), one: cleric(22, 20), two: cleric(18, 20), ...REST }), 'south', STAND);
    expect(asked.position.suspended!.decision).toMatchObject({ kind: 'fright-order', seats: ['south'] });
    const done = answer(asked, 'south', ['two', 'one'], [2, 2]);
    expect(done.told('model-frightened').map(({ model }) => model)).toEqual(['two', 'one']);
    const { position } = asked;
    expect(() => answer({ ...asked, position }, 'south', ['two'])).toThrow('fright.not-an-order');
  });

  test('CM-ABIL-28b a model that moves into its contact saves on the spot, and its turn ends if it routs', () => {
    const state = field({ walker: { ...cleric(22, 30), side: 'south' }, lead, troll: { ...troll(22, 20, { is: { struck: true } }), side: 'north' }, far: REST['far']! });
    const walk = { type: 'maneuver', model: 'walker', path: [{ x: 22, y: 21.5 }] } as const;
    const slow = { ...state, cards: state.cards.map((each) => ({ ...each, speed: 6 })) };
    const broken = play(slow, 'south', walk, [1]);
    expect(broken.told('morale-tested')).toMatchObject([{ rule: 'CM-ABIL-28', passed: false }]);
    expect(broken.model('walker')).toMatchObject({ routing: true, braved: true });
    expect(broken.model('walker').y).toBeGreaterThan(22);
    const held = play(slow, 'south', walk, [2]);
    expect(held.model('walker')).toMatchObject({ routing: false, braved: true, x: 22, y: 21.5 });
  });

  test('CM-ABIL-28b it makes the save where contact begins, an inch from one with Reach', () => {
    const state = field({ walker: { ...cleric(22, 30), side: 'south', card: { save: 6, level: 2, speed: 6 } }, lead, troll: { ...troll(22, 20, { is: { struck: true } }), side: 'north' }, far: REST['far']! });
    const { told } = play(state, 'south', { type: 'maneuver', model: 'walker', path: [{ x: 22, y: 21 }] }, [2]);
    expect(told('model-moved')[0]!.to).toEqual({ x: 22, y: 22 });
  });
});

describe('Cowardly', () => {
  const orc = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'orc-trooper', x, y, ...more });
  const far = { side: 'north', model: 'gnoll-trooper', x: 46, y: 46 } as const;
  const IDLE = { type: 'stand', model: 'orc' } as const;

  test('CM-ABIL-05 CM-ARULING-17 more than 6" from every ally at both ends of its turn it saves, or runs for the nearest edge', () => {
    const alone = field({ orc: orc(20, 10), ally: orc(20, 17.2), far });
    const held = play(alone, 'south', IDLE, [8]);
    expect(held.told('morale-tested')).toMatchObject([{ rule: 'CM-ABIL-05', model: 'orc', dc: 13, passed: true }]);
    const broken = play(alone, 'south', IDLE, [7]);
    expect(broken.told('model-routed')).toMatchObject([{ model: 'orc', from: null }]);
    expect(broken.model('orc')).toMatchObject({ where: 'off', exit: 'south' });
  });

  test('CM-ABIL-05b company at either end is enough', () => {
    const free = { card: { abilities: [{ slug: 'cowardly' }, { slug: 'independent-troop', rating: 0 }] } };
    expect(play(field({ orc: orc(20, 10), ally: orc(20, 17), far }), 'south', IDLE).told('morale-tested')).toEqual([]);
    expect(play(field({ orc: orc(20, 10, free), ally: orc(20, 17), far }), 'south', { type: 'maneuver', model: 'orc', path: [{ x: 20, y: 4 }] }).told('morale-tested')).toEqual([]);
    expect(play(field({ orc: orc(20, 4, free), ally: orc(20, 17), far }), 'south', { type: 'maneuver', model: 'orc', path: [{ x: 20, y: 11 }] }).told('morale-tested')).toEqual([]);
    expect(play(field({ orc: orc(20, 10), far }), 'south', IDLE, [20]).told('morale-tested')).toHaveLength(1);
  });

  test('CM-ABIL-05a allies that lie or rout are no company, the stunned are', () => {
    const beside = (is: object) => field({ orc: orc(20, 10), ally: orc(20, 12, { is }), far });
    expect(play(beside({ down: true, health: 0 }), 'south', IDLE, [20]).told('morale-tested')).toHaveLength(1);
    expect(play(beside({ routing: true }), 'south', IDLE, [20]).told('morale-tested')).toHaveLength(1);
    expect(play(beside({ conditions: [{ kind: 'stunned', by: null, strength: 0, turns: 1 }] }), 'south', IDLE).told('morale-tested')).toEqual([]);
  });

  test('CM-ABIL-05c getting up it still saves, but not while it lies', () => {
    const down = field({ orc: orc(20, 10, { is: { down: true, health: 0 } }), ally: orc(46, 2), far });
    expect(play(down, 'south', { type: 'get-up', model: 'orc' }, [20, 20]).told('morale-tested')).toHaveLength(1);
    expect(play(down, 'south', { type: 'get-up', model: 'orc' }, [10]).told('morale-tested')).toEqual([]);
  });

  test('CM-ABIL-05d not while routing; who rallied this turn does', () => {
    const leader: Stander = { side: 'south', model: 'human-marine', x: 20, y: 30, card: having({ slug: 'commander', rating: 1 }).card };
    const routing = field({ orc: orc(20, 10, { is: { routing: true } }), leader, far });
    expect(play(routing, 'south', { type: 'rally', model: 'orc' }, [20, 20]).told('morale-tested')).toMatchObject([{ rule: 'CM-MORALE-10' }, { rule: 'CM-ABIL-05' }]);
    expect(play(field({ orc: orc(24, 18, { is: { routing: true } }), ally: orc(46, 2), far }, { terrain: [box('high-wall', 0, 45, 10, 1)] }), 'south', { type: 'flee', model: 'orc' }).told('morale-tested')).toEqual([]);
  });
});

test('CM-ARULING-02 a turn ends in its order: what held the model, fright, sleepers, cowards, and the ghost sound last', () => {
  const held = ['dazed', 'ghost-sounded'].map((kind) => ({ kind: kind as 'dazed', by: null, strength: 0, turns: 1 }));
  const horror: Stander = { side: 'south', model: 'owlbear', x: 20, y: 20, card: having({ slug: 'scary', rating: 2 }, { slug: 'cowardly' }).card, is: { conditions: held } };
  const { events } = play(field({ horror, trooper: { side: 'north', model: 'gnoll-trooper', x: 20, y: 21 }, ...REST }), 'south', { type: 'recover', model: 'horror' }, [20, 20]);
  const told = events.flatMap((event) => (event.type === 'condition-ended' ? [event.condition] : event.type === 'morale-tested' ? [event.rule] : []));
  expect(told).toEqual(['dazed', 'CM-ABIL-28', 'CM-ABIL-05', 'ghost-sounded']);
});
