import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source-options';
import { Installation } from './installation.entity';
import { Database } from './open-database';

/** Gives the application its data source; entities arrive with each module's `TypeOrmModule.forFeature`. */
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(DataSource) private readonly source: DataSource,
  ) {}

  static with(database: Database, statementMs: number): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRoot({ ...dataSourceOptions(database, statementMs), autoLoadEntities: true, retryAttempts: 1 }),
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
