import type { JsonObject } from '../../../kernel/ruleset/procedure';
import { attackOfOpportunity } from './attack-of-opportunity';
import { meleeAttack } from './melee-attack';
import { rangedAttack } from './ranged-attack';
import { stakeBarrier } from './stake-barrier';
import { chances, need, resolve, stands, swing } from './testing/resolving';

const having = (...abilities: object[]): object => ({ abilities });
const armed = (ability: object, more: object = {}, melee: object = { attack: 4, damage: 1 }): object => swing(more, melee, [ability]);
const strike = (attacker: object, defender: object, ...faces: number[]): JsonObject => resolve(meleeAttack, { attacker, defender }, ...faces).result;
const told = (attacker: object, defender: object, ...faces: number[]): readonly string[] => resolve(meleeAttack, { attacker, defender }, ...faces).events.map(({ type, rule }) => `${type} ${rule}`);

describe('resistance', () => {
  const RESISTS = having({ slug: 'resist-acid-cold-electricity-fire', rating: 4 });

  test('CM-ABIL-27 each attack of an energy takes that much less, and never less than nothing', () => {
    expect(strike(swing({}, { attack: 4, damage: 5, energy: 'acid' }), stands({}, { health: 9, ...RESISTS }), 10)).toMatchObject({ damage: 1, health: 8 });
    expect(strike(swing({}, { attack: 4, damage: 2, energy: 'fire' }), stands({}, RESISTS), 10)).toMatchObject({ damage: 0, health: 4 });
    expect(strike(swing({}, { attack: 4, damage: 2 }), stands({}, { health: 9, ...RESISTS }), 10)).toMatchObject({ damage: 2 });
  });

  test('CM-ABIL-27 a shot of an energy is resisted too', () => {
    const spits = { model: { ranged: { attack: 4, damage: 5, range: 6, energy: 'acid' } } };
    expect(resolve(rangedAttack, { attacker: spits, defender: stands({}, { health: 9, ...RESISTS }) }, 10).result).toMatchObject({ damage: 1 });
  });
});

describe('bones', () => {
  const BONES = { health: 6, creature: 'undead', ...having({ slug: 'skeletal' }) };
  const two = swing({}, { attack: 4, damage: 2 });

  test('CM-ABIL-31 CM-ARULING-09 a d20 for each point of damage, and 11 or more cancels it', () => {
    expect(strike(two, stands({}, BONES), 10, 11, 10)).toMatchObject({ damage: 1, health: 5 });
    expect(strike(two, stands({}, BONES), 10, 20, 20)).toMatchObject({ attackRoll: 'hit', damage: 0, health: 6 });
    expect(strike(two, stands({}, BONES), 10, 1, 10)).toMatchObject({ damage: 2, health: 4 });
  });

  test('CM-ABIL-31b the dice fall for the final total: after doubling and with every bonus', () => {
    const living = { health: 9, ...having({ slug: 'skeletal' }), alignment: 'evil' };
    expect(strike(armed({ slug: 'smite-evil', rating: 1 }, { smite: true }, { attack: 4, damage: 2 }), stands({}, living), 20, 10, 11, 11, 1, 1, 1)).toMatchObject({ critical: true, damage: 3, health: 6 });
    expect(strike(swing({}, { attack: 4, damage: 1 }), stands({ condition: 'knocked-down', currentHealth: 5 }, living), 11, 2)).toMatchObject({ damage: 1 });
  });

  test('CM-ABIL-31a blunt weapons and fire break them', () => {
    expect(strike(swing({}, { attack: 4, damage: 2, blunt: true }), stands({}, BONES), 10)).toMatchObject({ damage: 2 });
    expect(strike(swing({}, { attack: 4, damage: 2, energy: 'fire' }), stands({}, BONES), 10)).toMatchObject({ damage: 2 });
  });

  test('CM-ARULING-09 shots, attacks of opportunity and stakes are thrown for as well', () => {
    const shoots = { model: { ranged: { attack: 4, damage: 1, range: 24 } } };
    expect(resolve(rangedAttack, { attacker: shoots, defender: stands({}, BONES) }, 10, 11).result).toMatchObject({ damage: 0 });
    expect(resolve(attackOfOpportunity, { attacker: swing(), defender: stands({}, BONES) }, 10, 10).result).toMatchObject({ damage: 1 });
    expect(resolve(stakeBarrier, { defender: stands({}, BONES) }, 10, 11).result).toMatchObject({ damage: 0 });
  });
});

