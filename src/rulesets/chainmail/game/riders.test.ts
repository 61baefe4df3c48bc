import { BLOW, having, meeting } from './testing/meeting';
import { answer, field, play, refusedWith, type Stander } from './testing/table';
import type { Figure } from './state';

const kinds = ({ conditions }: Figure): readonly string[] => conditions.map(({ kind }) => kind);
const VENOM = having({ slug: 'poison', rating: 13 });
const STUN = having({ slug: 'stunning-attack', rating: 12 });
const STUNNING = { ...BLOW, then: { ...BLOW.then, stun: true } } as const;
const held = (kind: 'stunned' | 'poisoned', down: boolean): Partial<Figure> => ({ conditions: [{ kind, by: null, strength: 0, turns: kind === 'stunned' ? 1 : 0 }], down });

describe('poison', () => {
  test('CM-ABIL-22 CM-COND-05 a living model that is hit saves or lies poisoned, with its health left', () => {
    const { model, told } = play(meeting(VENOM), 'south', BLOW, [12, 11]);
    expect(told('save-made')).toMatchObject([{ rule: 'CM-ABIL-22', model: 'target', dc: 13, saved: false }]);
    expect(told('condition-gained')).toMatchObject([{ rule: 'CM-ABIL-22', model: 'target', condition: 'poisoned', by: 'attacker' }]);
    expect(model('target')).toMatchObject({ down: true, health: 8 });
    expect(kinds(play(meeting(VENOM), 'south', BLOW, [12, 12]).model('target'))).toEqual([]);
    expect(play(meeting(VENOM), 'south', BLOW, [11]).told('save-made')).toEqual([]);
  });

  test('CM-ABIL-22 a hit is enough, though it does no damage', () => {
    const harmless = { card: { ...VENOM.card, melee: { attack: 3, damage: 0 } } };
    expect(play(meeting(harmless), 'south', BLOW, [12, 2]).model('target')).toMatchObject({ down: true, health: 9 });
  });

  test('CM-ABIL-17d CM-ABIL-17c CM-ABIL-04 CM-ABIL-08 CM-ABIL-42 the immune and what is not living make no save', () => {
    for (const card of [{ creature: 'undead' }, { creature: 'construct' }, { creature: 'elemental' }, having({ slug: 'immune-poison' }, { slug: 'immune-paralysis' }).card]) {
      expect(play(meeting(VENOM, { card }), 'south', BLOW, [12]).model('target')).toMatchObject({ down: false, health: 8 });
    }
  });

  test('CM-ARULING-03 damage comes first: who lies with no health and is poisoned is destroyed', () => {
    expect(play(meeting(VENOM, { is: { health: 1 } }), 'south', BLOW, [12, 2]).model('target')).toMatchObject({ health: 0, where: 'destroyed' });
    expect(play(meeting(VENOM, { is: { health: 1 } }), 'south', BLOW, [12, 12]).model('target')).toMatchObject({ health: 0, where: 'field', down: true, conditions: [] });
  });

  test('CM-ARULING-03 CM-ARULING-01 the poisoned make no half-health save, then or later', () => {
    const { model, told } = play(meeting(VENOM, { card: { health: 4 }, is: { health: 3 } }), 'south', BLOW, [12, 2]);
    expect(told('morale-tested')).toEqual([]);
    expect(model('target')).toMatchObject({ health: 2, halfDone: true, routing: false });
    const saved = play(meeting(VENOM, { card: { health: 4 }, is: { health: 3 } }), 'south', BLOW, [12, 12, 20]);
    expect(saved.events.map(({ type }) => type).filter((type) => type === 'save-made' || type === 'morale-tested')).toEqual(['save-made', 'morale-tested']);
  });

  test('CM-COND-01 CM-COND-05 who is poisoned already is hit without a roll and saves no more', () => {
    expect(play(meeting(VENOM, { is: { ...held('poisoned', true), health: 9 } }), 'south', BLOW).model('target')).toMatchObject({ health: 7 });
  });

  test('CM-ARULING-26 it rides on no shot', () => {
    const state = field({ attacker: { side: 'south', model: 'human-marine', x: 20, y: 20, ...VENOM }, target: { side: 'north', model: 'gnoll-trooper', x: 20, y: 26, card: { health: 9 } } });
    expect(play(state, 'south', { type: 'stand', model: 'attacker', then: { type: 'ranged' } }, [12]).model('target')).toMatchObject({ health: 8, down: false });
  });
});

