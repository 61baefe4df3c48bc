import type { TObject } from '@sinclair/typebox';
import type { Refusal } from './refusal';
import type { Provenance, RuleId } from './rule';

/** What every catalog row says of itself, whatever the game. */
export interface CatalogEntry {
  readonly slug: string;
  readonly kind: string;
  readonly name: string;
  readonly provenance: Provenance;
  readonly source?: string;
  readonly ruleIds: readonly RuleId[];
}

/** All rows of one kind, in the order in which they are shown. */
export interface CatalogKind<E extends CatalogEntry = CatalogEntry> {
  readonly kind: string;
  readonly title: string;
  /** The shape of its entries: what is published, filtered by, and asked of a caller's own. */
  readonly schema: TObject;
  readonly entries: readonly E[];
  /** How a caller's own entries are taken; callers have none of their own where there is nothing. */
  readonly own?: OwnEntries<E>;
}

/** What a game says of callers' own entries of a kind. */
export interface OwnEntries<E extends CatalogEntry = CatalogEntry> {
  /** What stands where one leaves something out, by what it says. */
  usual(sent: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /** What the rules have against one that fits the schema. */
  faults?(entry: E): readonly Refusal[];
}
