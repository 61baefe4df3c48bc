import { costOfFigure, costOfIndividual, type PricedFigure, type PricedIndividual } from './points';

const plain: PricedFigure = { attackDice: [6], armorRating: 10, hits: 1, morale: 10, movement: 12, missileLongRange: null };
const lone: PricedIndividual = { attackDice: [12], armorRating: 4, hits: 4, commandDiameter: 0, movement: 12, missileLongRange: null };

describe('BS-POINT-01 cost of a figure', () => {
  it('prices the attack die', () => {
    expect(([4, 6, 8, 10, 12] as const).map((die) => costOfFigure({ ...plain, attackDice: [die] }))).toEqual([1, 2, 3, 5, 7]);
  });

  it('adds a point for each step of armor below 10', () => {
    expect(costOfFigure({ ...plain, armorRating: 4 })).toBe(2 + 6);
  });

  it('adds three for each hit beyond the first', () => {
    expect(costOfFigure({ ...plain, hits: 3 })).toBe(2 + 6);
  });

  it('adds morale above 10 and takes off morale below', () => {
    expect(costOfFigure({ ...plain, morale: 13 })).toBe(2 + 3);
    expect(costOfFigure({ ...plain, armorRating: 5, morale: 8 })).toBe(2 + 5 - 2);
  });

  it('adds a third of the movement above 12, rounded up', () => {
    expect([12, 13, 15, 16, 18, 24].map((movement) => costOfFigure({ ...plain, movement }) - 2)).toEqual([0, 1, 1, 2, 2, 4]);
  });

  it('takes one off for movement below 9', () => {
    expect([6, 8, 9, 11].map((movement) => costOfFigure({ ...plain, armorRating: 5, movement }) - 7)).toEqual([-1, -1, 0, 0]);
  });

  it('adds a fifth of the long range, rounded up', () => {
    expect([3, 15, 16, 18, 21, 24].map((missileLongRange) => costOfFigure({ ...plain, missileLongRange }) - 2)).toEqual([1, 3, 4, 4, 5, 5]);
  });

  it('is never below 1', () => {
    expect(costOfFigure({ ...plain, attackDice: [4], morale: 4 })).toBe(1);
  });
});

describe('BS-POINT-02 cost of an individual', () => {
  it('is three times that of a figure with ML 10', () => {
    expect(costOfIndividual(lone)).toBe(3 * costOfFigure({ ...plain, attackDice: [12], armorRating: 4, hits: 4 }));
    expect(costOfIndividual(lone)).toBe(66);
  });

  it('counts both dice of a two-dice AD', () => {
    expect(costOfIndividual({ ...lone, attackDice: [10, 8] })).toBe(3 * (5 + 3 + 6 + 9));
  });

  it('adds half the command diameter, exactly', () => {
    expect(costOfIndividual({ ...lone, commandDiameter: 24 })).toBe(66 + 12);
    expect(costOfIndividual({ ...lone, commandDiameter: 7 })).toBe(66 + 3.5);
  });

  it('triples the least cost of 1 before the diameter is added', () => {
    expect(costOfIndividual({ ...lone, attackDice: [4], armorRating: 10, hits: 1, movement: 6, commandDiameter: 2 })).toBe(3 + 1);
  });
});