describe('stunning attacks', () => {
  test('CM-ABIL-38 CM-COND-03 declared, it does its damage, and a living model that fails its save is stunned through its next turn', () => {
    const struck = play(meeting(STUN), 'south', STUNNING, [12, 10]);
    expect(struck.told('save-made')).toMatchObject([{ rule: 'CM-ABIL-38', model: 'target', dc: 12, saved: false }]);
    expect(struck.model('target')).toMatchObject({ health: 8, conditions: [{ kind: 'stunned', by: 'attacker', turns: 1 }] });
    expect(kinds(play(meeting(STUN), 'south', STUNNING, [12, 11]).model('target'))).toEqual([]);
    expect(play(meeting(STUN), 'south', BLOW, [12]).told('save-made')).toEqual([]);
    expect(play(struck.position, 'north', { type: 'recover', model: 'target' }).model('target').conditions).toEqual([]);
  });

  test('CM-ABIL-17g the immune make no save, and who lacks the ability cannot declare it', () => {
    expect(play(meeting(STUN, having({ slug: 'immune-stun' })), 'south', STUNNING, [12]).model('target').conditions).toEqual([]);
    expect(refusedWith(meeting({}), 'south', STUNNING)).toEqual(['stun.none-left']);
    expect(refusedWith(meeting({ ...STUN, is: { stuns: 0 } }, { y: 26 }), 'south', { type: 'charge', model: 'attacker', stun: true })).toEqual(['stun.none-left']);
  });

  test('CM-ABIL-00b a stunning attack with boxes is spent when it is declared, one without never', () => {
    const boxed = having({ slug: 'stunning-attack', rating: 12, uses: 1 });
    expect(play(meeting(boxed), 'south', STUNNING, [2]).model('attacker').stuns).toBe(0);
    expect(play(meeting(STUN), 'south', STUNNING, [2]).model('attacker').stuns).toBe(99);
  });

  test('CM-COND-12c CM-ARULING-01 a model that it knocks down is stunned besides', () => {
    const { model } = play(meeting(STUN, { is: { health: 1 } }), 'south', STUNNING, [12, 2]);
    expect(model('target')).toMatchObject({ health: 0, down: true, conditions: [{ kind: 'stunned' }] });
  });

  test('CM-ARULING-01 CM-COND-03a the stunned make no half-health save, then or later', () => {
    const { told, model } = play(meeting(STUN, { card: { health: 4 }, is: { health: 3 } }), 'south', STUNNING, [12, 2]);
    expect(told('morale-tested')).toEqual([]);
    expect(model('target')).toMatchObject({ halfDone: true });
  });

  test('CM-ABIL-38 CM-AOO-07 declared on an attack of opportunity it stops the mover', () => {
    const state = field({ mover: { side: 'south', model: 'human-marine', x: 20, y: 20, card: { health: 9, abilities: [{ slug: 'independent-troop', rating: 0 }] } }, rest: { side: 'south', model: 'human-marine', x: 46, y: 2 }, monk: { side: 'north', model: 'gnoll-monk', x: 21.8, y: 24 } });
    const asked = play(state, 'south', { type: 'maneuver', model: 'mover', path: [{ x: 20, y: 28 }] });
    expect(asked.position.suspended!.decision).toMatchObject({ kind: 'stunning-attack', seats: ['north'] });
    const { model } = answer(asked, 'north', true, [19, 2]);
    expect(kinds(model('mover'))).toEqual(['stunned']);
    expect(model('mover').y).toBeLessThan(25);
  });
});

describe('bones', () => {
  const BONES = { card: { creature: 'undead', ...having({ slug: 'skeletal' }).card } };

  test('CM-ABIL-31 CM-ARULING-09 each point of a weapon that is not blunt is thrown for', () => {
    const cut = { card: { melee: { attack: 3, damage: 2 } } };
    const { told, model } = play(meeting(cut, BONES), 'south', BLOW, [12, 11, 10]);
    expect(told('bones-rolled')).toEqual([{ type: 'bones-rolled', rule: 'CM-ABIL-31', model: 'target', damage: 2, shrugged: 1 }]);
    expect(model('target').health).toBe(8);
    expect(play(meeting(cut, BONES), 'south', BLOW, [12, 11, 20]).told('model-damaged')).toEqual([]);
  });

  test('CM-ABIL-31a CM-ABIL-31b blunt weapons break them; the dice fall for the final total', () => {
    expect(play(meeting({ card: { melee: { attack: 3, damage: 2, blunt: true } } }, BONES), 'south', BLOW, [12]).model('target').health).toBe(7);
    const fallen = { card: BONES.card, is: { down: true, health: 5 } };
    expect(play(meeting({}, fallen), 'south', BLOW, [1, 11]).model('target').health).toBe(4);
  });

  test('CM-ARULING-09 shots are thrown for too', () => {
    const state = field({ attacker: { side: 'south', model: 'human-marine', x: 20, y: 20 }, target: { side: 'north', model: 'skeletal-dwarf', x: 20, y: 26 } });
    expect(play(state, 'south', { type: 'stand', model: 'attacker', then: { type: 'ranged' } }, [18, 11]).model('target')).toMatchObject({ health: 1, where: 'field' });
  });
});

