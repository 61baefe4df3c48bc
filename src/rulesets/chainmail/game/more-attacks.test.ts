import { box } from './testing/opening';
import { BLOW, having, meeting, REST } from './testing/meeting';
import { answer, field, play, refusedWith, type Stander } from './testing/table';

const TWICE = having({ slug: 'extra-melee-attack' });
const NEXT: Stander = { side: 'north', model: 'gnoll-trooper', x: 21, y: 20, card: { health: 9 } };
const at = (target: string, more: object = {}) => ({ type: 'melee', target, ...more });

describe('Extra Melee Attack', () => {
  test('CM-ABIL-10 CM-ABIL-10a where it has not moved it strikes again, on the same or another, chosen when the first blow is over', () => {
    const asked = play(meeting(TWICE, {}, { next: NEXT }), 'south', BLOW, [12]);
    expect(asked.told('model-attacked')).toHaveLength(1);
    expect(asked.position.suspended!.decision).toMatchObject({ kind: 'extra-attack', seats: ['south'] });
    const again = answer(asked, 'south', at('next'), [12]);
    expect(again.told('attacks-again')).toMatchObject([{ rule: 'CM-ABIL-10', model: 'attacker' }]);
    expect(again.model('next').health).toBe(8);
    expect(answer(asked, 'south', at('target'), [12]).model('target').health).toBe(7);
    expect(answer(asked, 'south', null).model('attacker')).toMatchObject({ acted: true });
  });

  test('CM-ABIL-10 CM-ABIL-10b not after a move, a charge, an attack of opportunity or a shot', () => {
    const free = { card: { abilities: [{ slug: 'extra-melee-attack' }, { slug: 'independent-troop', rating: 0 }] } };
    expect(play(meeting(free, { y: 22 }), 'south', { type: 'maneuver', model: 'attacker', path: [{ x: 20, y: 21 }], then: { type: 'melee', target: 'target' } }, [12]).position.suspended).toBeNull();
    expect(play(meeting(TWICE, { y: 26 }), 'south', { type: 'charge', model: 'attacker' }, [12]).position.suspended).toBeNull();
    expect(play(meeting(TWICE, { y: 26 }), 'south', { type: 'stand', model: 'attacker', then: { type: 'ranged' } }, [2]).position.suspended).toBeNull();
  });

  test('CM-ABIL-10b CM-ARULING-19 one that fails to break free has not moved', () => {
    const free = { card: { abilities: [{ slug: 'extra-melee-attack' }, { slug: 'reach', rating: 1 }, { slug: 'independent-troop', rating: 0 }] }, is: { conditions: [{ kind: 'entangled' as const, by: null, strength: 13, turns: 0 }] } };
    const asked = play(meeting(free, { y: 21.5 }), 'south', { type: 'maneuver', model: 'attacker', path: [{ x: 19.8, y: 20 }], then: { type: 'melee', target: 'target' } }, [2, 12]);
    expect(asked.position.suspended!.decision).toMatchObject({ kind: 'extra-attack' });
  });

  test('CM-ABIL-10c when it has attacked again its turn is over, and it moves no more', () => {
    const free = { card: { abilities: [{ slug: 'extra-melee-attack' }, { slug: 'independent-troop', rating: 0 }] } };
    const again = answer(play(meeting(free), 'south', BLOW, [2]), 'south', at('target'), [2]);
    expect(again.model('attacker')).toMatchObject({ acted: true, x: 20, y: 20 });
    expect(refusedWith({ ...again.state, turn: 0 }, 'south', { type: 'maneuver', model: 'attacker', path: [{ x: 20, y: 19 }] })).toEqual(['model.has-acted']);
  });

  test('CM-ABIL-10a CM-ROUT-01 whom the first blow broke has run before the second', () => {
    const asked = play(meeting(TWICE, { card: { health: 2 } }, { next: NEXT }), 'south', BLOW, [12, 2]);
    expect(asked.model('target')).toMatchObject({ routing: true });
    expect(asked.model('target').y).toBeGreaterThan(30);
    expect(asked.position.suspended!.decision).toMatchObject({ kind: 'extra-attack' });
    expect(refusedWith(asked.position, 'south', { type: 'answer', decision: asked.position.suspended!.id, answer: at('target') })).not.toEqual(['taken']);
  });
});

