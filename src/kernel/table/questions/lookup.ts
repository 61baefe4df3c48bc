import { type Die, Question, type Weighed } from '../question';
import { type PairKey, pairKey, shelfFor } from './shelves';
import { addBig, addSmall, merged } from './weights';

const lookups = shelfFor<PairKey, Lookup>();
const tables = shelfFor<string, number>();
let numbered = 0;

/** A printed table from a number to a value. */
export interface LookupTable {
  readonly id: string;
  readonly rows: readonly { readonly from: number; readonly to: number; readonly value: number }[];
}

/** A table that has neither gap nor overlap; its id tells its content. */
export function lookupTable(rows: LookupTable['rows']): LookupTable {
  if (rows.length === 0) throw new RangeError('a table has at least one row');
  let next = rows[0]!.from;
  for (const row of rows) {
    if (!Number.isInteger(row.from) || !Number.isInteger(row.to)) throw new RangeError(`table row ${row.from}-${row.to} is not in whole numbers`);
    if (row.from !== next || row.to < row.from) throw new RangeError(`table row ${row.from}-${row.to} leaves a gap or overlaps`);
    next = row.to + 1;
  }
  return { id: rows.map((row) => `${row.from}-${row.to}:${row.value}`).join(','), rows };
}

/** What a printed table says for the answer of another question; results beyond the table take its nearest row. */
export function lookup(question: Question<number>, table: LookupTable): Question<number> {
  const number = tables.peek(table.id) ?? tables.find(table.id, () => ++numbered);
  const key = pairKey(number, question.id);
  return lookups.peek(key) ?? lookups.find(key, () => new Lookup(question, table));
}

class Lookup extends Question<number> {
  override readonly rerolls: boolean;
  override readonly n: number;
  override readonly sides: number;
  private readonly lowest: number;
  private readonly cells: readonly number[];
  private text: string | null = null;

  constructor(
    private readonly question: Question<number>,
    private readonly table: LookupTable,
  ) {
    super();
    const { rows } = table;
    this.rerolls = question.rerolls;
    this.n = question.n;
    this.sides = question.sides;
    this.lowest = rows[0]!.from;
    this.cells = rows.flatMap((row) => new Array<number>(row.to - row.from + 1).fill(row.value));
  }

  get key(): string {
    return (this.text ??= `${this.question.key}|${this.table.id}`);
  }

  get notation(): string {
    return this.question.notation;
  }

  roll(die: Die): number {
    return this.cell(this.question.roll(die));
  }

  override read(faces: readonly number[]): number {
    return this.cell(this.question.read(faces));
  }

  dice(): readonly number[] {
    return this.question.dice();
  }

  size(): number {
    return this.question.size();
  }

  protected work(): Weighed<number> {
    const answers = this.question.answers();
    const values = answers.values.map((value) => this.cell(value));
    return answers.weights === null ? merged({ values, weights: answers.bigWeights }, addBig) : merged({ values, weights: answers.weights }, addSmall);
  }

  private cell(value: number): number {
    const last = this.cells.length - 1;
    return this.cells[Math.min(Math.max(value - this.lowest, 0), last)]!;
  }
}
