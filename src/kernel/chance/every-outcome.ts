import { type Answers, gcd, type Question } from '../table/question';
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

const LARGEST = Number.MAX_SAFE_INTEGER;
const OVERFLOW = Symbol('weights beyond 2^53');

/** Runs a step along every branch from every state and merges equal states. */
export function everyOutcome<S>(from: Chances<S>, step: Step<S>, limit = OUTCOME_LIMIT, assumed: Assumption[] = []): Chances<S> {
  const small = typeof from.total === 'number' ? tryNumbers(from, step, limit, assumed) : null;
  return small ?? withBigInts(from, step, limit, assumed);
}

/** Every branch of one state, walked by re-running the rule and turning the last question that has answers left. */
class Walk implements Table {
  private readonly questions: Answers<unknown>[] = [];
  private readonly at: number[] = [];
  private depth = 0;
  private reached = 0;

  constructor(
    private readonly limit: number,
    private readonly assumed: Assumption[],
  ) {}

  ask<A>(question: Question<A>): A {
    const depth = this.depth++;
    if (depth < this.reached) return this.questions[depth]!.values[this.at[depth]!] as A;
    if (question.size() > this.limit) throw new TooManyOutcomes(this.limit);
    const answers = question.answers();
    this.questions[depth] = answers;
    this.at[depth] = 0;
    this.reached = depth + 1;
    return answers.values[0]!;
  }

  choose<C>(decision: Decision<C>): ReadonlyMap<Seat, C> {
    return assume(decision, this.assumed);
  }

  start(): void {
    this.depth = 0;
  }

  /** Turns to the next branch; false when all were walked. */
  turn(): boolean {
    this.depth = 0;
    while (this.reached > 0) {
      const last = this.reached - 1;
      if (++this.at[last]! < this.questions[last]!.values.length) return true;
      this.reached = last;
    }
    return false;
  }

  smallWeight(): number {
    let weight = 1;
    for (let i = 0; i < this.reached; i++) {
      const weights = this.questions[i]!.weights;
      if (weights === null) throw OVERFLOW;
      weight *= weights[this.at[i]!]!;
    }
    return weight;
  }

  smallTotal(): number {
    let total = 1;
    for (let i = 0; i < this.reached; i++) total *= this.questions[i]!.total;
    if (total > LARGEST) throw OVERFLOW;
    return total;
  }

  bigWeight(): bigint {
    let weight = 1n;
    for (let i = 0; i < this.reached; i++) weight *= this.questions[i]!.bigWeights[this.at[i]!]!;
    return weight;
  }

  bigTotal(): bigint {
    let total = 1n;
    for (let i = 0; i < this.reached; i++) total *= this.questions[i]!.bigTotal;
    return total;
  }
}

interface Leaves<S, W> {
  readonly values: S[];
  /** For each leaf: its merged slot, the state it came from, its weight and the total that weight is over. */
  readonly slots: number[];
  readonly origins: number[];
  readonly weights: W[];
  readonly totals: W[];
}

function walk<S, W>(from: Chances<S>, step: Step<S>, limit: number, assumed: Assumption[], read: (walk: Walk) => [W, W]): Leaves<S, W> {
  const leaves: Leaves<S, W> = { values: [], slots: [], origins: [], weights: [], totals: [] };
  const slots = new Map<number | string, number>();
  for (let origin = 0; origin < from.values.length; origin++) {
    const branches = new Walk(limit, assumed);
    do {
      branches.start();
      const state = step.run(from.values[origin]!, branches);
      const key = step.key(state);
      let slot = slots.get(key);
      if (slot === undefined) {
        slot = leaves.values.length;
        slots.set(key, slot);
        leaves.values.push(state);
      }
      if (leaves.slots.length >= limit) throw new TooManyOutcomes(limit);
      const [weight, total] = read(branches);
      leaves.slots.push(slot);
      leaves.origins.push(origin);
      leaves.weights.push(weight);
      leaves.totals.push(total);
    } while (branches.turn());
  }
  return leaves;
}

function tryNumbers<S>(from: Chances<S>, step: Step<S>, limit: number, assumed: Assumption[]): Chances<S> | null {
  const noted = assumed.length;
  try {
    const leaves = walk<S, number>(from, step, limit, assumed, (branches) => [branches.smallWeight(), branches.smallTotal()]);
    let common = 1;
    for (const total of new Set(leaves.totals)) {
      common = (common / smallGcd(common, total)) * total;
      if (common > LARGEST) throw OVERFLOW;
    }
    const total = (from.total as number) * common;
    if (total > LARGEST) throw OVERFLOW;
    const weights = new Array<number>(leaves.values.length).fill(0);
    const origins = from.weights as readonly number[];
    for (let i = 0; i < leaves.slots.length; i++) {
      weights[leaves.slots[i]!]! += origins[leaves.origins[i]!]! * (common / leaves.totals[i]!) * leaves.weights[i]!;
    }
    return { values: leaves.values, weights, total };
  } catch (signal) {
    if (signal !== OVERFLOW) throw signal;
    assumed.length = noted;
    return null;
  }
}

function withBigInts<S>(from: Chances<S>, step: Step<S>, limit: number, assumed: Assumption[]): Chances<S> {
  const leaves = walk<S, bigint>(from, step, limit, assumed, (branches) => [branches.bigWeight(), branches.bigTotal()]);
  let common = 1n;
  for (const total of new Set(leaves.totals)) common = (common / gcd(common, total)) * total;
  const weights = new Array<bigint>(leaves.values.length).fill(0n);
  let factor = 0n;
  let origin = -1;
  let over = 0n;
  for (let i = 0; i < leaves.slots.length; i++) {
    if (leaves.origins[i] !== origin || leaves.totals[i] !== over) {
      origin = leaves.origins[i]!;
      over = leaves.totals[i]!;
      factor = BigInt(from.weights[origin]!) * (common / over);
    }
    weights[leaves.slots[i]!]! += factor * leaves.weights[i]!;
  }
  return { values: leaves.values, weights, total: BigInt(from.total) * common };
}

function smallGcd(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
