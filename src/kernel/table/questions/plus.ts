import { type Die, Question, type Weighed } from '../question';
import { notation } from './notation';
import { type PairKey, pairKey, shelfFor } from './shelves';
import { convolve, crossed, dense, packed, spread, weighed } from './weights';

const pairs = shelfFor<PairKey, Plus>();

/** The sum of the answers of two questions, thrown one after the other. */
export function plus(first: Question<number>, second: Question<number>): Question<number> {
  return pairs.find(pairKey(first.id, second.id), () => new Plus(first, second));
}

class Plus extends Question<number> {
  readonly key: string;
  readonly notation: string;
  override readonly rerolls: boolean;

  constructor(
    private readonly first: Question<number>,
    private readonly second: Question<number>,
  ) {
    super();
    this.key = `(${first.key})+(${second.key})`;
    this.notation = notation(this.dice());
    this.rerolls = first.rerolls || second.rerolls;
  }

  roll(die: Die): number {
    return this.first.roll(die) + this.second.roll(die);
  }

  dice(): readonly number[] {
    return [...this.first.dice(), ...this.second.dice()];
  }

  size(): number {
    return this.first.size() * this.second.size();
  }

  protected work(): Weighed<number> {
    const one = weighed(this.first.answers());
    const other = weighed(this.second.answers());
    if (!packed(one.values) || !packed(other.values)) return crossed(one, other);
    const left = dense(one, 0n);
    const right = dense(other, 0n);
    return spread(left.lowest + right.lowest, convolve(left.weights, right.weights));
  }
}