describe('who is fought better or worse', () => {
  const dwarf = { card: { subtype: 'dwarf' } };
  const needs = (attacker: Partial<Stander>, target: Partial<Stander>): number => play(meeting(attacker, target), 'south', BLOW, [2]).told('model-attacked')[0]!.need;

  test('CM-ABIL-13 CM-ABIL-14 the dwarf and the named type', () => {
    expect(needs({}, dwarf)).toBe(12);
    expect(needs(having({ slug: 'fight-dwarf', rating: -4 }), dwarf)).toBe(16);
    expect(needs(having({ slug: 'fight-type', rating: 1, against: 'Dwarf' }), dwarf)).toBe(11);
    expect(needs(having({ slug: 'fight-type', rating: 1, against: 'Orc' }), dwarf)).toBe(12);
  });
});

describe('resistance in play', () => {
  test('CM-ABIL-27 CM-AEX-07 weapons that burn are resisted by what resists fire', () => {
    const burning = { card: { melee: { attack: 3, damage: 5, energy: 'fire' as const } } };
    expect(play(meeting(burning, having({ slug: 'resist-acid-cold-electricity-fire', rating: 4 })), 'south', BLOW, [12]).model('target').health).toBe(8);
  });
});

describe('death touches', () => {
  const TOUCH = having({ slug: 'death-touch', rating: 1, uses: 1 });
  const TOUCHING = { ...BLOW, then: { ...BLOW.then, deathTouch: true } } as const;

  test('CM-ABIL-06 CM-AEX-03 a melee attack against 11 destroys a living model with 1 health', () => {
    const hit = play(meeting(TOUCH, { is: { health: 1 } }), 'south', TOUCHING, [8]);
    expect(hit.told('model-attacked')).toMatchObject([{ kind: 'death-touch', need: 8, roll: 'hit', rule: 'CM-ABIL-06' }]);
    expect(hit.told('model-destroyed')).toMatchObject([{ rule: 'CM-ABIL-06', model: 'target' }]);
    expect(hit.model('attacker').touches).toBe(0);
    expect(play(meeting(TOUCH, { is: { health: 1 } }), 'south', TOUCHING, [7]).model('target')).toMatchObject({ where: 'field', health: 1 });
  });

  test('CM-ABIL-06a CM-ABIL-06b more health, or no life, and nothing happens; the use is spent all the same', () => {
    const healthy = play(meeting(TOUCH), 'south', TOUCHING, [20]);
    expect(healthy.model('target')).toMatchObject({ where: 'field', health: 9 });
    expect(healthy.model('attacker').touches).toBe(0);
    expect(play(meeting(TOUCH, { card: { creature: 'undead' }, is: { health: 1 } }), 'south', TOUCHING, [20]).model('target')).toMatchObject({ where: 'field', health: 1 });
  });

  test('CM-ABIL-06b CM-ARULING-32 a fallen model is touched without a roll', () => {
    expect(play(meeting(TOUCH, { is: { down: true, health: 0 } }), 'south', TOUCHING).model('target').where).toBe('destroyed');
  });

  test('CM-ABIL-06 CM-ARULING-05 none is declared without a use left, and nothing rides on it', () => {
    expect(refusedWith(meeting({}), 'south', TOUCHING)).toEqual(['death-touch.none-left']);
    expect(refusedWith(meeting(having({ slug: 'death-touch', rating: 1 }, { slug: 'smite-evil', rating: 1 })), 'south', { ...BLOW, then: { ...TOUCHING.then, smite: true } })).toEqual(['death-touch.alone']);
    expect(play(meeting(TOUCH, { y: 26, is: { health: 1 } }), 'south', { type: 'charge', model: 'attacker', deathTouch: true }, [6]).told('model-attacked')).toMatchObject([{ need: 11 - 3 - 2, roll: 'hit' }]);
  });

  test('CM-ABIL-06 it may be declared on an attack of opportunity', () => {
    const state = field({ mover: { side: 'south', model: 'human-marine', x: 20, y: 20, card: { abilities: [{ slug: 'independent-troop', rating: 0 }] }, is: { health: 1 } }, rest: { side: 'south', model: 'human-marine', x: 46, y: 2 }, priest: { side: 'north', model: 'human-death-cleric', x: 21.8, y: 24 } });
    const asked = play(state, 'south', { type: 'maneuver', model: 'mover', path: [{ x: 20, y: 28 }] });
    expect(asked.position.suspended!.decision).toMatchObject({ kind: 'death-touch' });
    expect(answer(asked, 'north', true, [19]).model('mover').where).toBe('destroyed');
  });
});
