import { Module } from '@nestjs/common';
import { Library } from './library';
import { RulebooksController } from './rulebooks.controller';
import { RulebooksResolver } from './rulebooks.resolver';

@Module({ controllers: [RulebooksController], providers: [Library, RulebooksResolver] })
export class RulebooksModule {}