describe('poison', () => {
  const VENOM = armed({ slug: 'poison', rating: 13 });

  test('CM-ABIL-22 CM-ARULING-01 a living model hit in melee saves or lies poisoned', () => {
    expect(strike(VENOM, stands(), 10, 10)).toMatchObject({ health: 3, condition: 'poisoned' });
    expect(strike(VENOM, stands(), 10, 11)).toMatchObject({ health: 3, condition: 'standing' });
    expect(strike(VENOM, stands(), 9)).toMatchObject({ condition: 'standing' });
    expect(strike(VENOM, stands({ saveBonus: 1 }), 10, 10)).toMatchObject({ condition: 'standing' });
    expect(told(VENOM, stands(), 10, 10)).toEqual(['attack-hit CM-MELEE-03', 'model-damaged CM-DMG-01', 'model-poisoned CM-ABIL-22']);
  });

  test('CM-ABIL-22 a hit is enough, though it does no damage', () => {
    expect(strike(armed({ slug: 'poison', rating: 13 }, {}, { attack: 4, damage: 0 }), stands(), 10, 10)).toMatchObject({ health: 4, condition: 'poisoned' });
  });

  test('CM-ABIL-17d CM-ABILCONV-06 not the immune and not what is not living', () => {
    for (const model of [{ creature: 'undead' }, { creature: 'construct' }, { creature: 'elemental' }, having({ slug: 'immune-poison' })]) {
      expect(strike(VENOM, stands({}, { health: 9, ...model }), 10)).toMatchObject({ health: 8, condition: 'standing' });
    }
  });

  test('CM-ARULING-03 CM-COND-12b damage first: poisoned with no health left it is destroyed, saved it just lies', () => {
    expect(strike(VENOM, stands({ currentHealth: 1 }), 10, 10)).toMatchObject({ health: 0, condition: 'destroyed' });
    expect(strike(VENOM, stands({ currentHealth: 1 }), 10, 11)).toMatchObject({ health: 0, condition: 'knocked-down' });
    expect(told(VENOM, stands({ currentHealth: 1 }), 10, 10).slice(2)).toEqual(['model-knocked-down CM-DOWN-01', 'model-destroyed CM-ARULING-03']);
  });

  test('CM-ARULING-03 CM-ARULING-01 once poisoned it makes no half-health morale save; standing it still does', () => {
    expect(strike(VENOM, stands({ currentHealth: 3 }), 10, 10)).toMatchObject({ condition: 'poisoned', moraleSave: 'not-due' });
    expect(strike(VENOM, stands({ currentHealth: 3 }), 10, 11, 10)).toMatchObject({ health: 2, condition: 'standing', moraleSave: 'failed' });
  });

  test('CM-COND-05b a poisoned model that loses its last health is destroyed, and is not poisoned twice', () => {
    expect(strike(swing({}, { attack: 4, damage: 1 }), stands({ condition: 'poisoned', currentHealth: 2 }))).toMatchObject({ attackRoll: 'automatic', health: 0, condition: 'destroyed' });
    expect(strike(VENOM, stands({ condition: 'poisoned' }))).toMatchObject({ health: 2, condition: 'poisoned' });
  });

  test('CM-ARULING-26 poison rides on no shot', () => {
    const shoots = { model: { ranged: { attack: 4, damage: 1, range: 24 }, abilities: [{ slug: 'poison', rating: 13 }] } };
    expect(resolve(rangedAttack, { attacker: shoots, defender: stands() }, 10).result).toMatchObject({ damage: 1, condition: 'standing' });
  });
});

describe('stunning attacks', () => {
  const STUNS = armed({ slug: 'stunning-attack', rating: 12 }, { stunning: true });

  test('CM-ABIL-38 declared, it does its damage and a living target saves or is stunned', () => {
    expect(strike(STUNS, stands(), 10, 9)).toMatchObject({ health: 3, condition: 'standing', stunned: true });
    expect(strike(STUNS, stands(), 10, 10)).toMatchObject({ health: 3, stunned: false });
    expect(strike(STUNS, stands(), 9)).toMatchObject({ stunned: false });
    expect(strike(armed({ slug: 'stunning-attack', rating: 12 }), stands(), 10)).not.toHaveProperty('stunned');
  });

  test('CM-ABIL-17g CM-ABIL-04 CM-ABIL-42 the immune throw no die', () => {
    for (const model of [{ creature: 'undead' }, { creature: 'elemental' }, having({ slug: 'immune-stun' })]) {
      expect(strike(STUNS, stands({}, { health: 9, ...model }), 10)).not.toHaveProperty('stunned');
    }
  });

  test('CM-ARULING-01 CM-COND-03a poison before stun before morale, and the stunned make no morale save', () => {
    const both = swing({ stunning: true }, { attack: 4, damage: 1 }, [{ slug: 'stunning-attack', rating: 12 }, { slug: 'poison', rating: 13 }]);
    expect(strike(both, stands(), 10, 10, 9)).toMatchObject({ condition: 'poisoned', stunned: true });
    expect(strike(STUNS, stands({ currentHealth: 3 }), 10, 9)).toMatchObject({ health: 2, stunned: true, moraleSave: 'not-due' });
    expect(strike(STUNS, stands({ currentHealth: 3 }), 10, 10, 20)).toMatchObject({ health: 2, stunned: false, moraleSave: 'passed' });
  });

  test('CM-COND-01 the stunned are hit at +3 and are not stunned again', () => {
    expect(strike(STUNS, stands({ condition: 'stunned' }), 7)).toMatchObject({ need: 7, health: 3 });
  });

  test('CM-COND-12c a model that it knocks down can be stunned besides', () => {
    expect(strike(STUNS, stands({ currentHealth: 1 }), 10, 9)).toMatchObject({ health: 0, condition: 'knocked-down', stunned: true });
  });
});

