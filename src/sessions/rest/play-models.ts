import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ProblemError } from '../../platform/http/problem';
import { AssumedChoice, ExactRatio } from '../../resolution/answer';
import { DATE, HASH, ID, OBJECTS, OBJECT_OR_NULL, SEAT_OR_NULL, STATUS, UUID, VERSION, WHEN } from './model-parts';

export class SessionEntry {
  @ApiProperty({ description: 'Its number in the log', type: 'integer', example: 12 })
  seq!: number;

  @ApiProperty({ description: 'The seat that acted; null for the session itself', ...SEAT_OR_NULL })
  seat!: string | null;

  @ApiProperty({ description: 'When it was stored', pattern: DATE, example: WHEN })
  at!: string;

  @ApiProperty({ description: 'What the viewer may know of what happened, each event with its rule and its change of state', ...OBJECTS })
  events!: object[];
}

export class SessionEntries {
  @ApiProperty(VERSION)
  version!: number;

  @ApiProperty({ description: 'The entries after the one asked for, in order and without gaps', type: [SessionEntry] })
  items!: SessionEntry[];

  @ApiProperty({ description: 'Where to ask on, or null at the end', type: 'integer', nullable: true, example: null })
  next!: number | null;
}

export class StoredActions {
  @ApiProperty({ description: 'Id of the session', pattern: ID, example: UUID })
  id!: string;

  @ApiProperty(VERSION)
  version!: number;

  @ApiProperty(STATUS)
  status!: string;

  @ApiProperty({ description: 'The seats that are to act now', type: [String], example: ['north'] })
  toAct!: string[];

  @ApiProperty({ description: 'The decision or throw that is waited for, or null', ...OBJECT_OR_NULL })
  owed!: object | null;

  @ApiProperty({ description: 'What was stored', type: [SessionEntry] })
  entries!: SessionEntry[];
}

export class ActionLegality {
  @ApiProperty({ description: 'Whether the rules allow it', example: true })
  legal!: boolean;

  @ApiProperty(VERSION)
  version!: number;

  @ApiProperty({ description: 'Every reason against it', type: [ProblemError] })
  refusals!: ProblemError[];
}

export class SessionOffers {
  @ApiProperty(VERSION)
  version!: number;

  @ApiProperty({ description: 'The seat they are for; null for a bystander', ...SEAT_OR_NULL })
  seat!: string | null;

  @ApiProperty({ description: 'The seats that are to act now', type: [String], example: ['south'] })
  toAct!: string[];

  @ApiProperty({ description: 'The decision or throw that is waited for, or null', ...OBJECT_OR_NULL })
  owed!: object | null;

  @ApiProperty({ description: 'Exact actions, and families of them with bounds and an example', ...OBJECTS })
  offers!: object[];

  @ApiProperty({ description: 'What cannot be done now, and why', ...OBJECTS })
  blocked!: object[];

  @ApiPropertyOptional({ description: 'Reach, costs and targets of the thing asked for', type: 'object', additionalProperties: true })
  envelope?: object;
}

export class ActionOutcome {
  @ApiProperty({ description: 'What would change', type: 'object', additionalProperties: true })
  outcome!: object;

  @ApiProperty({ description: 'Its exact chance', type: ExactRatio })
  chance!: ExactRatio;
}

export class SessionOdds {
  @ApiProperty(VERSION)
  version!: number;

  @ApiProperty({ description: 'The seat from whose knowledge they were counted', example: 'south' })
  seat!: string;

  @ApiProperty({ description: 'Every outcome, the likeliest first; chances sum to exactly 1', type: [ActionOutcome] })
  outcomes!: ActionOutcome[];

  @ApiProperty({ description: 'Choices that nobody made', type: [AssumedChoice] })
  assumed!: AssumedChoice[];
}

export class VerdictFault {
  @ApiProperty({ description: 'The action that is not as it should be', type: 'integer', example: 7 })
  seq!: number;

  @ApiProperty({ description: 'What is wrong with it', example: 'the seed throws other faces' })
  reason!: string;
}

export class SessionVerdict {
  @ApiProperty({ description: 'Whether every throw and every state came out again', example: true })
  verified!: boolean;

  @ApiProperty(VERSION)
  version!: number;

  @ApiProperty({ description: 'How many actions were found right', type: 'integer', example: 12 })
  checked!: number;

  @ApiProperty({ description: "SHA-256 of the server's seed", example: HASH })
  commitment!: string;

  @ApiProperty({ description: 'The first fault, or null', oneOf: [{ $ref: '#/components/schemas/VerdictFault' }, { type: 'null' }] })
  fault!: VerdictFault | null;
}
