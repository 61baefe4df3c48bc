import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { ID, UUID, VERSION } from './model-parts';

@ObjectType({ description: 'How often something came up, and where its chance lies in 95 of 100 such samples' })
export class SimulatedChance {
  @ApiProperty({ description: 'Share of the games', example: 0.75 })
  @Field(() => Float, { description: 'Share of the games' })
  share!: number;

  @ApiProperty({ description: 'Lower end of the interval', example: 0.6856 })
  @Field(() => Float, { description: 'Lower end of the interval' })
  low!: number;

  @ApiProperty({ description: 'Upper end of the interval', example: 0.805 })
  @Field(() => Float, { description: 'Upper end of the interval' })
  high!: number;
}

const CHANCE_OR_NULL = { oneOf: [{ $ref: '#/components/schemas/SimulatedChance' }, { type: 'null' }] };

@ObjectType({ description: 'How a seat did' })
export class SimulatedSeat {
  @ApiProperty({ description: 'Name of the seat', example: 'south' })
  @Field(() => String, { description: 'Name of the seat' })
  seat!: string;

  @ApiProperty({ description: 'The bot that played it', example: 'greedy' })
  @Field(() => String, { description: 'The bot that played it' })
  bot!: string;

  @ApiProperty({ description: 'Games that it won, alone or with its team', type: 'integer', example: 150 })
  @Field(() => Int, { description: 'Games that it won, alone or with its team' })
  wins!: number;

  @ApiProperty({ description: 'Games in which all shared the first place', type: 'integer', example: 4 })
  @Field(() => Int, { description: 'Games in which all shared the first place' })
  draws!: number;

  @ApiProperty({ description: 'Its chance to win; null if no game came to an end', ...CHANCE_OR_NULL })
  @Field(() => SimulatedChance, { nullable: true, description: 'Its chance to win; null if no game came to an end' })
  win!: SimulatedChance | null;

  @ApiProperty({ description: 'The chance of a draw; null if no game came to an end', ...CHANCE_OR_NULL })
  @Field(() => SimulatedChance, { nullable: true, description: 'The chance of a draw; null if no game came to an end' })
  draw!: SimulatedChance | null;

  @ApiProperty({ description: 'Mean of its scores; null if no game came to an end', type: 'number', nullable: true, example: 21.5 })
  @Field(() => Float, { nullable: true, description: 'Mean of its scores; null if no game came to an end' })
  meanScore!: number | null;
}

@ObjectType({ description: 'What came of games between bots, from what the caller may know' })
export class SessionSimulation {
  @ApiProperty(VERSION)
  @Field(() => Int, { description: VERSION.description })
  version!: number;

  @ApiProperty({ description: 'The seat from whose knowledge they were played', example: 'south' })
  @Field(() => String, { description: 'The seat from whose knowledge they were played' })
  seat!: string;

  @ApiProperty({ description: 'How many games were asked for', type: 'integer', example: 200 })
  @Field(() => Int, { description: 'How many games were asked for' })
  asked!: number;

  @ApiProperty({ description: 'How many were played to their end in the time there is', type: 'integer', example: 200 })
  @Field(() => Int, { description: 'How many were played to their end in the time there is' })
  games!: number;

  @ApiProperty({ description: 'How many came to no end', type: 'integer', example: 0 })
  @Field(() => Int, { description: 'How many came to no end' })
  unended!: number;

  @ApiProperty({ description: 'The same seed, the same games', example: 'tuesday' })
  @Field(() => String, { description: 'The same seed, the same games' })
  seed!: string;

  @ApiProperty({ description: 'How each seat did', type: [SimulatedSeat] })
  @Field(() => [SimulatedSeat], { description: 'How each seat did' })
  seats!: SimulatedSeat[];
}

@ObjectType({ description: 'What is left of a session' })
export class DeletedSession {
  @ApiProperty({ description: 'Its id', pattern: ID, example: UUID })
  @Field(() => String, { description: 'Its id' })
  id!: string;

  @ApiProperty({ description: 'Whether its log stays for everybody to see: that of a public game that has ended', example: false })
  @Field(() => Boolean, { description: 'Whether its log stays for everybody to see: that of a public game that has ended' })
  stays!: boolean;
}
