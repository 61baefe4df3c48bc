import { Module } from '@nestjs/common';
import { GraphqlModule } from './platform/graphql/graphql.module';
import { RulebooksModule } from './rulebooks/rulebooks.module';
import { RulesetsModule } from './rulesets/rulesets.module';

/** Everything callers may ask for that needs no database. */
@Module({ imports: [GraphqlModule, RulebooksModule, RulesetsModule] })
export class ApiModule {}
