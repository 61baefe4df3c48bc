import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Throw } from '../kernel/table/table';
import { JsonScalar } from '../platform/graphql/json.scalar';

@ObjectType({ description: 'One throw of dice' })
export class ThrownDice {
  @ApiProperty({ description: 'The dice in short form', example: '8d8' })
  @Field({ description: 'The dice in short form' })
  notation!: string;

  @ApiProperty({ description: 'The faces in the order thrown', type: [Number], example: [2, 2, 3, 4, 5, 5, 6, 8] })
  @Field(() => [Int], { description: 'The faces in the order thrown' })
  faces!: readonly number[];

  @ApiProperty({ description: 'What the dice were for', example: 'attack' })
  @Field({ description: 'What the dice were for' })
  purpose!: string;

  @ApiProperty({ description: 'Rule that asked for them', example: 'BS-AD-02' })
  @Field({ description: 'Rule that asked for them' })
  rule!: string;

  @ApiProperty({ description: 'Who threw them; in a contest one name a die', type: [String], example: ['attacker'] })
  @Field(() => [String], { description: 'Who threw them; in a contest one name a die' })
  by!: readonly string[];

  static of({ notation, faces, purpose, rule, by }: Throw): ThrownDice {
    return { notation, faces, purpose, rule, by: typeof by === 'string' ? [by] : by };
  }
}

@ObjectType({ description: 'One reason for a number' })
export class EventModifier {
  @ApiProperty({ description: 'What it is', example: 'defender-shaken' })
  @Field({ description: 'What it is' })
  name!: string;

  @ApiProperty({ description: 'Rule it comes from', example: 'BS-AR-03' })
  @Field({ description: 'Rule it comes from' })
  rule!: string;

  @ApiProperty({ description: 'Where the figure comes from', example: 'house' })
  @Field({ description: 'Where the figure comes from' })
  provenance!: string;

  @ApiPropertyOptional({ description: 'What it adds', example: 1 })
  @Field(() => Int, { nullable: true, description: 'What it adds' })
  add?: number;

  @ApiPropertyOptional({ description: 'What it multiplies by, as an exact fraction', example: '3/2' })
  @Field(() => String, { nullable: true, description: 'What it multiplies by, as an exact fraction' })
  times?: string;
}

@ObjectType({ description: 'Something that happened' })
export class ResolutionEventModel {
  @ApiProperty({ description: 'What happened', example: 'armor-rolled' })
  @Field({ description: 'What happened' })
  type!: string;

  @ApiProperty({ description: 'Rule it follows from', example: 'BS-AR-01' })
  @Field({ description: 'Rule it follows from' })
  rule!: string;

  @ApiProperty({ description: 'The same for a person', example: 'Armor rating 7: 2 of 7 cancelled, 5 suffered.' })
  @Field({ description: 'The same for a person' })
  sentence!: string;

  @ApiProperty({ description: 'Reasons for its numbers', type: [EventModifier] })
  @Field(() => [EventModifier], { description: 'Reasons for its numbers' })
  modifiers!: readonly EventModifier[];

  @ApiProperty({ description: 'The facts that changed', type: 'object', additionalProperties: true, example: { cancelled: 2, suffered: 5 } })
  @Field(() => JsonScalar, { description: 'The facts that changed' })
  change!: object;
}

@ObjectType({ description: 'A catalog entry that was named in place of figures' })
export class UsedProfile {
  @ApiProperty({ description: 'JSON pointer to the place in the input', example: '/attacker/troop' })
  @Field({ description: 'JSON pointer to the place in the input' })
  pointer!: string;

  @ApiProperty({ description: 'The entry named', example: 'heavy-cavalry' })
  @Field({ description: 'The entry named' })
  ref!: string;

  @ApiPropertyOptional({ description: 'The collection that it is in, with its version; the catalog unless told', example: 'my-ogres@3' })
  @Field(() => String, { nullable: true, description: 'The collection that it is in, with its version; the catalog unless told' })
  collection?: string;

