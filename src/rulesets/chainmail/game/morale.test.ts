import { field, play, type Stander } from './testing/table';

const REST: Stander = { side: 'south', model: 'human-marine', x: 46, y: 2 };
const BLOW = { type: 'stand', model: 'trooper', then: { type: 'melee', target: 'marine' } } as const;
const modifier = (name: string, rule: string, add: number) => ({ name, rule, provenance: 'rulebook', add });

/** A trooper of south's at the base of a marine of north's, whose warband has three more models far away. */
function struck(marine: Partial<Stander> = {}, damage = 1, others: { readonly [id: string]: Stander } = {}) {
  const stand = (x: number): Stander => ({ side: 'north', model: 'gnoll-trooper', x, y: 46 });
  return field({ trooper: { side: 'south', model: 'gnoll-trooper', x: 20, y: 20, card: { melee: { attack: 3, damage } } }, rest: REST, marine: { side: 'north', model: 'human-marine', x: 20, y: 21, ...marine }, n1: stand(40), n2: stand(42), n3: stand(44), ...others });
}

describe('the half-health save', () => {
  test('CM-EX-16 CM-MORALE-02 a Glaiver with 2 health that takes 1 saves with +2 against 13', () => {
    const held = play(struck({ model: 'human-glaiver' }), 'south', BLOW, [12, 11]);
    expect(held.told('morale-tested')).toEqual([{ type: 'morale-tested', rule: 'CM-MORALE-02', modifiers: [modifier('save', 'CM-STAT-11', 2)], model: 'marine', dc: 13, passed: true }]);
    expect(held.model('marine')).toMatchObject({ routing: false, halfDone: true });
    const broken = play(struck({ model: 'human-glaiver' }), 'south', BLOW, [12, 10]);
    expect(broken.model('marine')).toMatchObject({ routing: true, halfDone: false });
  });

  test.each([
    [3, 3, 1, false],
    [3, 3, 2, true],
    [5, 5, 2, false],
    [5, 5, 3, true],
    [4, 4, 2, true],
    [4, 4, 1, false],
    [5, 2, 1, false],
  ])('CM-RULING-05 CM-MORALE-02 of %i health, at %i, %i damage: save %s', (health, now, damage, due) => {
    const state = struck({ card: { health }, is: { health: now } }, damage);
    expect(play(state, 'south', BLOW, due ? [12, 20] : [12]).told('morale-tested')).toHaveLength(due ? 1 : 0);
  });

  test('CM-EX-34 CM-MORALE-04 who passed once, was healed and is wounded again makes no second save', () => {
    const { told, model } = play(struck({ is: { halfDone: true } }), 'south', BLOW, [12]);
    expect(told('morale-tested')).toEqual([]);
    expect(model('marine')).toMatchObject({ health: 1, routing: false });
  });

  test('CM-RULING-05 a failed save does not count as passed: after a rally and a cure the next crossing needs a new one', () => {
    const first = play(struck(), 'south', BLOW, [12, 2]);
    expect(first.model('marine')).toMatchObject({ routing: true, halfDone: false });
  });

  test('CM-EX-20 CM-MORALE-09 CM-RULING-05 CM-COND-09a a routing model makes no save, and owes none later', () => {
    const { told, model } = play(struck({ is: { routing: true } }), 'south', BLOW, [12]);
    expect(told('morale-tested')).toEqual([]);
    expect(model('marine')).toMatchObject({ routing: true, halfDone: true, x: 20, y: 21 });
  });

  test('CM-MORALE-08 one dropped straight to 0 owes none', () => {
    const { told, model } = play(struck({}, 2), 'south', BLOW, [12]);
    expect(told('morale-tested')).toEqual([]);
    expect(model('marine').halfDone).toBe(true);
  });

  test('CM-MORALE-11 CM-ABIL-12 the fearless pass without a die, and have passed', () => {
    const { told, model } = play(struck({ card: { abilities: [{ slug: 'fearless' }] } }), 'south', BLOW, [12]);
    expect(told('morale-tested')).toMatchObject([{ rule: 'CM-MORALE-11', passed: true }]);
    expect(model('marine')).toMatchObject({ routing: false, halfDone: true });
  });

  test.each(['construct', 'undead'])('CM-ABIL-04 CM-ABIL-42 CM-ABIL-12 a %s is fearless', (creature) => {
    expect(play(struck({ card: { creature } }), 'south', BLOW, [12]).told('morale-tested')).toMatchObject([{ rule: 'CM-MORALE-11', passed: true }]);
  });

  test('CM-MORALE-01 CM-ABILCONV-02 a natural 1 fails and a natural 20 passes whatever the save', () => {
    expect(play(struck({ card: { save: 30 } }), 'south', BLOW, [12, 1]).model('marine').routing).toBe(true);
    expect(play(struck({ card: { save: -30 } }), 'south', BLOW, [12, 20]).model('marine').routing).toBe(false);
  });
});

