import { field, play, refusedWith, type Scenery, type Stander } from './testing/table';

const REST: { readonly [id: string]: Stander } = { rest: { side: 'south', model: 'human-marine', x: 46, y: 2 }, far: { side: 'north', model: 'gnoll-trooper', x: 46, y: 46 } };
const SHOT = { type: 'stand', model: 'archer', then: { type: 'ranged' } } as const;
const box = (kind: string, left: number, bottom: number, right: number, top: number) => ({ kind, outline: [{ x: left, y: bottom }, { x: right, y: bottom }, { x: right, y: top }, { x: left, y: top }] });
const modifier = (name: string, rule: string, add: number) => ({ name, rule, provenance: 'rulebook', add });

/** A marine of south's with a crossbow (+3, 24") and a trooper (armor 15) ten inches north of it. */
function range(archer: Partial<Stander> = {}, target: Partial<Stander> = {}, others: { readonly [id: string]: Stander } = {}, scenery: Scenery = {}) {
  return field({ archer: { side: 'south', model: 'human-marine', x: 20, y: 10, ...archer }, target: { side: 'north', model: 'gnoll-trooper', x: 20, y: 21, ...target }, ...others, ...REST }, scenery);
}

describe('shooting', () => {
  test('CM-RANGED-01 the roll is d20 and ranged attack against armor; 1 misses and 20 hits', () => {
    expect(play(range(), 'south', SHOT, [11]).told('model-attacked')).toMatchObject([{ rule: 'CM-RANGED-01', kind: 'ranged', need: 12, roll: 'miss', modifiers: [modifier('ranged-attack', 'CM-STAT-14', 3), modifier('armor', 'CM-STAT-09', 15)] }]);
    expect(play(range(), 'south', SHOT, [12, 20]).model('target').health).toBe(1);
    expect(play(range({ card: { ranged: { attack: 30, damage: 1, range: 24 } } }), 'south', SHOT, [1]).model('target').health).toBe(2);
    expect(play(range({}, { card: { armor: 60, health: 9 } }), 'south', SHOT, [20, 19]).model('target').health).toBe(8);
  });

  test('CM-CRIT-01 a shot can be critical', () => {
    expect(play(range({}, { card: { health: 9 } }), 'south', SHOT, [20, 12]).told('model-damaged')).toMatchObject([{ damage: 2 }]);
  });

  test('CM-RANGED-02 CM-RULING-12 the target is the nearest enemy in sight, found when the shot is declared', () => {
    const nearer: Stander = { side: 'north', model: 'gnoll-trooper', x: 24, y: 18 };
    const { told } = play(range({}, {}, { nearer }), 'south', SHOT, [2]);
    expect(told('nearest-found')).toMatchObject([{ rule: 'CM-NEAREST-04', model: 'archer', nearest: 'nearer' }]);
    expect(told('model-attacked')).toMatchObject([{ target: 'nearer' }]);
    const walled = range({}, {}, { nearer }, { terrain: [box('high-wall', 22, 15, 25, 15.5)] });
    expect(play(walled, 'south', SHOT, [2]).told('model-attacked')).toMatchObject([{ target: 'target' }]);
  });

  test('CM-RANGED-02 between equally near enemies a d20 each decides', () => {
    const state = range({}, {}, { twin: { side: 'north', model: 'gnoll-trooper', x: 31, y: 10 } });
    const { told } = play(state, 'south', SHOT, [7, 12, 2]);
    expect(told('nearest-found')).toMatchObject([{ nearest: 'twin', tied: ['target', 'twin'] }]);
    expect(told('model-attacked')).toMatchObject([{ target: 'twin' }]);
  });

  test('CM-RANGED-03 CM-RULING-13 out of range there is no roll, the use is spent, and nobody was attacked', () => {
    const card = { ranged: { attack: 3, damage: 1, range: 6, uses: 1 } };
    const { told, model, state, position } = play(range({ card }), 'south', SHOT);
    expect(told('shot-fell-short')).toMatchObject([{ rule: 'CM-RULING-13', target: 'target', gap: 10, range: 6 }]);
    expect(told('model-attacked')).toEqual([]);
    expect(model('archer')).toMatchObject({ shots: 0, acted: true });
    expect(state.sides.map(({ disturbed }) => disturbed)).toEqual([false, false]);
    expect(position.suspended).toBeNull();
  });

  test('CM-RANGED-03 the range is measured from base to base', () => {
    const card = { ranged: { attack: 3, damage: 1, range: 10 } };
    expect(play(range({ card }), 'south', SHOT, [2]).told('model-attacked')).toHaveLength(1);
    expect(play(range({ card }, { y: 21.01 }), 'south', SHOT).told('shot-fell-short')).toHaveLength(1);
  });

  test('CM-RANGED-03 CM-HILL-06 a higher target counts as an inch farther for each contour', () => {
    const card = { ranged: { attack: 3, damage: 1, range: 10 } };
    const hill = { terrain: [box('hill', 15, 18, 25, 25)] };
    expect(play(range({ card }, {}, {}, hill), 'south', SHOT).told('shot-fell-short')).toMatchObject([{ gap: 11 }]);
  });

  test('CM-ABIL-00b CM-STAT-15 a weapon with one box shoots once', () => {
    const state = range({ card: { ranged: { attack: 3, damage: 1, range: 24, uses: 1 } }, is: { shots: 0 } });
    expect(refusedWith(state, 'south', SHOT)).toEqual(['shoot.none-left']);
  });

  test('CM-RANGED-07 the shooter is not in its own way, also when it uses up a box', () => {
    const { told, model } = play(range({ card: { ranged: { attack: 3, damage: 1, range: 24, uses: 2 } } }), 'south', SHOT, [2]);
    expect(told('model-attacked')).toMatchObject([{ need: 12 }]);
    expect(model('archer').shots).toBe(1);
  });

  test('CM-ABIL-00b CM-ABIL-33 CM-ARULING-20 a smite declared with a shot is spent even beyond the range', () => {
    const card = { ranged: { attack: 3, damage: 1, range: 6 }, abilities: [{ slug: 'smite-evil', rating: 1, uses: 2 }] };
    const smiting = { ...SHOT, then: { type: 'ranged', smite: true } } as const;
    expect(play(range({ card }), 'south', smiting).model('archer').smites).toBe(1);
    const near = play(range({ card }, { y: 16, card: { health: 5 } }), 'south', smiting, [12]);
    expect(near.told('model-damaged')).toMatchObject([{ damage: 2, modifiers: [modifier('smite-evil', 'CM-ABIL-33', 1)] }]);
    expect(near.model('archer').smites).toBe(1);
  });

  test('CM-RANGED-04 CM-ABIL-25b nobody shoots with an enemy in contact, at its base or within its Reach', () => {
    expect(refusedWith(range({}, {}, { foe: { side: 'north', model: 'gnoll-trooper', x: 20, y: 11 } }), 'south', SHOT)).toEqual(['shoot.engaged']);
    expect(refusedWith(range({}, {}, { foe: { side: 'north', model: 'human-glaiver', x: 20, y: 12 } }), 'south', SHOT)).toEqual(['shoot.engaged']);
    expect(play(range({}, {}, { foe: { side: 'north', model: 'gnoll-trooper', x: 20, y: 11.01 } }), 'south', SHOT, [2]).told('model-attacked')).toMatchObject([{ target: 'foe' }]);
  });
});

