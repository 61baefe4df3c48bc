import type { ActionLike, Game, TableAction } from '../../src/kernel/ruleset/game';
import type { Position as AnyPosition } from '../../src/kernel/ruleset/position';
import type { Rule } from '../../src/kernel/ruleset/rule';
import type { Json, Seat } from '../../src/kernel/table/table';
import type { Sign } from './sign';

export type Action = ActionLike | TableAction;
export type Position = AnyPosition<unknown, ActionLike>;

/** Something just beyond the rules, and the code it is refused with. */
export interface Trespass {
  readonly action: Action;
  readonly code: string;
}

/** A set-up the game takes. */
export interface NamedSetup {
  readonly name: string;
  readonly setup: unknown;
}

/** What a game brings to be tried by the laws. */
export interface Trial {
  readonly name: string;
  readonly game: Game;
  readonly rulebook: readonly Rule[];
  readonly setups: readonly NamedSetup[];
  /** Further set-ups that law 9 alone plays. */
  readonly more?: readonly NamedSetup[];
  /** Set-ups that are refused, each with one of the codes. */
  readonly badSetups: readonly { readonly setup: unknown; readonly code: string }[];
  /** Whether seats have secrets, so that a redeal must now and then differ from the truth. */
  readonly secrets: boolean;
  /** Answers that may be given in advance, at least two of one kind; no names if the game asks for no decisions. */
  readonly standing: readonly { readonly kind: string; readonly answer: Json; readonly until: string }[];
  /** Actions of the game just beyond what this seat, whose turn it is, may do; no action is suspended. */
  trespasses(position: Position, seat: Seat): readonly Trespass[];
  /** What the game's odds tell apart. */
  tellApart(before: unknown, after: unknown): Json;
  /** What is wrong with a position: nothing, always. */
  invariants(position: Position): readonly string[];
  /** How many random games of each set-up law 9 plays; 60 unless told. */
  readonly games?: number;
  /** What those games must show by their end. */
  readonly signs?: readonly Sign[];
  /** The odds of one offer in so many are counted, and of so many of these compared with seeded play; 1 and 40 unless told. */
  readonly oddsOneIn?: number;
  readonly oddsSampled?: number;
  /** How many actions a game may take at most; 3000 unless told. */
  readonly longest?: number;
}
