import * as fc from 'fast-check';
import type { Question } from '../table/question';
import { contest, countAtLeast, distinct, each, lookup, lookupTable, sumOf, total, upTo } from '../table/questions';
import { TooManyOutcomes } from '../table/signal';
import type { Decision, Table } from '../table/table';
import type { Assumption } from '../table/throwing';
import { certain, type Chances, exact } from './chances';
import { everyOutcome, MOST_QUESTIONS, type Step } from './every-outcome';

const why = { rule: 'TOY-01', purpose: 'attack', by: 'north' };
const step = <S>(run: (state: S, table: Table) => S, key: (state: S) => number | string = (state) => JSON.stringify(state)): Step<S> => ({ name: 'step', run, key });
const asking = (question: Question<number>): Step<number> => step((_, table) => table.ask(question, why), (state) => state);

const sum = ({ weights }: Chances<unknown>): bigint => (weights as readonly (number | bigint)[]).reduce<bigint>((all, weight) => all + BigInt(weight), 0n);
const inBigInts = <S>({ values, weights, total: all }: Chances<S>): Chances<S> => ({ values, weights: (weights as readonly (number | bigint)[]).map(BigInt), total: BigInt(all) });

/** The exact weights by value, in no order. */
function table<S>(chances: Chances<S>): Map<string, string> {
  const { values, weights, total: all } = exact(chances);
  return new Map(values.map((value, i) => [JSON.stringify(value), `${weights[i]}/${all}`]));
}

function tooMany(run: () => unknown): number {
  try {
    run();
  } catch (signal) {
    if (signal instanceof TooManyOutcomes) return signal.limit;
    throw signal;
  }
  throw new Error('it was not too much');
}

describe('every outcome of one step', () => {
  it('is the one there is where no dice fall', () => {
    expect(everyOutcome(certain(3), step((state) => state + 1))).toEqual({ values: [4], weights: [1], total: 1 });
  });

  it('has the weights of the question asked', () => {
    expect(everyOutcome(certain(0), asking(total(2, 6)))).toEqual({ values: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], weights: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], total: 36 });
  });

  it('runs the rule along every branch, also where one asks more than another', () => {
    const attack = step<string>((_, at) => {
      if (at.ask(countAtLeast(1, 6, 5), why) === 0) return 'missed';
      if (at.ask(countAtLeast(1, 2, 2), why) === 1) return 'saved';
      return at.ask(total(1, 3), why) === 3 ? 'slain' : 'wounded';
    });
    expect(table(everyOutcome(certain(''), attack))).toEqual(new Map([['"missed"', '12/18'], ['"saved"', '3/18'], ['"wounded"', '2/18'], ['"slain"', '1/18']]));
  });

  it('merges states with one key, whatever the way to them', () => {
    const both = step<{ sum: number; way: string }>(
      (_, at) => {
        const [a, b] = [at.ask(total(1, 6), why), at.ask(total(1, 6), why)];
        return { sum: a + b, way: `${a}, ${b}` };
      },
      (state) => state.sum,
    );
    const { values, weights } = everyOutcome(certain({ sum: 0, way: '' }), both);
    expect(values.map((state) => state.sum)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(values[5]!.way).toBe('1, 6');
    expect(weights).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  });

  it('takes any number or text as a key', () => {
    for (const key of [(n: number) => n - 5, (n: number) => n + 0.5, (n: number) => n * 1_000_000, (n: number) => `${n}`, (n: number) => n]) {
      expect(everyOutcome(certain(0), step((_, at) => at.ask(total(1, 10), why), key)).values).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
    const mixed = everyOutcome(certain(0), step((_, at) => at.ask(total(1, 2), why), (n) => (n === 1 ? 7 : '7')));
    expect(mixed.values).toEqual([1, 2]);
  });

  it('counts re-rolls without end', () => {
    expect(everyOutcome(certain(0), asking(upTo(6, 4)))).toMatchObject({ values: [1, 2, 3, 4], weights: [1, 1, 1, 1] });
    expect(everyOutcome(certain(0), asking(contest({ sides: 6, modifiers: [0, 1], best: 'highest', ties: 'tied-reroll' })))).toMatchObject({ values: [0, 1], weights: [10, 21] });
    const first = step<number>((_, at) => {
      const faces = at.ask(distinct(3, 20), why);
      return faces.indexOf(Math.max(...faces));
    });
    expect(table(everyOutcome(certain(-1), first))).toEqual(new Map([['0', '1/3'], ['1', '1/3'], ['2', '1/3']]));
  });

  it('leaves the chances it starts from alone', () => {
    const from = Object.freeze({ values: Object.freeze([0, 1]), weights: Object.freeze([1, 2]), total: 3 });
    expect(sum(everyOutcome(from, step((state, at) => state + at.ask(total(1, 6), why))))).toBe(18n);
  });
});

