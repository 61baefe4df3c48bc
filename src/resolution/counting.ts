import type { TObject } from '@sinclair/typebox';
import { exact, mean } from '../kernel/chance/chances';
import type { JsonObject, Odds, Procedure } from '../kernel/ruleset/procedure';
import type { Assumption } from '../kernel/table/throwing';
import { type ToldRatio, toldRatio, toldShares } from './ratios';
import { type Interval, intervalOfMean, intervalOfShare, takeSample } from './sampling';

/** How odds are found: every outcome, or a sample where a caller asks for one by name. */
export const METHODS = ['exact', 'sampled'] as const;

export type Method = { readonly method: 'exact' } | { readonly method: 'sampled'; readonly samples: number; readonly seed: string };

/** A chance or a mean; in a sample with where the true one lies. */
export type ToldChance = ToldRatio & { readonly interval?: Interval };

/** So many outcomes are told: more than anybody reads, and as many as the event loop has time to write out. */
export const MOST_OUTCOMES = 2000;

type Uncounted = Extract<Odds, { readonly ok: false }>;

/** Every outcome with its chance and the means of its numbers, or why there are none. */
export type Count =
  | { readonly ok: true; readonly outcomes: readonly { readonly outcome: JsonObject; readonly chance: ToldChance }[]; readonly means: Readonly<Record<string, ToldChance>>; readonly assumed: readonly Assumption[] }
  | Uncounted
  | { readonly ok: false; readonly fault: { readonly kind: 'too-many'; readonly limit: number } };

const TOO_MANY: Count = { ok: false, fault: { kind: 'too-many', limit: MOST_OUTCOMES } };

/** Counts and makes the figures that are told, so that a thread that counts leaves nothing of it to the event loop. */
export function count(procedure: Procedure, input: JsonObject, method: Method, limit?: number): Count {
  return method.method === 'exact' ? countAll(procedure, input, limit) : countSample(procedure, input, method);
}

function countAll(procedure: Procedure, input: JsonObject, limit?: number): Count {
  const odds = procedure.odds(input, limit);
  if (!odds.ok) return odds;
  if (odds.outcomes.values.length > MOST_OUTCOMES) return TOO_MANY;
  const chances = exact(odds.outcomes);
  const shares = toldShares(chances.weights, chances.total);
  const outcomes = chances.values.map((outcome, i) => ({ outcome, chance: shares[i]! }));
  const means: Record<string, ToldChance> = {};
  for (const field of numericFields(procedure.outcome)) {
    if (chances.values.every((outcome) => typeof outcome[field] === 'number')) means[field] = toldRatio(mean(chances, (outcome) => outcome[field] as number));
  }
  return { ok: true, outcomes: outcomes.sort(byOutcome), means, assumed: odds.assumed };
}

function countSample(procedure: Procedure, input: JsonObject, { samples, seed }: Extract<Method, { method: 'sampled' }>): Count {
  const sample = takeSample(procedure, input, samples, seed);
  if (!sample.ok) return { ok: false, fault: { kind: 'refused', refusals: sample.refusals } };
  const { counts, assumed } = sample;
  if (counts.length > MOST_OUTCOMES) return TOO_MANY;
  const chances = { values: counts.map(({ outcome }) => outcome), weights: counts.map(({ count: times }) => BigInt(times)), total: BigInt(samples) };
  const shares = toldShares(chances.weights, chances.total);
  const outcomes = counts.map(({ outcome, count: times }, i) => ({ outcome, chance: { ...shares[i]!, interval: intervalOfShare(times, samples) } }));
  const means: Record<string, ToldChance> = {};
  for (const field of numericFields(procedure.outcome)) {
    const values = counts.map(({ outcome, count: times }) => ({ value: outcome[field], count: times }));
    if (!values.every((each): each is { value: number; count: number } => typeof each.value === 'number')) continue;
    means[field] = { ...toldRatio(mean(chances, (outcome) => outcome[field] as number)), interval: intervalOfMean(values, samples) };
  }
  return { ok: true, outcomes: outcomes.sort(byOutcome), means, assumed };
}

/** The fields of an outcome that have a mean. */
export function numericFields(outcome: TObject): readonly string[] {
  return Object.entries(outcome.properties).flatMap(([name, schema]) => {
    const kinds = (schema['anyOf'] as readonly { type?: string }[] | undefined) ?? [schema];
    return kinds.some(({ type }) => type === 'integer' || type === 'number') ? [name] : [];
  });
}

function byOutcome({ outcome: a }: { readonly outcome: JsonObject }, { outcome: b }: { readonly outcome: JsonObject }): number {
  for (const field of Object.keys(a)) {
    const [left, right] = [a[field], b[field]];
    if (left === right) continue;
    if (typeof left === 'number' && typeof right === 'number') return left - right;
    return String(left) < String(right) ? -1 : 1;
  }
  return 0;
}
