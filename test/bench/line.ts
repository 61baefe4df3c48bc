/** How a ratio should be: time against time at most so much, speed against speed at least so much; or how our own figure should be. */
export type Aim = { readonly atMost: number } | { readonly atLeast: number } | { readonly oursAtMost: number } | { readonly oursAtLeast: number };

/** One line of the table: ours against theirs, in pairs of the same round; theirs is empty where nothing is compared, aim null where none is set. */
export interface Line {
  readonly what: string;
  readonly against: string;
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
  readonly unit: string;
  readonly aim: Aim | null;
}

/** A line that could not be measured here, and why. */
export interface Unmeasured {
  readonly what: string;
  readonly why: string;
}

export interface Bench {
  readonly name: string;
  run(): Promise<readonly (Line | Unmeasured)[]>;
}

export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function ratios({ ours, theirs }: Line): readonly number[] {
  return theirs.map((figure, round) => ours[round]! / figure);
}

/** Whether a line meets its aim; null where it has none. */
export function met(line: Line): boolean | null {
  const { aim } = line;
  if (aim === null) return null;
  if ('oursAtMost' in aim) return median(line.ours) <= aim.oursAtMost;
  if ('oursAtLeast' in aim) return median(line.ours) >= aim.oursAtLeast;
  const ratio = median(ratios(line));
  return 'atMost' in aim ? ratio <= aim.atMost : ratio >= aim.atLeast;
}