describe('a chain of steps', () => {
  const HITS = lookupTable([{ from: 1, to: 3, value: 0 }, { from: 4, to: 5, value: 1 }, { from: 6, to: 8, value: 2 }]);
  const attack = (dice: number): Step<number> => asking(sumOf(dice, lookup(total(1, 8), HITS)));
  const armor = step<number>((hits, at) => (hits === 0 ? 0 : hits - at.ask(countAtLeast(hits, 10, 8), why)), (state) => state);

  /** Both steps by hand: each die scores 0, 1 or 2 hits in 3, 2 and 3 of 8 faces, and each hit is cancelled in 3 of 10. */
  function byHand(dice: number): Map<number, [bigint, bigint]> {
    let hits = [1n];
    for (let i = 0; i < dice; i++) hits = Array.from({ length: hits.length + 2 }, (_, k) => (hits[k] ?? 0n) * 3n + (hits[k - 1] ?? 0n) * 2n + (hits[k - 2] ?? 0n) * 3n);
    const most = BigInt(hits.length - 1);
    const suffered = hits.map(() => 0n);
    hits.forEach((ways, scored) => {
      for (let left = 0; left <= scored; left++) suffered[left]! += ways * choose(scored, left) * 7n ** BigInt(left) * 3n ** BigInt(scored - left) * 10n ** (most - BigInt(scored));
    });
    return new Map(suffered.map((ways, left) => [left, [ways, 8n ** BigInt(dice) * 10n ** most]]));
  }

  it.each([1, 2, 3, 8, 20])('of attack and armor has the odds worked out by hand, %i dice', (dice) => {
    const { values, weights, total: all } = everyOutcome(everyOutcome(certain(0), attack(dice)), armor);
    const hand = byHand(dice);
    expect([...values].sort((a, b) => a - b)).toEqual([...hand.keys()]);
    values.forEach((suffered, i) => {
      const [ways, of] = hand.get(suffered)!;
      expect(BigInt(weights[i]!) * of).toBe(ways * BigInt(all));
    });
    expect(sum({ values, weights, total: all })).toBe(BigInt(all));
  });

  it('has the odds of the same rules run in one step', () => {
    const together = step<number>((_, at) => armor.run(attack(3).run(0, at), at), (state) => state);
    expect(table(everyOutcome(certain(0), together))).toEqual(table(everyOutcome(everyOutcome(certain(0), attack(3)), armor)));
  });

  it('goes over to bigints where numbers would not hold, and not before', () => {
    expect(typeof everyOutcome(everyOutcome(certain(0), attack(3)), armor).total).toBe('number');
    expect(typeof everyOutcome(everyOutcome(certain(0), attack(20)), armor).total).toBe('bigint');
    expect(typeof everyOutcome(certain(0), asking(total(100, 6))).total).toBe('bigint');
  });
});

describe('numbers and bigints', () => {
  const questions: readonly Question<number>[] = [total(1, 6), total(2, 4), countAtLeast(3, 6, 5), countAtLeast(2, 10, 8), upTo(6, 5), contest({ sides: 3, modifiers: [0, 0, 1], best: 'highest', ties: 'tied-reroll' })];
  /** What is asked hangs on what came before, so that branches differ in length and in their dice. */
  const branching = (plan: readonly number[]): Step<number> =>
    step((state, at) => {
      let found = state;
      for (const choice of plan) {
        if (found % 3 === 2) break;
        found += at.ask(questions[(choice + found) % questions.length]!, why);
      }
      return found % 7;
    }, (state) => state);

  it('give the same chances, which add to exactly 1', () => {
    const plan = fc.array(fc.nat(5), { maxLength: 3 });
    fc.assert(
      fc.property(plan, plan, plan, (one, two, three) => {
        let numbers: Chances<number> = certain(0);
        let bigints = inBigInts(certain(0));
        for (const each of [one, two, three]) {
          numbers = everyOutcome(numbers, branching(each));
          bigints = everyOutcome(bigints, branching(each));
          expect(typeof bigints.total).toBe('bigint');
          expect(sum(numbers)).toBe(BigInt(numbers.total));
          expect(sum(bigints)).toBe(bigints.total);
          expect(exact(numbers)).toEqual(exact(bigints));
        }
      }),
    );
  });

  it('agree on the border of 2^53', () => {
    for (const dice of [16, 17, 18, 19, 20, 21, 22]) {
      const numbers = everyOutcome(certain(0), asking(total(dice, 6)));
      expect(exact(numbers)).toEqual(exact(everyOutcome(inBigInts(certain(0)), asking(total(dice, 6)))));
      expect(typeof numbers.total).toBe(6 ** dice <= Number.MAX_SAFE_INTEGER ? 'number' : 'bigint');
    }
  });
});

