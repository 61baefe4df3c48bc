import { ABILITIES } from '../catalog/abilities';
import { BLOW, having, meeting, REST } from './testing/meeting';
import { field, play, refusedWith, type Stander } from './testing/table';

const modifier = (name: string, rule: string, add: number) => ({ name, rule, provenance: 'rulebook', add });

describe('Powerful Charge', () => {
  const BOAR = having({ slug: 'powerful-charge', rating: 2 });
  const CHARGE = { type: 'charge', model: 'attacker' } as const;

  test('CM-ABIL-23 CM-ABIL-00e a charge that hits deals 2 more, not doubled by a critical', () => {
    const hit = play(meeting(BOAR, { y: 26 }), 'south', CHARGE, [10]);
    expect(hit.told('model-damaged')).toMatchObject([{ damage: 3, modifiers: [modifier('powerful-charge', 'CM-ABIL-23', 2)] }]);
    expect(play(meeting(BOAR, { y: 26 }), 'south', CHARGE, [20, 10]).told('model-damaged')).toMatchObject([{ damage: 2 * 1 + 2 }]);
  });

  test('CM-ARULING-31 a charge under 2" has the damage without the +2 to hit', () => {
    const { told } = play(meeting(BOAR, { y: 22.5 }), 'south', CHARGE, [12]);
    expect(told('model-attacked')).toMatchObject([{ need: 15 - 3 }]);
    expect(told('model-damaged')).toMatchObject([{ damage: 3 }]);
  });

  test('CM-ARULING-31 CM-CHARGE-07 it is lost with a charge that is slowed', () => {
    const terrain = [{ kind: 'row-of-headstones', outline: [{ x: 15, y: 22 }, { x: 25, y: 22 }, { x: 25, y: 22.3 }, { x: 15, y: 22.3 }] }];
    const { told } = play(meeting(BOAR, { y: 25 }, {}, { terrain }), 'south', CHARGE, [12]);
    expect(told('charge-broken')).toMatchObject([{ rule: 'CM-CHARGE-07' }]);
    expect(told('model-damaged')).toMatchObject([{ damage: 1, modifiers: [] }]);
  });

  test('CM-ABIL-23 without a charge there is nothing of it', () => {
    expect(play(meeting(BOAR), 'south', BLOW, [12]).told('model-damaged')).toMatchObject([{ damage: 1 }]);
  });
});

describe('Smite Evil', () => {
  const SMITER = having({ slug: 'smite-evil', rating: 1, uses: 1 });
  const SMITE = { ...BLOW, then: { ...BLOW.then, smite: true } } as const;

  test('CM-ABIL-33 declared before the roll it adds 1 against an evil model', () => {
    const { told, model } = play(meeting(SMITER), 'south', SMITE, [12]);
    expect(told('model-damaged')).toMatchObject([{ damage: 2, modifiers: [modifier('smite-evil', 'CM-ABIL-33', 1)] }]);
    expect(model('attacker').smites).toBe(0);
  });

  test('CM-ABIL-33 CM-ABIL-00b it is wasted by a miss and on a target that is not evil', () => {
    expect(play(meeting(SMITER), 'south', SMITE, [2]).model('attacker').smites).toBe(0);
    const good = play(meeting(SMITER, { card: { alignment: 'neutral' } }), 'south', SMITE, [12]);
    expect(good.told('model-damaged')).toMatchObject([{ damage: 1, modifiers: [] }]);
    expect(good.model('attacker').smites).toBe(0);
  });

  test('CM-ABIL-00b CM-STAT-16 once used up it can\'t be declared', () => {
    expect(refusedWith(meeting({ ...SMITER, is: { smites: 0 } }), 'south', SMITE)).toEqual(['smite.none-left']);
    expect(refusedWith(meeting({}), 'south', SMITE)).toEqual(['smite.none-left']);
    expect(refusedWith(meeting({ ...SMITER, is: { smites: 0 } }, { y: 26 }), 'south', { type: 'charge', model: 'attacker', smite: true })).toEqual(['smite.none-left']);
  });

  test('CM-ARULING-20 it may be declared against a fallen model', () => {
    const { told } = play(meeting(SMITER, { is: { down: true, health: 0 } }), 'south', SMITE);
    expect(told('model-damaged')).toMatchObject([{ damage: 2 * 1 + 1 }]);
  });

  test('CM-ABIL-33 CM-CHARGE-01 it can end a charge', () => {
    expect(play(meeting(SMITER, { y: 26 }), 'south', { type: 'charge', model: 'attacker', smite: true }, [10]).told('model-damaged')).toMatchObject([{ damage: 2 }]);
  });
});

