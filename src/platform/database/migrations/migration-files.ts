import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../config/project-root';

export interface MigrationFile {
  /** The file's name without `.sql`, such as `0001-installation`. */
  readonly title: string;
  /** What is recorded in the database: TypeORM orders migrations by thirteen digits at the end of their names. */
  readonly name: string;
  readonly up: string;
  readonly down: string;
}

export const migrationsFolder = join(projectRoot, 'migrations');

const FILE_NAME = /^(\d{4})-([a-z0-9-]+)\.sql$/;
const SECTIONS = /^-- up$(.*)^-- down$(.*)/ms;

/** Reads every migration, in order. */
export function readMigrationFiles(folder: string = migrationsFolder): readonly MigrationFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql')).sort();
  const files = names.map((name) => readMigration(name, readFileSync(join(folder, name), 'utf8')));
  files.forEach((file, index) => {
    if (Number(file.title.slice(0, 4)) !== index + 1) throw new Error(`Migrations must be numbered without gaps or doubles: ${file.title}.sql is number ${index + 1}.`);
  });
  return files;
}

export function readMigration(fileName: string, text: string): MigrationFile {
  const [, number, slug] = FILE_NAME.exec(fileName) ?? [];
  if (number === undefined || slug === undefined) throw new Error(`A migration must be named like 0001-what-it-does.sql, not ${fileName}.`);
  const [, up, down] = SECTIONS.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (!up?.trim() || !down?.trim()) throw new Error(`${fileName} must have a line "-- up" with SQL below it, then a line "-- down" with SQL below it.`);
  return { title: `${number}-${slug}`, name: `${slug}-${number.padStart(13, '0')}`, up: up.trim(), down: down.trim() };
}

/** The recorded name as a person knows it from the folder. */
export function titleOf(name: string): string {
  const [, slug, number] = /^(.+)-\d{9}(\d{4})$/.exec(name) ?? [];
  return slug === undefined || number === undefined ? name : `${number}-${slug}`;
}
