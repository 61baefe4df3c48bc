import { Body, Controller, HttpCode, Inject, Post, type Type } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Ruleset } from '../kernel/ruleset/ruleset';
import { Problem, ProblemException } from '../platform/http/problem';
import { Access } from '../platform/keys/access';
import { KeyId } from '../platform/keys/key-id';
import { Threads } from '../platform/threads/threads';
import { operationName } from './operation';
import { ApiProcedure } from './openapi';
import { CollectionSource, withCollections } from './collections';
import { type Counted, deskOf, ODDS_WORKER, type OddsCrew, type Resolved } from './procedure-desk';

type Answer = Resolved | Counted | Problem;

/** The REST face of a ruleset's procedures: one documented operation each. */
export function resolutionController(ruleset: Ruleset): Type {
  class ResolutionController {
    readonly crew: OddsCrew;

    constructor(threads: Threads, readonly collections: CollectionSource) {
      this.crew = threads.crew(ODDS_WORKER);
    }
  }
  Inject(Threads)(ResolutionController, undefined, 0);
  Inject(CollectionSource)(ResolutionController, undefined, 1);
  for (const procedure of ruleset.procedures) {
    const desk = deskOf(ruleset, procedure);
    for (const verb of procedure.dice ? (['resolve', 'odds'] as const) : (['resolve'] as const)) {
      const name = operationName(ruleset, verb, procedure);
      const handler = async function (this: ResolutionController, body: unknown, keyId: string | null): Promise<object> {
        return answered(await withCollections<Answer | Promise<Answer>>(this.collections, ruleset.id, keyId, (collections) => (verb === 'resolve' ? desk.resolve(body, collections) : desk.oddsBeside(body, this.crew, collections))));
      };
      Object.defineProperty(ResolutionController.prototype, name, { value: handler, writable: true, configurable: true });
      const method = Object.getOwnPropertyDescriptor(ResolutionController.prototype, name)!;
      Body()(ResolutionController.prototype, name, 0);
      KeyId()(ResolutionController.prototype, name, 1);
      Reflect.defineMetadata('design:paramtypes', [Object, Object], ResolutionController.prototype, name);
      for (const decorate of [
        Post(`${verb}/${procedure.name}`),
        HttpCode(200),
        verb === 'resolve' ? Access('resolve') : Access('resolve', { cost: 2, timed: true }),
        ApiOperation({ operationId: name, summary: `${procedure.title}: ${verb === 'resolve' ? 'resolve once' : 'exact odds'}`, description: `${procedure.summary} Rules: ${procedure.rules.join(', ')}.` }),
        ApiProcedure(ruleset, verb, procedure),
      ]) {
        decorate(ResolutionController.prototype, name, method);
      }
    }
  }
  ApiTags(ruleset.name)(ResolutionController);
  Controller({ path: `v1/${ruleset.id}` })(ResolutionController);
  Object.defineProperty(ResolutionController, 'name', { value: `${ruleset.id}ResolutionController` });
  return ResolutionController;
}

function answered<T extends object>(answer: T | Problem): T {
  if (answer instanceof Problem) throw new ProblemException(answer);
  return answer;
}
