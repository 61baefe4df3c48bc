import type { CatalogKind } from './catalog';
import type { Game } from './game';
import type { Procedure } from './procedure';
import type { Rule } from './rule';

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
}