describe('Rend', () => {
  const RENDER = having({ slug: 'extra-melee-attack' }, { slug: 'rend', rating: 3 });

  test('CM-ABIL-26 CM-ABIL-00e the second hit on the same enemy does 3 more', () => {
    const asked = play(meeting(RENDER), 'south', BLOW, [12]);
    expect(answer(asked, 'south', at('target'), [12, 20]).told('model-damaged')).toMatchObject([{ damage: 4, modifiers: [{ name: 'rend' }] }]);
    expect(answer(asked, 'south', at('target'), [20, 12, 20]).told('model-damaged')).toMatchObject([{ damage: 2 + 3 }]);
  });

  test('CM-ABIL-26 not after a miss and not on another', () => {
    expect(answer(play(meeting(RENDER), 'south', BLOW, [2]), 'south', at('target'), [12]).told('model-damaged')).toMatchObject([{ damage: 1 }]);
    expect(answer(play(meeting(RENDER, {}, { next: NEXT }), 'south', BLOW, [12]), 'south', at('next'), [12]).told('model-damaged')).toMatchObject([{ damage: 1 }]);
  });
});

describe('Extra Ranged Attack', () => {
  test('CM-ABIL-11 where it has not moved it shoots again, at whoever is nearest then; a box is one shot', () => {
    const archer = (uses: number | null): Stander => ({ side: 'south', model: 'human-marine', x: 20, y: 20, card: { abilities: [{ slug: 'extra-ranged-attack' }], ranged: { attack: 3, damage: 1, range: 24, uses } } });
    const state = (uses: number | null) => field({ archer: archer(uses), rest: REST['rest']!, near: { side: 'north', model: 'gnoll-trooper', x: 20, y: 26, is: { health: 1 } }, behind: { side: 'north', model: 'gnoll-trooper', x: 20, y: 30 } });
    const asked = play(state(null), 'south', { type: 'stand', model: 'archer', then: { type: 'ranged' } }, [12]);
    expect(asked.model('near')).toMatchObject({ down: true });
    const again = answer(asked, 'south', { type: 'ranged' }, [2]);
    expect(again.told('attacks-again')).toMatchObject([{ rule: 'CM-ABIL-11' }]);
    expect(again.told('model-attacked')).toMatchObject([{ target: 'behind' }]);
    expect(play(state(1), 'south', { type: 'stand', model: 'archer', then: { type: 'ranged' } }, [12]).position.suspended).toBeNull();
  });
});

