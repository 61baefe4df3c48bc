import * as fc from 'fast-check';
import { gcd } from '../question';
import { countRolls, lowestTerms, showing, type Weights, weightsOf } from '../testing/every-roll';
import { contest } from './contest';
import type { ContestTerms } from './contest-terms';

const best = fc.constantFrom('highest' as const, 'lowest' as const);
const modifiers = (most: number): fc.Arbitrary<number[]> =>
  fc.array(fc.oneof(fc.integer({ min: -4, max: 4 }), fc.constantFrom(0.5, 1.5, 0.1, 20)), { minLength: 1, maxLength: most });

describe('a contest', () => {
  it('is won by the highest or by the lowest result', () => {
    const terms = { sides: 10, modifiers: [0, 3, -4], ties: 'tied-reroll' } as const;
    expect(contest({ ...terms, best: 'highest' }).roll(showing(9, 7, 10).die)).toBe(1);
    expect(contest({ ...terms, best: 'lowest' }).roll(showing(9, 7, 10).die)).toBe(2);
  });

  it('CM-TIE-01 is thrown again by the tied, each its own die', () => {
    const { die, contenders, left } = showing(20, 3, 20, 7, 7, 1, 4);
    expect(contest({ sides: 20, modifiers: [0, 0, 0], best: 'highest', ties: 'tied-reroll' }).roll(die)).toBe(2);
    expect(contenders).toEqual([0, 1, 2, 0, 2, 0, 2]);
    expect(left).toEqual([]);
  });

  it('is thrown again by all, if so ruled', () => {
    const { die, contenders } = showing(20, 3, 20, 7, 8, 1);
    expect(contest({ sides: 20, modifiers: [0, 0, 0], best: 'highest', ties: 'all-reroll' }).roll(die)).toBe(1);
    expect(contenders).toEqual([0, 1, 2, 0, 1, 2]);
  });

  it('is not thrown again for a tie behind the best', () => {
    const { die, left } = showing(3, 20, 3);
    expect(contest({ sides: 20, modifiers: [0, 0, 0], best: 'highest', ties: 'all-reroll' }).roll(die)).toBe(1);
    expect(left).toEqual([]);
  });

  it('of one needs a die all the same', () => {
    const { die, left } = showing(4);
    expect(contest({ sides: 6, modifiers: [0], best: 'lowest', ties: 'tied-reroll' }).roll(die)).toBe(0);
    expect(left).toEqual([]);
  });

  it('is one question for the same terms', () => {
    const terms: ContestTerms = { sides: 20, modifiers: [0, 1], best: 'highest', ties: 'all-reroll' };
    expect(contest(terms)).toBe(contest({ ...terms, modifiers: [0, 1] }));
    for (const other of [{ sides: 12 }, { modifiers: [1, 0] }, { best: 'lowest' as const }, { ties: 'tied-reroll' as const }]) {
      expect(contest({ ...terms, ...other })).not.toBe(contest(terms));
    }
    expect(contest(terms)).toMatchObject({ key: 'highest d20 all-reroll 0,1', notation: '2d20', n: 0, rerolls: true });
    expect(contest(terms).dice()).toEqual([20, 20]);
  });

  it('has a winner only with contenders and with numbers to compare', () => {
    const terms = { sides: 20, best: 'highest', ties: 'all-reroll' } as const;
    expect(() => contest({ ...terms, modifiers: [] })).toThrow('nobody wins a contest without contenders');
    expect(() => contest({ ...terms, modifiers: [0, NaN] })).toThrow(RangeError);
    expect(() => contest({ ...terms, modifiers: [0, Infinity] })).toThrow(RangeError);
    expect(() => contest({ ...terms, sides: 1, modifiers: [0, 0] })).toThrow(RangeError);
  });
});

