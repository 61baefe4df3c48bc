import { type DynamicModule, Module } from '@nestjs/common';
import { ApiModule } from './api.module';
import { CatalogModule } from './catalog/catalog.module';
import type { Config } from './platform/config/config';
import { ConfigModule } from './platform/config/config.module';
import { DatabaseModule } from './platform/database/database.module';
import type { Database } from './platform/database/open-database';
import { HealthModule } from './platform/health/health.module';
import { KeysModule } from './platform/keys/keys.module';
import { TelemetryModule } from './platform/telemetry/telemetry.module';
import { SessionsModule } from './sessions/sessions.module';

@Module({ imports: [TelemetryModule, KeysModule, HealthModule, ApiModule, CatalogModule, SessionsModule] })
export class AppModule {
  static with(config: Config, database: Database): DynamicModule {
    return { module: AppModule, imports: [ConfigModule.with(config), DatabaseModule.with(database, config.statementMs)] };
  }
}
