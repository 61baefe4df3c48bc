import type { JsonObject } from '../../../kernel/ruleset/procedure';
import { attack } from './attack';
import { figuresOf, modifiersOf, refusals, resolution, resolved, resultOf } from './testing/resolved';

const target = { armorRating: 5, hits: 1 };
const melee = (attacker: JsonObject = {}, defender: JsonObject = {}): JsonObject => ({
  attacker: { troop: { attackDice: [6] }, figures: 1, ...attacker },
  defender: { troop: target, ...defender },
});
const longBow = figuresOf('missile-weapon', 'long-bow', 'missileDie', 'short', 'medium', 'long');
const volley = (attacker: JsonObject = {}, defender: JsonObject = {}): JsonObject => ({
  kind: 'missile',
  attacker: { troop: { attackDice: [4] }, figures: 6, weapon: longBow, range: 'short', ...attacker },
  defender: { troop: target, ...defender },
});
const at = (distance: number): JsonObject => ({ kind: 'missile', attacker: { troop: { attackDice: [4] }, figures: 6, weapon: longBow, distance }, defender: { troop: target } });
const armorOf = (input: JsonObject, faces: readonly number[] = [1]) => resultOf(attack, input, faces)['armorRating'];
const hitsOf = (dice: readonly number[], faces: readonly number[], mode: string) => {
  const input = { ...melee({ troop: { attackDice: dice } }, { troop: { armorRating: 10, hits: 20 } }), twoDiceMode: mode };
  const answer = resolution(attack, input, [...faces, ...new Array<number>(99).fill(1)]);
  if (answer.ok || answer.fault.kind !== 'left-over') throw new Error('some faces should be left over');
  return answer.fault.used - faces.length;
};

describe('attack dice', () => {
  test('BS-AD-01 BS-DICE-06 BS-ACT-06 each figure throws one die, then the defender one d10 a hit', () => {
    const { thrown, result } = resolved(attack, melee({ figures: 3 }), [4, 6, 1, 5, 6, 7]);
    expect(thrown).toEqual([
      { notation: '3d6', faces: [4, 6, 1], rule: 'BS-AD-02', purpose: 'attack', by: 'attacker' },
      { notation: '3d10', faces: [5, 6, 7], rule: 'BS-AR-01', purpose: 'armor', by: 'defender' },
    ]);
    expect(result).toMatchObject({ attackDice: 3, hits: 3, cancelled: 2, suffered: 1 });
  });

  test.each([
    [1, 0],
    [3, 0],
    [4, 1],
    [5, 1],
    [6, 2],
    [7, 2],
    [8, 2],
    [9, 3],
    [11, 3],
    [12, 4],
  ])('BS-AD-02 BS-RULING-02 BS-STAT-02 a d12 that shows %i scores %i hits', (face, hits) => {
    expect(resultOf(attack, melee({ troop: { attackDice: [12] } }), [face, ...new Array<number>(hits).fill(1)])).toMatchObject({ hits, suffered: hits });
  });

  test('BS-AD-03 hits of all dice are added', () => {
    const { events } = resolved(attack, melee({ figures: 4 }), [6, 5, 4, 3, 1, 1, 1, 1]);
    expect(events[0]).toEqual({ type: 'attack-rolled', rule: 'BS-AD-03', sentence: '4 attack dice (d6) score 4 hits.', modifiers: [], change: { attackDice: 4, hits: 4 } });
  });

  test('BS-AD-04 BS-RULING-05 two dice are added and looked up once, or one by one if so set', () => {
    expect(hitsOf([10, 8], [5, 4], 'sum')).toBe(3);
    expect(hitsOf([10, 8], [5, 4], 'separate')).toBe(2);
    expect(hitsOf([10, 8], [10, 8], 'sum')).toBe(6);
    expect(hitsOf([10, 8], [10, 8], 'separate')).toBe(5);
  });

  test('BS-AD-04 each figure throws its two dice together', () => {
    expect(resolved(attack, melee({ troop: { attackDice: [10, 8] }, figures: 2 }), [1, 2, 1, 2]).thrown[0]).toMatchObject({ notation: '1d10+1d8+1d10+1d8', faces: [1, 2, 1, 2] });
  });

  test('BS-AD-02 a total above the table scores as its last row', () => {
    expect(hitsOf([12, 12], [12, 12], 'sum')).toBe(6);
  });

  test('BS-AD-05 BS-CHARGE-05 BS-DICE-04 a charge throws half as many dice again, rounded up', () => {
    const charge = resolved(attack, melee({ figures: 3, charging: true }), [1, 1, 1, 1, 1]);
    expect(charge.result).toMatchObject({ attackDice: 5 });
    expect(modifiersOf(charge, 'attack-rolled')).toEqual(['charge x3/2']);
  });

  test('BS-AD-05 a mounted charge with the lance throws twice as many, in place of the half', () => {
    const lance = { attackDice: [4], class: 'mounted', traits: ['lance'] };
    const charge = resolved(attack, melee({ troop: lance, figures: 2, charging: true }), [1, 1, 1, 1]);
    expect(modifiersOf(charge, 'attack-rolled')).toEqual(['charge-mounted-lance x2']);
    expect(resultOf(attack, melee({ troop: lance, figures: 2 }), [1, 1])).toMatchObject({ attackDice: 2 });
    expect(resultOf(attack, melee({ troop: { ...lance, class: 'foot' }, figures: 2, charging: true }), [1, 1, 1])).toMatchObject({ attackDice: 3 });
  });

  test('BS-AD-05 BS-ROUT-04 routed figures throw no dice at all', () => {
    const { result, thrown, events } = resolved(attack, melee({ figures: 9, state: 'routed' }), []);
    expect(result).toMatchObject({ attackDice: 0, hits: 0, suffered: 0, figuresRemoved: 0 });
    expect(thrown).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(['attack-rolled', 'armor-rolled', 'figures-removed']);
  });

  test('BS-MORALE-12 shaken figures fight and fire with all their dice', () => {
    expect(resultOf(attack, melee({ figures: 2, state: 'shaken' }), [1, 1])).toMatchObject({ attackDice: 2 });
    expect(resultOf(attack, volley({ figures: 2, state: 'shaken' }), [1, 1])).toMatchObject({ attackDice: 2 });
  });
});