describe('the difficulty', () => {
  const dc = (others: { readonly [id: string]: Stander }) => play(struck({}, 1, others), 'south', BLOW, [12, 20]).told('morale-tested')[0]!.dc;
  const n = (x: number, is: Stander['is']): Stander => ({ side: 'north', model: 'gnoll-trooper', x, y: 46, ...(is ? { is } : {}) });

  test('CM-MORALE-05 CM-ABILCONV-03 13 while fewer than half are casualties, 18 from half on', () => {
    expect(dc({})).toBe(13);
    expect(dc({ n1: n(40, { where: 'destroyed' }) })).toBe(13);
    expect(dc({ n1: n(40, { where: 'destroyed' }), n2: n(42, { where: 'destroyed' }) })).toBe(18);
  });

  test('CM-MORALE-06 CM-RULING-16 destroyed, fallen, routing and routed off count', () => {
    const gone = { n1: n(40, { where: 'destroyed' }) };
    expect(dc({ ...gone, n2: n(42, { down: true, health: 0 }) })).toBe(18);
    expect(dc({ ...gone, n2: n(42, { routing: true }) })).toBe(18);
    expect(dc({ ...gone, n2: n(42, { routing: true, where: 'off', exit: 'north' }) })).toBe(18);
    expect(dc({ n1: n(40, { down: true, health: 0, routing: true }) })).toBe(13);
  });

  test('CM-RULING-16 who walked off is no casualty but stays in the count', () => {
    expect(dc({ n1: n(40, { where: 'off', exit: 'north' }), n2: n(42, { where: 'destroyed' }) })).toBe(13);
    expect(dc({ n1: n(40, { where: 'off', exit: 'north' }), n2: n(42, { where: 'off', exit: 'north' }), n3: n(44, { where: 'off', exit: 'north' }) })).toBe(13);
  });

  test('CM-RULING-16 the enemy\'s losses do not count', () => {
    expect(dc({ rest: { ...REST, is: { where: 'destroyed' } } })).toBe(13);
  });

  test('CM-RULING-16 CM-MORALE-10 who rallies counts itself, for it is routing', () => {
    const standers = (is: Stander['is']): { readonly [id: string]: Stander } => ({ router: { side: 'south', model: 'human-paladin', card: { abilities: [{ slug: 'commander', rating: 5 }] }, x: 20, y: 20, is: { routing: true } }, b: { side: 'south', model: 'human-marine', x: 40, y: 2, ...(is ? { is } : {}) }, c: { side: 'south', model: 'human-marine', x: 42, y: 2 }, d: REST, far: { side: 'north', model: 'gnoll-trooper', x: 46, y: 46 } });
    expect(play(field(standers(undefined)), 'south', { type: 'rally', model: 'router' }, [20]).told('morale-tested')).toMatchObject([{ rule: 'CM-MORALE-10', dc: 13 }]);
    expect(play(field(standers({ where: 'destroyed' })), 'south', { type: 'rally', model: 'router' }, [20]).told('morale-tested')).toMatchObject([{ dc: 18 }]);
  });
});

