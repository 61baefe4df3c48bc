import { Module } from '@nestjs/common';
import { BattlesystemModule } from './battlesystem/api/battlesystem.module';

/** Every ruleset's Nest module. */
@Module({ imports: [BattlesystemModule] })
export class RulesetsModule {}
