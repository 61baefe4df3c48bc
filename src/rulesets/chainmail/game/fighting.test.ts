import { field, play, refusedWith, type Scenery, type Stander } from './testing/table';

const REST: { readonly [id: string]: Stander } = { rest: { side: 'south', model: 'human-marine', x: 46, y: 2 }, far: { side: 'north', model: 'gnoll-trooper', x: 46, y: 46 } };
const BLOW = { type: 'stand', model: 'trooper', then: { type: 'melee', target: 'marine' } } as const;

/** A trooper of south's with a marine of north's at its base, and whoever else is there. */
function duel(trooper: Partial<Stander> = {}, marine: Partial<Stander> = {}, others: { readonly [id: string]: Stander } = {}, scenery: Scenery = {}) {
  return field({ trooper: { side: 'south', model: 'gnoll-trooper', x: 20, y: 20, ...trooper }, marine: { side: 'north', model: 'human-marine', x: 20, y: 21, ...marine }, ...others, ...REST }, scenery);
}

const box = (kind: string, left: number, bottom: number, right: number, top: number) => ({ kind, outline: [{ x: left, y: bottom }, { x: right, y: bottom }, { x: right, y: top }, { x: left, y: top }] });
const modifier = (name: string, rule: string, add: number) => ({ name, rule, provenance: 'rulebook', add });

describe('melee contact', () => {
  test('CM-MELEE-01 a model strikes what it touches', () => {
    expect(refusedWith(duel({}, { y: 21.01 }), 'south', BLOW)).toEqual(['melee.not-in-contact']);
    expect(play(duel({}, { y: 21 }), 'south', BLOW, [2]).told('model-attacked')).toHaveLength(1);
  });

  test('CM-MELEE-01 CM-ABIL-25 CM-ABIL-25a CM-ABILCONV-08 a Reach model strikes as far as 1", and is not struck back from there', () => {
    const glaiver = { model: 'human-glaiver' };
    expect(play(duel(glaiver, { y: 22 }), 'south', BLOW, [2]).told('model-attacked')).toMatchObject([{ need: 15 - 4, kind: 'melee' }]);
    expect(refusedWith(duel(glaiver, { y: 22.01 }), 'south', BLOW)).toEqual(['melee.not-in-contact']);
    expect(refusedWith(duel({}, { model: 'human-glaiver', y: 21.5 }), 'south', BLOW)).toEqual(['melee.not-in-contact']);
  });

  test('CM-RULING-02 with a Reach enemy at half an inch one can neither charge nor shoot', () => {
    const state = duel({ model: 'human-marine' }, { model: 'human-glaiver', y: 21.5 });
    expect(refusedWith(state, 'south', { type: 'charge', model: 'trooper' })).toEqual(['charge.engaged']);
    expect(refusedWith(state, 'south', { type: 'stand', model: 'trooper', then: { type: 'ranged' } })).toEqual(['shoot.engaged']);
  });

  test('CM-MELEE-02 CM-RULING-02 CM-DOWN-04 the helpless hold nobody: one may charge, shoot and walk away from them', () => {
    for (const is of [{ down: true, health: 0 }, { routing: true }]) {
      const state = duel({ model: 'human-marine', card: { abilities: [{ slug: 'independent-troop', rating: 0 }] } }, { is }, { other: { side: 'north', model: 'gnoll-trooper', x: 26, y: 20 } });
      const left = play(state, 'south', { type: 'maneuver', model: 'trooper', path: [{ x: 20, y: 12 }] });
      expect(left.told('morale-tested')).toEqual([]);
      expect(left.model('trooper')).toMatchObject({ x: 20, y: 12 });
      expect(refusedWith(state, 'south', { type: 'stand', model: 'trooper', then: { type: 'ranged' } })).toEqual(['taken']);
    }
    const down = duel({}, { is: { down: true, health: 0 } }, { other: { side: 'north', model: 'human-marine', x: 26, y: 20 } });
    expect(play(down, 'south', { type: 'charge', model: 'trooper' }, [2]).model('trooper').x).toBeCloseTo(25, 3);
  });

  test('CM-MELEE-10 nobody strikes its own', () => {
    const state = duel({}, {}, { friend: { side: 'south', model: 'human-marine', x: 21, y: 20 } });
    expect(refusedWith(state, 'south', { ...BLOW, then: { type: 'melee', target: 'friend' } })).toEqual(['attack.not-an-enemy']);
  });
});

