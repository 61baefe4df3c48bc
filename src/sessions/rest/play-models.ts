import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { JsonScalar } from '../../platform/graphql/json.scalar';
import { BlockedAction, SessionEventModel, SessionOffer, SessionOwed } from '../graphql/told';
import { ProblemError } from '../../platform/http/problem';
import { AssumedChoice, ExactRatio } from '../../resolution/answer';
import { SessionPhase } from './scene-models';
import { DATE, HASH, ID, OBJECTS, OBJECT_OR_NULL, SEAT_OR_NULL, STATUS, UUID, VERSION, WHEN } from './model-parts';

@ObjectType({ description: 'One action of the log as the caller may know it' })
export class SessionEntry {
  @ApiProperty({ description: 'Its number in the log', type: 'integer', example: 12 })
  @Field(() => Int, { description: 'Its number in the log' })
  seq!: number;

  @ApiProperty({ description: 'The seat that acted; null for the session itself', ...SEAT_OR_NULL })
  @Field(() => String, { nullable: true, description: 'The seat that acted; null for the session itself' })
  seat!: string | null;

  @ApiProperty({ description: 'When it was stored', pattern: DATE, example: WHEN })
  @Field(() => String, { description: 'When it was stored' })
  at!: string;

  @ApiProperty({ description: 'What the viewer may know of what happened, each event with its rule and its change of state', ...OBJECTS })
  @Field(() => [SessionEventModel], { description: 'What the viewer may know of what happened, each event with its rule and its change of state' })
  events!: object[];
}

@ObjectType({ description: 'Entries of the log' })
export class SessionEntries {
  @ApiProperty(VERSION)
  @Field(() => Int, { description: VERSION.description })
  version!: number;

  @ApiProperty({ description: 'The entries after the one asked for, in order and without gaps', type: [SessionEntry] })
  @Field(() => [SessionEntry], { description: 'The entries after the one asked for, in order and without gaps' })
  items!: SessionEntry[];

  @ApiProperty({ description: 'Where to ask on, or null at the end', type: 'integer', nullable: true, example: null })
  @Field(() => Int, { nullable: true, description: 'Where to ask on, or null at the end' })
  next!: number | null;
}

@ObjectType({ description: 'What was stored' })
export class StoredActions {
  @ApiProperty({ description: 'Id of the session', pattern: ID, example: UUID })
  @Field(() => String, { description: 'Id of the session' })
  id!: string;

  @ApiProperty(VERSION)
  @Field(() => Int, { description: VERSION.description })
  version!: number;

  @ApiProperty(STATUS)
  @Field(() => SessionPhase, { name: 'phase', description: STATUS.description })
  status!: string;

  @ApiProperty({ description: 'The seats that are to act now', type: [String], example: ['north'] })
  @Field(() => [String], { description: 'The seats that are to act now' })
  toAct!: string[];

  @ApiProperty({ description: 'The decision or throw that is waited for, or null', ...OBJECT_OR_NULL })
  @Field(() => SessionOwed, { nullable: true, description: 'The decision or throw that is waited for, or null' })
  owed!: object | null;

  @ApiProperty({ description: 'What was stored', type: [SessionEntry] })
  @Field(() => [SessionEntry], { description: 'What was stored' })
  entries!: SessionEntry[];
}

@ObjectType({ description: 'Whether actions are legal' })
export class ActionLegality {
  @ApiProperty({ description: 'Whether the rules allow it', example: true })
  @Field(() => Boolean, { description: 'Whether the rules allow it' })
  legal!: boolean;

  @ApiProperty(VERSION)
  @Field(() => Int, { description: VERSION.description })
  version!: number;

  @ApiProperty({ description: 'Every reason against it', type: [ProblemError] })
  @Field(() => [ProblemError], { description: 'Every reason against it' })
  refusals!: ProblemError[];
}

@ObjectType({ description: 'What the caller may do' })
export class SessionOffers {
  @ApiProperty(VERSION)
  @Field(() => Int, { description: VERSION.description })
  version!: number;

