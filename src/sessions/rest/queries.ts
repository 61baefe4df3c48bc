import { ArgsType, Field, Int } from '@nestjs/graphql';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Length, Matches, Max, Min } from 'class-validator';
import { MOST_LISTED } from '../desk';
import type { Units } from '../scene/calibration';
import { LONGEST_WAIT } from '../watch/patience';
import { MOST_ENTRIES } from '../watch/watch.desk';
import { SessionUnits } from './scene-models';

const DIGITS = /^\d{1,9}$/;
const LAST_SEQ = 999_999_999;

function Whole(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (typeof value === 'string' && DIGITS.test(value) ? Number(value) : value));
}

function YesOrNo(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value));
}

/** What the id of any ruleset looks like, of one that is gone too. */
const RULESET_ID = /^[a-z0-9-]+$/;

/** How many entries are told unless a caller says so. */
export const USUAL_ENTRIES = 100;

const UNITS = { description: "Whether places, lengths and names are told in inches and our names, or in the units and names of the session's scene", enum: ['inches', 'scene'], default: 'inches', example: 'inches' };

@ArgsType()
export class UnitsQuery {
  @ApiPropertyOptional(UNITS)
  @Field(() => SessionUnits, { nullable: true, description: UNITS.description })
  @IsOptional()
  @IsIn(['inches', 'scene'])
  units?: Units;
}

@ArgsType()
export class SessionsQuery {
  @ApiPropertyOptional({ description: 'Only sessions of this ruleset', pattern: RULESET_ID.source, example: 'chainmail' })
  @Field(() => String, { nullable: true, description: 'Only sessions of this ruleset' })
  @IsOptional()
  @IsString()
  @Length(1, 60)
  @Matches(RULESET_ID, { message: 'ruleset is the id of a ruleset: small letters, digits and hyphens' })
  ruleset?: string;

  @ApiPropertyOptional({ description: 'Only sessions in this state', enum: ['open', 'playing', 'finished'], example: 'playing' })
  @IsOptional()
  @IsIn(['open', 'playing', 'finished'])
  status?: string;

  @ApiPropertyOptional({ description: `How many, at most ${MOST_LISTED}`, minimum: 1, maximum: MOST_LISTED, default: 20, example: 20 })
  @Field(() => Int, { nullable: true, description: `How many, at most ${MOST_LISTED}` })
  @IsOptional()
  @Whole()
  @IsInt()
  @Min(1)
  @Max(MOST_LISTED)
  first?: number;

  @ApiPropertyOptional({ description: 'Cursor: next of an earlier page', example: 'MTc3MjM2NjQwMDAwMA' })
  @Field(() => String, { nullable: true, description: 'Cursor: endCursor of an earlier page' })
  @IsOptional()
  @IsString()
  @Length(1, 100)
  after?: string;

  @ApiPropertyOptional({ description: 'Only sessions that your key has made, private ones too', default: false, example: false })
  @Field(() => Boolean, { nullable: true, description: 'Only sessions that your key has made, private ones too' })
  @IsOptional()
  @YesOrNo()
  @IsBoolean()
  mine?: boolean;
}

export class ActQuery {
  @ApiPropertyOptional({ description: 'Asks only whether it is legal: nothing is stored, and no dice are thrown', default: false, example: false })
  @IsOptional()
  @YesOrNo()
  @IsBoolean()
  dryRun?: boolean;
}

@ArgsType()
export class OffersQuery extends UnitsQuery {
  @ApiPropertyOptional({ description: 'A model whose reach, costs and targets to work out', example: 'paladin' })
  @Field(() => String, { nullable: true, description: 'A model whose reach, costs and targets to work out' })
  @IsOptional()
  @IsString()
  @Length(1, 60)
  envelope?: string;
}

@ArgsType()
export class ForkQuery {
  @ApiPropertyOptional({ description: 'The version to go on from; the present one unless given', type: 'integer', minimum: 0, maximum: LAST_SEQ, example: 10 })
  @Field(() => String, { nullable: true, description: 'The version to go on from; the present one unless given' })
  @IsOptional()
  @IsString()
  @Length(1, 20)
  at?: string;
}

@ArgsType()
export class EntriesQuery extends UnitsQuery {
  @ApiPropertyOptional({ description: 'Number of the last entry that is known', minimum: 0, maximum: LAST_SEQ, default: 0, example: 0 })
  @Field(() => Int, { nullable: true, description: 'Number of the last entry that is known; 0 unless given' })
  @IsOptional()
  @Whole()
  @IsInt()
  @Min(0)
  @Max(LAST_SEQ)
  after?: number;

  @ApiPropertyOptional({ description: `How many, at most ${MOST_ENTRIES}`, minimum: 1, maximum: MOST_ENTRIES, default: 100, example: 100 })
  @Field(() => Int, { nullable: true, description: `How many, at most ${MOST_ENTRIES}` })
  @IsOptional()
  @Whole()
  @IsInt()
  @Min(1)
  @Max(MOST_ENTRIES)
  first?: number;

  @ApiPropertyOptional({ description: 'How many seconds to wait for an entry if there is none yet', minimum: 0, maximum: LONGEST_WAIT, default: 0, example: 0 })
  @Field(() => Int, { nullable: true, description: 'How many seconds to wait for an entry if there is none yet' })
  @IsOptional()
  @Whole()
  @IsInt()
  @Min(0)
  @Max(LONGEST_WAIT)
  wait?: number;
}

export class MessagesQuery {
  @ApiPropertyOptional({ description: 'Id of the last message that is known', example: '6f1c1c1e-6a3b-4a8e-9c55-0f8f2d8f7a11' })
  @IsOptional()
  @IsString()
  @Length(1, 40)
  after?: string;

  @ApiPropertyOptional({ description: `How many, at most ${MOST_ENTRIES}`, minimum: 1, maximum: MOST_ENTRIES, default: 100, example: 100 })
  @IsOptional()
  @Whole()
  @IsInt()
  @Min(1)
  @Max(MOST_ENTRIES)
  first?: number;

  @ApiPropertyOptional({ description: 'How many seconds to wait for a message if there is none yet', minimum: 0, maximum: LONGEST_WAIT, default: 0, example: 0 })
  @IsOptional()
  @Whole()
  @IsInt()
  @Min(0)
  @Max(LONGEST_WAIT)
  wait?: number;
}

@ArgsType()
export class StreamQuery extends UnitsQuery {
  @ApiPropertyOptional({ description: 'Number of the last entry that is known, unless Last-Event-ID says it', minimum: 0, maximum: LAST_SEQ, default: 0, example: 0 })
  @Field(() => Int, { nullable: true, description: 'Number of the last entry that is known; 0 unless given' })
  @IsOptional()
  @Whole()
  @IsInt()
  @Min(0)
  @Max(LAST_SEQ)
  after?: number;

  @ApiPropertyOptional({ description: 'A stream ticket, in place of a token', example: 'Zx3yB0rUj1cO2n5oV8mE7qL4wT6kH9sD3fG5hJ8kL0a' })
  @Field(() => String, { nullable: true, description: 'A stream ticket, in place of a token' })
  @IsOptional()
  @IsString()
  @Length(1, 100)
  ticket?: string;
}

export class WatchQuery extends StreamQuery {
  @ApiPropertyOptional({ description: 'Server-sent events, or a line of JSON for each entry', enum: ['sse', 'ndjson'], default: 'sse', example: 'sse' })
  @IsOptional()
  @IsIn(['sse', 'ndjson'])
  format?: 'sse' | 'ndjson';
}