describe('who is fought better or worse', () => {
  const dwarf = stands({}, { subtype: 'dwarf' });
  const shooter = (...abilities: object[]): object => ({ model: { ranged: { attack: 4, damage: 1, range: 24 }, abilities } });

  test('CM-ABIL-13 Fight Dwarf -4 counts against dwarves in melee and at any distance', () => {
    expect(need(meleeAttack, { attacker: armed({ slug: 'fight-dwarf', rating: -4 }), defender: dwarf })).toBe(14);
    expect(need(meleeAttack, { attacker: armed({ slug: 'fight-dwarf' }), defender: dwarf })).toBe(14);
    expect(need(meleeAttack, { attacker: armed({ slug: 'fight-dwarf', rating: -4 }), defender: stands({}, { subtype: 'gnome' }) })).toBe(10);
    expect(need(rangedAttack, { attacker: shooter({ slug: 'fight-dwarf', rating: -4 }), defender: dwarf, gap: 20 })).toBe(14);
  });

  test('CM-ABIL-14 CM-ARULING-30 Fight TYPE +1 counts in melee and within 6 inches, by type or subtype', () => {
    const fights = { slug: 'fight-type', rating: 1, against: 'Dwarf' };
    expect(need(meleeAttack, { attacker: armed(fights), defender: dwarf })).toBe(9);
    expect(need(meleeAttack, { attacker: armed({ ...fights, against: 'Undead' }), defender: stands({}, { creature: 'undead' }) })).toBe(9);
    expect(need(meleeAttack, { attacker: armed(fights), defender: stands() })).toBe(10);
    expect(need(rangedAttack, { attacker: shooter(fights), defender: dwarf, gap: 6 })).toBe(9);
    expect(need(rangedAttack, { attacker: shooter(fights), defender: dwarf, gap: 6.1 })).toBe(10);
  });

  test('CM-ABIL-00c of two for the same kind the better counts, of two kinds both', () => {
    const fights = (rating: number, against: string): object => ({ slug: 'fight-type', rating, against });
    expect(need(meleeAttack, { attacker: swing({}, { attack: 4, damage: 1 }, [fights(1, 'dwarf'), fights(2, 'dwarf'), fights(1, 'humanoid')]), defender: dwarf })).toBe(7);
  });
});

describe('bonus damage', () => {
  test('CM-ABIL-26 CM-ABIL-00e rending, the second hit on the same enemy does 3 more, not doubled', () => {
    const rends = armed({ slug: 'rend', rating: 3 }, { rends: true }, { attack: 4, damage: 2 });
    expect(strike(rends, stands({}, { health: 9 }), 10, 20)).toMatchObject({ damage: 5 });
    expect(strike(rends, stands({}, { health: 20 }), 20, 10)).toMatchObject({ critical: true, damage: 7, health: 13 });
    expect(strike(armed({ slug: 'rend', rating: 3 }, {}, { attack: 4, damage: 2 }), stands({}, { health: 9 }), 10)).toMatchObject({ damage: 2 });
  });

  test('CM-AEX-22 CM-ABIL-00e a smite is added to the doubled damage of a critical', () => {
    const smites = armed({ slug: 'smite-evil', rating: 1 }, { smite: true }, { attack: 4, damage: 2 });
    expect(strike(smites, stands({}, { health: 9, alignment: 'evil' }), 20, 15, 20)).toMatchObject({ damage: 5 });
  });
});