describe('the melee roll', () => {
  test('CM-MELEE-03 equal to armor hits, one less misses', () => {
    expect(play(duel(), 'south', BLOW, [11]).told('model-attacked')).toMatchObject([{ rule: 'CM-MELEE-03', need: 12, roll: 'miss' }]);
    const hit = play(duel(), 'south', BLOW, [12, 20]);
    expect(hit.told('model-attacked')).toMatchObject([{ need: 12, roll: 'hit', modifiers: [modifier('melee-attack', 'CM-STAT-12', 3), modifier('armor', 'CM-STAT-09', 15)] }]);
    expect(hit.model('marine').health).toBe(1);
  });

  test('CM-MELEE-03 a natural 1 misses whatever the bonus, a natural 20 hits whatever the armor', () => {
    const sure = { card: { melee: { attack: 30, damage: 1 } } };
    expect(play(duel(sure), 'south', BLOW, [1]).model('marine').health).toBe(2);
    const steel = { card: { armor: 60, health: 9 } };
    expect(play(duel({}, steel), 'south', BLOW, [19]).told('model-attacked')).toMatchObject([{ roll: 'miss' }]);
    expect(play(duel({}, steel), 'south', BLOW, [20, 19]).model('marine').health).toBe(8);
  });

  test('CM-MELEE-04 CM-HILL-07 +1 from above', () => {
    const state = duel({}, {}, {}, { terrain: [box('hill', 10, 10, 30, 20.2)] });
    expect(play(state, 'south', BLOW, [2]).told('model-attacked')[0]).toMatchObject({ need: 12 - 1, modifiers: [modifier('melee-attack', 'CM-STAT-12', 3), modifier('from-above', 'CM-HILL-07', 1), modifier('armor', 'CM-STAT-09', 15)] });
  });

  test('CM-MELEE-05 +2 with three in contact, the attacker among them; two are not enough', () => {
    const second: Stander = { side: 'south', model: 'gnoll-trooper', x: 21, y: 21 };
    const third: Stander = { side: 'south', model: 'human-glaiver', x: 18.2, y: 21 };
    expect(play(duel({}, {}, { second }), 'south', BLOW, [2]).told('model-attacked')[0]!.need).toBe(12);
    const [attack] = play(duel({}, {}, { second, third }), 'south', BLOW, [2]).told('model-attacked');
    expect(attack!.need).toBe(10);
    expect(attack!.modifiers).toContainEqual(modifier('multiple-attackers', 'CM-MELEE-05', 2));
  });

  test('CM-MELEE-05 CM-MELEE-02 the fallen and the routing do not count among the attackers', () => {
    const second: Stander = { side: 'south', model: 'gnoll-trooper', x: 21, y: 21 };
    for (const is of [{ routing: true }, { down: true, health: 0 }]) {
      const third: Stander = { side: 'south', model: 'gnoll-trooper', x: 19, y: 21, is };
      expect(play(duel({}, {}, { second, third }), 'south', BLOW, [2]).told('model-attacked')[0]!.need).toBe(12);
    }
  });

  test('CM-ABIL-08 nobody has the bonus for many attackers against an elemental', () => {
    const others: { readonly [id: string]: Stander } = { second: { side: 'south', model: 'gnoll-trooper', x: 21, y: 21 }, third: { side: 'south', model: 'gnoll-trooper', x: 19, y: 21 } };
    expect(play(duel({}, { card: { creature: 'elemental' } }, others), 'south', BLOW, [2]).told('model-attacked')[0]!.need).toBe(12);
    const fallen = play(duel({ card: { melee: { attack: 3, damage: 2 } } }, { card: { creature: 'elemental' } }), 'south', BLOW, [12]);
    expect(fallen.model('marine')).toMatchObject({ down: true, where: 'field', health: 0 });
  });

  test('CM-MELEE-06 CM-MELEE-07 CM-RULING-14 -2 to strike from a wall, and -2 armor on one', () => {
    const below = duel({}, {}, {}, { terrain: [box('low-wall', 10, 19.4, 30, 19.8)] });
    expect(play(below, 'south', BLOW, [2]).told('model-attacked')[0]).toMatchObject({ need: 12 + 2 });
    expect(play(below, 'south', BLOW, [2]).told('model-attacked')[0]!.modifiers).toContainEqual(modifier('attacker-atop', 'CM-RULING-14', -2));
    const above = duel({}, {}, {}, { terrain: [box('hedgerow', 10, 21.2, 30, 21.6)] });
    expect(play(above, 'south', BLOW, [2]).told('model-attacked')[0]!.need).toBe(12 - 2);
    expect(play(above, 'south', BLOW, [2]).told('model-attacked')[0]!.modifiers).toContainEqual(modifier('defender-atop', 'CM-MELEE-07', -2));
  });

  test('CM-MELEE-08 CM-DMG-04 CM-COND-02c CM-DOWN-05 a fallen model is hit without a die for double damage', () => {
    const { told, model } = play(duel({}, { is: { down: true, health: 0 }, card: { armor: 40 } }), 'south', BLOW);
    expect(told('model-attacked')).toMatchObject([{ rule: 'CM-MELEE-08', roll: 'automatic', critical: false }]);
    expect(told('model-damaged')).toMatchObject([{ damage: 2, health: -2 }]);
    expect(model('marine').where).toBe('destroyed');
  });

  test('CM-MELEE-09 CM-ABIL-25d Reach across a gap meets cover and models between', () => {
    const glaiver = { model: 'human-glaiver' };
    const wall = box('low-wall', 10, 21.2, 30, 21.3);
    expect(play(duel(glaiver, { y: 22 }, {}, { terrain: [wall] }), 'south', BLOW, [2]).told('model-attacked')[0]).toMatchObject({ need: 11 + 4, modifiers: [modifier('melee-attack', 'CM-STAT-12', 4), modifier('armor', 'CM-STAT-09', 15), modifier('cover', 'CM-COVER-01', 4)] });
    const between: Stander = { side: 'south', model: 'human-marine', x: 20, y: 21, card: { baseDiameter: 0.9 } };
    expect(play(duel(glaiver, { y: 22 }, { between }), 'south', BLOW, [2]).told('model-attacked')[0]).toMatchObject({ need: 11 + 1, modifiers: [modifier('melee-attack', 'CM-STAT-12', 4), modifier('armor', 'CM-STAT-09', 15), modifier('intervening-models', 'CM-MELEE-09', 1)] });
  });

  test('CM-MELEE-09 CM-ABIL-25d at base contact neither counts', () => {
    const state = duel({ model: 'human-glaiver' }, {}, {}, { terrain: [box('low-wall', 20.45, 20.45, 30, 20.55)] });
    expect(play(state, 'south', BLOW, [2]).told('model-attacked')[0]!.modifiers.map(({ name }) => name)).not.toContain('cover');
  });
});

