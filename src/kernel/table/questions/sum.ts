import { type Die, Question, type Weighed } from '../question';
import { checkDice } from './limits';
import { notation } from './notation';
import { shelfFor } from './shelves';
import { crossed, dense, power, reach, spread, weighed } from './weights';

const sums = shelfFor<string, Sum>();

/** A part with more answers than this is not worked out only to bound its sum. */
const MOST_PARTS = 10_000;

const NOTHING: Weighed<number> = { values: [0], weights: [1n] };

/** The sum of n independent answers of the same question. */
export function sumOf(n: number, part: Question<number>): Question<number> {
  checkDice(n, 2);
  return sums.find(`${n}*(${part.key})`, () => new Sum(n, part));
}

class Sum extends Question<number> {
  readonly key: string;
  readonly notation: string;
  override readonly rerolls: boolean;
  private bound = 0;

  constructor(
    private readonly times: number,
    private readonly part: Question<number>,
  ) {
    super();
    this.key = `${times}*(${part.key})`;
    this.notation = notation(this.dice());
    this.rerolls = part.rerolls;
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
    const part = weighed(this.part.answers());
    if (span(times, part.values) <= part.values.length ** times) {
      const { lowest, weights } = dense(part);
      return spread(lowest * times, power(weights, times));
    }
    let sum: Weighed<number> = NOTHING;
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
