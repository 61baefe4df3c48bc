import { type Die, Question, type Weighed } from '../question';
import { contestOdds } from './contest-odds';
import { contestResult, type ContestTerms } from './contest-terms';
import { checkSides, MOST_CONTENDERS } from './limits';
import { shelfFor } from './shelves';

const contests = shelfFor<string, Contest>();

/** Which of several contenders wins when each throws one die and shared best results are thrown again. */
export function contest(terms: ContestTerms): Question<number> {
  checkSides(terms.sides);
  if (terms.modifiers.length === 0) throw new RangeError('nobody wins a contest without contenders');
  if (!terms.modifiers.every(Number.isFinite)) throw new RangeError(`a contest can't add ${terms.modifiers.join(', ')}`);
  const key = `${terms.best} d${terms.sides} ${terms.ties} ${terms.modifiers.join(',')}`;
  return contests.find(key, () => new Contest(key, terms));
}

class Contest extends Question<number> {
  readonly notation: string;
  override readonly rerolls = true;
  private readonly everybody: readonly number[];

  constructor(
    readonly key: string,
    private readonly terms: ContestTerms,
  ) {
    super();
    this.notation = `${terms.modifiers.length}d${terms.sides}`;
    this.everybody = terms.modifiers.map((_, i) => i);
  }

  roll(die: Die): number {
    const { sides, modifiers, ties } = this.terms;
    let throwing = this.everybody;
    for (;;) {
      let top = -Infinity;
      let best = 0;
      let tied: number[] | null = null;
      for (const i of throwing) {
        const result = contestResult(this.terms, die(sides, i), modifiers[i]!);
        if (result > top) {
          top = result;
          best = i;
          tied = null;
        } else if (result === top) (tied ??= [best]).push(i);
      }
      if (tied === null) return best;
      throwing = ties === 'all-reroll' ? this.everybody : tied;
    }
  }

  dice(): readonly number[] {
    return new Array<number>(this.terms.modifiers.length).fill(this.terms.sides);
  }

  size(): number {
    const contenders = this.terms.modifiers.length;
    return contenders <= MOST_CONTENDERS ? contenders : Infinity;
  }

  protected work(): Weighed<number> {
    return contestOdds(this.terms);
  }
}
