import { Module } from '@nestjs/common';
import { BattlesystemModule } from './battlesystem/api/battlesystem.module';
import { ChainmailModule } from './chainmail/api/chainmail.module';

/** Every ruleset's Nest module. */
@Module({ imports: [ChainmailModule, BattlesystemModule] })
export class RulesetsModule {}
