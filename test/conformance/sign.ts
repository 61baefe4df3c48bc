import type { Step } from './random-play';

/** Something that random games must show by their end, and how it is seen in what one action did. */
export interface Sign {
  readonly of: string;
  shows(step: Step): boolean;
}
