import { Field, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { JsonScalar } from '../../platform/graphql/json.scalar';

@ObjectType({ description: 'A set-up that anybody can start from' })
export class ReadySetupModel {
  @ApiProperty({ description: 'Its id', example: 'starter' })
  @Field(() => String, { description: 'Its id' })
  id!: string;

  @ApiProperty({ description: 'Its title', example: 'The Starter Set' })
  @Field(() => String, { description: 'Its title' })
  title!: string;

  @ApiProperty({ description: 'The set-up itself, as REST takes it', type: 'object', additionalProperties: true })
  @Field(() => JsonScalar, { description: 'The set-up itself, as REST takes it' })
  setup!: unknown;
}

@ObjectType({ description: 'A bot that can hold a seat' })
export class SessionBot {
  @ApiProperty({ description: 'Its id', example: 'greedy' })
  @Field(() => String, { description: 'Its id' })
  id!: string;

  @ApiProperty({ description: 'Its name', example: 'Greedy' })
  @Field(() => String, { description: 'Its name' })
  name!: string;

  @ApiProperty({ description: 'How it plays', example: 'Takes what looks best at once.' })
  @Field(() => String, { description: 'How it plays' })
  summary!: string;
}

@ObjectType({ description: 'What newcomers of a game can start from' })
export class ReadySetups {
  @ApiProperty({ description: 'Id of the ruleset', example: 'chainmail' })
  @Field(() => String, { description: 'Id of the ruleset' })
  ruleset!: string;

  @ApiProperty({ description: 'Its ready set-ups', type: [ReadySetupModel] })
  @Field(() => [ReadySetupModel], { description: 'Its ready set-ups' })
  setups!: ReadySetupModel[];

  @ApiProperty({ description: 'Its bots', type: [SessionBot] })
  @Field(() => [SessionBot], { description: 'Its bots' })
  bots!: SessionBot[];
}
