import { Field, ObjectType } from '@nestjs/graphql';
import { SessionOwed, StandingAnswer } from './told';

/** What the caller may know of a game; the games themselves add the field `game`. */
@ObjectType({ description: 'What the caller may know of a game' })
export class SessionSight {
  @Field(() => [String], { description: 'The seats that are to act now' })
  toAct!: readonly string[];

  @Field(() => SessionOwed, { nullable: true, description: 'The decision or throw that is waited for, or null' })
  owed!: SessionOwed | null;

  @Field(() => [StandingAnswer], { description: "The caller's answers in advance" })
  standing!: readonly StandingAnswer[];

  @Field(() => [String], { description: 'Seats that leave when what is waited for is done' })
  leaving!: readonly string[];
}
