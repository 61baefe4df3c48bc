import type { JsonObject } from '../../../kernel/ruleset/procedure';
import { MODELS } from '../catalog/models';
import { attackOfOpportunity } from './attack-of-opportunity';
import { meleeAttack } from './melee-attack';
import { rangedAttack } from './ranged-attack';
import { stakeBarrier } from './stake-barrier';
import { chances, codes, need, type Resolved, resolve, stands, swing } from './testing/resolving';

describe('melee attacks', () => {
  const strike = (attacker: object, defender: object, ...faces: number[]): Resolved => resolve(meleeAttack, { attacker, defender }, ...faces);

  test('CM-MELEE-03 CM-STAT-09 CM-STAT-12 attack and d20 must reach the armor; 1 always misses and 20 always hits', () => {
    expect(strike(swing(), stands(), 9).result).toMatchObject({ attackRoll: 'miss', need: 10, damage: 0, health: 4 });
    expect(strike(swing(), stands(), 10).result).toMatchObject({ attackRoll: 'hit', damage: 1, health: 3 });
    expect(strike(swing({}, { attack: 50, damage: 1 }), stands(), 1).result).toMatchObject({ attackRoll: 'miss' });
    expect(strike(swing({}, { attack: -20, damage: 1 }), stands(), 20, 19).result).toMatchObject({ attackRoll: 'natural-20', critical: false, damage: 1 });
  });

  test.each([
    ['CM-MELEE-04 CM-HILL-07 from above', { fromAbove: true }, {}, 9],
    ['CM-MELEE-05 three attackers in contact', { contacts: 3 }, {}, 8],
    ['CM-MELEE-05 two are not enough', { contacts: 2 }, {}, 10],
    ['CM-MELEE-06 CM-RULING-14 attacker atop a wall', { atop: true }, {}, 12],
    ['CM-MELEE-07 defender atop a wall', {}, { atop: true }, 8],
    ['CM-CHARGE-05 a charge of 2 inches', { charged: 2 }, {}, 8],
    ['CM-CHARGE-06 CM-RULING-53 a shorter charge', { charged: 1.9 }, {}, 10],
    ['CM-RULING-20 different bonuses add up', { charged: 4, contacts: 3, fromAbove: true, attackBonus: 2 }, { armorBonus: 4 }, 7],
    ['CM-COND-03b a stunned defender', {}, { condition: 'stunned' }, 7],
  ])('%s', (_title, attacker, defender, expected) => {
    expect(need(meleeAttack, { attacker: swing(attacker), defender: stands(defender) })).toBe(expected);
  });

  test('CM-MELEE-09 CM-ABIL-25d across a gap cover and intervening models count', () => {
    expect(need(meleeAttack, { attacker: swing(), defender: stands(), acrossGap: { cover: true, intervening: 2 } })).toBe(16);
  });

  test('CM-ABIL-34a CM-ABIL-34b a sneak gets the bonus with two in contact, and one more damage against the living', () => {
    const sneak = swing({ contacts: 2 }, { attack: 4, damage: 1 }, [{ slug: 'sneak-attack', rating: 1 }]);
    expect(strike(sneak, stands(), 8, 11).result).toMatchObject({ need: 8, damage: 2 });
    expect(strike(sneak, stands({}, { creature: 'undead' }), 8).result).toMatchObject({ need: 8, damage: 1 });
    expect(need(meleeAttack, { attacker: sneak, defender: stands({}, { creature: 'elemental' }) })).toBe(10);
  });

  test('CM-ABIL-34c a sneak deals one more to the fallen', () => {
    const sneak = swing({}, { attack: 4, damage: 1 }, [{ slug: 'sneak-attack', rating: 1 }]);
    expect(strike(sneak, stands({ condition: 'knocked-down' })).result).toMatchObject({ damage: 3 });
  });

  test('CM-ABIL-33 CM-DMG-03 Smite Evil adds after doubling, and only against evil', () => {
    const smites = swing({ smite: true }, { attack: 4, damage: 2 }, [{ slug: 'smite-evil', rating: 1, uses: 1 }]);
    expect(strike(smites, stands({}, { health: 9, alignment: 'evil' }), 20, 10, 13).result).toMatchObject({ critical: true, damage: 5, health: 4 });
    expect(strike(smites, stands({}, { health: 9 }), 10).result).toMatchObject({ damage: 2 });
  });

  test('CM-MELEE-08 CM-EX-07 a fallen defender is hit without a roll for double damage', () => {
    const paladin = MODELS.find(({ slug }) => slug === 'human-paladin')!;
    const { result, thrown } = strike({ model: { melee: paladin.melee, abilities: paladin.abilities } }, stands({ currentHealth: 0, condition: 'knocked-down' }));
    expect(result).toMatchObject({ attackRoll: 'automatic', damage: 4, health: -4, condition: 'destroyed' });
    expect(thrown).toEqual([]);
  });

  test('every number of an attack has its modifier and rule', () => {
    const [told] = strike(swing({ charged: 3, fromAbove: true }), stands({ atop: true }), 2).events;
    expect(told!.modifiers.map(({ name, rule, add }) => `${name} ${rule} ${add}`)).toEqual([
      'melee-attack CM-STAT-12 4',
      'from-above CM-HILL-07 1',
      'charge CM-CHARGE-05 2',
      'armor CM-STAT-09 14',
      'defender-atop CM-MELEE-07 -2',
    ]);
  });
});