describe('Sneak Attack', () => {
  const SNEAK = having({ slug: 'sneak-attack', rating: 1 });
  const ALLY: Stander = { side: 'south', model: 'human-marine', x: 21, y: 21 };

  test('CM-ABIL-34a CM-ABIL-34b CM-ARULING-08 with two in contact it has the +2 and 1 more damage', () => {
    const { told } = play(meeting(SNEAK, {}, { ally: ALLY }), 'south', BLOW, [10]);
    expect(told('model-attacked')).toMatchObject([{ need: 12 - 2 }]);
    expect(told('model-attacked')[0]!.modifiers).toContainEqual(modifier('multiple-attackers', 'CM-ABIL-34a', 2));
    expect(told('model-damaged')).toMatchObject([{ damage: 2, modifiers: [modifier('sneak-attack', 'CM-ABIL-34b', 1)] }]);
    expect(play(meeting(SNEAK), 'south', BLOW, [12]).told('model-damaged')).toMatchObject([{ damage: 1 }]);
  });

  test('CM-ABIL-34a CM-ARULING-08 the helpless do not count, a Reach model at 1" does', () => {
    expect(play(meeting(SNEAK, {}, { ally: { ...ALLY, is: { routing: true } } }), 'south', BLOW, [2]).told('model-attacked')).toMatchObject([{ need: 12 }]);
    expect(play(meeting(SNEAK, {}, { ally: { ...ALLY, model: 'human-glaiver', x: 22 } }), 'south', BLOW, [2]).told('model-attacked')).toMatchObject([{ need: 10 }]);
  });

  test.each([['undead', 10, 1], ['construct', 10, 1], ['elemental', 12, 1]])('CM-ARULING-08 CM-ABIL-17f against an %s: need %i, damage %i', (creature, need, damage) => {
    const { told } = play(meeting(SNEAK, { card: { creature } }, { ally: ALLY }), 'south', BLOW, [need]);
    expect(told('model-attacked')).toMatchObject([{ need, roll: 'hit' }]);
    expect(told('model-damaged')).toMatchObject([{ damage }]);
  });

  test('CM-ABIL-17f a living model that is immune takes no more, though the +2 counts', () => {
    const { told } = play(meeting(SNEAK, having({ slug: 'immune-sneak-attacks' }), { ally: ALLY }), 'south', BLOW, [10]);
    expect(told('model-attacked')).toMatchObject([{ need: 10 }]);
    expect(told('model-damaged')).toMatchObject([{ damage: 1, modifiers: [] }]);
  });

  test('CM-ABIL-34c CM-ARULING-08 a fallen model takes 1 more by blow or by shot, within 6"', () => {
    const down = { is: { down: true, health: 5 } };
    expect(play(meeting(SNEAK, down), 'south', BLOW).told('model-damaged')).toMatchObject([{ damage: 2 + 1, modifiers: [modifier('sneak-attack', 'CM-ABIL-34c', 1)] }]);
    const shot = (y: number) => play(field({ attacker: { side: 'south', model: 'human-marine', x: 20, y: 20, ...SNEAK }, rest: REST['rest']!, target: { side: 'north', model: 'gnoll-trooper', x: 20, y, card: { health: 9 }, ...down } }), 'south', { type: 'stand', model: 'attacker', then: { type: 'ranged' } }, [12]).told('model-damaged');
    expect(shot(27)).toMatchObject([{ damage: 2 }]);
    expect(shot(27.1)).toMatchObject([{ damage: 1 }]);
  });

  test('CM-ABIL-34c both reasons together are worth 1', () => {
    expect(play(meeting(SNEAK, { is: { down: true, health: 5 } }, { ally: ALLY }), 'south', BLOW).told('model-damaged')).toMatchObject([{ damage: 3 }]);
  });
});

