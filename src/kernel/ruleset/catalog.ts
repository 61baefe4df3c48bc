import type { TObject } from '@sinclair/typebox';
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
  /** What stands where a caller's own entry leaves something out; callers have no entries of their own where there is none. */
  readonly usual?: Readonly<Record<string, unknown>>;
}
