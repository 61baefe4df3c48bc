import { contestAnswers } from './contest';
import { Die, Question, Shelf, Weighed } from './question';

/** The most dice one question may throw. */
export const MOST_DICE = 1000;
/** The most sides a die may have. */
export const MOST_SIDES = 1000;

/** The most contenders of one contest. */
export const MOST_CONTENDERS = 10;

const counts = new Shelf<number, Count>();
const sums = new Shelf<string, Sum>();
const lookups = new Shelf<string, Lookup>();
const totals = new Shelf<string, Total>();
const faces = new Shelf<string, Each>();
const contests = new Shelf<string, Contest>();
const pairs = new Shelf<string, Plus>();

/** Forgets every kept question with its answers; only a benchmark has a reason to. */
export function forgetQuestions(): void {
  for (const shelf of [counts, sums, lookups, totals, faces, contests, pairs]) shelf.clear();
}

/** The total of n dice of one kind. */
export function total(n: number, sides: number): Question<number> {
  check(n, sides);
  return totals.find(`${n}d${sides}`, () => new Total(new Array<number>(n).fill(sides)));
}

/** The total of dice of several kinds, thrown in this order. */
export function totalOf(sides: readonly number[]): Question<number> {
  for (const each of sides) check(sides.length, each);
  return totals.find(notation(sides), () => new Total(sides));
}

export interface Automatic {
  /** The highest face counts whatever the target. */
  readonly highestCounts?: boolean;
  /** A face of 1 doesn't count whatever the target. */
  readonly oneFails?: boolean;
}

/** How many of n dice show the target or more. */
export function countAtLeast(n: number, sides: number, target: number, automatic: Automatic = {}): Question<number> {
  let from = Math.min(Math.max(Math.ceil(target), 1), sides + 1);
  if (automatic.oneFails && from < 2) from = 2;
  if (automatic.highestCounts && from > sides) from = sides;
  return countBetween(n, sides, from, sides);
}

/** How many of n dice show the target or less. */
export function countAtMost(n: number, sides: number, target: number): Question<number> {
  return countBetween(n, sides, 1, Math.min(Math.max(Math.floor(target), 0), sides));
}

/** How many of n dice show a face from the first to the last, both included. */
export function countBetween(n: number, sides: number, first: number, last: number): Question<number> {
  check(n, sides);
  const low = Math.max(Math.ceil(first), 1);
  const high = Math.min(Math.floor(last), sides);
  const from = low <= high ? low : 1;
  const to = low <= high ? high : 0;
  const key = countKey(n, sides, from, to);
  return counts.peek(key) ?? counts.find(key, () => new Count(n, sides, from, to));
}

function countKey(n: number, sides: number, from: number, to: number): number {
  return ((n * 1024 + sides) * 1024 + from) * 1024 + to;
}

/** Each face of n dice, in the order thrown. */
export function each(n: number, sides: number): Question<readonly number[]> {
  check(n, sides);
  return faces.find(`${n}d${sides}`, () => new Each(n, sides));
}

/** A printed table from a number to a value. */
export interface LookupTable {
  readonly id: string;
  readonly rows: readonly { readonly from: number; readonly to: number; readonly value: number }[];
}

/** A table that has neither gap nor overlap; its id tells its content. */
export function lookupTable(rows: LookupTable['rows']): LookupTable {
  let next = rows[0]?.from ?? 0;
  for (const row of rows) {
    if (row.from !== next || row.to < row.from) throw new RangeError(`table row ${row.from}-${row.to} leaves a gap or overlaps`);
    next = row.to + 1;
  }
  return { id: rows.map((row) => `${row.from}-${row.to}:${row.value}`).join(','), rows };
}

/** What a printed table says for the answer of another question; results beyond the table take its nearest row. */
export function lookup(question: Question<number>, table: LookupTable): Question<number> {
  return lookups.find(`${question.key}|${table.id}`, () => new Lookup(question, table));
}

/** The sum of n independent answers of the same question. */
export function sumOf(n: number, part: Question<number>): Question<number> {
  check(n, 2);
  return sums.find(`${n}*(${part.key})`, () => new Sum(n, part));
}

/** The sum of the answers of two questions, thrown one after the other. */
export function plus(first: Question<number>, second: Question<number>): Question<number> {
  return pairs.find(`(${first.key})+(${second.key})`, () => new Plus(first, second));
}