describe('too many outcomes', () => {
  it('are told by the size of a question, before it is worked out', () => {
    expect(tooMany(() => everyOutcome(certain(''), step((_, at) => String(at.ask(each(10, 20), why)))))).toBe(100_000);
    expect(tooMany(() => everyOutcome(certain(''), step((_, at) => String(at.ask(distinct(4, 20), why)))))).toBe(100_000);
    expect(tooMany(() => everyOutcome(certain(0), asking(total(2, 6)), 10))).toBe(10);
    expect(everyOutcome(certain(0), asking(total(2, 6)), 11).values).toHaveLength(11);
  });

  it('are told by the branches of a step', () => {
    const twice = step<number>((_, at) => at.ask(total(1, 6), why) + at.ask(total(1, 6), why));
    expect(everyOutcome(certain(0), twice, 36).values).toHaveLength(11);
    expect(tooMany(() => everyOutcome(certain(0), twice, 35))).toBe(35);
    expect(tooMany(() => everyOutcome(everyOutcome(certain(0), twice, 36), twice, 36))).toBe(36);
  });

  it('are those of a contest of eleven, whatever the limit', () => {
    const eleven = asking(contest({ sides: 20, modifiers: Array.from({ length: 11 }, (_, i) => i), best: 'highest', ties: 'tied-reroll' }));
    expect(tooMany(() => everyOutcome(certain(0), eleven))).toBe(100_000);
    expect(tooMany(() => everyOutcome(certain(0), eleven, Infinity))).toBe(Infinity);
  });

  it('are those of a rule that throws until it likes the dice', () => {
    let asked = 0;
    const untilTheyDiffer = step<number>((_, at) => {
      for (;;) {
        asked++;
        const [a, b] = at.ask(each(2, 6), why);
        if (a !== b) return a! > b! ? 0 : 1;
      }
    });
    expect(tooMany(() => everyOutcome(certain(0), untilTheyDiffer))).toBe(100_000);
    expect(asked).toBe(MOST_QUESTIONS + 1);
  });

  it('are not those of a long rule without chance', () => {
    const long = (questions: number): Step<number> => step((_, at) => {
      let found = 0;
      for (let i = 0; i < questions; i++) found += at.ask(countAtLeast(1, 6, 1), why);
      return found;
    });
    expect(everyOutcome(certain(0), long(MOST_QUESTIONS))).toEqual({ values: [MOST_QUESTIONS], weights: [1], total: 1 });
    expect(tooMany(() => everyOutcome(certain(0), long(MOST_QUESTIONS + 1)))).toBe(100_000);
  });
});

describe('what odds assume', () => {
  const decide = (kind: string, ...offers: string[]): Decision<string> => ({
    kind, rule: 'TOY-03', about: [], seats: ['north'], sealed: false,
    offers: () => offers.map((exactly) => ({ exactly })),
    otherwise: () => offers[0]!,
  });

  it('is noted once for all branches and states, where there was a real choice', () => {
    const assumed: Assumption[] = [];
    const fight = step<number>((state, at) => {
      at.choose(decide('forced', 'stand'));
      const face = at.ask(total(1, 6), why);
      if (face > 3) at.choose(decide('check-or-retreat', 'check', 'retreat'));
      if (face === 6) at.choose(decide('pursue', `by ${state % 2}`, 'not at all'));
      return state + face;
    });
    everyOutcome(everyOutcome(certain(0), fight, undefined, assumed), fight, undefined, assumed);
    expect(assumed).toEqual([
      { kind: 'check-or-retreat', rule: 'TOY-03', seat: 'north', answer: 'check' },
      { kind: 'pursue', rule: 'TOY-03', seat: 'north', answer: 'by 0' },
      { kind: 'pursue', rule: 'TOY-03', seat: 'north', answer: 'by 1' },
    ]);
  });

  it('is the default answer', () => {
    const run = step<string>((_, at) => at.choose(decide('check-or-retreat', 'check', 'retreat')).get('north')!);
    expect(everyOutcome(certain(''), run)).toEqual({ values: ['check'], weights: [1], total: 1 });
  });
});

function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}