describe('Cleave', () => {
  const CLEAVER = having({ slug: 'cleave' });

  test('CM-ABIL-02 felling an enemy earns a blow on another in contact at once', () => {
    const asked = play(meeting(CLEAVER, { is: { health: 1 } }, { next: NEXT }), 'south', BLOW, [12]);
    expect(asked.position.suspended!.decision).toMatchObject({ kind: 'cleave', seats: ['south'] });
    const cleft = answer(asked, 'south', at('next'), [12]);
    expect(cleft.told('cleave-taken')).toMatchObject([{ model: 'attacker', target: 'next' }]);
    expect(cleft.model('next').health).toBe(8);
    expect(cleft.model('attacker')).toMatchObject({ cleaved: true });
  });

  test('CM-ABIL-02 CM-ABIL-02d once a round; declined, or with nobody else in contact, the use is kept', () => {
    const asked = play(meeting(CLEAVER, { is: { health: 1 } }, { next: NEXT }), 'south', BLOW, [12]);
    expect(answer(asked, 'south', null).model('attacker')).toMatchObject({ cleaved: false, acted: true });
    expect(play(meeting(CLEAVER, { is: { health: 1 } }), 'south', BLOW, [12]).position.suspended).toBeNull();
    expect(play(meeting({ ...CLEAVER, is: { cleaved: true } }, { is: { health: 1 } }, { next: NEXT }), 'south', BLOW, [12]).position.suspended).toBeNull();
  });

  test('CM-ABIL-02a not for a victim that lay already, though the bonus blow may go to one that lies', () => {
    expect(play(meeting(CLEAVER, { is: { health: 0, down: true } }, { next: NEXT }), 'south', BLOW).position.suspended).toBeNull();
    const asked = play(meeting(CLEAVER, { is: { health: 1 } }, { next: { ...NEXT, is: { down: true, health: 5 } } }), 'south', BLOW, [12]);
    expect(answer(asked, 'south', at('next')).model('next').health).toBe(3);
  });

  test('CM-ABIL-02c no charge carries over to it, and neither does Powerful Charge', () => {
    const boar = having({ slug: 'cleave' }, { slug: 'powerful-charge', rating: 2 }, { slug: 'reach', rating: 1 });
    const state = meeting(boar, { y: 26, card: { health: 1 } }, { next: { ...NEXT, x: 21.5, y: 24.5, is: { down: true, health: 5 } } });
    const asked = play(state, 'south', { type: 'charge', model: 'attacker' }, [12]);
    expect(asked.model('target').where).toBe('destroyed');
    const cleft = answer(asked, 'south', at('next'));
    expect(cleft.told('model-attacked')[0]!.modifiers.map(({ name }) => name)).not.toContain('charge');
    expect(cleft.told('model-damaged')).toMatchObject([{ model: 'next', damage: 2, modifiers: [] }]);
  });

  test('CM-ABIL-02b CM-ABIL-02c it comes of attacks of opportunity too, in the enemy\'s turn, and of death touches', () => {
    const others: { [id: string]: Stander } = { cleaver: { side: 'north', model: 'human-templar', x: 21, y: 20 }, friend: { side: 'south', model: 'human-marine', x: 22, y: 20, card: { health: 9 } } };
    const state = field({ mover: { side: 'south', model: 'human-marine', x: 20, y: 20, card: { abilities: [{ slug: 'independent-troop', rating: 0 }] } }, ...others, ...REST });
    const asked = play(state, 'south', { type: 'maneuver', model: 'mover', path: [{ x: 16, y: 20 }] }, [10]);
    expect(asked.model('mover').where).toBe('destroyed');
    expect(asked.position.suspended!.decision).toMatchObject({ kind: 'cleave', seats: ['north'] });
    const cleft = answer(asked, 'north', at('friend'), [10]);
    expect(cleft.model('friend').health).toBe(6);
    expect(cleft.model('cleaver')).toMatchObject({ struck: true, cleaved: true });
    const toucher = having({ slug: 'cleave' }, { slug: 'death-touch', rating: 1 });
    expect(play(meeting(toucher, { is: { health: 1 } }, { next: NEXT }), 'south', { ...BLOW, then: { ...BLOW.then, deathTouch: true } }, [12]).position.suspended!.decision).toMatchObject({ kind: 'cleave' });
  });

  test('CM-ABIL-02b it comes of the second attack as well, and a new round brings a new one', () => {
    const both = having({ slug: 'cleave' }, { slug: 'extra-melee-attack' });
    const asked = play(meeting(both, {}, { next: { ...NEXT, is: { health: 1 } } }), 'south', BLOW, [2]);
    expect(answer(asked, 'south', at('next'), [12]).position.suspended!.decision).toMatchObject({ kind: 'cleave' });
  });
});

