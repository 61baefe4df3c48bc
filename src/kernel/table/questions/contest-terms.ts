export interface ContestTerms {
  readonly sides: number;
  /** What each contender adds to its die, in the order they throw. */
  readonly modifiers: readonly number[];
  readonly best: 'highest' | 'lowest';
  /** Who throws again when the best result is shared. */
  readonly ties: 'tied-reroll' | 'all-reroll';
}

/** What a contender's die comes to, turned so that more is better. */
export function contestResult({ best }: ContestTerms, face: number, modifier: number): number {
  return best === 'highest' ? face + modifier : -(face + modifier);
}
