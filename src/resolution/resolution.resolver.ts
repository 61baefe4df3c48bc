import { Inject, type Type } from '@nestjs/common';
import { Args, createUnionType, Field, InputType, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import type { TSchema } from '@sinclair/typebox';
import type { Procedure } from '../kernel/ruleset/procedure';
import type { Ruleset } from '../kernel/ruleset/ruleset';
import { InvalidInput } from '../platform/http/problem';
import { Unavailable } from '../platform/http/unavailable';
import { Access } from '../platform/keys/access';
import { Threads } from '../platform/threads/threads';
import { KeyId } from '../platform/keys/key-id';
import { CollectionSource, withCollections } from './collections';
import { ABOUT, AssumedChoice, ExactRatio, ResolutionEventModel, ThrownDice, UsedProfile } from './answer';
import { numericFields } from './counting';
import { named, typesOf } from './graphql-types';
import { fromGraphql } from './graphql-values';
import { operationName, pascal } from './operation';
import { deskOf, ODDS_WORKER, type OddsCrew } from './procedure-desk';
import { OddsTooLarge, Refused, RollsUnusable, RollsWanted } from './problems';

@InputType({ isOneOf: true, description: 'Your own faces in the order the rules throw them, or a seed' })
export class DiceInput {
  @Field(() => [Int], { nullable: true, description: ABOUT.givenFaces })
  faces?: number[];

  @Field(() => String, { nullable: true, description: ABOUT.givenSeed })
  seed?: string;
}

@InputType({ description: 'How odds are found: exactly unless a sample is asked for' })
export class HowInput {
  @Field(() => String, { nullable: true, description: ABOUT.askMethod })
  method?: string;

  @Field(() => Int, { nullable: true, description: ABOUT.askSamples })
  samples?: number;

  @Field(() => String, { nullable: true, description: ABOUT.askSeed })
  seed?: string;
}

const FAILURES = {
  resolve: [InvalidInput, Refused, RollsWanted, RollsUnusable],
  odds: [InvalidInput, Refused, OddsTooLarge, Unavailable],
} as const;

/** The GraphQL face of a ruleset's procedures: one query each, its failures in the payload union. */
export function resolutionResolver(ruleset: Ruleset): Type {
  class ResolutionResolver {
    readonly crew: OddsCrew;

    constructor(threads: Threads, readonly collections: CollectionSource) {
      this.crew = threads.crew(ODDS_WORKER);
    }
  }
  Inject(Threads)(ResolutionResolver, undefined, 0);
  Inject(CollectionSource)(ResolutionResolver, undefined, 1);
  const types = typesOf(ruleset);
  for (const procedure of ruleset.procedures) {
    const desk = deskOf(ruleset, procedure);
    const input = types.input(procedure.input);
    const outcomeType = procedure.dice ? types.output(procedure.outcome) : null;
    for (const verb of procedure.dice ? (['resolve', 'odds'] as const) : (['resolve'] as const)) {
      const name = operationName(ruleset, verb, procedure);
      const success = verb === 'resolve' ? resolvedType(name, types.output(procedure.result)) : countedType(name, outcomeType!, procedure, ruleset);
      const payload = payloadUnion(name, verb, success);
      const answer = function (this: ResolutionResolver, given: object, how: DiceInput | HowInput | null, keyId: string | null): unknown {
        const input = fromGraphql(given, procedure.input);
        const asked = how ? fromGraphql(how, {} as TSchema) : null;
        return withCollections<unknown>(this.collections, ruleset.id, keyId, (collections) =>
          verb === 'resolve' ? desk.resolve(asked === null ? { input } : { input, dice: asked }, collections) : desk.oddsBeside({ input, ...(asked as object) }, this.crew, collections),
        );
      };
      const prototype = ResolutionResolver.prototype as object;
      Object.defineProperty(prototype, name, { value: answer, writable: true, configurable: true });
      Reflect.defineMetadata('design:paramtypes', [Object, Object, Object], prototype, name);
      KeyId()(prototype, name, 2);
      Args('input', { type: () => input, description: ABOUT.input })(prototype, name, 0);
      if (verb === 'resolve') Args('dice', { type: () => DiceInput, nullable: true, description: ABOUT.dice })(prototype, name, 1);
      else Args('how', { type: () => HowInput, nullable: true, description: ABOUT.askMethod })(prototype, name, 1);
      const description = `${procedure.title}: ${verb === 'resolve' ? 'resolve once' : 'exact odds'}. ${procedure.summary}`;
      const method = Object.getOwnPropertyDescriptor(prototype, name)!;
      Query(() => payload, { name, description })(prototype, name, method);
      (verb === 'resolve' ? Access('resolve') : Access('resolve', { cost: 2, timed: true }))(prototype, name, method);
    }
  }
  Resolver()(ResolutionResolver);
  Object.defineProperty(ResolutionResolver, 'name', { value: `${pascal(ruleset.id)}ResolutionResolver` });
  return ResolutionResolver;
}

function payloadUnion(name: string, verb: 'resolve' | 'odds', success: Type): unknown {
  const failures: readonly Type[] = FAILURES[verb] as unknown as readonly Type[];
  return createUnionType({
    name: `${pascal(name)}Payload`,
    description: 'What came of it, or why nothing did',
    types: () => [success, ...failures] as const,
    resolveType: (value: object) => failures.find((failure) => value instanceof failure) ?? success,
  });
}

function fieldsOf(made: Type, fields: Readonly<Record<string, { type: () => unknown; nullable?: boolean; description: string }>>): void {
  for (const [name, { type, nullable = false, description }] of Object.entries(fields)) {
    Field(type as never, { nullable, description })(made.prototype as object, name);
  }
}

const ENVELOPE = {
  ruleset: { type: () => String, description: ABOUT.ruleset },
  edition: { type: () => String, description: ABOUT.edition },
  procedure: { type: () => String, description: ABOUT.procedure },
  profiles: { type: () => [UsedProfile], description: ABOUT.profiles },
  assumed: { type: () => [AssumedChoice], description: ABOUT.assumed },
};

function resolvedType(operation: string, result: Type): Type {
  const name = `${pascal(operation)}Success`;
  const made = named(name);
  fieldsOf(made, {
    ...ENVELOPE,
    result: { type: () => result, description: ABOUT.result },
    events: { type: () => [ResolutionEventModel], description: ABOUT.events },
    thrown: { type: () => [ThrownDice], description: ABOUT.thrown },
    seed: { type: () => String, nullable: true, description: ABOUT.seed },
  });
  ObjectType(name, { description: 'What happened' })(made);
  return made;
}

function countedType(operation: string, outcome: Type, procedure: Procedure, ruleset: Ruleset): Type {
  const chanceName = `${pascal(ruleset.id)}${pascal(procedure.name)}Chance`;
  const chance = named(chanceName);
  fieldsOf(chance, { outcome: { type: () => outcome, description: ABOUT.outcome }, chance: { type: () => ExactRatio, description: ABOUT.chance } });
  ObjectType(chanceName, { description: 'One outcome with its chance' })(chance);
  const numbers = numericFields(procedure.outcome);
  const meansName = `${pascal(ruleset.id)}${pascal(procedure.name)}Means`;
  const means = named(meansName);
  fieldsOf(means, Object.fromEntries(numbers.map((field) => [field, { type: () => ExactRatio, nullable: true, description: `Mean of ${field}` }])));
  if (numbers.length > 0) ObjectType(meansName, { description: 'Exact means of the numbers' })(means);
  const name = `${pascal(operation)}Success`;
  const made = named(name);
  fieldsOf(made, {
    ...ENVELOPE,
    method: { type: () => String, description: ABOUT.method },
    samples: { type: () => Int, nullable: true, description: ABOUT.samples },
    seed: { type: () => String, nullable: true, description: ABOUT.sampleSeed },
    outcomes: { type: () => [chance], description: ABOUT.outcomes },
    ...(numbers.length > 0 ? { means: { type: () => means, description: ABOUT.means } } : {}),
  });
  ObjectType(name, { description: 'Every outcome with its exact chance' })(made);
  return made;
}