describe('abilities in general', () => {
  test('CM-ABIL-19 CM-ABIL-00c CM-ABIL-00d CM-RULING-20 inspired models strike at +2, once, on top of the rest', () => {
    const bard = (x: number): Stander => ({ side: 'south', model: 'human-marine', x, y: 21, ...having({ slug: 'inspire-courage', rating: 2 }) });
    const [attack] = play(meeting({}, { y: 26 }, { one: bard(18), two: bard(22) }), 'south', { type: 'charge', model: 'attacker' }, [2]).told('model-attacked');
    expect(attack!.need).toBe(15 - 3 - 2 - 2);
    expect(attack!.modifiers.filter(({ name }) => name === 'inspire-courage')).toEqual([modifier('inspire-courage', 'CM-ABIL-19', 2)]);
  });

  test('CM-ABIL-03 CM-STAT-17 a model with a Commander rating leads others, and is under command itself', () => {
    const state = field({ leader: { side: 'south', model: 'human-marine', x: 20, y: 20, ...having({ slug: 'commander', rating: 1 }) }, troop: { side: 'south', model: 'human-marine', x: 20, y: 26 }, ...REST });
    expect(play(state, 'south', { type: 'maneuver', model: 'troop', to: { x: 20, y: 28 } }).told('model-activated')).toMatchObject([{ underCommand: true }]);
    expect(play(state, 'south', { type: 'maneuver', model: 'leader', to: { x: 20, y: 18 } }).told('model-activated')).toMatchObject([{ underCommand: true }]);
  });

  test('CM-ABIL-00a CM-ABILCONV-06 the ability beats the rule: what is not living is destroyed where others fall', () => {
    const kill = (creature: string) => play(meeting({}, { card: { health: 1, creature } }), 'south', BLOW, [12]).model('target');
    expect(kill('humanoid')).toMatchObject({ down: true, where: 'field' });
    expect(kill('elemental')).toMatchObject({ down: true, where: 'field' });
    expect(kill('undead').where).toBe('destroyed');
    expect(kill('construct').where).toBe('destroyed');
  });

  test('CM-STAT-19 CM-MORALE-05 half of the warband is compared exactly: three of seven is not half', () => {
    const seven = (lost: number) => Object.fromEntries(Array.from({ length: 6 }, (_, i): [string, Stander] => [`n${i}`, { side: 'north', model: 'gnoll-trooper', x: 30 + 2 * i, y: 44, is: i < lost ? { where: 'destroyed' } : {} }]));
    const dc = (lost: number) => play(field({ attacker: { side: 'south', model: 'human-marine', x: 20, y: 20 }, target: { side: 'north', model: 'gnoll-trooper', x: 20, y: 21 }, ...seven(lost), rest: REST['rest']! }), 'south', BLOW, [12, 20]).told('morale-tested')[0]!.dc;
    expect([dc(3), dc(4)]).toEqual([13, 18]);
  });

  test('CM-ABILCONV-09 CM-ABILCONV-10 a card without a rating has the book\'s, with the scanning faults repaired', () => {
    const rating = (slug: string) => ABILITIES.find((ability) => ability.slug === slug)!.defaultRating;
    expect(['reach', 'unreliable-troop', 'aura-of-courage', 'hide'].map(rating)).toEqual([1, 11, 4, 13]);
    const state = meeting({ ...having({ slug: 'reach' }) }, { y: 22 });
    expect(play(state, 'south', BLOW, [2]).told('model-attacked')).toHaveLength(1);
  });
});
