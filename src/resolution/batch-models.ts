import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { exampleOf, NotFound, Problem } from '../platform/http/problem';
import { Unavailable } from '../platform/http/unavailable';
import { RULESETS } from '../rulesets';
import { ABOUT } from './answer';
import { MOST_ITEMS, VERBS } from './batch';
import { METHODS } from './counting';
import { deskOf, LONGEST_SEED, MOST_FACES, MOST_SAMPLES } from './procedure-desk';
import { RollsWanted } from './problems';

const ruleset = RULESETS[RULESETS.length - 1]!;
const procedure = ruleset.procedures.find(({ dice }) => dice)!;
const [{ input, faces = [] }] = procedure.examples;
const ask = { ruleset: ruleset.id, procedure: procedure.name };

const DICE = {
  type: 'object',
  description: ABOUT.dice,
  additionalProperties: false,
  properties: {
    faces: { type: 'array', maxItems: MOST_FACES, items: { type: 'integer', minimum: 1 }, description: ABOUT.givenFaces },
    seed: { type: 'string', minLength: 1, maxLength: LONGEST_SEED, description: ABOUT.givenSeed },
  },
} as const;

export class BatchItemModel {
  @ApiProperty({ description: ABOUT.ruleset, example: ask.ruleset, maxLength: 64 })
  ruleset!: string;

  @ApiProperty({ description: ABOUT.procedure, example: ask.procedure, maxLength: 64 })
  procedure!: string;

  @ApiPropertyOptional({ description: 'Resolve once, or tell the odds', enum: VERBS, default: 'resolve' })
  verb?: (typeof VERBS)[number];

  @ApiProperty({ description: 'The input of the procedure, as its own operation documents it', type: 'object', additionalProperties: true, example: input })
  input!: object;

  @ApiPropertyOptional(DICE as never)
  dice?: object;

  @ApiPropertyOptional({ description: ABOUT.askMethod, enum: METHODS, default: 'exact' })
  method?: (typeof METHODS)[number];

  @ApiPropertyOptional({ description: ABOUT.askSamples, type: 'integer', minimum: 1, maximum: MOST_SAMPLES })
  samples?: number;

  @ApiPropertyOptional({ description: ABOUT.askSeed, minLength: 1, maxLength: LONGEST_SEED })
  seed?: string;
}

export class BatchModel {
  @ApiProperty({ description: 'What is to be resolved or counted', type: [BatchItemModel], minItems: 1, maxItems: MOST_ITEMS })
  items!: BatchItemModel[];
}

@ApiExtraModels(Problem, RollsWanted, Unavailable)
export class BatchItemAnswerModel {
  @ApiProperty({ description: 'The status that the item would have had alone', example: 200, type: 'integer' })
  status!: number;

  @ApiPropertyOptional({ description: 'What the operation of its own answers', type: 'object', additionalProperties: true })
  answer?: object;

  @ApiPropertyOptional({ description: 'Why there is no answer; pointers start at the item', anyOf: [Problem, RollsWanted, Unavailable].map((each) => ({ $ref: getSchemaPath(each) })) })
  problem?: object;
}

export class BatchAnswerModel {
  @ApiProperty({ description: 'One for each item, in the same order', type: [BatchItemAnswerModel] })
  answers!: BatchItemAnswerModel[];
}

export const BATCH_EXAMPLE = {
  body: { items: [{ ...ask, input, dice: { faces } }, { ...ask, verb: 'odds', input }, { ruleset: 'checkers', procedure: 'jump', input: {} }] },
  answer: {
    answers: [
      { status: 200, answer: deskOf(ruleset, procedure).resolve({ input, dice: { faces } }) },
      { status: 200, answer: deskOf(ruleset, procedure).odds({ input }) },
      { status: 404, problem: exampleOf(new NotFound('ruleset.unknown', `There is no ruleset "checkers"; there are ${RULESETS.map(({ id }) => id).join(', ')}.`)) },
    ],
  } as unknown as BatchAnswerModel,
};