describe('critical hits', () => {
  const strike = (attacker: object, defender: object, ...faces: number[]): JsonObject => resolve(meleeAttack, { attacker, defender }, ...faces).result;

  test('CM-CRIT-01 CM-CRIT-02 a natural 20 earns a second roll that doubles base damage', () => {
    expect(strike(swing(), stands(), 20, 10, 11)).toMatchObject({ critical: true, damage: 2 });
    expect(strike(swing(), stands(), 20, 9)).toMatchObject({ critical: false, damage: 1 });
    expect(strike(swing({}, { attack: 30, damage: 1 }), stands(), 20, 1)).toMatchObject({ critical: false });
    expect(strike(swing({}, { attack: -30, damage: 1 }), stands(), 20, 20, 11)).toMatchObject({ critical: true });
  });

  test('CM-CRIT-03 CM-ABIL-17a constructs, elementals and undead are immune: no second roll', () => {
    for (const creature of ['construct', 'elemental', 'undead']) expect(strike(swing(), stands({}, { creature }), 20)).toMatchObject({ critical: false, damage: 1 });
    expect(strike(swing(), stands({}, { abilities: [{ slug: 'immune-critical-damage' }] }), 20)).toMatchObject({ critical: false, damage: 1 });
  });

  test('CM-CRIT-04 CM-STAT-13 blunt weapons never score one', () => {
    expect(strike(swing({}, { attack: 4, damage: 1, blunt: true }), stands(), 20)).toMatchObject({ attackRoll: 'hit', damage: 1 });
  });

  test('CM-DMG-04 an automatic hit has no roll and so no critical', () => {
    expect(strike(swing(), stands({ condition: 'knocked-down' }))).toMatchObject({ critical: false, damage: 2 });
  });
});

