import { castSpell } from './cast-spell';
import { codes, resolve } from './testing/resolving';
import { turnUndead } from './turn-undead';

const MAGE = { melee: { attack: 1, damage: 1 }, save: 3 };
const TOUCHER = { melee: { attack: 4, damage: 2 }, save: 3 };
const FOE = { health: 4, save: 2 };
const cast = (spell: string | undefined, faces: readonly number[], more: { readonly caster?: object; readonly target?: object; readonly [field: string]: unknown } = {}) => {
  const { caster, target, ...rest } = more;
  return resolve(castSpell, { ...(spell === undefined ? {} : { spell }), caster: { model: MAGE, ...caster }, target: { model: FOE, ...target }, ...rest }, ...faces).result;
};

describe('cast-spell', () => {
  test('CM-SPELLCAST-06 CM-AEX-19 with an enemy in contact the caster saves first at 15 and the level', () => {
    expect(cast('magic-missile', [13], { caster: { engaged: true } })).toMatchObject({ spell: 'worked', health: 3 });
    expect(cast('magic-missile', [12], { caster: { engaged: true } })).toMatchObject({ spell: 'lost-in-contact', health: 4 });
    expect(cast('mage-armor', [], { caster: { engaged: true } })).toMatchObject({ spell: 'worked', condition: 'warded' });
  });

  test('CM-SPELLCAST-05 beyond its range the spell is spent', () => {
    expect(cast('daze', [], { gap: 6.5 })).toMatchObject({ spell: 'out-of-range' });
    expect(cast('entangle', [], { gap: 60 })).toMatchObject({ spell: 'worked', condition: 'entangled' });
  });

  test('CM-SPELL-01 CM-SPELL-01a fear: a save at 13 with courage', () => {
    expect(cast('cause-fear', [10])).toMatchObject({ spell: 'worked', condition: 'routing' });
    expect(cast('cause-fear', [7], { target: { aura: 4 } })).toMatchObject({ spell: 'saved', condition: 'standing' });
    expect(cast('cause-fear', [], { target: { model: { ...FOE, level: 6 } } })).toMatchObject({ spell: 'no-effect' });
  });

  test('CM-SPELL-02 command lays low or takes a turn', () => {
    expect(cast('command', [10])).toMatchObject({ condition: 'fallen' });
    expect(cast('command', [10], { word: 'flee' })).toMatchObject({ condition: 'turn-lost' });
    expect(cast('command', [], { target: { condition: 'dazed' } })).toMatchObject({ spell: 'no-effect' });
  });

  test('CM-SPELL-03 CM-SPELL-04 CM-AEX-21 CM-AEX-08 cures', () => {
    const lying = { currentHealth: 0, condition: 'knocked-down' };
    expect(cast('cure-wounds-0', [18], { target: lying })).toMatchObject({ spell: 'worked', health: 1, condition: 'standing' });
    expect(cast('cure-wounds-0', [1], { target: lying })).toMatchObject({ spell: 'saved', health: 0, condition: 'knocked-down' });
    expect(cast('cure-wounds-1', [], { target: lying })).toMatchObject({ health: 1, condition: 'standing' });
    expect(cast('cure-wounds-1', [], { target: { currentHealth: 1, condition: 'poisoned' } })).toMatchObject({ health: 2, condition: 'poisoned' });
    expect(cast('cure-wounds-1', [])).toMatchObject({ spell: 'no-effect', health: 4 });
  });

  test('CM-SPELL-09 CM-SPELL-04b CM-ARULING-05 CM-AEX-15 a touch against 11, cancelled by a save at 13', () => {
    const of = (faces: readonly number[], more: object = {}) => cast('inflict-wounds-1', faces, { caster: { model: TOUCHER }, ...more });
    expect(of([6])).toMatchObject({ spell: 'missed', health: 4 });
    expect(of([7, 10])).toMatchObject({ spell: 'worked', health: 3 });
    expect(of([7, 11])).toMatchObject({ spell: 'saved', health: 4 });
    expect(of([20, 7, 10, 5])).toMatchObject({ health: 2, condition: 'routing' });
    expect(of([], { target: { model: { ...FOE, creature: 'construct' } } })).toMatchObject({ spell: 'no-effect' });
    expect(of([], { target: { model: { ...FOE, creature: 'undead' }, currentHealth: 2 } })).toMatchObject({ health: 3 });
    expect(cast('cure-wounds-1', [10, 3], { target: { model: { ...FOE, creature: 'undead' } } })).toMatchObject({ health: 3 });
  });

  test('CM-SPELL-11 CM-SPELLCAST-16 a missile wounds without a roll and may break a nerve', () => {
    expect(cast('magic-missile', [5], { target: { currentHealth: 3 } })).toMatchObject({ health: 2, condition: 'routing' });
    expect(cast('magic-missile', [], { target: { currentHealth: 1 } })).toMatchObject({ health: 0, condition: 'knocked-down' });
    expect(cast('magic-missile', [], { target: { model: { ...FOE, creature: 'undead', health: 1 } } })).toMatchObject({ condition: 'destroyed' });
  });

  test('CM-SPELL-14 CM-AEX-17 CM-AEX-18 CM-ARULING-04 sleep takes four levels, the lowest and nearest first', () => {
    const other = (id: string, level: number, inches: number) => ({ id, model: { ...FOE, level }, inches });
    const five = [other('goblin', 1, 1), other('gnoll a', 2, 1), other('gnoll b', 2, 2), other('ogre', 4, 2)];
    expect(cast('sleep', [10, 11, 10], { others: five })).toMatchObject({ spell: 'worked', condition: 'asleep', asleep: ['target', 'gnoll a'] });
    expect(cast('sleep', [10], { others: [other('ogre', 4, 1)] })).toMatchObject({ asleep: ['target'] });
    expect(cast('sleep', [3, 9, 10], { target: { model: { ...FOE, creature: 'undead' } }, others: [other('a', 3, 1), other('b', 3, 1)] })).toMatchObject({ asleep: ['b'], condition: 'standing' });
    expect(cast('sleep', [], { target: { model: { ...FOE, level: 5 } } })).toMatchObject({ spell: 'no-effect' });
  });

  test('CM-SPELL-05 CM-SPELL-07 CM-SPELL-08 CM-SPELL-12 CM-SPELL-13 what the others lay on their target', () => {
    expect(cast('daze', [9])).toMatchObject({ condition: 'dazed' });
    expect(cast('ghost-sound', [])).toMatchObject({ condition: 'ghost-sounded' });
    expect(cast('guidance', [])).toMatchObject({ condition: 'guided' });
    expect(cast('resistance', [])).toMatchObject({ condition: 'resistant' });
    expect(cast('shield-of-faith', [])).toMatchObject({ condition: 'warded' });
  });

  test('CM-SPELLCAST-05 CM-SPELLCAST-06 CM-SPELL-11 a spell of one’s own has the effect of a known one, with figures of its own', () => {
    const own = { effect: 'magic-missile', levels: { wizard: 3 }, range: '12"', rating: 2 };
    const target = { model: { ...FOE, health: 9 } };
    expect(cast(undefined, [], { own, target })).toMatchObject({ spell: 'worked', health: 7, condition: 'standing' });
    expect(cast(undefined, [], { own, target, gap: 13 })).toMatchObject({ spell: 'out-of-range', health: 9 });
    expect(cast(undefined, [14], { own, target, caster: { engaged: true } })).toMatchObject({ spell: 'lost-in-contact' });
    expect(cast(undefined, [15], { own, target, caster: { engaged: true } })).toMatchObject({ spell: 'worked' });
    expect(cast(undefined, [12], { own: { effect: 'daze', saveDc: 15, maxLevel: null }, target: { model: { ...FOE, level: 9 } } })).toMatchObject({ spell: 'worked', condition: 'dazed' });
    expect(cast(undefined, [], { own: { effect: 'cure-wounds-1', rating: 3 }, target: { currentHealth: 1 } })).toMatchObject({ spell: 'worked', health: 4 });
  });

  test.each<readonly [string, object, string]>([
    ['CM-SPELLCAST-12 levels that differ', { levels: { cleric: 1, wizard: 2 } }, 'spell.levels CM-SPELLCAST-12'],
    ['CM-SPELLCAST-12 no class', { levels: {} }, 'spell.levels CM-SPELLCAST-12'],
    ['CM-SPELLCAST-04 another reach', { range: 'touch' }, 'spell.range CM-SPELLCAST-04'],
    ['CM-SPELLCAST-04 no range', { range: 'far away' }, 'spell.range CM-SPELLCAST-04'],
    ['CM-SPELLCAST-10 a save where there is none', { saveDc: 13 }, 'spell.save-dc CM-SPELLCAST-10'],
    ['CM-SPELL-11 no strength', { rating: null }, 'spell.rating CM-SPELL-11'],
    ['CM-SPELL-11 a highest level', { maxLevel: 4 }, 'spell.max-level CM-SPELL-11'],
    ['CM-SPELL-11 another kind', { flags: ['ranged', 'living-only'] }, 'spell.flags CM-SPELL-11'],
  ])('%s is more than the effect can take', (_name, figures, fault) => {
    expect(codes(castSpell, { own: { effect: 'magic-missile', ...figures }, caster: { model: MAGE }, target: { model: FOE } })).toEqual([fault]);
  });

  test('CM-SPELLCAST-01 exactly one spell is cast', () => {
    for (const both of [{}, { spell: 'daze', own: { effect: 'daze' } }]) expect(codes(castSpell, { ...both, caster: { model: MAGE }, target: { model: FOE } })).toEqual(['spell.one CM-SPELLCAST-01']);
  });
});

describe('turn-undead', () => {
  test('CM-TURN-02 CM-AEX-20 the level that a total turns', () => {
    const level = (rating: number, face: number) => resolve(turnUndead, { model: { abilities: [{ slug: 'turn-undead', rating }] }, targetLevel: 1 }, face).result;
    expect([5, 6, 9, 20].map((face) => level(4, face))).toEqual([{ level: 0, routs: false }, { level: 1, routs: true }, { level: 2, routs: true }, { level: 5, routs: true }]);
    expect(level(6, 20)).toMatchObject({ level: 6 });
  });
});