export interface ContestTerms {
  readonly sides: number;
  /** What each contender adds to its die, in the order they throw. */
  readonly modifiers: readonly number[];
  readonly best: 'highest' | 'lowest';
  /** Who throws again when the best result is shared. */
  readonly ties: 'tied-reroll' | 'all-reroll';
}

/** Which of several contenders wins when each throws one die and shared best results are thrown again. */
export function contest(terms: ContestTerms): Question<number> {
  check(terms.modifiers.length, terms.sides);
  const key = `${terms.best} d${terms.sides} ${terms.ties} ${terms.modifiers.join(',')}`;
  return contests.find(key, () => new Contest(key, terms));
}

function check(n: number, sides: number): void {
  if (!(Number.isInteger(n) && n >= 0 && n <= MOST_DICE)) throw new RangeError(`a throw has 0 to ${MOST_DICE} dice, not ${n}`);
  if (!(Number.isInteger(sides) && sides >= 2 && sides <= MOST_SIDES)) throw new RangeError(`a die has 2 to ${MOST_SIDES} sides, not ${sides}`);
}

/** Dice in the usual short form: 2d10+d8. */
export function notation(sides: readonly number[]): string {
  const parts: string[] = [];
  for (let i = 0; i < sides.length; ) {
    let j = i;
    while (j < sides.length && sides[j] === sides[i]) j++;
    parts.push(`${j - i}d${sides[i]}`);
    i = j;
  }
  return parts.length === 0 ? '0d0' : parts.join('+');
}

/** The weights of the sum of two independent numbers, kept by value offset. */
function convolve(left: readonly bigint[], right: readonly bigint[]): bigint[] {
  const out = new Array<bigint>(left.length + right.length - 1).fill(0n);
  for (let j = 0; j < right.length; j++) {
    const weight = right[j]!;
    for (let i = 0; i < left.length; i++) out[i + j]! += left[i]! * weight;
  }
  return out;
}

/** Weights by value, without those that are 0. Products of weights in lowest terms are in lowest terms. */
function spread(from: number, weights: readonly bigint[]): Weighed<number> {
  const values: number[] = [];
  const kept: bigint[] = [];
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i]!;
    if (weight === 0n) continue;
    values.push(from + i);
    kept.push(weight);
  }
  return { values, weights: kept, lowest: true };
}

class Total extends Question<number> {
  readonly key: string;
  readonly notation: string;
  override readonly n: number;
  override readonly sides: number;

  constructor(private readonly thrown: readonly number[]) {
    super();
    this.notation = notation(thrown);
    this.key = this.notation;
    const alike = thrown.every((sides) => sides === thrown[0]);
    this.n = alike ? thrown.length : 0;
    this.sides = alike ? (thrown[0] ?? 0) : 0;
  }

  roll(die: Die): number {
    let sum = 0;
    for (const sides of this.thrown) sum += die(sides);
    return sum;
  }

  override read(faces: readonly number[]): number {
    let sum = 0;
    for (let i = 0; i < faces.length; i++) sum += faces[i]!;
    return sum;
  }

  dice(): readonly number[] {
    return this.thrown;
  }

  size(): number {
    return this.thrown.reduce((sum, sides) => sum + sides, 1 - this.thrown.length);
  }

  protected work(): Weighed<number> {
    const kinds = new Map<number, number>();
    for (const sides of this.thrown) kinds.set(sides, (kinds.get(sides) ?? 0) + 1);
    let weights: bigint[] = [1n];
    for (const [sides, n] of kinds) weights = convolve(weights, power(new Array<bigint>(sides).fill(1n), n));
    return spread(this.thrown.length, weights);
  }
}

class Count extends Question<number> {
  readonly key: string;
  readonly notation: string;

  constructor(
    override readonly n: number,
    override readonly sides: number,
    private readonly from: number,
    private readonly to: number,
  ) {
    super();
    this.notation = `${n}d${sides}`;
    this.key = `${n}d${sides}[${from}-${to}]`;
  }

  override read(faces: readonly number[]): number {
    const { from, to } = this;
    let counted = 0;
    for (let i = 0; i < faces.length; i++) {
      const face = faces[i]!;
      if (face >= from && face <= to) counted++;
    }
    return counted;
  }

