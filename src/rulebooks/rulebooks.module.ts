import { Module } from '@nestjs/common';
import { Library } from './library';
import { RulebooksController } from './rulebooks.controller';
import { RulebooksResolver } from './rulebooks.resolver';
import { UnknownProcedureController } from './unknown-procedure.controller';

@Module({ controllers: [RulebooksController, UnknownProcedureController], providers: [Library, RulebooksResolver] })
export class RulebooksModule {}