describe('cleaving', () => {
  const CLEAVES = swing({}, { attack: 4, damage: 1 }, [{ slug: 'cleave' }]);

  test('CM-ABIL-02 CM-ABIL-02a a hit that destroys an enemy or puts a standing one down lets it strike on', () => {
    expect(strike(CLEAVES, stands({ currentHealth: 1 }), 10)).toMatchObject({ condition: 'knocked-down', mayCleave: true });
    expect(strike(CLEAVES, stands({ currentHealth: 1 }, { creature: 'undead' }), 10)).toMatchObject({ condition: 'destroyed', mayCleave: true });
    expect(strike(CLEAVES, stands(), 10)).toMatchObject({ mayCleave: false });
    expect(strike(CLEAVES, stands({ condition: 'knocked-down', currentHealth: 0 }))).toMatchObject({ condition: 'destroyed', mayCleave: false });
    expect(strike(swing(), stands({ currentHealth: 1 }), 10)).not.toHaveProperty('mayCleave');
  });

  test('CM-ABIL-02 poison that puts it down is down enough', () => {
    expect(strike(swing({}, { attack: 4, damage: 1 }, [{ slug: 'cleave' }, { slug: 'poison', rating: 13 }]), stands(), 10, 2)).toMatchObject({ condition: 'poisoned', mayCleave: true });
  });
});

describe('thrown weapons', () => {
  test('CM-ABIL-39 a throw that ends a charge of 2 inches has +2, and point blank adds', () => {
    const throws = (charged: number): object => ({ model: { ranged: { attack: 4, damage: 1, range: 6 }, abilities: [{ slug: 'thrown-weapon' }, { slug: 'point-blank-shot' }] }, charged });
    expect(need(rangedAttack, { attacker: throws(2), defender: stands(), gap: 3 })).toBe(6);
    expect(need(rangedAttack, { attacker: throws(1.9), defender: stands(), gap: 3 })).toBe(8);
  });
});

describe('attacks of opportunity that are not made', () => {
  const opportunity = (attacker: object, defender: object, ...faces: number[]): JsonObject => resolve(attackOfOpportunity, { attacker, defender }, ...faces).result;
  const TUMBLER = stands({}, having({ slug: 'tumble', rating: 13 }));
  const striker = (more: object = {}, ...abilities: object[]): object => ({ model: { melee: { attack: 4, damage: 1 }, save: 3, abilities }, ...more });
  const unreliable = { slug: 'unreliable-troop', rating: 11 };

  test('CM-ABIL-40 the striker saves against the tumble first', () => {
    expect(opportunity(striker(), TUMBLER, 9)).toMatchObject({ attackRoll: 'withheld', damage: 0, health: 4 });
    expect(opportunity(striker(), TUMBLER, 10, 10)).toMatchObject({ attackRoll: 'hit' });
    expect(opportunity(striker({ saveBonus: 1 }), TUMBLER, 9, 2)).toMatchObject({ attackRoll: 'miss' });
    expect(strike(swing(), TUMBLER, 10)).toMatchObject({ attackRoll: 'hit' });
  });

  test('CM-ABIL-43 CM-ARULING-11 an unreliable striker throws after that, and nothing helps its die', () => {
    expect(opportunity(striker({}, unreliable), stands(), 10)).toMatchObject({ attackRoll: 'withheld' });
    expect(opportunity(striker({ attackBonus: 9, saveBonus: 9 }, unreliable), stands(), 11, 2)).toMatchObject({ attackRoll: 'hit' });
    expect(opportunity(striker({}, unreliable), TUMBLER, 9)).toMatchObject({ attackRoll: 'withheld' });
    expect(opportunity(striker({}, unreliable), TUMBLER, 10, 10)).toMatchObject({ attackRoll: 'withheld' });
    expect(opportunity(striker({}, unreliable), TUMBLER, 10, 20, 10)).toMatchObject({ attackRoll: 'hit' });
  });
});

describe('odds with riders', () => {
  test('CM-ARULING-01 poison, stun and morale along the chain, to the exact end', () => {
    const both = swing({ stunning: true }, { attack: 4, damage: 1, blunt: true }, [{ slug: 'stunning-attack', rating: 12 }, { slug: 'poison', rating: 13 }]);
    // 11 of 20 hit; 10 of 20 fail against the poison, 9 of 20 against the stun; who stands with its senses breaks on 10 of 20.
    expect(chances(meleeAttack, { attacker: both, defender: stands({ currentHealth: 3 }) })).toEqual({
      '3 standing false false': '9/20',
      '2 poisoned false true': `${11 * 9}/800`,
      '2 poisoned false false': `${11 * 11}/800`,
      '2 standing false true': `${11 * 9}/800`,
      '2 standing true false': `${11 * 11}/1600`,
      '2 standing false false': `${11 * 11}/1600`,
    });
  });

  test('CM-ABIL-31 bones halve what comes through', () => {
    const two = swing({}, { attack: 4, damage: 2, blunt: false });
    expect(chances(meleeAttack, { attacker: two, defender: stands({}, { health: 9, creature: 'undead', abilities: [{ slug: 'skeletal' }] }) })).toEqual({
      '9 standing false': '47/80',
      '8 standing false': '11/40',
      '7 standing false': '11/80',
    });
  });
});
