import { Field, ObjectType } from '@nestjs/graphql';
import { JsonScalar } from '../../platform/graphql/json.scalar';
import { WantedDice } from '../../resolution/problems';

@ObjectType({ description: 'The answer of a seat to a decision' })
export class SeatAnswer {
  @Field(() => String, { description: 'The seat' })
  seat!: string;

  @Field(() => JsonScalar, { description: 'Its answer' })
  answer!: unknown;
}

@ObjectType({ description: 'A decision or a throw that is waited for' })
export class SessionOwed {
  @Field(() => String, { description: 'Id that answers name' })
  id!: string;

  @Field(() => String, { description: 'Kind of decision, or rolls' })
  kind!: string;

  @Field(() => String, { description: 'Rule that asks for it' })
  rule!: string;

  @Field(() => [String], { description: 'The things it is about' })
  about!: readonly string[];

  @Field(() => JsonScalar, { description: 'What one must know to decide' })
  facts!: object;

  @Field(() => Boolean, { description: 'Whether answers stay hidden until all are in' })
  sealed!: boolean;

  @Field(() => [String], { description: 'The seats that answer' })
  seats!: readonly string[];

  @Field(() => [String], { description: 'Those that have answered' })
  answered!: readonly string[];

  @Field(() => [SeatAnswer], { description: 'Their answers, as far as the caller may know them' })
  answers!: readonly SeatAnswer[];

  @Field(() => JsonScalar, { nullable: true, description: 'What a clock would answer for the caller; null where the caller owes none' })
  otherwise?: unknown;

  @Field(() => WantedDice, { nullable: true, description: 'The dice that are to be thrown, or null' })
  rolls!: WantedDice | null;
}

@ObjectType({ description: 'An answer that the caller has given in advance' })
export class StandingAnswer {
  @Field(() => String, { description: 'Kind of decision' })
  kind!: string;

  @Field(() => String, { nullable: true, description: 'The thing it is about; every one unless told' })
  about?: string;

  @Field(() => JsonScalar, { description: 'The answer' })
  answer!: unknown;

  @Field(() => String, { description: 'Span for which it stands' })
  until!: string;
}

@ObjectType('SessionEvent', { description: 'Something that happened' })
export class SessionEventModel {
  @Field(() => String, { description: 'What happened' })
  type!: string;

  @Field(() => String, { nullable: true, description: 'Rule it follows from; null for what the session does itself' })
  rule?: string;

  @Field(() => JsonScalar, { description: 'All that is told of it: its numbers, their modifiers and the change of state' })
  change!: object;
}

@ObjectType({ description: 'An exact action, or a family of them with bounds and an example' })
export class SessionOffer {
  @Field(() => JsonScalar, { nullable: true, description: 'The action, as a SessionActionInput to send back; null for a family' })
  exactly?: unknown;

  @Field(() => String, { nullable: true, description: 'Name of the family' })
  family?: string;

  @Field(() => String, { nullable: true, description: 'Rule that bounds it' })
  rule?: string;

  @Field(() => JsonScalar, { nullable: true, description: 'Within what its members lie' })
  bounds?: object;

  @Field(() => JsonScalar, { nullable: true, description: 'One of its members, as a SessionActionInput to send back' })
  example?: unknown;
}

@ObjectType({ description: 'A reason of the rules against something' })
export class ActionRefusal {
  @Field(() => String, { description: 'Stable code' })
  code!: string;

  @Field(() => String, { description: 'Rule that is against it' })
  rule!: string;

  @Field(() => String, { description: 'The same for a person' })
  message!: string;

  @Field(() => JsonScalar, { description: 'Facts for a program' })
  facts!: object;
}

@ObjectType({ description: 'Something that cannot be done now, and why' })
export class BlockedAction {
  @Field(() => String, { description: 'The action' })
  action!: string;

  @Field(() => [String], { description: 'The things it is about' })
  about!: readonly string[];

  @Field(() => ActionRefusal, { description: 'Why not' })
  refusal!: ActionRefusal;
}
