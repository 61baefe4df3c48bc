import { Field, ObjectType } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { DATE, ID, UUID, WHEN } from './model-parts';
import { SessionRoom } from './scene-models';

const ROOMS = ['all', 'team', 'seat', 'spectators'];

@ObjectType({ description: 'Something that somebody said' })
export class SessionMessage {
  @ApiProperty({ description: 'Its id', pattern: ID, example: UUID })
  @Field(() => String, { description: 'Its id' })
  id!: string;

  @ApiProperty({ description: 'When it was said', pattern: DATE, example: WHEN })
  @Field(() => String, { description: 'When it was said' })
  at!: string;

  @ApiProperty({ description: 'Who hears it', enum: ROOMS, example: 'all' })
  @Field(() => SessionRoom, { description: 'Who hears it' })
  room!: string;

  @ApiProperty({ description: 'The seat that said it, creator, or somebody who watches', example: 'south' })
  @Field(() => String, { description: 'The seat that said it, creator, or somebody who watches' })
  from!: string;

  @ApiPropertyOptional({ description: 'The seat that it is for, if it is for one', example: 'north' })
  @Field(() => String, { nullable: true, description: 'The seat that it is for, if it is for one' })
  seat?: string;

  @ApiProperty({ description: 'The plain text: no markup, to be escaped before it is put into a page', example: 'Well met & good luck' })
  @Field(() => String, { description: 'The plain text: no markup, to be escaped before it is put into a page' })
  text!: string;

  @ApiProperty({ description: 'The same, escaped, to be put into a page as it is', example: 'Well met &amp; good luck' })
  @Field(() => String, { description: 'The same, escaped, to be put into a page as it is' })
  html!: string;
}

@ObjectType({ description: 'What was said' })
export class SessionMessages {
  @ApiProperty({ description: 'The messages after the one asked for, as far as the caller may hear them', type: [SessionMessage] })
  @Field(() => [SessionMessage], { description: 'The messages after the one asked for, as far as the caller may hear them' })
  items!: SessionMessage[];
}