describe('what helps a save', () => {
  const PALADIN: Stander = { side: 'north', model: 'human-paladin', x: 22.5, y: 22.5 };
  const bonuses = (others: { readonly [id: string]: Stander }, marine: Partial<Stander> = {}) => play(struck(marine, 1, others), 'south', BLOW, [12, 20]).told('morale-tested')[0]!.modifiers.slice(1);

  test('CM-AEX-01 CM-EX-19 CM-ABIL-01 CM-ABIL-00c CM-EXPERT-12 two auras are worth one: 7 passes and 6 fails', () => {
    const two = { p: PALADIN, q: { ...PALADIN, x: 17.5 } };
    expect(bonuses(two)).toEqual([modifier('aura-of-courage', 'CM-ABIL-01', 4)]);
    expect(play(struck({}, 1, two), 'south', BLOW, [12, 7]).model('marine').routing).toBe(false);
    expect(play(struck({}, 1, two), 'south', BLOW, [12, 6]).model('marine').routing).toBe(true);
  });

  test('CM-ABIL-00c CM-ABILCONV-09 of two ratings the better counts', () => {
    const strong: Stander = { ...PALADIN, x: 17.5, card: { abilities: [{ slug: 'aura-of-courage', rating: 6 }] } };
    expect(bonuses({ p: PALADIN, q: strong })).toEqual([modifier('aura-of-courage', 'CM-ABIL-01', 6)]);
  });

  test('CM-ABIL-01a CM-ABILCONV-04 the aura reaches 2" from base to base, measured where the save is made', () => {
    expect(bonuses({ p: { ...PALADIN, x: 20, y: 24 } })).toHaveLength(1);
    expect(bonuses({ p: { ...PALADIN, x: 20, y: 24.01 } })).toEqual([]);
  });

  test('CM-ABIL-01b it works while its owner lies or routs, and ends when it leaves play', () => {
    expect(bonuses({ p: { ...PALADIN, is: { down: true, health: 0 } } })).toHaveLength(1);
    expect(bonuses({ p: { ...PALADIN, is: { routing: true } } })).toHaveLength(1);
    expect(bonuses({ p: { ...PALADIN, is: { where: 'destroyed' } } })).toEqual([]);
  });

  test('CM-ARULING-29 CM-ABILCONV-05 CM-RULING-40 neither its owner nor an enemy has the good of it', () => {
    expect(bonuses({ p: { ...PALADIN, side: 'south' } })).toEqual([]);
    expect(bonuses({}, { card: { abilities: [{ slug: 'aura-of-courage', rating: 4 }, { slug: 'inspire-courage', rating: 2 }] } })).toEqual([]);
  });

  test('CM-ABIL-19 CM-ABIL-00d CM-RULING-20 Inspire Courage adds 2 within 6" to its faction, on top of an aura', () => {
    const bard: Stander = { side: 'north', model: 'human-marine', x: 26.9, y: 21, card: { abilities: [{ slug: 'inspire-courage', rating: 2 }] } };
    expect(bonuses({ bard, p: PALADIN })).toEqual([modifier('aura-of-courage', 'CM-ABIL-01', 4), modifier('inspire-courage', 'CM-ABIL-19', 2)]);
    expect(bonuses({ bard: { ...bard, x: 27.1 } })).toEqual([]);
    expect(bonuses({ bard: { ...bard, model: 'gnoll-trooper' } })).toEqual([]);
    for (const is of [{ down: true, health: 0 }, { routing: true }]) expect(bonuses({ bard: { ...bard, is } })).toEqual([]);
  });

  test('CM-ABIL-20 Morale -2 takes 2 off', () => {
    expect(bonuses({}, { card: { abilities: [{ slug: 'morale', rating: -2 }] } })).toEqual([modifier('morale', 'CM-ABIL-20', -2)]);
  });

  test('CM-MORALE-07 CM-ABILCONV-03 +5 only with more than half of the health left', () => {
    const leaving = (health: number) => {
      const state = field({ mover: { side: 'south', model: 'human-paladin', x: 20, y: 20, card: { abilities: [{ slug: 'commander', rating: 5 }] }, is: { health } }, rest: REST, foe: { side: 'north', model: 'gnoll-trooper', x: 20, y: 21, is: { struck: true } } });
      return play(state, 'south', { type: 'maneuver', model: 'mover', path: [{ x: 20, y: 15 }] }, [20]).told('morale-tested')[0]!.modifiers.slice(1);
    };
    expect(leaving(3)).toEqual([modifier('healthy', 'CM-MORALE-07', 5)]);
    expect(leaving(2)).toEqual([]);
  });

  test('CM-MORALE-03 CM-MORALE-11 the fearless leave contact without a die', () => {
    const state = field({ mover: { side: 'south', model: 'human-paladin', x: 20, y: 20 }, rest: REST, foe: { side: 'north', model: 'gnoll-trooper', x: 20, y: 21, is: { struck: true } } });
    expect(play(state, 'south', { type: 'maneuver', model: 'mover', path: [{ x: 20, y: 15 }] }).told('morale-tested')).toMatchObject([{ rule: 'CM-MORALE-11', passed: true }]);
  });
});