describe('Thrown Weapon', () => {
  const hobgoblin = (more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'hobgoblin-warrior', x: 20, y: 20, card: { abilities: [{ slug: 'thrown-weapon' }, { slug: 'independent-troop', rating: 0 }] }, ...more });
  const trooper = (y: number, more: Partial<Stander> = {}): Stander => ({ side: 'north', model: 'gnoll-trooper', x: 20, y, card: { health: 9 }, ...more });
  const CHARGE = { type: 'charge', model: 'thrower', throw: true, gap: 4 } as const;

  test('CM-ABIL-39 CM-ARULING-13 under command a charge stops short and throws at the charged enemy, at +2 after 2"', () => {
    const { told, model } = play(field({ thrower: hobgoblin(), target: trooper(29), ...REST }), 'south', CHARGE, [11]);
    expect(model('thrower')).toMatchObject({ x: 20, y: 24, shots: 0 });
    expect(told('model-attacked')).toMatchObject([{ kind: 'ranged', target: 'target', need: 15 - 2 - 2, roll: 'hit' }]);
    expect(told('model-attacked')[0]!.modifiers).toContainEqual({ name: 'thrown-at-charge', rule: 'CM-ABIL-39', provenance: 'rulebook', add: 2 });
  });

  test('CM-ARULING-13 after less than 2" it has no +2; beyond its range it fails and is spent', () => {
    expect(play(field({ thrower: hobgoblin(), target: trooper(26), ...REST }), 'south', CHARGE, [2]).told('model-attacked')).toMatchObject([{ need: 13 }]);
    const far = play(field({ thrower: hobgoblin(), target: trooper(29), ...REST }), 'south', { ...CHARGE, gap: 6.5 });
    expect(far.told('shot-fell-short')).toHaveLength(1);
    expect(far.model('thrower').shots).toBe(0);
  });

  test('CM-ARULING-13 in contact it strikes instead; out of command it throws only if its full charge brought it nowhere near', () => {
    const untold = { card: { abilities: [{ slug: 'thrown-weapon' }] } };
    const met = play(field({ thrower: hobgoblin(untold), target: trooper(29), ...REST }), 'south', { type: 'charge', model: 'thrower', throw: true }, [2]);
    expect(met.told('model-attacked')).toMatchObject([{ kind: 'melee' }]);
    expect(met.model('thrower').shots).toBe(1);
    const short = play(field({ thrower: hobgoblin(untold), target: trooper(37), ...REST }), 'south', { type: 'charge', model: 'thrower', throw: true }, [2]);
    expect(short.model('thrower')).toMatchObject({ y: 32 });
    expect(short.told('model-attacked')).toMatchObject([{ kind: 'ranged' }]);
    expect(refusedWith(field({ thrower: hobgoblin(untold), target: trooper(37), ...REST }), 'south', CHARGE)).toEqual(['charge.stops-at-reach']);
  });

  test('CM-ARULING-13 CM-ABIL-32 no throw after a charge that was broken, none without a weapon, a shot or with a slow one', () => {
    const slowed = field({ thrower: hobgoblin(), target: trooper(31), ...REST }, { terrain: [box('row-of-headstones', 15, 23, 10, 0.3)] });
    expect(play(slowed, 'south', CHARGE).told('model-attacked')).toEqual([]);
    expect(refusedWith(field({ thrower: hobgoblin({ is: { shots: 0 } }), target: trooper(29), ...REST }), 'south', CHARGE)).toEqual(['shoot.none-left']);
    expect(refusedWith(field({ thrower: hobgoblin({ card: {} , model: 'human-marine' }), target: trooper(29), ...REST }), 'south', CHARGE)).toEqual(['charge.nothing-to-throw']);
    expect(refusedWith(field({ thrower: hobgoblin({ card: { abilities: [{ slug: 'thrown-weapon' }, { slug: 'slow-ranged-attack' }] } }), target: trooper(29), ...REST }), 'south', CHARGE)).toEqual(['shoot.slow']);
  });

  test('CM-ARULING-13 no throw while an enemy is in contact with the thrower, though it touches nobody', () => {
    const state = field({ thrower: hobgoblin(), target: { side: 'north', model: 'human-glaiver', x: 20, y: 29 }, ...REST });
    const { told, model } = play(state, 'south', { ...CHARGE, gap: 0.5 });
    expect(model('thrower')).toMatchObject({ y: 27.5, shots: 1 });
    expect(told('model-attacked')).toEqual([]);
  });
});
