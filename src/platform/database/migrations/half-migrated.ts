import type { QueryRunner } from 'typeorm';
import { StartFault } from '../../config/start-fault';
import { type MigrationFile, titleOf } from './migration-files';

export const MIGRATIONS_TABLE = 'schema_migrations';

/** Refuses a database whose tables and whose record of migrations tell different stories. */
export async function refuseHalfMigrated(runner: QueryRunner, files: readonly MigrationFile[], where: string): Promise<void> {
  const recorded = await recordedNames(runner);
  const known = new Set(files.map((file) => file.name));
  const unknown = recorded.filter((name) => !known.has(name)).map(titleOf);
  if (unknown.length > 0) {
    throw new StartFault(`The database ${where} was migrated by another build: it records ${unknown.join(', ')}, unknown to this one; run that build or use another database.`);
  }
  const pending = files.filter((file) => !recorded.includes(file.name));
  const present = await existing(runner, pending.flatMap(tablesMadeBy));
  if (present.length > 0) {
    throw new StartFault(`The database ${where} is half migrated: it has ${present.join(', ')} without the record in ${MIGRATIONS_TABLE} that made it; restore that record or use an empty database.`);
  }
  const owed = tablesAfter(files.filter((file) => recorded.includes(file.name)));
  const there = await existing(runner, owed);
  const missing = owed.filter((table) => !there.includes(table));
  if (missing.length > 0) {
    throw new StartFault(`The database ${where} is half migrated: it lacks ${missing.join(', ')}, which the record in ${MIGRATIONS_TABLE} says was made; restore it or use an empty database.`);
  }
}

async function recordedNames(runner: QueryRunner): Promise<string[]> {
  const [table] = await existing(runner, [MIGRATIONS_TABLE]);
  if (table === undefined) return [];
  const rows = (await runner.query(`select name from ${MIGRATIONS_TABLE} order by id`)) as { name: string }[];
  return rows.map((row) => row.name);
}

async function existing(runner: QueryRunner, tables: readonly string[]): Promise<string[]> {
  const rows = (await runner.query(
    'select tablename from pg_tables where schemaname = current_schema() and tablename = any($1) order by tablename',
    [tables],
  )) as { tablename: string }[];
  return rows.map((row) => row.tablename);
}

const TABLE_STATEMENT =
  /\b(?:create\s+table\s+(?:if\s+not\s+exists\s+)?"?(?<made>[a-z_]\w*)|drop\s+table\s+(?:if\s+exists\s+)?"?(?<dropped>[a-z_]\w*)|alter\s+table\s+"?(?<from>[a-z_]\w*)"?\s+rename\s+to\s+"?(?<to>[a-z_]\w*))/gi;

function tablesMadeBy(file: MigrationFile): string[] {
  return [...file.up.matchAll(TABLE_STATEMENT)].flatMap(({ groups }) => groups?.['made'] ?? groups?.['to'] ?? []);
}

/** What is left of the tables that these migrations made, dropped and renamed. */
export function tablesAfter(files: readonly MigrationFile[]): string[] {
  const tables = new Set<string>();
  for (const { groups } of files.flatMap((file) => [...file.up.matchAll(TABLE_STATEMENT)])) {
    const { made, dropped, from, to } = groups ?? {};
    const added = made ?? to;
    const removed = dropped ?? from;
    if (added !== undefined) tables.add(added);
    if (removed !== undefined) tables.delete(removed);
  }
  return [...tables].sort();
}
