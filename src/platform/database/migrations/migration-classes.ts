import type { MigrationInterface, QueryRunner } from 'typeorm';
import { messageOf } from '../../config/error-details';
import { StartFault } from '../../config/start-fault';
import type { MigrationFile } from './migration-files';

export type MigrationClass = new () => MigrationInterface;

/** Turns a migration file into what TypeORM runs. */
export function migrationClass(file: MigrationFile): MigrationClass {
  return class implements MigrationInterface {
    readonly name = file.name;

    async up(runner: QueryRunner): Promise<void> {
      await runner.query(file.up).catch((error: unknown) => {
        throw new StartFault(`Migration ${file.title} failed (${messageOf(error)}); the database is as it was before.`);
      });
    }

    async down(runner: QueryRunner): Promise<void> {
      await runner.query(file.down);
    }
  };
}