describe('damage', () => {
  const hit = (damage: number, defender: object, ...faces: number[]): JsonObject => resolve(meleeAttack, { attacker: swing({}, { attack: 4, damage }), defender }, 10, ...faces).result;

  test('CM-DMG-01 CM-DMG-02 CM-STAT-10 below 0 destroyed, at 0 knocked down, above it stands', () => {
    expect(hit(5, stands())).toMatchObject({ health: -1, condition: 'destroyed', moraleSave: 'not-due' });
    expect(hit(4, stands())).toMatchObject({ health: 0, condition: 'knocked-down', moraleSave: 'not-due' });
    expect(hit(1, stands())).toMatchObject({ health: 3, condition: 'standing', moraleSave: 'not-due' });
  });

  test('CM-DOWN-11 CM-AEX-02 CM-ABIL-42 CM-ABIL-04 undead and constructs are destroyed at 0', () => {
    for (const creature of ['undead', 'construct']) expect(hit(1, stands({ currentHealth: 1 }, { creature }))).toMatchObject({ health: 0, condition: 'destroyed' });
    expect(hit(1, stands({ currentHealth: 1 }, { creature: 'elemental' }))).toMatchObject({ condition: 'knocked-down' });
  });

  test('CM-DMG-05 damage 0 calls for nothing', () => {
    expect(hit(0, stands({ currentHealth: 2 }))).toMatchObject({ health: 2, moraleSave: 'not-due' });
  });
});

describe('the half-health morale save in the chain', () => {
  const hit = (defender: object, ...faces: number[]): JsonObject => resolve(meleeAttack, { attacker: swing({}, { attack: 4, damage: 2 }), defender }, 10, ...faces).result;

  test('CM-MORALE-02 CM-RULING-05 health falling to half demands it; 13 is the difficulty', () => {
    expect(hit(stands(), 11)).toMatchObject({ health: 2, moraleSave: 'passed', routs: false });
    expect(hit(stands(), 10)).toMatchObject({ health: 2, moraleSave: 'failed', routs: true });
    expect(hit(stands({ currentHealth: 5 }, { health: 5 }))).toMatchObject({ health: 3, moraleSave: 'not-due' });
    expect(hit(stands({ currentHealth: 3 }, { health: 3 }), 20)).toMatchObject({ health: 1, moraleSave: 'passed' });
  });

  test('CM-MORALE-05 CM-MORALE-06 with half of the warband lost it is 18', () => {
    expect(hit(stands({ warband: { started: 4, casualties: 2 } }), 15)).toMatchObject({ moraleSave: 'failed' });
    expect(hit(stands({ warband: { started: 5, casualties: 2 } }), 11)).toMatchObject({ moraleSave: 'passed' });
  });

  test('CM-MORALE-04 CM-EX-34 CM-MORALE-08 CM-MORALE-09 CM-DOWN-03 not again once passed, and not while down, stunned or routing', () => {
    expect(hit(stands({ passedHalfHealth: true }))).toMatchObject({ moraleSave: 'not-due' });
    for (const condition of ['routing', 'stunned']) expect(hit(stands({ condition }))).toMatchObject({ health: 2, moraleSave: 'not-due' });
    expect(resolve(meleeAttack, { attacker: swing(), defender: stands({ condition: 'knocked-down' }) }).result).toMatchObject({ health: 2, moraleSave: 'not-due' });
  });

  test('CM-MORALE-11 CM-ABIL-12 the fearless pass without a die', () => {
    expect(hit(stands({}, { abilities: [{ slug: 'fearless' }] }))).toMatchObject({ moraleSave: 'passed' });
  });

  test('CM-ABIL-01 CM-ABIL-19 CM-ABIL-20 aura, inspiration and the morale ability count', () => {
    expect(hit(stands({ aura: 4 }), 7)).toMatchObject({ moraleSave: 'passed' });
    expect(hit(stands({ inspired: 2, moraleBonus: 1 }), 8)).toMatchObject({ moraleSave: 'passed' });
    expect(hit(stands({}, { abilities: [{ slug: 'morale', rating: -2 }] }), 12)).toMatchObject({ moraleSave: 'failed' });
  });
});