  roll(die: Die): number {
    const { n, sides, from, to } = this;
    let counted = 0;
    for (let i = 0; i < n; i++) {
      const face = die(sides);
      if (face >= from && face <= to) counted++;
    }
    return counted;
  }

  dice(): readonly number[] {
    return new Array<number>(this.n).fill(this.sides);
  }

  size(): number {
    return this.n + 1;
  }

  protected work(): Weighed<number> {
    const { n, sides, from, to } = this;
    const hit = to - from + 1;
    if (hit === 0 || n === 0) return { values: [0], weights: [1n] };
    if (hit === sides) return { values: [n], weights: [1n] };
    const common = smallGcd(hit, sides);
    const weights = [BigInt(hit / common), BigInt((sides - hit) / common)] as const;
    const fewer = counts.peek(countKey(n - 1, sides, from, to))?.answers().bigWeights;
    return spread(0, fewer === undefined || n === 1 ? binomial(n, ...weights) : oneMore(fewer, ...weights));
  }
}

/** The weights of n tries from those of n - 1. */
function oneMore(fewer: readonly bigint[], hit: bigint, miss: bigint): bigint[] {
  const out: bigint[] = [fewer[0]! * miss];
  for (let k = 1; k < fewer.length; k++) out.push(fewer[k]! * miss + fewer[k - 1]! * hit);
  out.push(fewer[fewer.length - 1]! * hit);
  return out;
}

function smallGcd(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}

/** Weights of k successes in n tries, each with `hit` chances against `miss`: C(n,k) hit^k miss^(n-k). */
function binomial(n: number, hit: bigint, miss: bigint): bigint[] {
  const misses: bigint[] = [1n];
  for (let i = 1; i <= n; i++) misses.push(misses[i - 1]! * miss);
  const out: bigint[] = [];
  let term = 1n;
  for (let k = 0; k <= n; k++) {
    out.push(term * misses[n - k]!);
    term = (term * hit * BigInt(n - k)) / BigInt(k + 1);
  }
  return out;
}

class Each extends Question<readonly number[]> {
  readonly key: string;
  readonly notation: string;

  constructor(
    override readonly n: number,
    override readonly sides: number,
  ) {
    super();
    this.notation = `${n}d${sides}`;
    this.key = `each ${this.notation}`;
  }

  override read(faces: readonly number[]): readonly number[] {
    return faces;
  }

  roll(die: Die): readonly number[] {
    const out: number[] = [];
    for (let i = 0; i < this.n; i++) out.push(die(this.sides));
    return out;
  }

  dice(): readonly number[] {
    return new Array<number>(this.n).fill(this.sides);
  }

  size(): number {
    return this.sides ** this.n;
  }

  protected work(): Weighed<readonly number[]> {
    let values: number[][] = [[]];
    for (let i = 0; i < this.n; i++) {
      values = values.flatMap((value) => Array.from({ length: this.sides }, (_, face) => [...value, face + 1]));
    }
    return { values, weights: values.map(() => 1n) };
  }
}

class Lookup extends Question<number> {
  readonly key: string;
  readonly notation: string;
  private readonly lowest: number;
  private readonly cells: readonly number[];

  constructor(
    private readonly question: Question<number>,
    table: LookupTable,
  ) {
    super();
    this.key = `${question.key}|${table.id}`;
    this.notation = question.notation;
    this.lowest = table.rows[0]?.from ?? 0;
    this.cells = table.rows.flatMap((row) => new Array<number>(row.to - row.from + 1).fill(row.value));
  }

  roll(die: Die): number {
    return this.cell(this.question.roll(die));
  }

  dice(): readonly number[] {
    return this.question.dice();
  }

  size(): number {
    return this.question.size();
  }

  protected work(): Weighed<number> {
    const { values, bigWeights } = this.question.answers();
    const merged = new Map<number, bigint>();
    values.forEach((value, i) => {
      const cell = this.cell(value);
      merged.set(cell, (merged.get(cell) ?? 0n) + bigWeights[i]!);
    });
    const sorted = [...merged].sort(([a], [b]) => a - b);
    return { values: sorted.map(([value]) => value), weights: sorted.map(([, weight]) => weight) };
  }

  private cell(value: number): number {
    const last = this.cells.length - 1;
    return this.cells[Math.min(Math.max(value - this.lowest, 0), last)]!;
  }
}

