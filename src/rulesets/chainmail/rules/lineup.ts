import { type Die, Question, type Weighed } from '../../../kernel/table/question';
import { distinct } from '../../../kernel/table/questions';
import { shelfFor } from '../../../kernel/table/questions/shelves';
import { leaderOf, ranksOf } from './initiative';

const SIDES = 20;

/** What a throw for initiative decides: who leads with what, and how those stand below who might challenge. */
export interface Lineup {
  /** The leader last; of the others only those who might challenge, lowest first. */
  readonly ranks: readonly number[];
  /** What the leader threw; 0 where nobody might challenge it. */
  readonly best: number;
}

const lineups = shelfFor<string, LineupQuestion>();

/** All throw a d20, everybody again until all differ, and so much is read off it as matters to those who might challenge (CM-ROUND-02, CM-TIE-01, CM-TIE-02, CM-CP-08). */
export function lineup(contenders: number, challengers: readonly number[]): Question<Lineup> {
  const key = `lineup ${contenders}d${SIDES} ${challengers.join()}`;
  return lineups.find(key, () => new LineupQuestion(key, contenders, challengers));
}

class LineupQuestion extends Question<Lineup> {
  override readonly rerolls = true;
  readonly notation: string;
  private readonly throws: Question<readonly number[]>;

  constructor(
    readonly key: string,
    private readonly contenders: number,
    private readonly challengers: readonly number[],
  ) {
    super();
    this.throws = distinct(contenders, SIDES);
    this.notation = this.throws.notation;
  }

  roll(die: Die): Lineup {
    const rolls = this.throws.roll(die);
    const ranks = ranksOf(rolls);
    const leader = leaderOf({ ranks });
    return { ranks: ranks.filter((each) => each === leader || this.challengers.includes(each)), best: this.challengers.length === 0 ? 0 : rolls[leader]! };
  }

  dice(): readonly number[] {
    return this.throws.dice();
  }

  size(): number {
    const { contenders, challengers } = this;
    const leading = challengers.length * factorial(challengers.length - 1) + (contenders - challengers.length) * factorial(challengers.length);
    return leading * (challengers.length === 0 ? 1 : SIDES + 1 - contenders);
  }

  protected work(): Weighed<Lineup> {
    const { contenders, challengers } = this;
    const values: Lineup[] = [];
    const weights: number[] = [];
    for (let leader = 0; leader < contenders; leader++) {
      const others = challengers.filter((each) => each !== leader);
      const orders = permutations(others);
      // The lower throws in any order, so many of which put those who matter in the same one.
      const ways = factorial(contenders - 1) / orders.length;
      for (const order of orders) {
        const ranks = [...order, leader];
        if (challengers.length === 0) {
          values.push({ ranks, best: 0 });
          weights.push(1);
          continue;
        }
        for (let best = contenders; best <= SIDES; best++) {
          values.push({ ranks, best });
          weights.push(choose(best - 1, contenders - 1) * ways);
        }
      }
    }
    return { values, weights };
  }
}

function permutations(of: readonly number[]): readonly (readonly number[])[] {
  if (of.length < 2) return [of];
  return of.flatMap((first) => permutations(of.filter((each) => each !== first)).map((rest) => [first, ...rest]));
}

function factorial(n: number): number {
  let product = 1;
  for (let i = 2; i <= n; i++) product *= i;
  return product;
}

/** In how many ways so many of n can be taken. */
function choose(n: number, taken: number): number {
  let ways = 1;
  for (let i = 1; i <= taken; i++) ways = (ways * (n - taken + i)) / i;
  return ways;
}
