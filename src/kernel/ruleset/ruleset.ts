import type { CatalogKind } from './catalog';
import type { Game } from './game';
import type { JsonObject, Procedure } from './procedure';
import type { Rule } from './rule';

/** How armies of a game are checked, and how one becomes a side of a set-up. */
export interface ArmyPlan {
  readonly procedure: Procedure;
  /** The list of sides in a set-up. */
  readonly part: string;
  /** An input of the procedure as a side, without its seat. */
  sideOf(input: JsonObject): JsonObject;
}

/** A game's whole offer to the service: its rules to read, its catalog, its resolutions and, where it can be played, the game. */
export interface Ruleset {
  readonly id: string;
  readonly name: string;
  readonly edition: string;
  readonly summary: string;
  readonly sources: readonly { readonly name: string; readonly description: string; readonly address?: string }[];
  readonly rulebook: readonly Rule[];
  readonly catalog: readonly CatalogKind[];
  readonly procedures: readonly Procedure[];
  readonly game: Game | null;
  readonly army?: ArmyPlan;
}