describe('missiles', () => {
  test.each([
    ['short', 6, 'missile-short x1'],
    ['medium', 3, 'missile-medium x1/2'],
    ['long', 2, 'missile-long x1/3'],
  ])('BS-MISSILE-04 BS-MISSILE-06 BS-ACT-07 six bows at %s range throw %i dice', (range, dice, factor) => {
    const shot = resolved(attack, volley({ range }), new Array<number>(dice).fill(1));
    expect(shot.result).toMatchObject({ attackDice: dice, range });
    expect(shot.thrown[0]).toMatchObject({ notation: `${dice}d6`, purpose: 'volley' });
    expect(modifiersOf(shot, 'attack-rolled')).toEqual([factor]);
  });

  test('BS-AD-05 one figure at long range still throws one die', () => {
    expect(resultOf(attack, volley({ figures: 1, range: 'long' }), [1])).toMatchObject({ attackDice: 1 });
  });

  test.each([
    [7, 'short', 6],
    [7.1, 'medium', 3],
    [14, 'medium', 3],
    [14.01, 'long', 2],
    [21, 'long', 2],
  ])('BS-MISSILE-09 a long bow at %d inches shoots at %s range', (distance, range, dice) => {
    expect(resultOf(attack, at(distance), new Array<number>(dice).fill(1))).toMatchObject({ range });
  });

  test('BS-MISSILE-09 the weapon gives the die, not the troop', () => {
    const crossbow = figuresOf('missile-weapon', 'heavy-crossbow', 'missileDie', 'short', 'medium', 'long');
    expect(resolved(attack, volley({ figures: 1, weapon: crossbow }), [8, 1, 1]).thrown[0]).toMatchObject({ notation: '1d8' });
  });

  test.each([
    ['missile.in-contact BS-MISSILE-05 /attacker/inContact', { inContact: true }],
    ['missile.moved BS-MISSILE-05 /attacker/movedOverHalf', { movedOverHalf: true }],
    ['missile.column BS-FORM-05 /attacker/formation', { formation: 'column' }],
    ['missile.charged BS-RULING-17 /attacker/charging', { charging: true }],
    ['missile.two-ranges BS-MISSILE-04 /attacker/distance', { distance: 5 }],
    ['missile.bands-disordered BS-MISSILE-09 /attacker/weapon', { weapon: { missileDie: 6, short: 5, medium: 5, long: 9 } }],
  ])('BS-MISSILE-05 BS-FORM-05 BS-RULING-13 BS-RULING-17 refused: %s', (refusal, attacker) => {
    expect(refusals(attack, volley(attacker))).toEqual([refusal]);
  });

  test('BS-MISSILE-09 a target beyond long range is refused with the facts', () => {
    expect(resolution(attack, at(21.5), [])).toMatchObject({ fault: { refusals: [{ code: 'missile.out-of-range', rule: 'BS-MISSILE-09', facts: { distance: 21.5, long: 21 } }] } });
  });

  test('BS-MISSILE-04 BS-MISSILE-09 BS-MELEE-01 a volley needs weapon and range, a melee has neither', () => {
    expect(refusals(attack, { ...melee(), kind: 'missile' })).toEqual(['missile.no-weapon BS-MISSILE-09 /attacker/weapon', 'missile.no-range BS-MISSILE-04 /attacker/range']);
    expect(refusals(attack, melee({ range: 'short' }))).toEqual(['melee.range BS-MELEE-01 /attacker']);
  });
});

