import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { SessionSight } from '../graphql/sight';
import { SceneName, SessionDice, SessionPhase, SessionScene } from './scene-models';
import { DATE, HASH, ID, OBJECT_OR_NULL, SEAT_OR_NULL, STATUS, TOKEN, UUID, VERSION, WHEN } from './model-parts';

@ObjectType({ description: 'A seat of a session' })
export class SessionSeat {
  @ApiProperty({ description: 'Name of the seat', example: 'south' })
  @Field(() => String, { description: 'Name of the seat' })
  seat!: string;

  @ApiPropertyOptional({ description: 'The bot that plays it', example: 'greedy' })
  @Field(() => String, { nullable: true, description: 'The bot that plays it' })
  bot?: string;

  @ApiPropertyOptional({ description: 'Its team', example: 'reds' })
  @Field(() => String, { nullable: true, description: 'Its team' })
  team?: string;

  @ApiPropertyOptional({ description: 'What the seat added to the dice', example: 'forty-two' })
  @Field(() => String, { nullable: true, description: 'What the seat added to the dice' })
  contribution?: string;
}

@ObjectType({ description: 'A seat of a new session, with its token if it is open' })
export class IssuedSeat {
  @ApiProperty({ description: 'Name of the seat', example: 'south' })
  @Field(() => String, { description: 'Name of the seat' })
  seat!: string;

  @ApiPropertyOptional({ description: 'The bot that plays it', example: 'greedy' })
  @Field(() => String, { nullable: true, description: 'The bot that plays it' })
  bot?: string;

  @ApiPropertyOptional({ description: 'Its token, shown this once', example: TOKEN })
  @Field(() => String, { nullable: true, description: 'Its token, shown this once' })
  token?: string;

  @ApiPropertyOptional({ description: 'When the token expires', pattern: DATE, example: WHEN })
  @Field(() => String, { nullable: true, description: 'When the token expires' })
  expiresAt?: string;
}

@ObjectType({ description: 'A token, shown once' })
export class IssuedToken {
  @ApiProperty({ description: 'The token, shown this once', example: TOKEN })
  @Field(() => String, { description: 'The token, shown this once' })
  token!: string;

  @ApiProperty({ description: 'When it expires', pattern: DATE, example: WHEN })
  @Field(() => String, { description: 'When it expires' })
  expiresAt!: string;
}

@ObjectType({ description: 'The new token of a seat' })
export class SeatToken extends IssuedToken {
  @ApiProperty({ description: 'Name of the seat', example: 'south' })
  @Field(() => String, { description: 'Name of the seat' })
  seat!: string;
}

@ObjectType({ description: 'How long the token of a seat is valid now' })
export class RenewedToken {
  @ApiProperty({ description: 'Name of the seat', example: 'south' })
  @Field(() => String, { description: 'Name of the seat' })
  seat!: string;

  @ApiProperty({ description: 'When its token expires now', pattern: DATE, example: WHEN })
  @Field(() => String, { description: 'When its token expires now' })
  expiresAt!: string;
}

@ObjectType({ description: 'A ticket for one stream' })
export class StreamTicket {
  @ApiProperty({ description: 'Opens one stream', example: TOKEN })
  @Field(() => String, { description: 'Opens one stream' })
  ticket!: string;

  @ApiProperty({ description: 'Until when it does', pattern: DATE, example: WHEN })
  @Field(() => String, { description: 'Until when it does' })
  expiresAt!: string;
}

@ObjectType({ isAbstract: true })
class SessionBasics {
  @ApiProperty({ description: 'Id of the session', pattern: ID, example: UUID })
  @Field(() => String, { description: 'Id of the session' })
  id!: string;

  @ApiProperty({ description: 'Id of the ruleset', example: 'chainmail' })
  @Field(() => String, { description: 'Id of the ruleset' })
  ruleset!: string;

  @ApiProperty({ description: 'Edition of the ruleset', example: '2001' })
  @Field(() => String, { description: 'Edition of the ruleset' })
  edition!: string;

  @ApiProperty(STATUS)
  @Field(() => SessionPhase, { name: 'phase', description: STATUS.description })
  status!: string;

  @ApiProperty(VERSION)
  @Field(() => Int, { description: VERSION.description })
  version!: number;

  @ApiProperty({ description: 'Whether the service throws, or each seat its own dice', enum: ['server', 'table'], example: 'server' })
  @Field(() => SessionDice, { description: 'Whether the service throws, or each seat its own dice' })
  dice!: string;
}

@ObjectType({ description: 'A new session with its tokens' })
export class SessionMade extends SessionBasics {
  @ApiProperty({ description: 'Whether everybody may watch', example: true })
  @Field(() => Boolean, { description: 'Whether everybody may watch' })
  public!: boolean;

