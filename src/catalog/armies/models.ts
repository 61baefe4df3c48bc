import { Field, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { JsonScalar } from '../../platform/graphql/json.scalar';
import { KeptModel } from '../models';

@ObjectType('ArmyHead', { description: 'A kept army, in short' })
export class ArmyHeadModel extends KeptModel {
  @ApiProperty({ description: 'Its id', example: '6f1c1c1e-6a3b-4a8e-9c55-0f8f2d8f7a11' })
  @Field(() => String, { description: 'Its id' })
  id!: string;

  @ApiProperty({ description: 'Its name', example: 'Ogres and gnolls' })
  @Field(() => String, { description: 'Its name' })
  name!: string;
}

@ObjectType('Army', { description: 'A kept army, checked and costed by the procedure of its game' })
export class ArmyModel extends ArmyHeadModel {
  @ApiProperty({ description: 'The procedure that checks armies of this game', example: 'warband' })
  @Field(() => String, { description: 'The procedure that checks armies of this game' })
  procedure!: string;

  @ApiProperty({ description: 'What was stored: the input of that procedure', type: 'object', additionalProperties: true, example: { points: 50, models: [{ ref: 'human-glaiver' }] } })
  @Field(() => JsonScalar, { description: 'What was stored: the input of that procedure' })
  input!: unknown;

  @ApiProperty({ description: 'What the procedure says of it: whether it is legal, every fault with its rule, and what it costs', type: 'object', additionalProperties: true, example: { legal: false, faults: [{ code: 'warband.no-commander', rule: 'CM-BUILD-04', message: 'A warband needs a commander.' }], cost: { total: 8 } } })
  @Field(() => JsonScalar, { description: 'What the procedure says of it: whether it is legal, every fault with its rule, and what it costs' })
  result!: unknown;

  @ApiProperty({ description: 'Its side of a set-up, every figure in full', type: 'object', additionalProperties: true, example: { models: [] } })
  @Field(() => JsonScalar, { description: 'Its side of a set-up, every figure in full' })
  side!: unknown;
}

@ObjectType('ArmyPage', { description: 'Armies of your key, the oldest first' })
export class ArmyPageModel {
  @ApiProperty({ description: 'The armies', type: [ArmyHeadModel] })
  @Field(() => [ArmyHeadModel], { description: 'The armies' })
  items!: ArmyHeadModel[];

  @ApiProperty({ description: 'Cursor of the next page, or null', type: 'string', nullable: true, example: null })
  @Field(() => String, { nullable: true, description: 'Cursor of the next page, or null' })
  next!: string | null;
}
