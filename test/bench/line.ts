/** How a ratio should be: time against time at most so much, speed against speed at least so much. */
export type Aim = { readonly atMost: number } | { readonly atLeast: number };

/** One line of the table: ours against theirs, in pairs of the same round. */
export interface Line {
  readonly what: string;
  readonly against: string;
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
  readonly unit: string;
  readonly aim: Aim;
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
  return ours.map((figure, round) => figure / theirs[round]!);
}

export function met(line: Line): boolean {
  const ratio = median(ratios(line));
  return 'atMost' in line.aim ? ratio <= line.aim.atMost : ratio >= line.aim.atLeast;
}
