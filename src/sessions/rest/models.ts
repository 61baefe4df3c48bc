import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { DATE, HASH, ID, OBJECT_OR_NULL, SEAT_OR_NULL, STATUS, TOKEN, UUID, VERSION, WHEN } from './model-parts';

export class SessionSeat {
  @ApiProperty({ description: 'Name of the seat', example: 'south' })
  seat!: string;

  @ApiPropertyOptional({ description: 'The bot that plays it', example: 'greedy' })
  bot?: string;

  @ApiPropertyOptional({ description: 'What the seat added to the dice', example: 'forty-two' })
  contribution?: string;
}

export class IssuedSeat {
  @ApiProperty({ description: 'Name of the seat', example: 'south' })
  seat!: string;

  @ApiPropertyOptional({ description: 'The bot that plays it', example: 'greedy' })
  bot?: string;

  @ApiPropertyOptional({ description: 'Its token, shown this once', example: TOKEN })
  token?: string;

  @ApiPropertyOptional({ description: 'When the token expires', pattern: DATE, example: WHEN })
  expiresAt?: string;
}

export class IssuedToken {
  @ApiProperty({ description: 'The token, shown this once', example: TOKEN })
  token!: string;

  @ApiProperty({ description: 'When it expires', pattern: DATE, example: WHEN })
  expiresAt!: string;
}

export class SeatToken extends IssuedToken {
  @ApiProperty({ description: 'Name of the seat', example: 'south' })
  seat!: string;
}

export class RenewedToken {
  @ApiProperty({ description: 'Name of the seat', example: 'south' })
  seat!: string;

  @ApiProperty({ description: 'When its token expires now', pattern: DATE, example: WHEN })
  expiresAt!: string;
}

export class StreamTicket {
  @ApiProperty({ description: 'Opens one stream', example: TOKEN })
  ticket!: string;

  @ApiProperty({ description: 'Until when it does', pattern: DATE, example: WHEN })
  expiresAt!: string;
}

class SessionBasics {
  @ApiProperty({ description: 'Id of the session', pattern: ID, example: UUID })
  id!: string;

  @ApiProperty({ description: 'Id of the ruleset', example: 'chainmail' })
  ruleset!: string;

  @ApiProperty({ description: 'Edition of the ruleset', example: '2001' })
  edition!: string;

  @ApiProperty(STATUS)
  status!: string;

  @ApiProperty(VERSION)
  version!: number;

  @ApiProperty({ description: 'Whether the service throws, or each seat its own dice', enum: ['server', 'table'], example: 'server' })
  dice!: string;
}

export class SessionMade extends SessionBasics {
  @ApiProperty({ description: 'Whether everybody may watch', example: true })
  public!: boolean;

  @ApiProperty({ description: "SHA-256 of the server's seed, which is revealed at the end", example: HASH })
  commitment!: string;

  @ApiProperty({ description: "The creator's token", type: IssuedToken })
  creator!: IssuedToken;

  @ApiProperty({ description: 'The seats, open ones with their tokens', type: [IssuedSeat] })
  seats!: IssuedSeat[];
}

export class ListedSession extends SessionBasics {
  @ApiProperty({ description: 'Who plays', type: [SessionSeat] })
  seats!: SessionSeat[];

  @ApiProperty({ description: 'When it was made', pattern: DATE, example: WHEN })
  createdAt!: string;
}

export class SessionPage {
  @ApiProperty({ description: 'The newest first', type: [ListedSession] })
  items!: ListedSession[];

  @ApiProperty({ description: 'Cursor of the next page, or null', type: 'string', nullable: true, example: 'MTc3MjM2NjQwMDAwMA' })
  next!: string | null;
}

export class SessionPlace {
  @ApiProperty({ description: 'Place, counted from 1', type: 'integer', example: 1 })
  place!: number;

  @ApiProperty({ description: 'The seats that share it', type: [String], example: ['south'] })
  seats!: string[];

  @ApiProperty({ description: 'Their score', example: 31 })
  score!: number;
}

export class SessionOutcome {
  @ApiProperty({ description: 'Whether the seats agreed on a draw', example: false })
  agreed!: boolean;

  @ApiProperty({ description: 'The final order', type: [SessionPlace] })
  places!: SessionPlace[];

  @ApiProperty({ description: 'Rule that ended it, or null', type: 'string', nullable: true, example: 'CM-SCEN-05' })
  rule!: string | null;

  @ApiProperty({ description: 'Why it ended', example: 'One side has no models left.' })
  reason!: string;
}

export class SessionModel extends SessionBasics {
  @ApiProperty({ description: 'Whether everybody may watch', example: true })
  public!: boolean;

  @ApiProperty({ description: "SHA-256 of the server's seed", example: HASH })
  commitment!: string;

  @ApiPropertyOptional({ description: "The server's seed, once the game has ended", example: HASH })
  seed?: string;

  @ApiProperty({ description: 'Who plays', type: [SessionSeat] })
  seats!: SessionSeat[];

  @ApiProperty({ description: 'When it was made', pattern: DATE, example: WHEN })
  createdAt!: string;

  @ApiProperty({ description: 'The seat through whose eyes it is shown; null for a bystander', ...SEAT_OR_NULL })
  you!: string | null;

  @ApiProperty({ description: 'The seats that agree to the draw on offer', type: [String], example: [] })
  drawOfferedBy!: string[];

  @ApiProperty({ description: 'How it ended; null until then', oneOf: [{ $ref: '#/components/schemas/SessionOutcome' }, { type: 'null' }] })
  outcome!: SessionOutcome | null;

  @ApiProperty({ description: 'What the viewer may know: the game, the seats to act, what is owed, standing answers, leaving seats and outcome; null until it starts', ...OBJECT_OR_NULL })
  view!: object | null;
}