/** A part with more answers than this is not worked out only to bound its sum. */
const MOST_PARTS = 10_000;

class Sum extends Question<number> {
  readonly key: string;
  readonly notation: string;

  constructor(
    private readonly times: number,
    private readonly part: Question<number>,
  ) {
    super();
    this.key = `${times}*(${part.key})`;
    this.notation = notation(this.dice());
  }

  roll(die: Die): number {
    let sum = 0;
    for (let i = 0; i < this.times; i++) sum += this.part.roll(die);
    return sum;
  }

  dice(): readonly number[] {
    const one = this.part.dice();
    return Array.from({ length: this.times }, () => one).flat();
  }

  size(): number {
    const parts = this.part.size();
    if (parts > MOST_PARTS) return this.times * parts + 1;
    const { values } = this.part.answers();
    return this.times * (Math.max(...values) - Math.min(...values)) + 1;
  }

  protected work(): Weighed<number> {
    const { lowest, weights } = dense(this.part);
    return spread(lowest * this.times, power(weights, this.times));
  }
}

/** A question's weights by value, from its lowest answer up, gaps filled with 0. */
function dense(question: Question<number>): { lowest: number; weights: bigint[] } {
  const { values, bigWeights } = question.answers();
  if (!values.every(Number.isInteger)) throw new RangeError(`${question.key} has answers that are not whole`);
  const lowest = Math.min(...values);
  const weights = new Array<bigint>(Math.max(...values) - lowest + 1).fill(0n);
  values.forEach((value, i) => (weights[value - lowest] = bigWeights[i]!));
  return { lowest, weights };
}

class Plus extends Question<number> {
  readonly key: string;
  readonly notation: string;

  constructor(
    private readonly first: Question<number>,
    private readonly second: Question<number>,
  ) {
    super();
    this.key = `(${first.key})+(${second.key})`;
    this.notation = notation(this.dice());
  }

  roll(die: Die): number {
    return this.first.roll(die) + this.second.roll(die);
  }

  dice(): readonly number[] {
    return [...this.first.dice(), ...this.second.dice()];
  }

  size(): number {
    return this.first.size() * this.second.size();
  }

  protected work(): Weighed<number> {
    const first = dense(this.first);
    const second = dense(this.second);
    return spread(first.lowest + second.lowest, convolve(first.weights, second.weights));
  }
}

/** The n-th power of a polynomial by the recurrence of its logarithmic derivative: one division a coefficient. */
function power(one: readonly bigint[], n: number): bigint[] {
  if (n === 0) return [1n];
  const first = one[0]!;
  const degree = (one.length - 1) * n;
  const out: bigint[] = [first ** BigInt(n)];
  for (let k = 1; k <= degree; k++) {
    let sum = 0n;
    for (let j = 1; j < one.length && j <= k; j++) {
      const weight = one[j]!;
      if (weight !== 0n) sum += BigInt(j * (n + 1) - k) * weight * out[k - j]!;
    }
    out.push(sum / (BigInt(k) * first));
  }
  return out;
}

class Contest extends Question<number> {
  readonly notation: string;

  constructor(
    readonly key: string,
    private readonly terms: ContestTerms,
  ) {
    super();
    if (terms.modifiers.length < 1 || terms.modifiers.length > MOST_CONTENDERS) {
      throw new RangeError(`a contest has 1 to ${MOST_CONTENDERS} contenders, not ${terms.modifiers.length}`);
    }
    this.notation = `${terms.modifiers.length}d${terms.sides}`;
  }

  roll(die: Die): number {
    const { sides, modifiers, best, ties } = this.terms;
    const everybody = modifiers.map((_, i) => i);
    let throwing = everybody;
    for (;;) {
      const results = throwing.map((i) => (best === 'highest' ? 1 : -1) * (die(sides, i) + modifiers[i]!));
      const top = Math.max(...results);
      const tied = throwing.filter((_, i) => results[i] === top);
      if (tied.length === 1) return tied[0]!;
      throwing = ties === 'all-reroll' ? everybody : tied;
    }
  }

  dice(): readonly number[] {
    return new Array<number>(this.terms.modifiers.length).fill(this.terms.sides);
  }

  size(): number {
    return this.terms.modifiers.length;
  }

  protected work(): Weighed<number> {
    return contestAnswers(this.terms);
  }
}
