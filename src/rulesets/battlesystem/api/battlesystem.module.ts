import { Module } from '@nestjs/common';
import { resolutionController } from '../../../resolution/resolution.controller';
import { resolutionResolver } from '../../../resolution/resolution.resolver';
import { battlesystem } from '../ruleset';

@Module({ controllers: [resolutionController(battlesystem)], providers: [resolutionResolver(battlesystem)] })
export class BattlesystemModule {}