  @ApiProperty({ description: 'Where its figures come from', example: 'house' })
  @Field({ description: 'Where its figures come from' })
  provenance!: string;

  @ApiProperty({ description: 'The figures used', type: 'object', additionalProperties: true, example: { attackDice: [10], class: 'mounted', traits: ['lance'] } })
  @Field(() => JsonScalar, { description: 'The figures used' })
  profile!: object;
}

@ObjectType({ description: 'A choice that nobody made, and what was taken in its place' })
export class AssumedChoice {
  @ApiProperty({ description: 'Kind of decision', example: 'check-or-retreat' })
  @Field({ description: 'Kind of decision' })
  kind!: string;

  @ApiProperty({ description: 'Rule that gives the choice', example: 'BS-MORALE-03' })
  @Field({ description: 'Rule that gives the choice' })
  rule!: string;

  @ApiProperty({ description: 'Who has the choice', example: 'unit' })
  @Field({ description: 'Who has the choice' })
  seat!: string;

  @ApiProperty({ description: 'What was taken', anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }, { type: 'object' }, { type: 'array', items: {} }], example: 'check' })
  @Field(() => JsonScalar, { description: 'What was taken' })
  answer!: unknown;
}

@ObjectType({ description: 'A range that holds the true figure in 95 of 100 samples' })
export class SampledInterval {
  @ApiProperty({ description: 'Lower end', example: 0.24 })
  @Field(() => Float, { description: 'Lower end' })
  low!: number;

  @ApiProperty({ description: 'Upper end', example: 0.26 })
  @Field(() => Float, { description: 'Upper end' })
  high!: number;
}

@ObjectType({ description: 'An exact chance or mean, or in sampled odds the one counted' })
export class ExactRatio {
  @ApiProperty({ description: 'Numerator, a whole number in decimal digits', example: '1' })
  @Field({ description: 'Numerator, a whole number in decimal digits' })
  numerator!: string;

  @ApiProperty({ description: 'Denominator, a whole number in decimal digits', example: '4' })
  @Field({ description: 'Denominator, a whole number in decimal digits' })
  denominator!: string;

  @ApiProperty({ description: 'The same as a decimal', example: 0.25 })
  @Field(() => Float, { description: 'The same as a decimal' })
  decimal!: number;

  @ApiPropertyOptional({ description: 'Only in sampled odds: where the true figure lies', type: SampledInterval })
  @Field(() => SampledInterval, { nullable: true, description: 'Only in sampled odds: where the true figure lies' })
  interval?: SampledInterval;
}

/** What the parts of a request and of an answer are, for both APIs. */
export const ABOUT = {
  ruleset: 'Id of the ruleset',
  edition: 'Edition of the ruleset',
  procedure: 'Name of the procedure',
  profiles: 'Catalog entries that were named in place of figures',
  assumed: 'Choices that nobody made',
  result: 'What happened',
  events: 'Each event with its rule',
  thrown: 'Every throw',
  seed: 'The seed of the dice, unless faces were given',
  outcomes: 'Every outcome; chances sum to exactly 1',
  outcome: 'What comes of it',
  chance: 'Its exact chance',
  means: 'Exact mean of each number',
  input: 'What is to be resolved',
  dice: 'Your own faces in the order the rules throw them, or a seed; without either the server draws a seed and returns it',
  givenFaces: 'Faces, used up in order',
  givenSeed: 'Seed of the dice',
  method: 'How the odds were found: every outcome counted, or a sample taken',
  samples: 'How many resolutions were counted; only in sampled odds',
  sampleSeed: 'Seed of the sample; only in sampled odds',
  askMethod: 'exact counts every outcome; sampled resolves again and again and tells intervals',
  askSamples: 'How many resolutions to count; only for sampled odds',
  askSeed: 'Seed of the sample; only for sampled odds, drawn if left out',
} as const;

export const ANSWER_MODELS = [ThrownDice, EventModifier, ResolutionEventModel, UsedProfile, AssumedChoice, SampledInterval, ExactRatio] as const;
