import { Body, Controller, Get, Header, Headers, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { QUERY_PIPE } from '../../platform/http/query.pipe';
import { TakesQuery } from '../../platform/http/takes-query';
import { Access } from '../../platform/keys/access';
import { TalkDesk } from '../talk/talk.desk';
import type { SentHeaders } from '../terms';
import { answered } from './answered';
import { ApiSession, ApiSessionProblems, ApiShape } from './api';
import { EXAMPLES } from './examples';
import { MessagesQuery, USUAL_ENTRIES } from './queries';
import { SessionMessage, SessionMessages } from './talk-models';

@ApiTags('Sessions')
@Access('seat')
@Controller({ path: 'v1/sessions' })
export class TalkController {
  constructor(@Inject(TalkDesk) private readonly desk: TalkDesk) {}

  @Post(':id/messages')
  @Access('seat', { cost: 5 })
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'say', summary: 'Say something', description: 'With the token of a seat: to everybody, to its team, or to one seat. With the token of a spectator or of the creator: to those who watch, whom the seats do not hear.' })
  @ApiSession()
  @ApiShape('NewMessage', { all: EXAMPLES.message })
  @ApiOkResponse({ type: SessionMessage, description: 'It was said', example: EXAMPLES.said })
  @ApiSessionProblems(400, 401, 404, 413, 415, 422)
  async say(@Param('id') id: string, @Headers() headers: SentHeaders, @Body() body: unknown): Promise<object> {
    return answered(await this.desk.say(id, headers, body));
  }

  @Get(':id/messages')
  @TakesQuery()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'sessionMessages', summary: 'What was said', description: 'The messages after one, as far as the caller may hear them. With wait the answer comes as soon as there is one.' })
  @ApiSession()
  @ApiOkResponse({ type: SessionMessages, description: 'The messages', example: EXAMPLES.messages })
  @ApiSessionProblems(400, 401, 404)
  async messages(@Param('id') id: string, @Headers() headers: SentHeaders, @Query(QUERY_PIPE) { after, first = USUAL_ENTRIES, wait = 0 }: MessagesQuery): Promise<object> {
    return answered(await this.desk.heard(id, headers, after, first, wait));
  }
}
