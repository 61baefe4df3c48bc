import type { JsonObject } from '../../../kernel/ruleset/procedure';
import { shapeFits } from '../../../kernel/ruleset/shape';
import { attack } from './attack';
import { refusals, resolution, resolved, resultOf } from './testing/resolved';

/** Hits that armor cannot stop: each of the faces 4 and 6 brings one and two. */
const struck = (defender: JsonObject, figures: number): JsonObject => ({ attacker: { troop: { attackDice: [6] }, figures }, defender: { troop: { armorRating: 10, hits: 2 }, ...defender } });
const sure = (...dice: readonly number[]) => [...dice, ...new Array<number>(dice.reduce((sum, face) => sum + (face === 6 ? 2 : 1), 0)).fill(1)];

describe('losses', () => {
  test('BS-HITS-01 BS-STAT-04 every full set of hits removes a figure', () => {
    expect(resultOf(attack, struck({ figures: 5 }, 2), sure(6, 6))).toMatchObject({ suffered: 4, figuresRemoved: 2, partialHits: 0, figuresLeft: 3, destroyed: false });
  });

  test('BS-HITS-02 BS-RULING-14 hits short of a figure stay marked on the unit and count next time', () => {
    expect(resultOf(attack, struck({ figures: 5 }, 1), sure(4))).toMatchObject({ figuresRemoved: 0, partialHits: 1, figuresLeft: 5 });
    expect(resultOf(attack, struck({ figures: 5, partialHits: 1 }, 1), sure(4))).toMatchObject({ figuresRemoved: 1, partialHits: 0, figuresLeft: 4 });
  });

  test('BS-HITS-04 with no figure left the unit is destroyed and surplus hits are lost', () => {
    const { result, events } = resolved(attack, struck({ figures: 1, startFigures: 8 }, 3), sure(6, 6, 6));
    expect(result).toMatchObject({ suffered: 6, figuresRemoved: 1, partialHits: 0, figuresLeft: 0, destroyed: true, moraleTriggers: [] });
    expect(events.at(-1)).toMatchObject({ type: 'unit-destroyed', rule: 'BS-HITS-04', change: { destroyed: true } });
  });

  test('BS-HITS-01 without a number of figures there is no end to them', () => {
    expect(resultOf(attack, struck({}, 1), sure(6))).toMatchObject({ figuresRemoved: 1, figuresLeft: null, destroyed: false });
  });

  test('BS-HITS-02 more hits marked than a figure has are refused', () => {
    expect(refusals(attack, struck({ partialHits: 2 }, 1))).toEqual(['hits.remainder-too-large BS-HITS-02 /defender/partialHits']);
  });

  test('BS-RULING-10 more figures than at the start are refused', () => {
    expect(refusals(attack, struck({ figures: 9, startFigures: 8 }, 1))).toEqual(['figures.more-than-at-start BS-RULING-10 /defender/figures']);
  });

  test('BS-FORM-06 a unit has no more than 48 figures', () => {
    expect([48, 49].map((figures) => shapeFits(attack.input, struck({ figures }, 1)))).toEqual([true, false]);
    expect([48, 49].map((figures) => shapeFits(attack.input, struck({}, figures)))).toEqual([true, false]);
  });

  test('BS-CHARGE-03 BS-FORM-05 only good order charges, and no column', () => {
    const attacker = { troop: { attackDice: [6] }, figures: 2, charging: true, state: 'shaken', formation: 'column' };
    expect(refusals(attack, { ...struck({}, 1), attacker })).toEqual(['charge.not-in-good-order BS-CHARGE-03 /attacker/state', 'charge.column BS-FORM-05 /attacker/formation']);
  });
});

describe('morale triggers of an attack', () => {
  const triggers = (defender: JsonObject, ...dice: readonly number[]) => resultOf(attack, struck(defender, dice.length), sure(...dice))['moraleTriggers'];

  test('BS-MORALE-09 the first figure lost', () => {
    expect(triggers({ figures: 8, startFigures: 8 }, 6)).toEqual(['first-figure-lost']);
    expect(triggers({ figures: 7, startFigures: 8 }, 6)).toEqual([]);
    expect(triggers({ figures: 8, startFigures: 8 }, 4)).toEqual([]);
  });

  test('BS-MORALE-09 BS-RULING-10 losses that reach half, once', () => {
    expect(triggers({ figures: 5, startFigures: 8 }, 6)).toEqual(['half-lost']);
    expect(triggers({ figures: 4, startFigures: 8 }, 6)).toEqual([]);
    expect(triggers({ figures: 6, startFigures: 9 }, 6)).toEqual([]);
    expect(triggers({ figures: 5, startFigures: 9 }, 6)).toEqual(['half-lost']);
  });

  test('BS-MORALE-09 more than four hits suffered from one attack', () => {
    expect(triggers({ figures: 20, startFigures: 24 }, 6, 6)).toEqual([]);
    expect(triggers({ figures: 20, startFigures: 24 }, 6, 6, 4)).toEqual(['more-than-4-hits-one-attack']);
  });

  test('BS-MORALE-09 one attack may give several reasons', () => {
    expect(triggers({ figures: 4, startFigures: 4 }, 6, 6, 6)).toEqual(['first-figure-lost', 'half-lost', 'more-than-4-hits-one-attack']);
  });

  test('BS-MORALE-06 a routed unit is given no reason to check', () => {
    expect(triggers({ figures: 4, startFigures: 4, state: 'routed' }, 6, 6, 6)).toEqual([]);
  });
});

describe('dice of an attack', () => {
  test('BS-DICE-01 BS-DICE-06 missing dice are asked for in order, with the reason', () => {
    expect(resolution(attack, struck({}, 2), [])).toMatchObject({ fault: { kind: 'wanted', given: 0, wanted: { notation: '2d6', dice: [6, 6], rule: 'BS-AD-02', purpose: 'attack', by: 'attacker' } } });
    expect(resolution(attack, struck({}, 2), [6])).toMatchObject({ fault: { kind: 'wanted', given: 1, wanted: { notation: '1d6' } } });
    expect(resolution(attack, struck({}, 2), [6, 4])).toMatchObject({ fault: { kind: 'wanted', wanted: { notation: '3d10', rule: 'BS-AR-01', by: 'defender' }, thrown: [{ faces: [6, 4] }] } });
  });

  test('BS-DICE-01 BS-DICE-02 a face that is not on the die, or one too many, is refused', () => {
    expect(resolution(attack, struck({}, 1), [7])).toMatchObject({ fault: { kind: 'impossible', index: 0, face: 7, sides: 6 } });
    expect(resolution(attack, struck({}, 1), [4, 11])).toMatchObject({ fault: { kind: 'impossible', index: 1, face: 11, sides: 10 } });
    expect(resolution(attack, struck({}, 1), [1, 1])).toMatchObject({ fault: { kind: 'left-over', faces: [1], used: 1 } });
  });
});
