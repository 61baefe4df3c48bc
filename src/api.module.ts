import { Module } from '@nestjs/common';
import { GraphqlModule } from './platform/graphql/graphql.module';
import { ThreadsModule } from './platform/threads/threads.module';
import { BatchController } from './resolution/batch.controller';
import { RulebooksModule } from './rulebooks/rulebooks.module';
import { RulesetsModule } from './rulesets/rulesets.module';

/** Everything callers may ask for that needs no database. */
@Module({ imports: [ThreadsModule, GraphqlModule, RulebooksModule, RulesetsModule], controllers: [BatchController] })
export class ApiModule {}
