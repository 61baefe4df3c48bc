import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { TObject, TSchema } from '@sinclair/typebox';
import type { Procedure } from '../kernel/ruleset/procedure';
import { PROFILE_OF } from '../kernel/ruleset/shape';
import type { Ruleset } from '../kernel/ruleset/ruleset';
import { InvalidInput, type Problem, ProblemError } from '../platform/http/problem';
import { ANSWER_MODELS, AssumedChoice, ExactRatio, ResolutionEventModel, ThrownDice, UsedProfile } from './answer';
import { pascal } from './operation';
import { numericFields, LONGEST_SEED, MOST_FACES, deskOf } from './procedure-desk';
import { OddsTooLarge, Refused, RollsUnusable, RollsWanted, WantedDice } from './problems';

type Schema = Record<string, unknown>;

/** Documents one operation of a procedure: body, answers and an example of each. */
export function ApiProcedure(ruleset: Ruleset, verb: 'resolve' | 'odds', procedure: Procedure): MethodDecorator {
  const name = componentName(ruleset, verb, procedure);
  const desk = deskOf(ruleset, procedure);
  const bodies = procedure.examples.map(({ input, faces, title }) => ({
    title,
    body: verb === 'odds' ? { input } : { input, ...(faces === undefined ? {} : { dice: { faces } }) },
  }));
  return applyDecorators(
    ApiExtraModels(...ANSWER_MODELS, ProblemError, InvalidInput, Refused, RollsWanted, RollsUnusable, OddsTooLarge, WantedDice),
    ApiBody({
      required: true,
      schema: { $ref: `#/components/schemas/${name}Request` },
      examples: Object.fromEntries(bodies.map(({ title, body }, i) => [`example${i + 1}`, { summary: title, value: body }])),
    }),
    ApiResponse({
      status: 200,
      description: verb === 'resolve' ? 'What happened' : 'Every outcome with its exact chance',
      content: {
        'application/json': {
          schema: { $ref: `#/components/schemas/${name}Answer` },
          examples: Object.fromEntries(bodies.map(({ title, body }, i) => [`example${i + 1}`, { summary: title, value: desk[verb](body) }])),
        },
      },
    }),
    problemResponse(400, 'The body does not fit its schema', [InvalidInput], desk[verb]({})),
    problemResponse(422, verb === 'resolve' ? 'The rules do not allow it, or the dice do not fit' : 'The rules do not allow it, or there are too many outcomes', verb === 'resolve' ? [Refused, RollsWanted, RollsUnusable] : [Refused, OddsTooLarge], verb === 'resolve' ? desk.resolve({ input: procedure.examples[0].input, dice: { faces: procedure.dice ? [] : [1] } }) : new OddsTooLarge(100_000)),
  );
}

function problemResponse(status: number, description: string, models: readonly (abstract new (...args: never[]) => Problem)[], example: unknown): MethodDecorator {
  const schema = models.length === 1 ? { $ref: getSchemaPath(models[0] as never) } : { anyOf: models.map((model) => ({ $ref: getSchemaPath(model as never) })) };
  return ApiResponse({ status, description, content: { 'application/problem+json': { schema, example }, 'application/json': { schema, example } } });
}

function componentName(ruleset: Ruleset, verb: 'resolve' | 'odds', procedure: Procedure): string {
  return `${pascal(ruleset.id)}${pascal(verb)}${pascal(procedure.name)}`;
}

/** The schemas of a ruleset's procedures, by component name. */
export function procedureSchemas(ruleset: Ruleset): Record<string, Schema> {
  const schemas: Record<string, Schema> = {};
  for (const procedure of ruleset.procedures) {
    const input = `${pascal(ruleset.id)}${pascal(procedure.name)}Input`;
    schemas[input] = published(procedure.input);
    for (const verb of procedure.dice ? (['resolve', 'odds'] as const) : (['resolve'] as const)) {
      const name = componentName(ruleset, verb, procedure);
      schemas[`${name}Request`] = requestSchema(input, verb);
      schemas[`${name}Answer`] = verb === 'resolve' ? resolveAnswer(ruleset, procedure) : oddsAnswer(ruleset, procedure);
    }
  }
  return schemas;
}

