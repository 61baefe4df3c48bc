import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '../../platform/keys/access';
import { WebhookDesk } from '../notices/webhook.desk';
import { NoticeKind } from '../rest/scene-models';
import { type AskedContext, headersOf } from './arguments';
import { PAYLOADS } from './payloads';

const ID = { description: 'Id of the session' };
const HOOK = { description: 'Id of the webhook' };

/** Who wants to be told where, and what became of it. */
@Access('seat')
@Resolver()
export class WebhooksResolver {
  constructor(@Inject(WebhookDesk) private readonly desk: WebhookDesk) {}

  @Access('seat', { cost: 5 })
  @Mutation(() => PAYLOADS.newWebhook as never, { description: 'Has notices of turns and of the end posted to an address; with the token of a seat or of the creator' })
  async addWebhook(@Args('id', ID) id: string, @Args('url', { description: 'Where notices are sent: https, to a host with public addresses alone' }) url: string, @Args('events', { type: () => [NoticeKind], nullable: true, description: 'Of what to be told; of turns and of the end unless given' }) events: readonly string[] | null, @Context() context: AskedContext): Promise<object> {
    return this.desk.add(id, headersOf(context), { url, ...(events ? { events } : {}) });
  }

  @Query(() => PAYLOADS.webhooks as never, { description: "The caller's webhooks" })
  async webhooks(@Args('id', ID) id: string, @Context() context: AskedContext): Promise<object> {
    return this.desk.list(id, headersOf(context));
  }

  @Mutation(() => PAYLOADS.removedWebhook as never, { description: 'Removes a webhook' })
  async removeWebhook(@Args('id', ID) id: string, @Args('hook', HOOK) hook: string, @Context() context: AskedContext): Promise<object> {
    return this.desk.remove(id, hook, headersOf(context));
  }

  @Query(() => PAYLOADS.deliveries as never, { description: 'The newest notices of a webhook and what became of them' })
  async webhookDeliveries(@Args('id', ID) id: string, @Args('hook', HOOK) hook: string, @Context() context: AskedContext): Promise<object> {
    return this.desk.deliveries(id, hook, headersOf(context));
  }

  @Access('seat', { cost: 5 })
  @Mutation(() => PAYLOADS.delivery as never, { description: 'Sends a notice once more' })
  async replayDelivery(@Args('id', ID) id: string, @Args('hook', HOOK) hook: string, @Args('delivery', { description: 'Id of the notice' }) delivery: string, @Context() context: AskedContext): Promise<object> {
    return this.desk.again(id, hook, delivery, headersOf(context));
  }
}