describe('damage', () => {
  test('CM-DMG-01 CM-DMG-02 above 0 it stands, at 0 it lies, below 0 it is destroyed', () => {
    const after = (damage: number) => play(duel({ card: { melee: { attack: 3, damage } } }, { card: { health: 5 } }), 'south', BLOW, [12]).model('marine');
    expect(after(2)).toMatchObject({ health: 3, down: false, where: 'field' });
    expect(after(5)).toMatchObject({ health: 0, down: true, where: 'field' });
    expect(after(6)).toMatchObject({ health: -1, where: 'destroyed' });
  });

  test('CM-DMG-02 CM-MORALE-02 half or less calls for the save', () => {
    const { told } = play(duel({ card: { melee: { attack: 3, damage: 3 } } }, { card: { health: 5 } }), 'south', BLOW, [12, 11]);
    expect(told('morale-tested')).toMatchObject([{ model: 'marine', rule: 'CM-MORALE-02', dc: 13, passed: true, modifiers: [modifier('save', 'CM-STAT-11', 2)] }]);
  });

  test('CM-DMG-03 CM-ABIL-00e CM-AEX-22 what an ability adds is not doubled', () => {
    const smiter = { card: { melee: { attack: 3, damage: 2 }, abilities: [{ slug: 'smite-evil', rating: 1, uses: 1 }] } };
    const { told, model } = play(duel(smiter, { card: { alignment: 'evil', health: 12 } }), 'south', { ...BLOW, then: { type: 'melee', target: 'marine', smite: true } }, [20, 15]);
    expect(told('model-attacked')).toMatchObject([{ roll: 'natural-20', critical: true }]);
    expect(told('model-damaged')).toMatchObject([{ damage: 2 * 2 + 1, modifiers: [modifier('smite-evil', 'CM-ABIL-33', 1)] }]);
    expect(model('marine').health).toBe(7);
  });

  test('CM-DMG-05 a hit for no damage asks for nothing', () => {
    const { told, model } = play(duel({ card: { melee: { attack: 3, damage: 0 } } }, { is: { health: 1 } }), 'south', BLOW, [19]);
    expect(told('model-attacked')).toMatchObject([{ roll: 'hit' }]);
    expect(told('model-damaged')).toEqual([]);
    expect(told('morale-tested')).toEqual([]);
    expect(model('marine').health).toBe(1);
  });

  test('CM-DMG-06 CM-ARULING-01 attack, critical, damage, save, rout and the blows at whoever runs come in this order', () => {
    const ally: Stander = { side: 'south', model: 'gnoll-trooper', x: 21, y: 21 };
    const { events, told, model } = play(duel({}, { card: { health: 4 } }, { ally }), 'south', BLOW, [20, 12, 10, 3]);
    expect(events.map(({ type }) => type)).toEqual(['model-activated', 'model-attacked', 'model-damaged', 'morale-tested', 'model-routed', 'opportunity-taken', 'model-attacked', 'model-moved']);
    expect(told('model-attacked').map(({ model: striker, kind }) => [striker, kind])).toEqual([['trooper', 'melee'], ['ally', 'opportunity']]);
    expect(model('marine')).toMatchObject({ health: 2, routing: true, x: 20, y: 33 });
  });
});

