import { Body, Controller, Delete, Get, Header, Headers, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/keys/access';
import { WebhookDesk } from '../notices/webhook.desk';
import type { SentHeaders } from '../terms';
import { answered } from './answered';
import { ApiSession, ApiSessionProblems, ApiShape } from './api';
import { EXAMPLES } from './examples';
import { NewSessionWebhook, RemovedWebhook, SessionWebhooks, WebhookDeliveries, WebhookDelivery } from './webhook-models';

const HOOK = { name: 'hook', description: 'Id of the webhook', example: '6f1c1c1e-6a3b-4a8e-9c55-0f8f2d8f7a11' };

@ApiTags('Sessions')
@Access('seat')
@Controller({ path: 'v1/sessions' })
export class WebhookController {
  constructor(@Inject(WebhookDesk) private readonly desk: WebhookDesk) {}

  @Post(':id/webhooks')
  @Access('seat', { cost: 5 })
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'addWebhook', summary: 'Be told of turns and of the end', description: 'With the token of a seat or of the creator. Notices are posted to the address by the scheme of Standard Webhooks: signed, tried again with growing pauses for about a day, and never led elsewhere. Whoever must act already is told so at once.' })
  @ApiSession()
  @ApiShape('NewWebhook', { bot: EXAMPLES.newWebhook })
  @ApiOkResponse({ type: NewSessionWebhook, description: 'The webhook with its secret', example: EXAMPLES.webhook })
  @ApiSessionProblems(400, 401, 404, 413, 415, 422)
  async add(@Param('id') id: string, @Headers() headers: SentHeaders, @Body() body: unknown): Promise<object> {
    return answered(await this.desk.add(id, headers, body));
  }

  @Get(':id/webhooks')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'webhooks', summary: 'List your webhooks', description: 'Those made with the same seat, or as the creator.' })
  @ApiSession()
  @ApiOkResponse({ type: SessionWebhooks, description: 'The webhooks', example: EXAMPLES.webhooks })
  @ApiSessionProblems(400, 401, 404)
  async list(@Param('id') id: string, @Headers() headers: SentHeaders): Promise<object> {
    return answered(await this.desk.list(id, headers));
  }

  @Delete(':id/webhooks/:hook')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'removeWebhook', summary: 'Remove a webhook', description: 'Nothing more is sent; what was not taken yet is dropped.' })
  @ApiSession()
  @ApiParam(HOOK)
  @ApiOkResponse({ type: RemovedWebhook, description: 'It is no more', example: EXAMPLES.removed })
  @ApiSessionProblems(400, 401, 404)
  async remove(@Param('id') id: string, @Param('hook') hook: string, @Headers() headers: SentHeaders): Promise<object> {
    return answered(await this.desk.remove(id, hook, headers));
  }

  @Get(':id/webhooks/:hook/deliveries')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'webhookDeliveries', summary: 'What became of notices', description: 'The newest hundred of a webhook: how often each was sent, whether it was taken, and why not.' })
  @ApiSession()
  @ApiParam(HOOK)
  @ApiOkResponse({ type: WebhookDeliveries, description: 'The notices', example: EXAMPLES.deliveries })
  @ApiSessionProblems(400, 401, 404)
  async deliveries(@Param('id') id: string, @Param('hook') hook: string, @Headers() headers: SentHeaders): Promise<object> {
    return answered(await this.desk.deliveries(id, hook, headers));
  }

  @Post(':id/webhooks/:hook/deliveries/:delivery/replay')
  @Access('seat', { cost: 5 })
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'replayDelivery', summary: 'Send a notice once more', description: 'As if it had never been sent, with the same webhook-id.' })
  @ApiSession()
  @ApiParam(HOOK)
  @ApiParam({ name: 'delivery', description: 'Id of the notice', example: 'msg_2b1f0c55a8e14f0f' })
  @ApiOkResponse({ type: WebhookDelivery, description: 'It is on its way', example: EXAMPLES.delivery })
  @ApiSessionProblems(400, 401, 404)
  async again(@Param('id') id: string, @Param('hook') hook: string, @Param('delivery') delivery: string, @Headers() headers: SentHeaders): Promise<object> {
    return answered(await this.desk.again(id, hook, delivery, headers));
  }
}
