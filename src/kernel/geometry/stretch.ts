/** A part of a straight way, as shares of it: 0 at its start, 1 at its end. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

// Shares closer than this are one place: far below the grid on any table.
const JOINED = 1e-12;

/** The same parts of the way in order, those that meet or overlap joined into one. */
export function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  if (stretches.length < 2) return stretches;
  const ordered = [...stretches].sort((a, b) => a.from - b.from);
  const result: Stretch[] = [];
  for (const next of ordered) {
    const last = result[result.length - 1];
    if (last === undefined || next.from > last.to + JOINED) result.push(next);
    else if (next.to > last.to) result[result.length - 1] = { from: last.from, to: next.to };
  }
  return result;
}

/** The share of the way that the stretches cover together, each part counted once. */
export function shareCovered(stretches: readonly Stretch[]): number {
  let sum = 0;
  for (const { from, to } of joined(stretches)) sum += to - from;
  return sum;
}