describe('critical hits', () => {
  const STOUT = { card: { health: 9 } };

  test('CM-CRIT-01 CM-CRIT-02 a natural 20 earns one more roll with the same need; success doubles the damage', () => {
    expect(play(duel({}, STOUT), 'south', BLOW, [20, 12]).told('model-damaged')).toMatchObject([{ damage: 2 }]);
    expect(play(duel({}, STOUT), 'south', BLOW, [20, 11]).told('model-damaged')).toMatchObject([{ damage: 1 }]);
    expect(play(duel({}, STOUT), 'south', BLOW, [20, 20]).told('model-damaged')).toMatchObject([{ damage: 2 }]);
    expect(play(duel({ card: { melee: { attack: 30, damage: 1 } } }, STOUT), 'south', BLOW, [20, 1]).told('model-damaged')).toMatchObject([{ damage: 1 }]);
  });

  test.each(['construct', 'elemental', 'undead'])('CM-CRIT-03 CM-ABIL-17a no second roll against a %s', (creature) => {
    const { told } = play(duel({}, { card: { health: 9, creature } }), 'south', BLOW, [20]);
    expect(told('model-attacked')).toMatchObject([{ critical: false }]);
    expect(told('model-damaged')).toMatchObject([{ damage: 1 }]);
  });

  test('CM-CRIT-03 CM-ABIL-17a nor against a living model that is immune', () => {
    expect(play(duel({}, { card: { health: 9, abilities: [{ slug: 'immune-critical-damage' }] } }), 'south', BLOW, [20]).told('model-damaged')).toMatchObject([{ damage: 1 }]);
  });

  test('CM-CRIT-04 a blunt weapon has no second roll', () => {
    expect(play(duel({ card: { melee: { attack: 3, damage: 1, blunt: true } } }, STOUT), 'south', BLOW, [20]).told('model-damaged')).toMatchObject([{ damage: 1 }]);
  });

  test('CM-CRIT-01 CM-AOO-02 an attack of opportunity can be critical too', () => {
    const state = duel({ card: { health: 9, abilities: [{ slug: 'independent-troop', rating: 0 }] } });
    expect(play(state, 'south', { type: 'maneuver', model: 'trooper', path: [{ x: 20, y: 14 }] }, [20, 12, 20]).told('model-damaged')).toMatchObject([{ model: 'trooper', damage: 2 }]);
  });
});