describe('ranged attacks', () => {
  const shoots = (more: object = {}, abilities: object[] = []): object => ({ model: { ranged: { attack: 4, damage: 1, range: 24 }, abilities }, ...more });

  test.each([
    ['CM-RANGED-01 CM-STAT-14 plainly', {}, {}, {}, 10],
    ['CM-RANGED-05 from above', { fromAbove: true }, {}, {}, 9],
    ['CM-RANGED-06 CM-COVER-01 CM-COVER-07 at cover', {}, {}, { cover: true }, 14],
    ['CM-RANGED-07 past two models', {}, {}, { intervening: 2 }, 12],
    ['CM-RANGED-08 into a melee', {}, {}, { intoMelee: true }, 14],
    ['CM-RANGED-09 at the fallen without automatic hit', {}, { condition: 'knocked-down' }, {}, 10],
    ['CM-RANGED-10 atop, attacker', { atop: true }, {}, {}, 12],
    ['CM-RANGED-10 atop, defender', {}, { atop: true }, {}, 8],
  ])('%s', (_title, attacker, defender, scene, expected) => {
    expect(need(rangedAttack, { attacker: shoots(attacker), defender: stands(defender), ...scene })).toBe(expected);
  });

  test('CM-ABIL-21 CM-ABIL-24 point blank and precise shots', () => {
    expect(need(rangedAttack, { attacker: shoots({}, [{ slug: 'point-blank-shot', rating: 2 }]), defender: stands(), gap: 6 })).toBe(8);
    expect(need(rangedAttack, { attacker: shoots({}, [{ slug: 'point-blank-shot', rating: 2 }]), defender: stands(), gap: 6.1 })).toBe(10);
    expect(need(rangedAttack, { attacker: shoots({}, [{ slug: 'precise-shot' }]), defender: stands(), intoMelee: true })).toBe(10);
  });

  test('CM-RANGED-03 CM-RULING-13 out of range there is no roll; CM-RANGED-04 engaged there is no shot', () => {
    const short = resolve(rangedAttack, { attacker: shoots(), defender: stands(), gap: 24.1 });
    expect(short.result).toMatchObject({ attackRoll: 'out-of-range', damage: 0, health: 4 });
    expect(short.events.map(({ type, rule }) => `${type} ${rule}`)).toEqual(['shot-fell-short CM-RULING-13']);
    expect(chances(rangedAttack, { attacker: shoots(), defender: stands(), gap: 24.1 })).toEqual({ '4 standing false': '1/1' });
    expect(need(rangedAttack, { attacker: shoots(), defender: stands(), gap: 24 })).toBe(10);
    expect(codes(rangedAttack, { attacker: shoots({ engaged: true }), defender: stands() })).toEqual(['shoot.engaged CM-RANGED-04']);
  });
});

test('CM-RULING-43 CM-AOO-02 an attack of opportunity is a melee attack', () => {
  expect(resolve(attackOfOpportunity, { attacker: swing(), defender: stands() }, 10).result).toMatchObject({ attackRoll: 'hit', need: 10 });
});

test('CM-TERRAIN-16 CM-RULING-22 stakes attack with +5 for 1, and may be critical', () => {
  expect(resolve(stakeBarrier, { defender: stands() }, 9).result).toMatchObject({ need: 9, damage: 1 });
  expect(resolve(stakeBarrier, { defender: stands() }, 20, 9, 20).result).toMatchObject({ critical: true, damage: 2 });
});

test('every fault of a defender is listed', () => {
  expect(codes(meleeAttack, { attacker: swing(), defender: stands({ currentHealth: 9 }) })).toEqual(['defender.too-healthy CM-STAT-10']);
  expect(codes(meleeAttack, { attacker: swing(), defender: stands({ currentHealth: 0 }) })).toEqual(['defender.not-down CM-DOWN-01']);
});

describe('odds along the chain', () => {
  test('hit, critical, damage and morale to the exact end', () => {
    // Need 10: 9 miss, 10 hit and one natural 20; a hit for 2 of 4 health leaves half and a save of 11 or more (half of the time).
    expect(chances(meleeAttack, { attacker: swing({}, { attack: 4, damage: 2 }), defender: stands() })).toEqual({
      '4 standing false': '9/20',
      '2 standing false': '209/800',
      '2 standing true': '209/800',
      '0 knocked-down false': '11/400',
    });
  });
});
