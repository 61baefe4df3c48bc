import * as fc from 'fast-check';
import { type Dice, NO_DICE, ScriptedDice, SeededDice } from './dice';
import { contest, countAtLeast, distinct, each, lookup, lookupTable, plus, sumOf, total, totalOf, upTo } from './questions';
import { RollImpossible } from './signal';
import type { Decision, Seat } from './table';
import { assume, type Assumption, note, ResolutionTable, Thrower } from './throwing';

const why = { rule: 'TOY-01', purpose: 'attack', by: 'north' };

function caught(run: () => unknown): unknown {
  try {
    run();
  } catch (signal) {
    return signal;
  }
  throw new Error('nothing was thrown');
}

describe('a throw', () => {
  it('is kept in the ledger with its faces, its rule, its purpose and whose it was', () => {
    const thrower = new Thrower(new ScriptedDice([6, 1, 5, 9, 3]));
    expect(thrower.ask(countAtLeast(3, 6, 5), why)).toBe(2);
    expect(thrower.ask(totalOf([10, 4]), { rule: 'TOY-02', purpose: 'damage', by: 'south' })).toBe(12);
    expect(thrower.ledger).toEqual([
      { notation: '3d6', faces: [6, 1, 5], rule: 'TOY-01', purpose: 'attack', by: 'north' },
      { notation: '1d10+1d4', faces: [9, 3], rule: 'TOY-02', purpose: 'damage', by: 'south' },
    ]);
  });

  it('keeps every die of a contest, those thrown again too', () => {
    const thrower = new Thrower(new ScriptedDice([20, 3, 20, 7, 8]));
    const question = contest({ sides: 20, modifiers: [0, 0, 0], best: 'highest', ties: 'tied-reroll' });
    expect(thrower.ask(question, { ...why, by: ['north', 'south', 'east'] })).toBe(2);
    expect(thrower.ledger[0]).toMatchObject({ notation: '3d20', faces: [20, 3, 20, 7, 8], by: ['north', 'south', 'east'] });
  });

  it('tells the dice whose die falls', () => {
    const asked: [number, Seat | undefined][] = [];
    const faces = [20, 3, 20, 7, 8, 1, 2];
    const dice: Dice = {
      next(sides, by) {
        asked.push([sides, by]);
        return faces.shift() ?? 0;
      },
    };
    const thrower = new Thrower(dice);
    thrower.ask(contest({ sides: 20, modifiers: [0, 0, 0], best: 'highest', ties: 'tied-reroll' }), { ...why, by: ['north', 'south', 'east'] });
    thrower.ask(each(2, 6), { ...why, by: ['north', 'south'] });
    expect(asked).toEqual([[20, 'north'], [20, 'south'], [20, 'east'], [20, 'north'], [20, 'east'], [6, 'north'], [6, 'south']]);
  });

  it('of seeded dice shows the same faces at once as one by one', () => {
    const table = lookupTable([{ from: 1, to: 3, value: 0 }, { from: 4, to: 8, value: 1 }]);
    const questions = [
      countAtLeast(5, 6, 4), total(3, 8), each(2, 20), lookup(total(1, 8), table), sumOf(2, total(2, 4)), plus(total(1, 4), total(2, 6)),
      upTo(20, 16), distinct(3, 4), total(0, 6), contest({ sides: 4, modifiers: [0, 0], best: 'lowest', ties: 'all-reroll' }),
    ];
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(questions.length - 1)), (seed, asked) => {
        const together = new Thrower(new SeededDice(seed));
        const seeded = new SeededDice(seed);
        const single = new Thrower({ next: (sides) => seeded.next(sides) });
        for (const i of asked) expect(together.ask<unknown>(questions[i]!, why)).toEqual(single.ask<unknown>(questions[i]!, why));
        expect(together.ledger).toEqual(single.ledger);
      }),
    );
  });

  it('of scripted faces answers as the seeded throw that showed them', () => {
    const seeded = new Thrower(new SeededDice('replay'));
    const question = distinct(3, 6);
    const answer = seeded.ask(question, why);
    const again = new Thrower(new ScriptedDice(seeded.ledger[0]!.faces));
    expect(again.ask(question, why)).toEqual(answer);
    expect(again.ledger).toEqual(seeded.ledger);
  });

  it('is impossible with a face that is not on the die', () => {
    for (const face of [0, 7, -1, 2.5, NaN, Infinity, 2 ** 32 + 1]) {
      const dice = new ScriptedDice([3, face, 4]);
      const thrower = new Thrower(dice);
      const signal = caught(() => thrower.ask(total(3, 6), why));
      expect(signal).toBeInstanceOf(RollImpossible);
      expect(signal).toMatchObject({ face: Number.isNaN(face) ? 0 : face, sides: 6, why });
      expect(dice.taken).toBe(2);
      expect(thrower.ledger).toEqual([]);
    }
  });

  it('without dice needs none', () => {
    const thrower = new Thrower(NO_DICE);
    expect(thrower.ask(total(0, 6), why)).toBe(0);
    expect(thrower.ledger).toEqual([{ notation: '0d0', faces: [], rule: 'TOY-01', purpose: 'attack', by: 'north' }]);
  });
});

const retreat = (offers: readonly string[], seats: readonly Seat[] = ['north']): Decision<string> => ({
  kind: 'check-or-retreat', rule: 'TOY-03', about: [], seats, sealed: false,
  offers: () => offers.map((exactly) => ({ exactly })),
  otherwise: (seat) => `${offers[0]} ${seat}`,
});

describe('what nobody was asked', () => {
  it('is taken by default and named', () => {
    const table = new ResolutionTable(new ScriptedDice([4]));
    expect(table.ask(total(1, 6), why)).toBe(4);
    expect([...table.choose(retreat(['check', 'retreat'], ['north', 'south']))]).toEqual([['north', 'check north'], ['south', 'check south']]);
    expect(table.assumed).toEqual([
      { kind: 'check-or-retreat', rule: 'TOY-03', seat: 'north', answer: 'check north' },
      { kind: 'check-or-retreat', rule: 'TOY-03', seat: 'south', answer: 'check south' },
    ]);
    expect(table.thrown).toHaveLength(1);
  });

  it('is not named where there was no real choice', () => {
    const assumed: Assumption[] = [];
    assume(retreat(['check']), assumed);
    expect(assumed).toEqual([]);
  });

  it('is named where a lone family was on offer', () => {
    const assumed: Assumption[] = [];
    assume({ ...retreat(['check']), offers: () => [{ family: 'retreat', rule: 'TOY-03', bounds: { most: 6 }, example: '3' }] }, assumed);
    expect(assumed).toHaveLength(1);
  });

  it('is named once, however often it was taken', () => {
    const assumed: Assumption[] = [];
    for (let i = 0; i < 5; i++) assume(retreat(['check', 'retreat']), assumed);
    expect(assumed).toHaveLength(1);
    assume(retreat(['retreat', 'check']), assumed);
    expect(assumed).toHaveLength(2);
  });

  it('is the same only if kind, rule, seat and answer are', () => {
    const made = { kind: 'order', rule: 'TOY-03', seat: 'north', answer: { unit: 'n1', to: [1, 2] } };
    const assumed: Assumption[] = [];
    note(assumed, made);
    note(assumed, { ...made, answer: { unit: 'n1', to: [1, 2] } });
    expect(assumed).toHaveLength(1);
    for (const other of [{ kind: 'move' }, { rule: 'TOY-04' }, { seat: 'south' }, { answer: { unit: 'n1', to: [1, 3] } }]) note(assumed, { ...made, ...other });
    expect(assumed).toHaveLength(5);
  });
});
