import { type DynamicModule, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Installation } from './installation.entity';
import { MIGRATIONS_TABLE } from './migrations/half-migrated';
import { Database } from './open-database';

const POOL_SIZE = 16;
const CONNECT_MS = 10_000;
/**
 * On the embedded database a query that opens a second connection inside a transaction waits for that same
 * transaction; with a limit it fails instead of waiting for ever.
 */
const EMBEDDED_QUERY_MS = 10_000;

/** Gives the application its data source; entities arrive with each module's `TypeOrmModule.forFeature`. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(DataSource) private readonly source: DataSource,
  ) {}

  static with(database: Database): DynamicModule {
    const logger = new Logger('Database');
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRoot({
          type: 'postgres',
          url: database.url,
          applicationName: 'umpire',
          autoLoadEntities: true,
          synchronize: false,
          installExtensions: false,
          uuidExtension: 'pgcrypto',
          migrationsTableName: MIGRATIONS_TABLE,
          poolSize: POOL_SIZE,
          connectTimeoutMS: CONNECT_MS,
          retryAttempts: 1,
          poolErrorHandler: (error: Error) => logger.warn(`A database connection was lost: ${error.message}`),
          extra: database.embedded ? { query_timeout: EMBEDDED_QUERY_MS } : {},
        }),
        TypeOrmModule.forFeature([Installation]),
      ],
      providers: [{ provide: Database, useValue: database }],
      exports: [Database, TypeOrmModule],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    // The pool first: its connections end in the database process that stops next.
    if (this.source.isInitialized) await this.source.destroy();
    await this.database.stop();
  }
}