  @ApiProperty({ description: "SHA-256 of the server's seed, which is revealed at the end", example: HASH })
  @Field(() => String, { description: "SHA-256 of the server's seed, which is revealed at the end" })
  commitment!: string;

  @ApiProperty({ description: "The creator's token", type: IssuedToken })
  @Field(() => IssuedToken, { description: "The creator's token" })
  creator!: IssuedToken;

  @ApiProperty({ description: 'The seats, open ones with their tokens', type: [IssuedSeat] })
  @Field(() => [IssuedSeat], { description: 'The seats, open ones with their tokens' })
  seats!: IssuedSeat[];
}

@ObjectType({ description: 'A session in a list' })
export class ListedSession extends SessionBasics {
  @ApiProperty({ description: 'Who plays', type: [SessionSeat] })
  @Field(() => [SessionSeat], { description: 'Who plays' })
  seats!: SessionSeat[];

  @ApiProperty({ description: 'When it was made', pattern: DATE, example: WHEN })
  @Field(() => String, { description: 'When it was made' })
  createdAt!: string;
}

export class SessionPage {
  @ApiProperty({ description: 'The newest first', type: [ListedSession] })
  items!: ListedSession[];

  @ApiProperty({ description: 'Cursor of the next page, or null', type: 'string', nullable: true, example: 'MTc3MjM2NjQwMDAwMA' })
  next!: string | null;
}

@ObjectType({ description: 'One place in the final order' })
export class SessionPlace {
  @ApiProperty({ description: 'Place, counted from 1', type: 'integer', example: 1 })
  @Field(() => Int, { description: 'Place, counted from 1' })
  place!: number;

  @ApiProperty({ description: 'The seats that share it', type: [String], example: ['south'] })
  @Field(() => [String], { description: 'The seats that share it' })
  seats!: string[];

  @ApiProperty({ description: 'Their score', example: 31 })
  @Field(() => Float, { description: 'Their score' })
  score!: number;
}

@ObjectType({ description: 'How a session ended' })
export class SessionOutcome {
  @ApiProperty({ description: 'Whether the seats agreed on a draw', example: false })
  @Field(() => Boolean, { description: 'Whether the seats agreed on a draw' })
  agreed!: boolean;

  @ApiProperty({ description: 'The final order', type: [SessionPlace] })
  @Field(() => [SessionPlace], { description: 'The final order' })
  places!: SessionPlace[];

  @ApiProperty({ description: 'Rule that ended it, or null', type: 'string', nullable: true, example: 'CM-SCEN-05' })
  @Field(() => String, { nullable: true, description: 'Rule that ended it, or null' })
  rule!: string | null;

  @ApiProperty({ description: 'Why it ended', example: 'One side has no models left.' })
  @Field(() => String, { description: 'Why it ended' })
  reason!: string;
}

@ObjectType({ description: 'What a seat has proposed' })
export class SessionProposal {
  @ApiProperty({ description: 'To go back to a version, to fork from one, or to pause', enum: ['undo', 'fork', 'pause'], example: 'undo' })
  @Field(() => String, { description: 'undo, fork or pause' })
  what!: string;

  @ApiProperty({ description: 'The version it is about; null for a pause', type: 'integer', nullable: true, example: 12 })
  @Field(() => Int, { nullable: true, description: 'The version it is about; null for a pause' })
  version!: number | null;

  @ApiProperty({ description: 'The seats that agree so far', type: [String], example: ['south'] })
  @Field(() => [String], { description: 'The seats that agree so far' })
  agreed!: string[];
}

@ObjectType({ description: 'The clock of a session' })
export class SessionClockState {
  @ApiProperty({ description: 'How many seconds each decision may take', type: 'integer', example: 60 })
  @Field(() => Int, { description: 'How many seconds each decision may take' })
  seconds!: number;

  @ApiProperty({ description: 'When the rules decide for who has not; null while nobody must', type: 'string', nullable: true, pattern: DATE, example: WHEN })
  @Field(() => String, { nullable: true, description: 'When the rules decide for who has not; null while nobody must' })
  until!: string | null;
}

@ObjectType({ description: 'What a session goes on from' })
export class SessionOrigin {
  @ApiProperty({ description: 'Id of that session', pattern: ID, example: UUID })
  @Field(() => String, { description: 'Id of that session' })
  session!: string;

  @ApiProperty({ description: 'The version of it', type: 'integer', example: 10 })
  @Field(() => Int, { description: 'The version of it' })
  version!: number;
}

@ObjectType('Session', { description: 'A session as the caller may see it' })
export class SessionModel extends SessionBasics {
  @ApiProperty({ description: 'Whether everybody may watch', example: true })
  @Field(() => Boolean, { description: 'Whether everybody may watch' })
  public!: boolean;