describe('the odds of a contest', () => {
  it('are even where the modifiers are', () => {
    for (const ties of ['tied-reroll', 'all-reroll'] as const) {
      expect(contest({ sides: 20, modifiers: [2, 2, 2], best: 'highest', ties }).answers()).toMatchObject({ values: [0, 1, 2], weights: [1, 1, 1] });
    }
  });

  it('of d6 against d6+1 are 10 to 21', () => {
    expect(contest({ sides: 6, modifiers: [0, 1], best: 'highest', ties: 'tied-reroll' }).answers().weights).toEqual([10, 21]);
    expect(contest({ sides: 6, modifiers: [0, 1], best: 'lowest', ties: 'all-reroll' }).answers().weights).toEqual([21, 10]);
  });

  it('of two d3 against d3+1 are 41, 41 and 268 of 350', () => {
    // 18 of 27 throws are won outright (2, 2 and 14), 2 are tied by all; 3 leave each d3 tied with d3+1 (1 to 6), 1 both d3.
    expect(contest({ sides: 3, modifiers: [0, 0, 1], best: 'highest', ties: 'tied-reroll' }).answers()).toMatchObject({ weights: [41, 41, 268], total: 350 });
    expect(contest({ sides: 3, modifiers: [0, 0, 1], best: 'highest', ties: 'all-reroll' }).answers().weights).toEqual([1, 1, 7]);
  });

  it('leave out who can\'t win', () => {
    expect(contest({ sides: 6, modifiers: [0, 9, 9], best: 'highest', ties: 'tied-reroll' }).answers()).toMatchObject({ values: [1, 2], weights: [1, 1] });
    expect(contest({ sides: 2, modifiers: [0, 1], best: 'highest', ties: 'tied-reroll' }).answers().values).toEqual([1]);
  });

  it('are those of every throw that stands, where all throw again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), modifiers(4), best, (sides, added, which) => {
        const question = contest({ sides, modifiers: added, best: which, ties: 'all-reroll' });
        expect(weightsOf(question)).toEqual(countRolls(question));
      }),
    );
  });

  it('are those of every throw and of every throw after it, where the tied throw again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), modifiers(4), best, (sides, added, which) => {
        const terms: ContestTerms = { sides, modifiers: added, best: which, ties: 'tied-reroll' };
        expect(weightsOf(contest(terms))).toEqual(knockOut(terms));
      }),
    );
  });

  it('agree with a long series of throws', () => {
    const question = contest({ sides: 4, modifiers: [0, 1, 1], best: 'lowest', ties: 'tied-reroll' });
    const { weights, total } = question.answers();
    const { won, open } = series(question.roll.bind(question), 4, 12);
    won.forEach((chance, i) => {
      expect(weights![i]! / total).toBeGreaterThanOrEqual(chance - 1e-12);
      expect(weights![i]! / total).toBeLessThanOrEqual(chance + open + 1e-12);
    });
    expect(open).toBeLessThan(0.01);
  });

  it('are worked out for ten contenders', () => {
    const { values, bigWeights, bigTotal } = contest({ sides: 20, modifiers: [0, 1, 3, 7, 12, 2, 9, 5, 15, 4], best: 'highest', ties: 'tied-reroll' }).answers();
    expect(values).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(bigWeights.reduce((sum, weight) => sum + weight, 0n)).toBe(bigTotal);
    expect(Number((bigWeights[8]! * 1000n) / bigTotal)).toBeGreaterThan(400);
  });

  it('are not worked out for eleven, who may throw all the same', () => {
    const modifiers = Array.from({ length: 11 }, (_, i) => i % 2);
    const question = contest({ sides: 20, modifiers, best: 'highest', ties: 'tied-reroll' });
    expect(question.size()).toBe(Infinity);
    expect(question.roll(showing(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20).die)).toBe(10);
    const crowd = contest({ sides: 20, modifiers: new Array<number>(5000).fill(0), best: 'highest', ties: 'tied-reroll' });
    expect(crowd.roll(showing(...new Array<number>(4999).fill(3), 4).die)).toBe(4999);
    expect(contest({ sides: 20, modifiers: modifiers.slice(1), best: 'highest', ties: 'tied-reroll' }).size()).toBe(10);
  });
});

type Fraction = readonly [bigint, bigint];

/** Throws every combination of faces for every set of contenders still in. */
function knockOut({ sides, modifiers: added, best: which }: ContestTerms): Weights {
  const known = new Map<string, Fraction[]>();
  const chances = (still: readonly number[]): Fraction[] => {
    const found = known.get(still.join());
    if (found) return found;
    let sum = added.map((): Fraction => [0n, 1n]);
    let decided = 0n;
    for (let throwNumber = 0; throwNumber < sides ** still.length; throwNumber++) {
      const results = still.map((i, at) => (Math.floor(throwNumber / sides ** at) % sides) + 1 + added[i]!);
      const top = which === 'highest' ? Math.max(...results) : Math.min(...results);
      const tied = still.filter((_, at) => results[at] === top);
      if (tied.length > 1 && tied.length === still.length) continue;
      decided += 1n;
      const then = tied.length === 1 ? added.map((_, i): Fraction => [i === tied[0] ? 1n : 0n, 1n]) : chances(tied);
      sum = sum.map((each, i) => add(each, then[i]!));
    }
    const solved = sum.map(([n, d]): Fraction => [n, d * decided]);
    known.set(still.join(), solved);
    return solved;
  };
  const solved = chances(added.map((_, i) => i));
  const common = solved.reduce((product, [, d]) => product * d, 1n);
  return lowestTerms(new Map(solved.map(([n, d], i): [string, bigint] => [String(i), (n * common) / d]).filter(([, weight]) => weight > 0n)));
}

function add([a, b]: Fraction, [c, d]: Fraction): Fraction {
  const [n, m] = [a * d + c * b, b * d];
  const common = gcd(n, m) || 1n;
  return [n / common, m / common];
}

class Unfinished {}

/** The chance of each answer within so many dice, and what is still open then. */
function series(roll: (die: (sides: number) => number) => number, sides: number, most: number): { won: number[]; open: number } {
  const won: number[] = [];
  let open = 0;
  const from = (faces: readonly number[]): void => {
    let thrown = 0;
    try {
      const answer = roll(() => {
        if (thrown === faces.length) throw new Unfinished();
        return faces[thrown++]!;
      });
      won[answer] = (won[answer] ?? 0) + sides ** -faces.length;
    } catch (signal) {
      if (!(signal instanceof Unfinished)) throw signal;
      if (faces.length === most) open += sides ** -most;
      else for (let face = 1; face <= sides; face++) from([...faces, face]);
    }
  };
  from([]);
  return { won, open };
}
