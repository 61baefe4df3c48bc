import { type Die, Question, type Weighed } from '../question';
import { shelfFor } from './shelves';
import { merged } from './weights';

const lookups = shelfFor<string, Lookup>();

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
  return lookups.find(`${question.key}|${table.id}`, () => new Lookup(question, table));
}

class Lookup extends Question<number> {
  readonly key: string;
  readonly notation: string;
  override readonly rerolls: boolean;
  override readonly n: number;
  override readonly sides: number;
  private readonly lowest: number;
  private readonly cells: readonly number[];

  constructor(
    private readonly question: Question<number>,
    { id, rows }: LookupTable,
  ) {
    super();
    this.key = `${question.key}|${id}`;
    this.notation = question.notation;
    this.rerolls = question.rerolls;
    this.n = question.n;
    this.sides = question.sides;
    this.lowest = rows[0]!.from;
    this.cells = rows.flatMap((row) => new Array<number>(row.to - row.from + 1).fill(row.value));
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
    const { values, bigWeights } = this.question.answers();
    return merged(values.map((value) => this.cell(value)), bigWeights);
  }

  private cell(value: number): number {
    const last = this.cells.length - 1;
    return this.cells[Math.min(Math.max(value - this.lowest, 0), last)]!;
  }
}