  @ApiProperty({ description: "SHA-256 of the server's seed", example: HASH })
  @Field(() => String, { description: "SHA-256 of the server's seed" })
  commitment!: string;

  @ApiPropertyOptional({ description: "The server's seed, once the game has ended", example: HASH })
  @Field(() => String, { nullable: true, description: "The server's seed, once the game has ended" })
  seed?: string;

  @ApiProperty({ description: 'Who plays', type: [SessionSeat] })
  @Field(() => [SessionSeat], { description: 'Who plays' })
  seats!: SessionSeat[];

  @ApiProperty({ description: 'When it was made', pattern: DATE, example: WHEN })
  @Field(() => String, { description: 'When it was made' })
  createdAt!: string;

  @ApiProperty({ description: 'The seat through whose eyes it is shown; null for a bystander', ...SEAT_OR_NULL })
  @Field(() => String, { nullable: true, description: 'The seat through whose eyes it is shown; null for a bystander' })
  you!: string | null;

  @ApiProperty({ description: 'The seats that agree to the draw on offer', type: [String], example: [] })
  @Field(() => [String], { description: 'The seats that agree to the draw on offer' })
  drawOfferedBy!: string[];

  @ApiProperty({ description: 'What is proposed, or null', oneOf: [{ $ref: '#/components/schemas/SessionProposal' }, { type: 'null' }] })
  @Field(() => SessionProposal, { nullable: true, description: 'What is proposed, or null' })
  proposal!: SessionProposal | null;

  @ApiProperty({ description: 'Whether it is paused', example: false })
  @Field(() => Boolean, { description: 'Whether it is paused' })
  paused!: boolean;

  @ApiProperty({ description: 'Its clock, or null', oneOf: [{ $ref: '#/components/schemas/SessionClockState' }, { type: 'null' }] })
  @Field(() => SessionClockState, { nullable: true, description: 'Its clock, or null' })
  clock!: SessionClockState | null;

  @ApiProperty({ description: 'Where it was forked off, or null', oneOf: [{ $ref: '#/components/schemas/SessionOrigin' }, { type: 'null' }] })
  @Field(() => SessionOrigin, { nullable: true, description: 'Where it was forked off, or null' })
  origin!: SessionOrigin | null;

  @ApiProperty({ description: 'How it ended; null until then', oneOf: [{ $ref: '#/components/schemas/SessionOutcome' }, { type: 'null' }] })
  @Field(() => SessionOutcome, { nullable: true, description: 'How it ended; null until then' })
  outcome!: SessionOutcome | null;

  @ApiProperty({ description: "How the caller's scene lies on the field; null if it has none", oneOf: [{ $ref: '#/components/schemas/SessionScene' }, { type: 'null' }] })
  @Field(() => SessionScene, { nullable: true, description: "How the caller's scene lies on the field; null if it has none" })
  scene!: object | null;

  @ApiProperty({ description: "The caller's names of things, each with the name that the set-up gives the thing", type: 'object', additionalProperties: { type: 'string' }, example: { 'token-1': 'paladin' } })
  @Field(() => [SceneName], { description: "The caller's names of things" })
  names!: Readonly<Record<string, string>>;

  @ApiProperty({ description: 'What the viewer may know: the game, the seats to act, what is owed, standing answers, leaving seats and outcome; null until it starts', ...OBJECT_OR_NULL })
  @Field(() => SessionSight, { nullable: true, description: 'What the viewer may know: the game, the seats to act, what is owed, standing answers, leaving seats and outcome; null until it starts' })
  view!: object | null;
}

@ObjectType({ description: 'Who holds a seat from now on' })
export class SubstitutedSeat extends IssuedSeat {
  @ApiProperty(VERSION)
  @Field(() => Int, { description: VERSION.description })
  version!: number;
}

@ObjectType({ description: 'A session that follows another one, with the tokens that are the caller\'s to hold' })
export class SessionSuccessor {
  @ApiProperty({ description: 'Id of the new session; null until all have agreed', type: 'string', nullable: true, pattern: ID, example: UUID })
  @Field(() => String, { nullable: true, description: 'Id of the new session; null until all have agreed' })
  id!: string | null;

  @ApiProperty({ description: 'The seats whose consent is missing', type: [String], example: [] })
  @Field(() => [String], { description: 'The seats whose consent is missing' })
  waitingFor!: string[];

  @ApiProperty({ description: "The creator's token, or null", oneOf: [{ $ref: '#/components/schemas/IssuedToken' }, { type: 'null' }] })
  @Field(() => IssuedToken, { nullable: true, description: "The creator's token, or null" })
  creator!: IssuedToken | null;

  @ApiProperty({ description: "The seats, the caller's own with their tokens", type: [IssuedSeat] })
  @Field(() => [IssuedSeat], { description: "The seats, the caller's own with their tokens" })
  seats!: IssuedSeat[];
}