describe('stakes', () => {
  const stakes = { ...box('stake-barrier', 10, 23, 30, 23.5), points: 270 };
  const walker = (others: Partial<Stander> = {}) => field({ walker: { side: 'south', model: 'human-marine', x: 20, y: 20, card: { abilities: [{ slug: 'independent-troop', rating: 0 }], ...others.card }, ...(others.is ? { is: others.is } : {}) }, ...REST }, { terrain: [stakes] });
  const INTO = { type: 'maneuver', model: 'walker', path: [{ x: 20, y: 26 }] } as const;

  test('CM-RULING-22 CM-TERRAIN-16 whoever enters against the points is attacked at +5 for 1 before it goes on', () => {
    const { told, model } = play(walker({ card: { health: 3 } }), 'south', INTO, [10]);
    expect(told('model-attacked')).toMatchObject([{ model: null, target: 'walker', kind: 'stakes', need: 15 - 5, roll: 'hit' }]);
    expect(told('model-damaged')).toMatchObject([{ damage: 1, health: 2 }]);
    expect(told('model-moved')[0]!.to.y).toBeCloseTo(22.5, 2);
    expect(model('walker')).toMatchObject({ x: 20, y: 26 });
  });

  test('CM-RULING-22 it is an attack like any other: natural 1, natural 20, and no critical on the immune', () => {
    expect(play(walker(), 'south', INTO, [1]).model('walker').health).toBe(2);
    expect(play(walker({ card: { health: 9 } }), 'south', INTO, [20, 10]).told('model-damaged')).toMatchObject([{ damage: 2 }]);
    expect(play(walker({ card: { health: 9, creature: 'undead' } }), 'south', INTO, [20]).told('model-damaged')).toMatchObject([{ damage: 1 }]);
  });

  test('CM-RULING-22 CM-ROUT-02 whom the stakes break runs for the nearest edge, with nobody as the cause', () => {
    const { told, model } = play(walker(), 'south', INTO, [10, 5]);
    expect(told('model-routed')).toMatchObject([{ model: 'walker', from: null }]);
    expect(told('nearest-found')).toMatchObject([{ rule: 'CM-ROUT-09', nearest: 'west' }]);
    expect(model('walker').x).toBeCloseTo(8, 2);
    expect(model('walker').y).toBeCloseTo(22.5, 2);
  });

  test('CM-RULING-22 once for an entry: who stands among the stakes already is not attacked again', () => {
    const state = field({ walker: { side: 'south', model: 'human-marine', x: 20, y: 23.2, card: { abilities: [{ slug: 'independent-troop', rating: 0 }] } }, ...REST }, { terrain: [stakes] });
    expect(play(state, 'south', { type: 'maneuver', model: 'walker', path: [{ x: 20, y: 26 }] }).told('model-attacked')).toEqual([]);
  });

  test('CM-RULING-22 with the points or along them nobody is attacked', () => {
    const state = field({ walker: { side: 'south', model: 'human-marine', x: 20, y: 26, card: { abilities: [{ slug: 'independent-troop', rating: 0 }] } }, ...REST }, { terrain: [stakes] });
    expect(play(state, 'south', { type: 'maneuver', model: 'walker', path: [{ x: 20, y: 20 }] }).told('model-attacked')).toEqual([]);
  });
});
