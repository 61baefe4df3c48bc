import type { CatalogEntry } from '../kernel/ruleset/catalog';
import { InvalidInput, type ProblemError } from '../platform/http/problem';

/** A caller's own entries, at the version that was named or the latest. */
export interface Collection {
  /** The name with the version: `my-ogres@3`. */
  readonly name: string;
  entry(kind: string, slug: string): CatalogEntry | null;
  slugs(kind: string): readonly string[];
}

/** Collections by the names by which a caller named them. */
export type Collections = ReadonlyMap<string, Collection>;

/** Finds the collections that a caller may see; one that is not for the caller is not there. */
export abstract class CollectionSource {
  abstract load(ruleset: string, names: readonly string[], keyId: string | null): Promise<Collections>;
}

/** An input names collections, which must be loaded before it can be read. */
export class CollectionsWanted extends InvalidInput {
  constructor(
    errors: readonly ProblemError[],
    readonly names: readonly string[],
  ) {
    super([...errors]);
  }
}

/** Tries without collections, and only where some are wanted again with them. */
export async function withCollections<T>(source: CollectionSource, ruleset: string, keyId: string | null, attempt: (collections?: Collections) => T): Promise<Awaited<T>> {
  const answer = await attempt();
  return answer instanceof CollectionsWanted ? await attempt(await source.load(ruleset, answer.names, keyId)) : answer;
}
