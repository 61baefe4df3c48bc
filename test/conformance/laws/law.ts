import type { Trial } from '../trial';

/** A law answers with every breach it found: none, if the game keeps it. */
export interface Law {
  readonly number: number;
  readonly says: string;
  breaches(trial: Trial): readonly string[];
}
