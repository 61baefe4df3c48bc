import { Module } from '@nestjs/common';
import { resolutionController } from '../../../resolution/resolution.controller';
import { resolutionResolver } from '../../../resolution/resolution.resolver';
import { chainmail } from '../ruleset';

@Module({ controllers: [resolutionController(chainmail)], providers: [resolutionResolver(chainmail)] })
export class ChainmailModule {}
