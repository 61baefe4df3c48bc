import * as fc from 'fast-check';
import { type Die, gcd, Question, Shelf, smallGcd, type Weighed } from './question';

class Loaded extends Question<number> {
  readonly key = 'loaded';
  readonly notation = '1d6';
  worked = 0;

  constructor(private readonly weighed: Weighed<number>) {
    super();
  }

  roll(die: Die): number {
    return die(6);
  }

  dice(): readonly number[] {
    return [6];
  }

  size(): number {
    return this.weighed.values.length;
  }

  protected work(): Weighed<number> {
    this.worked++;
    return this.weighed;
  }
}

describe('the answers of a question', () => {
  it('are in lowest terms over their sum', () => {
    const { values, weights, bigWeights, total, bigTotal } = new Loaded({ values: [1, 2, 3], weights: [6n, 12n, 24n] }).answers();
    expect(values).toEqual([1, 2, 3]);
    expect(weights).toEqual([1, 2, 4]);
    expect(bigWeights).toEqual([1n, 2n, 4n]);
    expect([total, bigTotal]).toEqual([7, 7n]);
  });

  it('are worked out once', () => {
    const question = new Loaded({ values: [1], weights: [1n] });
    expect(question.answers()).toBe(question.answers());
    expect(question.worked).toBe(1);
  });

  it('have weights as numbers up to 2^53 and not beyond', () => {
    const most = BigInt(Number.MAX_SAFE_INTEGER);
    const within = new Loaded({ values: [0, 1], weights: [1n, most - 1n] }).answers();
    expect([within.weights, within.total]).toEqual([[1, Number.MAX_SAFE_INTEGER - 1], Number.MAX_SAFE_INTEGER]);
    const beyond = new Loaded({ values: [0, 1], weights: [1n, most] }).answers();
    expect([beyond.weights, beyond.total, beyond.bigTotal]).toEqual([null, Infinity, most + 1n]);
  });

  it('can\'t be read from faces at once unless the question says how', () => {
    const question = new Loaded({ values: [1], weights: [1n] });
    expect([question.n, question.sides, question.rerolls]).toEqual([0, 0, false]);
    expect(() => question.read([3])).toThrow('loaded is thrown die by die, not 1 at once');
  });
});

describe('the greatest common divisor', () => {
  it('divides both, and nothing greater does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const common = smallGcd(a, b);
        for (let d = 1; d <= b; d++) if (a % d === 0 && b % d === 0) expect(d).toBeLessThanOrEqual(common);
        expect([a % common, b % common]).toEqual([0, 0]);
        expect(gcd(BigInt(a), BigInt(b))).toBe(BigInt(common));
        expect(gcd(BigInt(-a), BigInt(b))).toBe(BigInt(common));
      }),
    );
  });

  it('with nothing is the number itself', () => {
    expect([gcd(0n, 0n), gcd(-4n, 0n), gcd(0n, 4n), smallGcd(7, 0)]).toEqual([0n, 4n, 4n, 7]);
  });
});

describe('a shelf', () => {
  it('makes what it lacks and keeps it', () => {
    const shelf = new Shelf<string, object>();
    expect(shelf.peek('a')).toBeUndefined();
    const made = shelf.find('a', () => ({}));
    expect(shelf.find('a', () => ({}))).toBe(made);
    expect(shelf.peek('a')).toBe(made);
    shelf.clear();
    expect(shelf.peek('a')).toBeUndefined();
  });

  it('drops the older half when it is full', () => {
    const shelf = new Shelf<number, string>(4);
    for (let i = 0; i < 5; i++) shelf.find(i, () => `question ${i}`);
    expect([0, 1, 2, 3, 4].map((i) => shelf.peek(i) !== undefined)).toEqual([false, false, true, true, true]);
  });
});