describe('armor', () => {
  test('BS-AR-01 BS-RULING-03 BS-STAT-03 only a roll above the rating cancels', () => {
    expect(resultOf(attack, melee({ figures: 2 }), [6, 4, 4, 5, 6])).toMatchObject({ armorRating: 5, hits: 3, cancelled: 1, suffered: 2 });
  });

  test.each([
    ['melee-flank 1', { face: 'flank' }, 6],
    ['melee-rear 2', { face: 'rear' }, 7],
    ['melee-defender-uphill-or-behind-obstacle -1', { uphillOrBehindObstacle: true }, 4],
    ['melee-defender-column 2', { formation: 'column' }, 7],
    ['defender-shaken 1', { state: 'shaken' }, 6],
    ['defender-routed 2', { state: 'routed' }, 7],
  ])('BS-AR-03 BS-FORM-05 BS-ROUT-04 melee: %s', (modifier, defender, armor) => {
    const struck = resolved(attack, melee({}, defender), [1]);
    expect(struck.result).toMatchObject({ armorRating: armor });
    expect(modifiersOf(struck, 'armor-rolled')).toEqual([modifier]);
  });

  test.each([
    ['missile-soft-cover -1', { cover: 'soft' }, 4],
    ['missile-hard-cover -2', { cover: 'hard' }, 3],
    ['missile-target-irregular -1', { formation: 'irregular' }, 4],
    ['missile-lone-individual -2', { loneIndividual: true }, 3],
    ['defender-shaken 1', { state: 'shaken' }, 6],
    ['defender-routed 2', { state: 'routed' }, 7],
  ])('BS-AR-03 BS-CMD-06 missile: %s', (modifier, defender, armor) => {
    const struck = resolved(attack, volley({ figures: 1 }, defender), [1]);
    expect(struck.result).toMatchObject({ armorRating: armor });
    expect(modifiersOf(struck, 'armor-rolled')).toEqual([modifier]);
  });

  test('BS-AR-03 cover is for missiles, faces and hills for melee', () => {
    expect(armorOf(melee({}, { cover: 'hard', formation: 'irregular' }))).toBe(5);
    expect(armorOf(volley({ figures: 1 }, { face: 'rear', uphillOrBehindObstacle: true, formation: 'column' }))).toBe(5);
  });

  test('BS-AR-02 several modifiers apply together', () => {
    const struck = resolved(attack, melee({}, { face: 'flank', state: 'shaken', uphillOrBehindObstacle: true }), [1]);
    expect(modifiersOf(struck, 'armor-rolled')).toEqual(['melee-flank 1', 'melee-defender-uphill-or-behind-obstacle -1', 'defender-shaken 1']);
    expect(struck.result).toMatchObject({ armorRating: 6 });
  });

  test('BS-AR-04 a rating stays within 1 and 10: at 10 nothing is cancelled, and a 1 never cancels', () => {
    expect(resultOf(attack, melee({}, { troop: { armorRating: 9, hits: 1 }, state: 'routed', face: 'rear' }), [6, 10, 10])).toMatchObject({ armorRating: 10, cancelled: 0, suffered: 2 });
    expect(resultOf(attack, volley({ figures: 1 }, { troop: { armorRating: 1, hits: 1 }, cover: 'hard' }), [6, 1, 2])).toMatchObject({ armorRating: 1, cancelled: 1, suffered: 1 });
  });

  test('BS-CMD-06 BS-MORALE-08 BS-RULING-21 a lone individual is one figure without faces, never shaken and never checking', () => {
    const hero = { troop: { armorRating: 4, hits: 1 }, loneIndividual: true };
    expect(resultOf(attack, melee({}, hero), [6, 1, 1])).toMatchObject({ figuresLeft: 0, destroyed: true });
    expect(resultOf(attack, melee({ figures: 3 }, { ...hero, troop: { armorRating: 10, hits: 9 } }), [6, 6, 6, 1, 1, 1, 1, 1, 1])).toMatchObject({ suffered: 6, moraleTriggers: [] });
    expect(refusals(attack, melee({}, { ...hero, figures: 2, face: 'rear', state: 'shaken' }))).toEqual([
      'individual.one-figure BS-CMD-06 /defender/figures',
      'individual.no-face BS-RULING-21 /defender/face',
      'individual.always-good-order BS-MORALE-08 /defender/state',
    ]);
  });
});
