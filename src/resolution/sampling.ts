import type { JsonObject, Procedure } from '../kernel/ruleset/procedure';
import type { Refusal } from '../kernel/ruleset/refusal';
import { SeededDice } from '../kernel/table/dice';
import type { Assumption } from '../kernel/table/throwing';

/** How often each outcome came up in a number of seeded resolutions. */
export type Sample =
  | { readonly ok: true; readonly counts: readonly { readonly outcome: JsonObject; readonly count: number }[]; readonly assumed: readonly Assumption[] }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** A range that holds the true figure in 95 of 100 samples. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The two-sided 95 % point of the normal distribution. */
const Z = 1.959963984540054;

/** Resolves the same input again and again with one stream of seeded dice, and counts the outcomes. */
export function takeSample(procedure: Procedure, input: JsonObject, samples: number, seed: string): Sample {
  const dice = new SeededDice(seed);
  const counts = new Map<string, { outcome: JsonObject; count: number }>();
  let assumed: readonly Assumption[] = [];
  for (let i = 0; i < samples; i++) {
    const resolution = procedure.resolve(input, dice);
    if (!resolution.ok) {
      if (resolution.fault.kind === 'refused') return { ok: false, refusals: resolution.fault.refusals };
      throw new Error(`seeded dice were ${resolution.fault.kind}`);
    }
    const key = JSON.stringify(resolution.outcome);
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { outcome: resolution.outcome, count: 1 });
    else known.count++;
    if (resolution.assumed.length > assumed.length) assumed = resolution.assumed;
  }
  return { ok: true, counts: [...counts.values()], assumed };
}

/** Where the chance of something lies that came up so often: the interval of Wilson, which holds at the ends too. */
export function intervalOfShare(count: number, samples: number): Interval {
  const share = count / samples;
  const spread = (Z * Z) / samples;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / samples + spread / (4 * samples));
  return { low: count === 0 ? 0 : Math.max(0, middle - half), high: count === samples ? 1 : Math.min(1, middle + half) };
}

/** Where the mean of a number lies, by the spread of the sample. */
export function intervalOfMean(values: readonly { readonly value: number; readonly count: number }[], samples: number): Interval {
  let sum = 0;
  let squares = 0;
  for (const { value, count } of values) {
    sum += value * count;
    squares += value * value * count;
  }
  const mean = sum / samples;
  const variance = samples > 1 ? Math.max(0, squares - samples * mean * mean) / (samples - 1) : 0;
  const half = Z * Math.sqrt(variance / samples);
  return { low: mean - half, high: mean + half };
}
