import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { Procedure } from '../kernel/ruleset/procedure';
import type { Ruleset } from '../kernel/ruleset/ruleset';
import { OUTCOME_LIMIT } from '../kernel/chance/every-outcome';
import { MOST_SIDES } from '../kernel/table/questions';
import { ApiProblems } from '../platform/http/api-problems';
import { parseBody } from '../platform/http/body';
import { exampleOf, InvalidInput, Problem, ProblemError } from '../platform/http/problem';
import { Unavailable } from '../platform/http/unavailable';
import { queueFull } from '../platform/threads/threads';
import { ABOUT, ANSWER_MODELS, AssumedChoice, ExactRatio, ResolutionEventModel, ThrownDice, UsedProfile } from './answer';
import { pascal } from './operation';
import { METHODS, numericFields } from './counting';
import { deskOf, LONGEST_SEED, MOST_FACES, MOST_SAMPLES, USUAL_SAMPLES } from './procedure-desk';
import { OddsTooLarge, Refused, RollsUnusable, RollsWanted, WantedDice } from './problems';
import { published, type Schema } from './published';

/** Documents one operation of a procedure: body, answers and an example of each. */
export function ApiProcedure(ruleset: Ruleset, verb: 'resolve' | 'odds', procedure: Procedure): MethodDecorator {
  const name = componentName(ruleset, verb, procedure);
  const desk = deskOf(ruleset, procedure);
  const bodies = procedure.examples.map(({ input, faces, title }) => ({
    title,
    body: verb === 'odds' ? { input } : { input, ...(faces === undefined ? {} : { dice: { faces } }) },
  }));
  return applyDecorators(
    ApiExtraModels(...ANSWER_MODELS, ProblemError, InvalidInput, Refused, RollsWanted, RollsUnusable, OddsTooLarge, WantedDice, Unavailable),
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
          // Answered when the document is made: a service that shows it to nobody never works them out.
          get examples() {
            return Object.fromEntries(bodies.map(({ title, body }, i) => [`example${i + 1}`, { summary: title, value: desk[verb](body) }]));
          },
        },
      },
    }),
    problemResponse(400, 'The body cannot be read, or does not fit its schema', [InvalidInput], () => ({ missing: desk[verb]({}) as Problem, unreadable: parseBody(Buffer.of()) as Problem })),
    ApiProblems(413, 415),
    verb === 'resolve'
      ? problemResponse(422, 'The rules do not allow it, or the dice do not fit', [Refused, RollsWanted, RollsUnusable], () => diceProblems(desk, procedure))
      : problemResponse(422, 'The rules do not allow it, or there are too many outcomes', [Refused, OddsTooLarge], () => ({ tooLarge: new OddsTooLarge(OUTCOME_LIMIT) })),
    ...(verb === 'odds' ? [problemResponse(503, 'Too many large questions are asked at once', [Unavailable], () => ({ busy: queueFull() }))] : []),
  );
}

/** What the service says to the dice of an example when there are none, or when there is one too many. */
function diceProblems(desk: ReturnType<typeof deskOf>, { examples: [{ input, faces }] }: Procedure): Record<string, Problem> {
  const tried: Record<string, unknown> = { leftOver: desk.resolve({ input, dice: { faces: [...(faces ?? []), 1] } }) };
  if (faces?.length) Object.assign(tried, { wanted: desk.resolve({ input, dice: { faces: [] } }), impossible: desk.resolve({ input, dice: { faces: [MOST_SIDES + 1] } }) });
  return Object.fromEntries(Object.entries(tried).filter(([, answer]) => answer instanceof Problem)) as Record<string, Problem>;
}

