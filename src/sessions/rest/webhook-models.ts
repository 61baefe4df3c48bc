import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { NOTICES } from '../notices/notices';
import { DATE, ID, SEAT_OR_NULL, UUID, WHEN } from './model-parts';
import { NoticeKind } from './scene-models';

const HOOK = 'https://bot.example/umpire';
const MESSAGE_ID = 'msg_2b1f0c55a8e14f0f';
const DATE_OR_NULL = { type: 'string', nullable: true, pattern: DATE, example: WHEN } as const;

@ObjectType({ description: 'An address that is told of a session' })
export class SessionWebhook {
  @ApiProperty({ description: 'Its id', pattern: ID, example: UUID })
  @Field(() => String, { description: 'Its id' })
  id!: string;

  @ApiProperty({ description: "The seat whose it is; null for the creator's, which is told of every seat", ...SEAT_OR_NULL })
  @Field(() => String, { nullable: true, description: "The seat whose it is; null for the creator's, which is told of every seat" })
  seat!: string | null;

  @ApiProperty({ description: 'Where notices are sent', example: HOOK })
  @Field(() => String, { description: 'Where notices are sent' })
  url!: string;

  @ApiProperty({ description: 'Of what it is told', type: [String], enum: NOTICES, example: ['your-turn', 'finished'] })
  @Field(() => [NoticeKind], { description: 'Of what it is told' })
  events!: string[];

  @ApiProperty({ description: 'When it was made', pattern: DATE, example: WHEN })
  @Field(() => String, { description: 'When it was made' })
  createdAt!: string;
}

@ObjectType({ description: 'A new webhook with its secret' })
export class NewSessionWebhook extends SessionWebhook {
  @ApiProperty({ description: 'What its notices are signed with, as Standard Webhooks says; shown this once', example: 'whsec_plJ3nmyCDGBKInavdOK15jslplJ3nmyCDGBKInavdOK=' })
  @Field(() => String, { description: 'What its notices are signed with, as Standard Webhooks says; shown this once' })
  secret!: string;
}

@ObjectType({ description: "The caller's webhooks" })
export class SessionWebhooks {
  @ApiProperty({ description: 'The webhooks', type: [SessionWebhook] })
  @Field(() => [SessionWebhook], { description: 'The webhooks' })
  items!: SessionWebhook[];
}

@ObjectType({ description: 'A webhook that is no more' })
export class RemovedWebhook {
  @ApiProperty({ description: 'Its id', pattern: ID, example: UUID })
  @Field(() => String, { description: 'Its id' })
  id!: string;
}

@ObjectType({ description: 'A notice and what became of it' })
export class WebhookDelivery {
  @ApiProperty({ description: 'Its id, the webhook-id that it is sent with', example: MESSAGE_ID })
  @Field(() => String, { description: 'Its id, the webhook-id that it is sent with' })
  id!: string;

  @ApiProperty({ description: 'Of what it tells', enum: NOTICES, example: 'your-turn' })
  @Field(() => NoticeKind, { name: 'kind', description: 'Of what it tells' })
  type!: string;

  @ApiProperty({ description: 'How often it was sent', type: 'integer', example: 1 })
  @Field(() => Int, { description: 'How often it was sent' })
  attempts!: number;

  @ApiProperty({ description: 'When it is sent next; null if it is not', ...DATE_OR_NULL })
  @Field(() => String, { nullable: true, description: 'When it is sent next; null if it is not' })
  nextAt!: string | null;

  @ApiProperty({ description: 'When it was taken; null if it was not', ...DATE_OR_NULL })
  @Field(() => String, { nullable: true, description: 'When it was taken; null if it was not' })
  deliveredAt!: string | null;

  @ApiProperty({ description: 'Why it was not taken last time, or null', type: 'string', nullable: true, example: 'it answered 500' })
  @Field(() => String, { nullable: true, description: 'Why it was not taken last time, or null' })
  fault!: string | null;

  @ApiProperty({ description: 'When it came about', pattern: DATE, example: WHEN })
  @Field(() => String, { description: 'When it came about' })
  createdAt!: string;
}

@ObjectType({ description: 'The notices of a webhook' })
export class WebhookDeliveries {
  @ApiProperty({ description: 'The newest hundred', type: [WebhookDelivery] })
  @Field(() => [WebhookDelivery], { description: 'The newest hundred' })
  items!: WebhookDelivery[];
}