export const CATALOG_REF: Schema = {
  type: 'object',
  title: 'CatalogRef',
  description: 'Names a catalog entry in place of its figures',
  additionalProperties: false,
  required: ['ref'],
  properties: {
    ref: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,63}$', description: 'Slug of the entry', example: 'heavy-foot' },
    collection: { type: 'string', description: 'Collection it is in; the catalog unless given' },
  },
};

function requestSchema(input: string, verb: 'resolve' | 'odds'): Schema {
  const dice = {
    description: 'Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it',
    oneOf: [
      { type: 'object', additionalProperties: false, required: ['faces'], properties: { faces: { type: 'array', maxItems: MOST_FACES, items: { type: 'integer', minimum: 1 } } } },
      { type: 'object', additionalProperties: false, required: ['seed'], properties: { seed: { type: 'string', minLength: 1, maxLength: LONGEST_SEED } } },
    ],
  };
  return {
    type: 'object',
    additionalProperties: false,
    required: ['input'],
    properties: { input: { $ref: `#/components/schemas/${input}` }, ...(verb === 'resolve' ? { dice } : {}) },
  };
}

function envelope(ruleset: Ruleset, procedure: Procedure, properties: Schema, required: readonly string[]): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['ruleset', 'edition', 'procedure', ...required, 'profiles', 'assumed'],
    properties: {
      ruleset: { type: 'string', const: ruleset.id },
      edition: { type: 'string', const: ruleset.edition },
      procedure: { type: 'string', const: procedure.name },
      ...properties,
      profiles: { type: 'array', items: { $ref: getSchemaPath(UsedProfile) }, description: 'Catalog entries that were named in place of figures' },
      assumed: { type: 'array', items: { $ref: getSchemaPath(AssumedChoice) }, description: 'Choices that nobody made' },
    },
  };
}

function resolveAnswer(ruleset: Ruleset, procedure: Procedure): Schema {
  return envelope(
    ruleset,
    procedure,
    {
      result: published(procedure.result),
      events: { type: 'array', items: { $ref: getSchemaPath(ResolutionEventModel) } },
      thrown: { type: 'array', items: { $ref: getSchemaPath(ThrownDice) } },
      seed: { type: 'string', description: 'The seed of the dice, unless faces were given' },
    },
    ['result', 'events', 'thrown'],
  );
}

function oddsAnswer(ruleset: Ruleset, procedure: Procedure): Schema {
  const ratio = { $ref: getSchemaPath(ExactRatio) };
  const means = Object.fromEntries(numericFields(procedure.outcome).map((field) => [field, ratio]));
  const outcome = { type: 'object', additionalProperties: false, required: ['outcome', 'chance'], properties: { outcome: published(procedure.outcome), chance: ratio } };
  return envelope(
    ruleset,
    procedure,
    { outcomes: { type: 'array', items: outcome, description: 'Chances sum to exactly 1' }, means: { type: 'object', additionalProperties: false, properties: means, description: 'Exact mean of each number' } },
    ['outcomes', 'means'],
  );
}

/** A schema as callers see it: profiles may be references. */
function published(schema: TObject): Schema {
  return publish(JSON.parse(JSON.stringify(schema)) as TSchema & Schema);
}

function publish(schema: Schema): Schema {
  const { properties, items, anyOf, [PROFILE_OF]: kind, ...rest } = schema as Schema & { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] };
  const whole: Schema = {
    ...rest,
    ...(properties ? { properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, publish(part)])) } : {}),
    ...(items ? { items: publish(items) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(publish) } : {}),
  };
  if (kind === undefined) return whole;
  return { description: `The figures themselves, or a reference to a ${String(kind)} of the catalog`, anyOf: [whole, { $ref: '#/components/schemas/CatalogRef' }] };
}

