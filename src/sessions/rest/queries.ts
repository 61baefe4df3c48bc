import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import { MOST_LISTED } from '../desk';
import { MOST_ENTRIES } from '../watch/watch.desk';

const DIGITS = /^\d{1,9}$/;
const LAST_SEQ = 999_999_999;

function Whole(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (typeof value === 'string' && DIGITS.test(value) ? Number(value) : value));
}

function YesOrNo(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value));
}

export class SessionsQuery {
  @ApiPropertyOptional({ description: 'Only sessions of this ruleset', example: 'chainmail' })
  @IsOptional()
  @IsString()
  @Length(1, 60)
  ruleset?: string;

  @ApiPropertyOptional({ description: 'Only sessions in this state', enum: ['open', 'playing', 'finished'], example: 'playing' })
  @IsOptional()
  @IsIn(['open', 'playing', 'finished'])
  status?: string;

  @ApiPropertyOptional({ description: `How many, at most ${MOST_LISTED}`, minimum: 1, maximum: MOST_LISTED, default: 20, example: 20 })
  @IsOptional()
  @Whole()
  @IsInt()
  @Min(1)
  @Max(MOST_LISTED)
  first?: number;

  @ApiPropertyOptional({ description: 'Cursor: next of an earlier page', example: 'MTc3MjM2NjQwMDAwMA' })
  @IsOptional()
  @IsString()
  @Length(1, 100)
  after?: string;
}

export class ActQuery {
  @ApiPropertyOptional({ description: 'Asks only whether it is legal: nothing is stored, and no dice are thrown', default: false, example: false })
  @IsOptional()
  @YesOrNo()
  @IsBoolean()
  dryRun?: boolean;
}

export class OffersQuery {
  @ApiPropertyOptional({ description: 'A model whose reach, costs and targets to work out', example: 'paladin' })
  @IsOptional()
  @IsString()
  @Length(1, 60)
  envelope?: string;
}

export class EntriesQuery {
  @ApiPropertyOptional({ description: 'Number of the last entry that is known', minimum: 0, maximum: LAST_SEQ, default: 0, example: 0 })
  @IsOptional()
  @Whole()
  @IsInt()
  @Min(0)
  @Max(LAST_SEQ)
  after?: number;

  @ApiPropertyOptional({ description: `How many, at most ${MOST_ENTRIES}`, minimum: 1, maximum: MOST_ENTRIES, default: 100, example: 100 })
  @IsOptional()
  @Whole()
  @IsInt()
  @Min(1)
  @Max(MOST_ENTRIES)
  first?: number;
}

export class StreamQuery {
  @ApiPropertyOptional({ description: 'Number of the last entry that is known, unless Last-Event-ID says it', minimum: 0, maximum: LAST_SEQ, default: 0, example: 0 })
  @IsOptional()
  @Whole()
  @IsInt()
  @Min(0)
  @Max(LAST_SEQ)
  after?: number;

  @ApiPropertyOptional({ description: 'A stream ticket, in place of a token', example: 'Zx3yB0rUj1cO2n5oV8mE7qL4wT6kH9sD3fG5hJ8kL0a' })
  @IsOptional()
  @IsString()
  @Length(1, 100)
  ticket?: string;
}
