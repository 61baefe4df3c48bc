import { Controller, Get, Inject, type Type } from '@nestjs/common';
import { Param, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Ruleset } from '../../kernel/ruleset/ruleset';
import { TakesQuery } from '../../platform/http/takes-query';
import { Access } from '../../platform/keys/access';
import { pascal } from '../../resolution/operation';
import { catalogOf } from '../core/game-catalog';
import { entryOperation, listOperation } from '../core/names';
import { CatalogCounter } from './counter';
import { ApiEntry, ApiList } from './openapi';

/** The REST face of a game's catalog: a documented list, and a documented entry, for every kind. */
export function catalogController(ruleset: Ruleset): Type {
  class EntriesController {
    constructor(readonly counter: CatalogCounter) {}
  }
  Inject(CatalogCounter)(EntriesController, undefined, 0);
  const prototype = EntriesController.prototype as object;
  for (const kind of catalogOf(ruleset).kinds.values()) {
    const title = kind.title.toLowerCase();
    declare(listOperation(ruleset, kind.name), [
      Get(`catalog/${kind.name}`),
      TakesQuery(),
      ApiOperation({ operationId: listOperation(ruleset, kind.name), summary: `List ${title} of ${ruleset.name}`, description: `${kind.title}: filtered, ordered, counted and paged.` }),
      ApiList(kind),
    ], function (this: EntriesController, request: FastifyRequest, reply: FastifyReply) {
      return this.counter.list(kind, request, reply);
    });
    declare(entryOperation(ruleset, kind.name), [
      Get(`catalog/${kind.name}/:slug`),
      TakesQuery(),
      ApiOperation({ operationId: entryOperation(ruleset, kind.name), summary: `Show one of ${title} of ${ruleset.name}`, description: 'The entry with its rules, the entries that it names and those that name it.' }),
      ApiEntry(kind),
    ], function (this: EntriesController, request: FastifyRequest, reply: FastifyReply, slug: string) {
      return this.counter.show(kind, slug, request, reply);
    });
  }

  function declare(name: string, decorators: readonly MethodDecorator[], handler: (...given: never[]) => unknown): void {
    Object.defineProperty(prototype, name, { value: handler, writable: true, configurable: true });
    Req()(prototype, name, 0);
    Res()(prototype, name, 1);
    if (handler.length > 2) Param('slug')(prototype, name, 2);
    Reflect.defineMetadata('design:paramtypes', [Object, Object, String], prototype, name);
    const method = Object.getOwnPropertyDescriptor(prototype, name)!;
    for (const decorate of decorators) decorate(prototype, name, method);
  }

  ApiTags('Catalogs')(EntriesController);
  Access('read')(EntriesController);
  Controller({ path: `v1/${ruleset.id}` })(EntriesController);
  Object.defineProperty(EntriesController, 'name', { value: `${pascal(ruleset.id)}EntriesController` });
  return EntriesController;
}