describe('what changes a shot', () => {
  const need = (state: ReturnType<typeof range>) => play(state, 'south', SHOT, [2]).told('model-attacked')[0]!;

  test('CM-RANGED-05 +1 from above', () => {
    const attack = need(range({}, {}, {}, { terrain: [box('hill', 15, 5, 25, 12)] }));
    expect(attack).toMatchObject({ need: 11 });
    expect(attack.modifiers).toContainEqual(modifier('from-above', 'CM-HILL-07', 1));
  });

  test('CM-RANGED-06 +4 armor behind cover, once', () => {
    const attack = need(range({}, {}, {}, { terrain: [box('low-wall', 15, 19, 25, 19.5), box('briars', 15, 17, 25, 18)] }));
    expect(attack.need).toBe(16);
    expect(attack.modifiers.filter(({ name }) => name === 'cover')).toEqual([modifier('cover', 'CM-COVER-01', 4)]);
  });

  test('CM-RANGED-07 +1 armor for each model between, friend or foe, standing or not', () => {
    const others: { readonly [id: string]: Stander } = { friend: { side: 'south', model: 'human-marine', x: 20.2, y: 13 }, fallen: { side: 'north', model: 'gnoll-trooper', x: 20, y: 16, is: { down: true, health: 0 } }, beside: { side: 'south', model: 'human-marine', x: 21, y: 18 } };
    const attack = need(range({}, {}, others));
    expect(attack.need).toBe(12 + 2);
    expect(attack.modifiers).toContainEqual(modifier('intervening-models', 'CM-RANGED-07', 2));
  });

  test('CM-RANGED-08 -4 at a target in base contact with an enemy of its own that is not down', () => {
    const friend: Stander = { side: 'south', model: 'human-marine', x: 21, y: 21 };
    const attack = need(range({}, {}, { friend }));
    expect(attack.need).toBe(16);
    expect(attack.modifiers).toContainEqual(modifier('firing-into-melee', 'CM-RANGED-08', -4));
    expect(need(range({}, {}, { friend: { ...friend, is: { down: true, health: 0 } } })).need).toBe(12);
    expect(need(range({}, {}, { friend: { ...friend, x: 21.1, model: 'human-glaiver' } })).need).toBe(12);
    expect(need(range({}, {}, { friend: { ...friend, is: { routing: true } } })).need).toBe(16);
  });

  test('CM-ABIL-24 Precise Shot knows no such penalty', () => {
    expect(need(range({ card: { abilities: [{ slug: 'precise-shot' }] } }, {}, { friend: { side: 'south', model: 'human-marine', x: 21, y: 21 } })).need).toBe(12);
  });

  test('CM-ABIL-21 Point Blank Shot adds 2 within 6"', () => {
    const card = { abilities: [{ slug: 'point-blank-shot', rating: 2 }] };
    const near = need(range({ card }, { y: 17 }));
    expect(near.need).toBe(10);
    expect(near.modifiers).toContainEqual(modifier('point-blank-shot', 'CM-ABIL-21', 2));
    expect(need(range({ card }, { y: 17.01 })).need).toBe(12);
  });

  test('CM-RANGED-09 CM-DOWN-05 CM-COND-02c at a fallen model the roll is the usual one, and nothing is doubled', () => {
    const state = field({ archer: { side: 'south', model: 'human-marine', x: 20, y: 10 }, rest: REST['rest']!, target: { side: 'north', model: 'gnoll-trooper', x: 20, y: 21, card: { health: 5 }, is: { down: true, health: 0 } } });
    const missed = play(state, 'south', SHOT, [11]);
    expect(missed.told('model-attacked')).toMatchObject([{ rule: 'CM-RANGED-01', need: 12, roll: 'miss' }]);
    expect(play(state, 'south', SHOT, [12]).told('model-damaged')).toMatchObject([{ damage: 1, health: -1 }]);
  });

  test('CM-RANGED-10 CM-RULING-14 on a wall: -2 to the shooter, -2 armor to the target', () => {
    expect(need(range({}, {}, {}, { terrain: [box('low-wall', 15, 9.8, 25, 10.2)] })).need).toBe(14);
    const attack = need(range({}, {}, {}, { terrain: [box('low-wall', 15, 20.9, 25, 21.2)] }));
    expect(attack.modifiers).toContainEqual(modifier('defender-atop', 'CM-RANGED-10', -2));
  });
});

