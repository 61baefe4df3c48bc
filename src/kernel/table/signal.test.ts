import { NO_DICE, ScriptedDice } from './dice';
import type { Question } from './question';
import { contest, countAtLeast, distinct, each, plus, sumOf, total, totalOf, upTo } from './questions';
import { RollsWanted, type WantedRolls } from './signal';
import type { Seat } from './table';
import { Thrower } from './throwing';

const duel = (contenders: number): Question<number> => contest({ sides: 20, modifiers: new Array<number>(contenders).fill(0), best: 'highest', ties: 'tied-reroll' });

/** What is wanted after these faces. */
function wanted(question: Question<unknown>, by: Seat | readonly Seat[], ...faces: number[]): WantedRolls {
  try {
    new Thrower(faces.length === 0 ? NO_DICE : new ScriptedDice(faces)).ask(question, { rule: 'TOY-01', purpose: 'attack', by });
  } catch (signal) {
    if (signal instanceof RollsWanted) return signal.wanted;
    throw signal;
  }
  throw new Error('no dice were wanted');
}

/** The same in short: whose dice, and which. */
function owed(question: Question<unknown>, by: Seat | readonly Seat[], ...faces: number[]): string {
  const { by: whose, notation } = wanted(question, by, ...faces);
  return `${whose} ${notation}`;
}

describe('dice that are wanted', () => {
  it('are named with their rule, their purpose and whose they are', () => {
    expect(wanted(countAtLeast(3, 6, 5), 'north')).toEqual({ notation: '3d6', dice: [6, 6, 6], rule: 'TOY-01', purpose: 'attack', by: 'north' });
    expect(wanted(totalOf([10, 10, 8]), 'north')).toMatchObject({ notation: '2d10+1d8', dice: [10, 10, 8] });
  });

  it('are those still missing', () => {
    expect(wanted(totalOf([10, 10, 8]), 'north', 9)).toMatchObject({ notation: '1d10+1d8', dice: [10, 8] });
    expect(wanted(sumOf(2, totalOf([8, 4])), 'north', 8, 4, 1)).toMatchObject({ notation: '1d4', dice: [4] });
  });

  it('are all of a contest\'s where one seat throws for everybody', () => {
    expect(owed(duel(3), 'north')).toBe('north 3d20');
    expect(owed(duel(3), 'north', 20)).toBe('north 2d20');
  });

  it('are one seat\'s own where each throws for itself', () => {
    const seats = ['north', 'south', 'east'];
    expect(owed(duel(3), seats)).toBe('north 1d20');
    expect(owed(duel(3), seats, 20)).toBe('south 1d20');
    expect(owed(duel(3), seats, 20, 3)).toBe('east 1d20');
    expect(wanted(duel(3), seats, 20, 3)).toEqual({ notation: '1d20', dice: [20], rule: 'TOY-01', purpose: 'attack', by: 'east' });
  });

  it('are several where one seat has several contenders in a row', () => {
    const seats = ['north', 'north', 'south', 'north'];
    expect(owed(duel(4), seats)).toBe('north 2d20');
    expect(owed(duel(4), seats, 5)).toBe('north 1d20');
    expect(owed(duel(4), seats, 5, 6)).toBe('south 1d20');
    expect(owed(duel(4), seats, 5, 6, 7)).toBe('north 1d20');
  });

  it('CM-TIE-01 are those of the tied seats when a contest is thrown again, one die at a time', () => {
    const seats = ['north', 'south', 'east'];
    expect(owed(duel(3), seats, 20, 3, 20)).toBe('north 1d20');
    expect(owed(duel(3), seats, 20, 3, 20, 4)).toBe('east 1d20');
    expect(owed(duel(3), seats, 20, 3, 20, 4, 4, 9)).toBe('east 1d20');
  });

  it('CM-CP-08 are everybody\'s in turn when faces must all differ', () => {
    const seats = ['north', 'south', 'east'];
    expect(owed(distinct(3, 20), seats)).toBe('north 1d20');
    expect(owed(distinct(3, 20), seats, 20, 3, 20)).toBe('north 1d20');
    expect(owed(distinct(3, 20), seats, 20, 3, 20, 4)).toBe('south 1d20');
    expect(owed(distinct(3, 20), seats, 20, 3, 20, 4, 5)).toBe('east 1d20');
  });

  it('are each seat\'s own in a plain throw of several seats too', () => {
    expect(owed(each(4, 6), ['north', 'south'])).toBe('north 1d6');
    expect(owed(each(4, 6), ['north', 'south'], 1)).toBe('south 1d6');
    expect(owed(each(4, 6), ['north', 'south'], 1, 2)).toBe('north 1d6');
  });

  it('are the same die again after a face that doesn\'t stand', () => {
    expect(owed(upTo(20, 16), 'north')).toBe('north 1d20');
    expect(owed(upTo(20, 16), 'north', 17, 18)).toBe('north 1d20');
  });

  it('are never of a kind that comes only later, where one before may be thrown again', () => {
    const bomb = plus(upTo(20, 16), total(2, 6));
    expect(owed(bomb, 'north')).toBe('north 1d20');
    expect(owed(bomb, 'north', 17)).toBe('north 1d20');
    expect(owed(bomb, 'north', 17, 16)).toBe('north 1d6');
    expect(owed(bomb, 'north', 16)).toBe('north 1d6');
    expect(owed(sumOf(2, upTo(20, 16)), 'north')).toBe('north 2d20');
    expect(owed(sumOf(2, upTo(20, 16)), 'north', 17, 3)).toBe('north 1d20');
  });
});
