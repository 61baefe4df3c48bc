import { type Answers, gcd, type Question, smallGcd } from '../table/question';
import { TooManyOutcomes } from '../table/signal';
import type { Decision, Seat, Table } from '../table/table';
import { assume, type Assumption } from '../table/throwing';
import type { Chances } from './chances';

/** One step of a chain: plain rule code, and the key by which equal states are merged after it. */
export interface Step<S> {
  readonly name: string;
  run(state: S, table: Table): S;
  key(state: S): number | string;
}

/** How many branches a step may have before the answer is "too large". */
export const OUTCOME_LIMIT = 100_000;

/** How many questions one branch may ask: a rule that throws until it likes the dice would ask for ever. */
export const MOST_QUESTIONS = 10_000;

/** Runs a step along every branch from every state and merges equal states. */
export function everyOutcome<S>(from: Chances<S>, step: Step<S>, limit = OUTCOME_LIMIT, assumed: Assumption[] = []): Chances<S> {
  const leaves = walk(from, step, limit, assumed);
  return withNumbers(from, leaves) ?? withBigInts(from, leaves);
}

/** Neighbouring leaves that differ only in the answer to their last question: one factor serves them all. */
interface Group {
  readonly origin: number;
  /** The first leaf of the group. */
  readonly start: number;
  /** The questions before the last, with the answers taken. */
  readonly earlier: readonly Answers<unknown>[];
  readonly taken: readonly number[];
  /** The last question; null where none was asked. */
  readonly last: Answers<unknown> | null;
}

interface Leaves<S> {
  readonly values: S[];
  /** For each leaf the merged state it leads to, and which answer its last question had. */
  readonly slots: number[];
  readonly answers: number[];
  readonly groups: Group[];
}

/** Every branch of one state, walked by re-running the rule and turning the last question that has answers left. */
class Walk implements Table {
  readonly questions: Answers<unknown>[] = [];
  readonly at: number[] = [];
  reached = 0;
  /** Whether the next leaf differs from the one before in more than the last answer. */
  fresh = true;
  private depth = 0;

  constructor(
    private readonly limit: number,
    private readonly assumed: Assumption[],
  ) {}

  ask<A>(question: Question<A>): A {
    const depth = this.depth++;
    if (depth < this.reached) return this.questions[depth]!.values[this.at[depth]!] as A;
    const size = question.size();
    if (depth >= MOST_QUESTIONS || size === Infinity || size > this.limit) throw new TooManyOutcomes(this.limit);
    const answers = question.answers();
    this.questions[depth] = answers;
    this.at[depth] = 0;
    this.reached = depth + 1;
    this.fresh = true;
    return answers.values[0]!;
  }

  choose<C>(decision: Decision<C>): ReadonlyMap<Seat, C> {
    return assume(decision, this.assumed);
  }

  /** Turns to the next branch; false when all were walked. */
  turn(): boolean {
    this.depth = 0;
    this.fresh = false;
    while (this.reached > 0) {
      const last = this.reached - 1;
      if (++this.at[last]! < this.questions[last]!.values.length) return true;
      this.reached = last;
      this.fresh = true;
    }
    return false;
  }
}

/** Keys up to here are found by index. */
const SMALL_KEYS = 4096;

function walk<S>(from: Chances<S>, step: Step<S>, limit: number, assumed: Assumption[]): Leaves<S> {
  const leaves: Leaves<S> = { values: [], slots: [], answers: [], groups: [] };
  const { values, slots, answers, groups } = leaves;
  const small: number[] = [];
  const others = new Map<number | string, number>();
  for (let origin = 0; origin < from.values.length; origin++) {
    const start = from.values[origin]!;
    const branches = new Walk(limit, assumed);
    do {
      const state = step.run(start, branches);
      const key = step.key(state);
      const indexed = typeof key === 'number' && key >= 0 && key < SMALL_KEYS && (key | 0) === key;
      let slot = indexed ? small[key] : others.get(key);
      if (slot === undefined) {
        slot = values.length;
        values.push(state);
        if (indexed) small[key] = slot;
        else others.set(key, slot);
      }
      if (slots.length >= limit) throw new TooManyOutcomes(limit);
      const last = branches.reached - 1;
      if (branches.fresh) {
        groups.push({ origin, start: slots.length, earlier: branches.questions.slice(0, Math.max(last, 0)), taken: branches.at.slice(0, Math.max(last, 0)), last: last < 0 ? null : branches.questions[last]! });
      }
      slots.push(slot);
      answers.push(last < 0 ? 0 : branches.at[last]!);
    } while (branches.turn());
  }
  return leaves;
}

const LARGEST = Number.MAX_SAFE_INTEGER;

/** Weights as plain numbers, or null where they would go beyond 2^53. */
function withNumbers<S>(from: Chances<S>, { values, slots, answers, groups }: Leaves<S>): Chances<S> | null {
  if (typeof from.total !== 'number') return null;
  const totals: number[] = [];
  let common = 1;
  let previous = 0;
  for (const { earlier, last } of groups) {
    let total = last === null ? 1 : last.total;
    for (const each of earlier) total *= each.total;
    if (total > LARGEST) return null;
    totals.push(total);
    if (total === previous) continue;
    previous = total;
    common = (common / smallGcd(common, total)) * total;
    if (common * from.total > LARGEST) return null;
  }
  const origins = from.weights as readonly number[];
  const weights = new Array<number>(values.length).fill(0);
  groups.forEach(({ origin, start, earlier, taken, last }, g) => {
    let factor = origins[origin]! * (common / totals[g]!);
    for (let i = 0; i < earlier.length; i++) factor *= earlier[i]!.weights![taken[i]!]!;
    const end = groups[g + 1]?.start ?? slots.length;
    for (let leaf = start; leaf < end; leaf++) weights[slots[leaf]!]! += last === null ? factor : factor * last.weights![answers[leaf]!]!;
  });
  return { values, weights, total: from.total * common };
}

function withBigInts<S>(from: Chances<S>, { values, slots, answers, groups }: Leaves<S>): Chances<S> {
  const totals: bigint[] = [];
  let common = 1n;
  let previous = 1n;
  for (const { earlier, last } of groups) {
    let total = last === null ? 1n : last.bigTotal;
    for (const each of earlier) total *= each.bigTotal;
    totals.push(total);
    if (total === previous) continue;
    previous = total;
    if (total % common === 0n) common = total;
    else if (common % total !== 0n) common = (common / gcd(common, total)) * total;
  }
  const weights = new Array<bigint>(values.length).fill(0n);
  for (let g = 0; g < groups.length; g++) {
    const { origin, start, earlier, taken, last } = groups[g]!;
    const total = totals[g]!;
    let factor = BigInt(from.weights[origin]!);
    if (total !== common) factor *= common / total;
    for (let i = 0; i < earlier.length; i++) factor *= earlier[i]!.bigWeights[taken[i]!]!;
    const end = g + 1 < groups.length ? groups[g + 1]!.start : slots.length;
    if (last === null) {
      for (let leaf = start; leaf < end; leaf++) weights[slots[leaf]!]! += factor;
    } else {
      const { bigWeights } = last;
      for (let leaf = start; leaf < end; leaf++) weights[slots[leaf]!]! += factor * bigWeights[answers[leaf]!]!;
    }
  }
  return { values, weights, total: BigInt(from.total) * common };
}
