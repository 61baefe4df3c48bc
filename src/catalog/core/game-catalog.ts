import type { CatalogEntry } from '../../kernel/ruleset/catalog';
import type { Ruleset } from '../../kernel/ruleset/ruleset';
import { shortened } from '../../platform/http/pointer';
import { NotFound } from '../../platform/http/problem';
import { Kind, type Row } from './kind';
import { type Link, linksIn } from './links';

type ByKind = ReadonlyMap<string, readonly Row[]>;
type Named = ReadonlyMap<string, readonly CatalogEntry[]>;

const NOTHING: readonly never[] = [];

/** One game's catalog: its kinds, and who names whom. */
export class GameCatalog {
  readonly kinds: ReadonlyMap<string, Kind>;
  /** What everybody sees. */
  readonly ours: CatalogView;

  constructor(readonly ruleset: Ruleset) {
    this.kinds = new Map(ruleset.catalog.map((kind) => [kind.kind, new Kind(ruleset, kind)]));
    this.ours = new CatalogView(this, new Map(), null);
  }

  kind(name: string): Kind | NotFound {
    return this.kinds.get(name) ?? new NotFound('kind.unknown', `${this.ruleset.name} has no catalog of "${shortened(name)}"; there are ${[...this.kinds.keys()].join(', ')}.`);
  }
}

const made = new WeakMap<Ruleset, GameCatalog>();

/** The catalog of a game, made ready once. */
export function catalogOf(ruleset: Ruleset): GameCatalog {
  const known = made.get(ruleset) ?? new GameCatalog(ruleset);
  made.set(ruleset, known);
  return known;
}

/** The catalog of a game as one caller sees it: ours, and the entries of the collection that the caller named. */
export class CatalogView {
  private namers: Named | null = null;
  private readonly entries = new Map<string, CatalogEntry>();

  constructor(
    readonly catalog: GameCatalog,
    private readonly own: ByKind,
    /** The collection with its version, as a reference names it. */
    readonly collection: string | null,
  ) {
    for (const [kind, rows] of own) for (const { entry } of rows) this.entries.set(`${kind}/${entry.slug}`, entry);
  }

  rows(kind: Kind): readonly Row[] {
    const added = this.own.get(kind.name);
    return added === undefined ? kind.rows : [...kind.rows, ...added];
  }

  /** What the collection adds to a kind. */
  added(kind: string): readonly Row[] {
    return this.own.get(kind) ?? NOTHING;
  }

  entry(kind: string, slug: string): CatalogEntry | null {
    return this.catalog.kinds.get(kind)?.entry(slug) ?? this.entries.get(`${kind}/${slug}`) ?? null;
  }

  links(entry: CatalogEntry): readonly Link[] {
    const kind = this.catalog.kinds.get(entry.kind);
    return kind === undefined ? NOTHING : linksIn(kind.schema, entry as never);
  }

  /** Every entry that names this one, in the order of the catalog. */
  namedBy(kind: string, slug: string): readonly CatalogEntry[] {
    this.namers ??= this.index();
    const ours = this === this.catalog.ours ? NOTHING : this.catalog.ours.namedBy(kind, slug);
    return [...ours, ...(this.namers.get(`${kind}/${slug}`) ?? NOTHING)];
  }

  /** Who names whom among what this view adds; ours adds the whole catalog. */
  private index(): Named {
    const rows = this.catalog.ours === this ? [...this.catalog.kinds.values()].flatMap((kind) => kind.rows) : [...this.own.values()].flat();
    const found = new Map<string, CatalogEntry[]>();
    for (const { entry } of rows) {
      const names = new Set(this.links(entry).map(({ kind, slug }) => `${kind}/${slug}`));
      for (const name of names) {
        const namers = found.get(name);
        if (namers === undefined) found.set(name, [entry]);
        else namers.push(entry);
      }
    }
    return found;
  }
}