  @ApiProperty({ description: 'The seat they are for; null for a bystander', ...SEAT_OR_NULL })
  @Field(() => String, { nullable: true, description: 'The seat they are for; null for a bystander' })
  seat!: string | null;

  @ApiProperty({ description: 'The seats that are to act now', type: [String], example: ['south'] })
  @Field(() => [String], { description: 'The seats that are to act now' })
  toAct!: string[];

  @ApiProperty({ description: 'The decision or throw that is waited for, or null', ...OBJECT_OR_NULL })
  @Field(() => SessionOwed, { nullable: true, description: 'The decision or throw that is waited for, or null' })
  owed!: object | null;

  @ApiProperty({ description: 'Exact actions, and families of them with bounds and an example', ...OBJECTS })
  @Field(() => [SessionOffer], { description: 'Exact actions, and families of them with bounds and an example' })
  offers!: object[];

  @ApiProperty({ description: 'What cannot be done now, and why', ...OBJECTS })
  @Field(() => [BlockedAction], { description: 'What cannot be done now, and why' })
  blocked!: object[];

  @ApiPropertyOptional({ description: 'Reach, costs and targets of the thing asked for', type: 'object', additionalProperties: true })
  @Field(() => JsonScalar, { nullable: true, description: 'Reach, costs and targets of the thing asked for' })
  envelope?: object;
}

@ObjectType({ description: 'One outcome with its chance' })
export class ActionOutcome {
  @ApiProperty({ description: 'What would change', type: 'object', additionalProperties: true })
  @Field(() => JsonScalar, { description: 'What would change' })
  outcome!: object;

  @ApiProperty({ description: 'Its exact chance', type: ExactRatio })
  @Field(() => ExactRatio, { description: 'Its exact chance' })
  chance!: ExactRatio;
}

@ObjectType({ description: 'What an action may lead to' })
export class SessionOdds {
  @ApiProperty(VERSION)
  @Field(() => Int, { description: VERSION.description })
  version!: number;

  @ApiProperty({ description: 'The seat from whose knowledge they were counted', example: 'south' })
  @Field(() => String, { description: 'The seat from whose knowledge they were counted' })
  seat!: string;

  @ApiProperty({ description: 'Every outcome, the likeliest first; chances sum to exactly 1', type: [ActionOutcome] })
  @Field(() => [ActionOutcome], { description: 'Every outcome, the likeliest first; chances sum to exactly 1' })
  outcomes!: ActionOutcome[];

  @ApiProperty({ description: 'Choices that nobody made', type: [AssumedChoice] })
  @Field(() => [AssumedChoice], { description: 'Choices that nobody made' })
  assumed!: AssumedChoice[];
}

@ObjectType({ description: 'What is wrong with the log' })
export class VerdictFault {
  @ApiProperty({ description: 'The action that is not as it should be', type: 'integer', example: 7 })
  @Field(() => Int, { description: 'The action that is not as it should be' })
  seq!: number;

  @ApiProperty({ description: 'What is wrong with it', example: 'the seed throws other faces' })
  @Field(() => String, { description: 'What is wrong with it' })
  reason!: string;
}

@ObjectType({ description: 'Whether every throw came out again' })
export class SessionVerdict {
  @ApiProperty({ description: 'Whether every throw and every state came out again', example: true })
  @Field(() => Boolean, { description: 'Whether every throw and every state came out again' })
  verified!: boolean;

  @ApiProperty(VERSION)
  @Field(() => Int, { description: VERSION.description })
  version!: number;

  @ApiProperty({ description: 'How many actions were found right', type: 'integer', example: 12 })
  @Field(() => Int, { description: 'How many actions were found right' })
  checked!: number;

  @ApiProperty({ description: "SHA-256 of the server's seed", example: HASH })
  @Field(() => String, { description: "SHA-256 of the server's seed" })
  commitment!: string;

  @ApiProperty({ description: 'The first fault, or null', oneOf: [{ $ref: '#/components/schemas/VerdictFault' }, { type: 'null' }] })
  @Field(() => VerdictFault, { nullable: true, description: 'The first fault, or null' })
  fault!: VerdictFault | null;
}
