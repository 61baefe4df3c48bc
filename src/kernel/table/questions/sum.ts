import { type Die, Question, type Weighed } from '../question';
import { checkDice } from './limits';
import { notation } from './notation';
import { type PairKey, pairKey, shelfFor } from './shelves';
import { smallPower, timesSmall } from './small-weights';
import { crossed, dense, type Numbers, power, reach, spread, weighed } from './weights';

const sums = shelfFor<PairKey, Sum>();

/** A part with more answers than this is not worked out only to bound its sum. */
const MOST_PARTS = 10_000;

const NOTHING: Numbers = { values: [0], weights: [1n] };

/** The sum of n independent answers of the same question. */
export function sumOf(n: number, part: Question<number>): Question<number> {
  checkDice(n, 2);
  const key = pairKey(n, part.id);
  return sums.peek(key) ?? sums.find(key, () => new Sum(n, part));
}

class Sum extends Question<number> {
  override readonly rerolls: boolean;
  private bound = 0;
  private text: string | null = null;
  private thrown: string | null = null;

  constructor(
    private readonly times: number,
    private readonly part: Question<number>,
  ) {
    super();
    this.rerolls = part.rerolls;
  }

  get key(): string {
    return (this.text ??= `${this.times}*(${this.part.key})`);
  }

  get notation(): string {
    return (this.thrown ??= notation(this.dice()));
  }

  roll(die: Die): number {
    let sum = 0;
    for (let i = 0; i < this.times; i++) sum += this.part.roll(die);
    return sum;
  }

  dice(): readonly number[] {
    const one = this.part.dice();
    return Array.from({ length: this.times }, () => one).flat();
  }

  size(): number {
    return (this.bound ||= this.findBound());
  }

  protected work(): Weighed<number> {
    const { times } = this;
    if (times === 0) return NOTHING;
    const answers = this.part.answers();
    const { values, weights } = answers;
    const laidOut = span(times, values) <= values.length ** times;
    if (laidOut && weights !== null && smallPower(answers.total, times)) {
      const one = dense({ values, weights }, 0);
      return spread(one.lowest * times, timesSmall(one.weights, times));
    }
    const part = weighed(answers);
    if (laidOut) {
      const one = dense(part, 0n);
      return spread(one.lowest * times, power(one.weights, times));
    }
    let sum = NOTHING;
    for (let i = 0; i < times; i++) sum = crossed(sum, part);
    return sum;
  }

  private findBound(): number {
    const { times } = this;
    if (times === 0) return 1;
    const parts = this.part.size();
    if (parts > MOST_PARTS) return parts ** times;
    const { values } = this.part.answers();
    return Math.min(span(times, values), values.length ** times);
  }
}

/** How many whole numbers lie between the least and the greatest sum; Infinity where there are others. */
function span(times: number, values: readonly number[]): number {
  if (!values.every(Number.isInteger)) return Infinity;
  const { lowest, highest } = reach(values);
  return times * (highest - lowest) + 1;
}
