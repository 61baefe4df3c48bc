import type { Type } from '@nestjs/common';
import { Args, createUnionType, Field, InputType, Int, ObjectType, Query, Resolver } from '@nestjs/graphql';
import type { TSchema } from '@sinclair/typebox';
import type { Procedure } from '../kernel/ruleset/procedure';
import type { Ruleset } from '../kernel/ruleset/ruleset';
import { PROFILE_OF } from '../kernel/ruleset/shape';
import { InvalidInput } from '../platform/http/problem';
import { ABOUT, AssumedChoice, ExactRatio, ResolutionEventModel, ThrownDice, UsedProfile } from './answer';
import { GraphqlTypes, named } from './graphql-types';
import { operationName, pascal } from './operation';
import { numericFields, deskOf } from './procedure-desk';
import { OddsTooLarge, Refused, RollsUnusable, RollsWanted } from './problems';

@InputType({ isOneOf: true, description: 'Your own faces in the order the rules throw them, or a seed' })
export class DiceInput {
  @Field(() => [Int], { nullable: true, description: ABOUT.givenFaces })
  faces?: number[];

  @Field(() => String, { nullable: true, description: ABOUT.givenSeed })
  seed?: string;
}

const FAILURES = {
  resolve: [InvalidInput, Refused, RollsWanted, RollsUnusable],
  odds: [InvalidInput, Refused, OddsTooLarge],
} as const;

/** The GraphQL face of a ruleset's procedures: one query each, its failures in the payload union. */
export function resolutionResolver(ruleset: Ruleset): Type {
  class ResolutionResolver {}
  const types = new GraphqlTypes(pascal(ruleset.id));
  for (const procedure of ruleset.procedures) {
    const desk = deskOf(ruleset, procedure);
    const input = types.input(procedure.input);
    const outcomeType = procedure.dice ? types.output(procedure.outcome) : null;
    for (const verb of procedure.dice ? (['resolve', 'odds'] as const) : (['resolve'] as const)) {
      const name = operationName(ruleset, verb, procedure);
      const success = verb === 'resolve' ? resolvedType(name, types.output(procedure.result)) : countedType(name, outcomeType!, procedure, ruleset);
      const payload = payloadUnion(name, verb, success);
      const answer = (given: object, dice?: DiceInput): unknown => desk[verb]({ input: plain(given, procedure.input), ...(dice ? { dice: plain(dice, {} as TSchema) } : {}) });
      const prototype = ResolutionResolver.prototype as object;
      Object.defineProperty(prototype, name, { value: answer, writable: true, configurable: true });
      Reflect.defineMetadata('design:paramtypes', [Object, Object], prototype, name);
      Args('input', { type: () => input, description: ABOUT.input })(prototype, name, 0);
      if (verb === 'resolve') Args('dice', { type: () => DiceInput, nullable: true, description: ABOUT.dice })(prototype, name, 1);
      const description = `${procedure.title}: ${verb === 'resolve' ? 'resolve once' : 'exact odds'}. ${procedure.summary}`;
      Query(() => payload, { name, description })(prototype, name, Object.getOwnPropertyDescriptor(prototype, name)!);
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
    outcomes: { type: () => [chance], description: ABOUT.outcomes },
    ...(numbers.length > 0 ? { means: { type: () => means, description: ABOUT.means } } : {}),
  });
  ObjectType(name, { description: 'Every outcome with its exact chance' })(made);
  return made;
}

/** Arguments as the plain JSON that REST would have sent: no nulls, profiles and references in their place. */
function plain(value: unknown, schema: TSchema): unknown {
  if (Array.isArray(value)) return value.map((each) => plain(each, (schema['items'] as TSchema | undefined) ?? ({} as TSchema)));
  if (typeof value !== 'object' || value === null) return value;
  if (schema[PROFILE_OF] !== undefined) {
    const { profile, ref } = value as { profile?: object; ref?: { slug: string; collection?: string } };
    if (ref) return { ref: ref.slug, ...(ref.collection == null ? {} : { collection: ref.collection }) };
    return profile ? stripped(profile, schema) : {};
  }
  return stripped(value, schema);
}

function stripped(value: object, schema: TSchema): object {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, TSchema>>;
  const kept = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
  return Object.fromEntries(kept.map(([name, part]) => [name, plain(part, properties[name] ?? ({} as TSchema))]));
}
