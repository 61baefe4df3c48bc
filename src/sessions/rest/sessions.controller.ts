import { Body, Controller, Delete, Get, Header, Headers, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { QUERY_PIPE } from '../../platform/http/query.pipe';
import { TakesQuery } from '../../platform/http/takes-query';
import { Access } from '../../platform/keys/access';
import { KeyId } from '../../platform/keys/key-id';
import { SessionDesk } from '../desk';
import { Retention } from '../store/retention';
import type { SentHeaders } from '../terms';
import { answered, tagged } from './answered';
import { ApiSeat, ApiSession, ApiSessionProblems, ApiShape, ApiTerms } from './api';
import { EXAMPLES } from './examples';
import { IssuedToken, RenewedToken, SeatToken, SessionMade, SessionPage } from './models';
import { StoredActions } from './play-models';
import { DeletedSession } from './simulation-models';
import { SessionsQuery, UnitsQuery } from './queries';

@ApiTags('Sessions')
@Access('seat')
@Controller({ path: 'v1/sessions' })
export class SessionsController {
  constructor(
    @Inject(SessionDesk) private readonly desk: SessionDesk,
    @Inject(Retention) private readonly retention: Retention,
  ) {}

  @Post()
  @Access('play', { cost: 5 })
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'createSession', summary: 'Make a session', description: 'Checks the set-up and answers with the tokens of the creator and of every open seat, which are shown this once. Nothing is dealt before the creator starts the game.' })
  @ApiShape('NewSession', { skirmish: EXAMPLES.newSession })
  @ApiCreatedResponse({ type: SessionMade, description: 'The session with its tokens', example: EXAMPLES.made })
  @ApiSessionProblems(400, 413, 415, 422)
  async create(@Body() body: unknown, @KeyId() key: string | null, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    const made = answered(await this.desk.create(body, key));
    void reply.header('location', `/v1/sessions/${made.id}`);
    return made;
  }

  @Get()
  @Access('read')
  @TakesQuery()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'sessions', summary: 'List sessions', description: 'Public sessions, or with mine those that your key has made; the newest first, paged by cursor.' })
  @ApiOkResponse({ type: SessionPage, description: 'A page of sessions', example: EXAMPLES.page })
  @ApiSessionProblems(400)
  async list(@Query(QUERY_PIPE) query: SessionsQuery, @KeyId() key: string | null): Promise<object> {
    return answered(await this.desk.list(query, key));
  }

  @Delete(':id')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'deleteSession', summary: 'Delete a session', description: 'With the token of the creator, or the key that made it. Nothing is left of it, but of a public game that has ended: that loses its tokens, its talk, its webhooks, its names and its maker, and its log stays for everybody to see.' })
  @ApiSession()
  @ApiOkResponse({ type: DeletedSession, description: 'What is left', example: EXAMPLES.deleted })
  @ApiSessionProblems(400, 401, 403, 404)
  async delete(@Param('id') id: string, @Headers() headers: SentHeaders): Promise<object> {
    return answered(await this.retention.delete(id, headers));
  }

  @Post(':id/seats/:seat/join')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'joinSeat', summary: 'Issue a new token for a seat', description: 'With the token of the creator. The old token of the seat is revoked; the new one, shown this once, is handed to whoever shall play.' })
  @ApiSession()
  @ApiSeat()
  @ApiOkResponse({ type: SeatToken, description: 'The new token', example: EXAMPLES.seatToken })
  @ApiSessionProblems(400, 401, 403, 404, 422)
  async join(@Param('id') id: string, @Param('seat') seat: string, @Headers() headers: SentHeaders): Promise<object> {
    return answered(await this.desk.join(id, seat, headers));
  }

  @Post(':id/spectators')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'admitSpectator', summary: 'Issue a token for a spectator', description: 'With the token of the creator, for private sessions too: who holds it may watch as a bystander, and talk to other spectators.' })
  @ApiSession()
  @ApiOkResponse({ type: IssuedToken, description: 'The token', example: EXAMPLES.spectator })
  @ApiSessionProblems(400, 401, 403, 404)
  async spectate(@Param('id') id: string, @Headers() headers: SentHeaders, @Body() body: unknown): Promise<object> {
    return answered(await this.desk.spectate(id, headers, body));
  }

  @Post(':id/seats/:seat/renew')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'renewSeat', summary: 'Renew the token of a seat', description: 'With that token, before it expires: it is then valid for another 30 days.' })
  @ApiSession()
  @ApiSeat()
  @ApiOkResponse({ type: RenewedToken, description: 'How long it is valid now', example: EXAMPLES.renewed })
  @ApiSessionProblems(400, 401, 403, 404)
  async renew(@Param('id') id: string, @Param('seat') seat: string, @Headers() headers: SentHeaders): Promise<object> {
    return answered(await this.desk.renew(id, seat, headers));
  }

  @Post(':id/seats/:seat/contribution')
  @HttpCode(200)
  @TakesQuery()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'contributeToDice', summary: "Add to the dice's seed", description: 'Before the start a seat may add a text of its own on which every die depends, so that the server alone cannot have chosen the dice.' })
  @ApiSession()
  @ApiSeat()
  @ApiTerms()
  @ApiShape('DiceContribution', { text: EXAMPLES.contribution })
  @ApiOkResponse({ type: StoredActions, description: 'It is stored', example: EXAMPLES.stored })
  @ApiSessionProblems(400, 401, 403, 404, 409, 413, 415, 422)
  async contribute(@Param('id') id: string, @Param('seat') seat: string, @Headers() headers: SentHeaders, @Body() body: unknown, @Query(QUERY_PIPE) { units = 'inches' }: UnitsQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    return tagged(reply, await this.desk.contribute(id, seat, headers, body, units));
  }

  @Post(':id/start')
  @HttpCode(200)
  @TakesQuery()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'startSession', summary: 'Start the game', description: 'With the token of the creator. The opening is dealt, and whoever is to act may act.' })
  @ApiSession()
  @ApiTerms()
  @ApiOkResponse({ type: StoredActions, description: 'It has started', example: EXAMPLES.stored })
  @ApiSessionProblems(400, 401, 403, 404, 409, 413, 415, 422)
  async start(@Param('id') id: string, @Headers() headers: SentHeaders, @Body() body: unknown, @Query(QUERY_PIPE) { units = 'inches' }: UnitsQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    return tagged(reply, await this.desk.start(id, headers, body, units));
  }
}
