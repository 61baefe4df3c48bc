import { createHash } from 'node:crypto';
import type { GameCatalog } from './game-catalog';
import { csvOf } from './csv';
import type { Kind } from './kind';

export const FORMATS = ['json', 'ndjson', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

/** A file of a game's catalog, or of one kind of it. */
export interface CatalogFile {
  /** catalog, or the kind. */
  readonly of: string;
  readonly format: Format;
  /** With the hash of its content: `model-3f2a….csv`. */
  readonly name: string;
  readonly sha256: string;
  readonly entries: number;
  readonly bytes: Buffer;
}

/** Everything of one game to take along. */
export interface CatalogFiles {
  /** Names the content of the whole catalog. */
  readonly version: string;
  readonly files: ReadonlyMap<string, CatalogFile>;
  /** The hash of every entry, by kind and slug. */
  readonly hashes: Readonly<Record<string, string>>;
}

const HASH_LENGTH = 16;
const made = new WeakMap<GameCatalog, CatalogFiles>();

/** The files of a game's catalog, made when first asked for. */
export function filesOf(game: GameCatalog): CatalogFiles {
  const known = made.get(game) ?? makeFiles(game);
  made.set(game, known);
  return known;
}

function makeFiles(game: GameCatalog): CatalogFiles {
  const kinds = [...game.kinds.values()];
  const files = [['catalog', kinds] as const, ...kinds.map((kind) => [kind.name, [kind]] as const)].flatMap(([of, some]) => FORMATS.map((format) => fileOf(game, of, some, format)));
  const hashes = Object.fromEntries(kinds.flatMap(({ rows }) => rows.map(({ entry }) => [`${entry.kind}/${entry.slug}`, hashOf(JSON.stringify(entry)).slice(0, HASH_LENGTH)])));
  return { version: hashOf(JSON.stringify(hashes)).slice(0, HASH_LENGTH), files: new Map(files.map((file) => [file.name, file])), hashes };
}

function fileOf({ ruleset }: GameCatalog, of: string, kinds: readonly Kind[], format: Format): CatalogFile {
  const bytes = Buffer.from(written(ruleset.id, kinds, format));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { of, format, name: `${of}-${sha256.slice(0, HASH_LENGTH)}.${format}`, sha256, entries: kinds.reduce((sum, { rows }) => sum + rows.length, 0), bytes };
}

function written(ruleset: string, kinds: readonly Kind[], format: Format): string {
  const entries = kinds.flatMap(({ rows }) => rows.map(({ entry }) => entry));
  switch (format) {
    case 'json':
      return JSON.stringify({ ruleset, entries });
    case 'ndjson':
      return entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
    case 'csv':
      return csvOf(kinds);
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
