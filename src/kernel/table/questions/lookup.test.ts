import * as fc from 'fast-check';
import { countRolls, showing, weightsOf } from '../testing/every-roll';
import { contest } from './contest';
import { lookup, lookupTable } from './lookup';
import { total } from './total';

const HITS = lookupTable([{ from: 1, to: 3, value: 0 }, { from: 4, to: 5, value: 1 }, { from: 6, to: 8, value: 2 }]);

const someTable = fc
  .tuple(fc.integer({ min: -3, max: 6 }), fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: -2, max: 2 })), { minLength: 1, maxLength: 5 }))
  .map(([start, rows]) => {
    let from = start;
    return lookupTable(rows.map(([width, value]) => ({ from, to: (from += width) - 1, value })));
  });

describe('a printed table', () => {
  it('has neither gap nor overlap, and at least one row', () => {
    expect(() => lookupTable([{ from: 1, to: 3, value: 0 }, { from: 5, to: 6, value: 1 }])).toThrow('table row 5-6 leaves a gap or overlaps');
    expect(() => lookupTable([{ from: 1, to: 3, value: 0 }, { from: 3, to: 6, value: 1 }])).toThrow(RangeError);
    expect(() => lookupTable([{ from: 3, to: 2, value: 0 }])).toThrow(RangeError);
    expect(() => lookupTable([{ from: 0.5, to: 2, value: 0 }])).toThrow(RangeError);
    expect(() => lookupTable([])).toThrow('a table has at least one row');
  });

  it('is told by its content', () => {
    expect(HITS.id).toBe('1-3:0,4-5:1,6-8:2');
  });
});

describe('what a table says', () => {
  it('merges faces that say the same', () => {
    expect(lookup(total(1, 8), HITS).answers()).toMatchObject({ values: [0, 1, 2], weights: [3, 2, 3], total: 8 });
  });

  it('merges rows that say the same though they lie apart', () => {
    const odd = lookupTable([{ from: 1, to: 1, value: 1 }, { from: 2, to: 5, value: 0 }, { from: 6, to: 6, value: 1 }]);
    expect(lookup(total(1, 6), odd).answers()).toMatchObject({ values: [0, 1], weights: [2, 1], total: 3 });
  });

  it('beyond the table is its nearest row', () => {
    expect(lookup(total(1, 12), HITS).answers()).toMatchObject({ values: [0, 1, 2], weights: [3, 2, 7] });
    const late = lookupTable([{ from: 5, to: 5, value: -1 }, { from: 6, to: 6, value: 9 }]);
    expect(lookup(total(2, 6), late).roll(showing(1, 1).die)).toBe(-1);
    expect(lookup(total(2, 6), late).roll(showing(6, 6).die)).toBe(9);
  });

  it('has the weights of every throw', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 2, max: 6 }), someTable, (n, sides, table) => {
        const question = lookup(total(n, sides), table);
        expect(weightsOf(question)).toEqual(countRolls(question));
        expect(question.size()).toBeGreaterThanOrEqual(question.answers().values.length);
        expect([question.notation, question.dice()]).toEqual([`${n}d${sides}`, total(n, sides).dice()]);
      }),
    );
  });

  it('is read at once where the question under it is', () => {
    const two = lookup(total(2, 4), HITS);
    expect([two.n, two.sides, two.read([4, 2]), two.rerolls]).toEqual([2, 4, 2, false]);
    const first = lookup(contest({ sides: 6, modifiers: [0, 1], best: 'highest', ties: 'tied-reroll' }), HITS);
    expect([first.n, first.rerolls]).toEqual([0, true]);
  });

  it('is one question for tables of one content', () => {
    const same = lookupTable(HITS.rows.map((row) => ({ ...row })));
    expect(lookup(total(1, 8), same)).toBe(lookup(total(1, 8), HITS));
    expect(lookup(total(1, 10), HITS)).not.toBe(lookup(total(1, 8), HITS));
    expect(lookup(total(1, 8), HITS).key).toBe('1d8|1-3:0,4-5:1,6-8:2');
  });
});