function problemResponse(status: number, description: string, models: readonly (abstract new (...args: never[]) => Problem)[], problems: () => Readonly<Record<string, Problem>>): MethodDecorator {
  const schema = models.length === 1 ? { $ref: getSchemaPath(models[0] as never) } : { anyOf: models.map((model) => ({ $ref: getSchemaPath(model as never) })) };
  const shown = {
    schema,
    get examples() {
      return Object.fromEntries(Object.entries(problems()).map(([name, problem]) => [name, { summary: problem.title, value: exampleOf(problem) }]));
    },
  };
  return ApiResponse({ status, description, content: { 'application/problem+json': shown, 'application/json': { schema } } });
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
    collection: { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{0,39}(@[0-9]{1,6})?$', description: 'Collection it is in, with a version or at its latest; the catalog unless given', example: 'my-ogres' },
  },
};

function requestSchema(input: string, verb: 'resolve' | 'odds'): Schema {
  const dice = {
    description: ABOUT.dice,
    oneOf: [
      { type: 'object', additionalProperties: false, required: ['faces'], properties: { faces: { type: 'array', description: ABOUT.givenFaces, maxItems: MOST_FACES, items: { type: 'integer', minimum: 1 } } } },
      { type: 'object', additionalProperties: false, required: ['seed'], properties: { seed: { type: 'string', description: ABOUT.givenSeed, minLength: 1, maxLength: LONGEST_SEED } } },
    ],
  };
  return {
    type: 'object',
    additionalProperties: false,
    required: ['input'],
    properties: { input: { $ref: `#/components/schemas/${input}` }, ...(verb === 'resolve' ? { dice } : METHOD) },
  };
}

const METHOD: Schema = {
  method: { type: 'string', enum: METHODS, default: 'exact', description: ABOUT.askMethod },
  samples: { type: 'integer', minimum: 1, maximum: MOST_SAMPLES, default: USUAL_SAMPLES, description: ABOUT.askSamples },
  seed: { type: 'string', minLength: 1, maxLength: LONGEST_SEED, description: ABOUT.askSeed },
};

function envelope(ruleset: Ruleset, procedure: Procedure, properties: Schema, required: readonly string[]): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['ruleset', 'edition', 'procedure', ...required, 'profiles', 'assumed'],
    properties: {
      ruleset: { type: 'string', const: ruleset.id, description: ABOUT.ruleset },
      edition: { type: 'string', const: ruleset.edition, description: ABOUT.edition },
      procedure: { type: 'string', const: procedure.name, description: ABOUT.procedure },
      ...properties,
      profiles: { type: 'array', items: { $ref: getSchemaPath(UsedProfile) }, description: ABOUT.profiles },
      assumed: { type: 'array', items: { $ref: getSchemaPath(AssumedChoice) }, description: ABOUT.assumed },
    },
  };
}

function resolveAnswer(ruleset: Ruleset, procedure: Procedure): Schema {
  return envelope(
    ruleset,
    procedure,
    {
      result: { description: ABOUT.result, ...published(procedure.result) },
      events: { type: 'array', items: { $ref: getSchemaPath(ResolutionEventModel) }, description: ABOUT.events },
      thrown: { type: 'array', items: { $ref: getSchemaPath(ThrownDice) }, description: ABOUT.thrown },
      seed: { type: 'string', description: ABOUT.seed },
    },
    ['result', 'events', 'thrown'],
  );
}

function oddsAnswer(ruleset: Ruleset, procedure: Procedure): Schema {
  const ratio = { $ref: getSchemaPath(ExactRatio) };
  const means = Object.fromEntries(numericFields(procedure.outcome).map((field) => [field, ratio]));
  const outcome = { type: 'object', additionalProperties: false, required: ['outcome', 'chance'], properties: { outcome: { description: ABOUT.outcome, ...published(procedure.outcome) }, chance: ratio } };
  return envelope(
    ruleset,
    procedure,
    {
      method: { type: 'string', enum: METHODS, description: ABOUT.method },
      samples: { type: 'integer', minimum: 1, maximum: MOST_SAMPLES, description: ABOUT.samples },
      seed: { type: 'string', description: ABOUT.sampleSeed },
      outcomes: { type: 'array', items: outcome, description: ABOUT.outcomes }, means: { type: 'object', additionalProperties: false, properties: means, description: ABOUT.means },
    },
    ['method', 'outcomes', 'means'],
  );
}

