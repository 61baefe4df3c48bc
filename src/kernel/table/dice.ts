import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { face, faces, generatorFrom } from './generator';
import type { Seat } from './table';

/** Where faces come from. A source that has none left, or none for this seat, answers 0. */
export interface Dice {
  next(sides: number, by?: Seat): number;
  /** Many faces of one kind at once, from a source that never runs dry. */
  many?(n: number, sides: number): number[];
}

/** Dice that follow a seed: the same seed, the same faces. */
export class SeededDice implements Dice {
  private readonly generator: RandomGenerator;

  constructor(readonly seed: string) {
    this.generator = generatorFrom(seed);
  }

  next(sides: number): number {
    return face(this.generator, sides);
  }

  many(n: number, sides: number): number[] {
    return faces(this.generator, n, sides);
  }
}

/** The caller's own faces, used up in order. */
export class ScriptedDice implements Dice {
  private used = 0;

  constructor(private readonly faces: readonly number[]) {}

  next(): number {
    const given = this.faces[this.used];
    if (given === undefined) return 0;
    this.used++;
    return given === 0 ? NaN : given;
  }

  /** How many faces were read, the last one included even if it did not fit its die. */
  get taken(): number {
    return this.used;
  }

  /** The faces nobody asked for. */
  get left(): readonly number[] {
    return this.faces.slice(this.used);
  }
}

/** No dice at all: every throw waits for the seat that owes it. */
export const NO_DICE: Dice = { next: () => 0 };