describe('whom a shot finds', () => {
  test('CM-RANGED-09 CM-DOWN-04 a fallen enemy is passed over while another is in sight', () => {
    const state = range({}, {}, { fallen: { side: 'north', model: 'gnoll-trooper', x: 24, y: 12, is: { down: true, health: 0 } } });
    expect(play(state, 'south', SHOT, [2]).told('model-attacked')).toMatchObject([{ target: 'target' }]);
  });

  test('CM-DOWN-10 terrain that would cover it hides a fallen model altogether', () => {
    const fallen = (terrain: Scenery['terrain']) => field({ archer: { side: 'south', model: 'human-marine', x: 20, y: 10 }, rest: REST['rest']!, target: { side: 'north', model: 'gnoll-trooper', x: 20, y: 21, is: { down: true, health: 0 } } }, terrain === undefined ? {} : { terrain });
    expect(refusedWith(fallen([box('low-wall', 15, 19, 25, 19.5)]), 'south', SHOT)).toEqual(['shoot.nobody-in-sight']);
    expect(refusedWith(fallen(undefined), 'south', SHOT)).toEqual(['taken']);
  });

  test('CM-ABIL-16 CM-ABIL-16a CM-ARULING-18 a hider in cover is no target until it is spotted', () => {
    const state = range({}, { model: 'gnome-infiltrator' }, {}, { terrain: [box('low-wall', 15, 19, 25, 19.5)] });
    expect(play(state, 'south', SHOT).told('shot-fell-short')).toMatchObject([{ target: 'far' }]);
    const spot = { type: 'spot', model: 'archer', target: 'target' } as const;
    const failed = play(state, 'south', spot, [10]);
    expect(failed.told('hider-sought')).toMatchObject([{ dc: 13, spotted: false, modifiers: [modifier('save', 'CM-STAT-11', 2)] }]);
    expect(refusedWith(failed.position, 'south', spot)).toEqual(['spot.tried']);
    const spotted = play(state, 'south', spot, [11]);
    expect(play(spotted.position, 'south', SHOT, [2]).told('model-attacked')).toMatchObject([{ target: 'target', need: 16 + 4 - 3 }]);
  });

  test('CM-ABIL-16 a hider without cover is seen like anybody', () => {
    expect(play(range({}, { model: 'gnome-infiltrator' }), 'south', SHOT, [2]).told('model-attacked')).toMatchObject([{ target: 'target', need: 16 - 3 }]);
  });
});
