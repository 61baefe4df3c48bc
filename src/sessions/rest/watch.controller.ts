import { Controller, Get, Header, Headers, HttpCode, Inject, Param, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiExtraModels, ApiHeader, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { QUERY_PIPE } from '../../platform/http/query.pipe';
import { TakesQuery } from '../../platform/http/takes-query';
import { Access } from '../../platform/keys/access';
import type { SentHeaders } from '../terms';
import { Streams } from '../watch/streams';
import { NDJSON, SSE } from '../watch/voices';
import { WatchDesk } from '../watch/watch.desk';
import { answered, tagged } from './answered';
import { ApiSession, ApiSessionProblems } from './api';
import { EXAMPLES } from './examples';
import { SessionModel, SessionOutcome, SessionPlace, StreamTicket } from './models';
import { SessionEntries, SessionVerdict, VerdictFault } from './play-models';
import { EntriesQuery, UnitsQuery, WatchQuery, USUAL_ENTRIES } from './queries';

@ApiTags('Sessions')
@Access('seat')
@ApiExtraModels(SessionOutcome, SessionPlace, VerdictFault)
@Controller({ path: 'v1/sessions' })
export class WatchController {
  constructor(
    @Inject(WatchDesk) private readonly desk: WatchDesk,
    @Inject(Streams) private readonly streams: Streams,
  ) {}

  @Get(':id')
  @TakesQuery()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'session', summary: 'Show a session', description: 'What the caller may know of it: with the token of a seat what that seat may know, else what a bystander may. The ETag is the version.' })
  @ApiSession()
  @ApiOkResponse({ type: SessionModel, description: 'The session', example: EXAMPLES.session })
  @ApiSessionProblems(400, 401, 404, 422)
  async show(@Param('id') id: string, @Headers() headers: SentHeaders, @Query(QUERY_PIPE) { units = 'inches' }: UnitsQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    return tagged(reply, await this.desk.show(id, headers, units));
  }

  @Get(':id/at/:version')
  @TakesQuery()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'sessionAt', summary: 'Show a session as it was', description: 'What the caller might know of it at an earlier version.' })
  @ApiSession()
  @ApiParam({ name: 'version', description: 'The version', schema: { type: 'integer', minimum: 0, example: 2 } })
  @ApiOkResponse({ type: SessionModel, description: 'The session at that version', example: EXAMPLES.session })
  @ApiSessionProblems(400, 401, 404, 409, 422)
  async showAt(@Param('id') id: string, @Param('version') version: string, @Headers() headers: SentHeaders, @Query(QUERY_PIPE) { units = 'inches' }: UnitsQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    return tagged(reply, await this.desk.showAt(id, version, headers, units));
  }

  @Get(':id/events')
  @TakesQuery()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'sessionEvents', summary: 'What happened', description: 'The entries of the log after a number, in order and without gaps, as far as the caller may know them. With wait the answer comes as soon as there is one, for clients that have neither streams nor sockets.' })
  @ApiSession()
  @ApiOkResponse({ type: SessionEntries, description: 'The entries', example: EXAMPLES.entries })
  @ApiSessionProblems(400, 401, 404, 422)
  async events(@Param('id') id: string, @Headers() headers: SentHeaders, @Query(QUERY_PIPE) { after = 0, first = USUAL_ENTRIES, units = 'inches', wait = 0 }: EntriesQuery): Promise<object> {
    return answered(await this.desk.events(id, headers, after, first, units, wait));
  }

  @Get(':id/replay')
  @Access('seat', { cost: 5 })
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'sessionReplay', summary: 'The whole log', description: 'A line of JSON for the session and one for each action. Once the game has ended it also tells the set-up, the seed, and of each action itself, its faces, where they came from and the hash of the state after it: enough to verify every throw offline.' })
  @ApiSession()
  @ApiOkResponse({ description: 'The log, one JSON value a line', content: { 'application/x-ndjson': { schema: { type: 'string' }, example: EXAMPLES.replay } } })
  @ApiSessionProblems(400, 401, 404)
  async replay(@Param('id') id: string, @Headers() headers: SentHeaders): Promise<StreamableFile> {
    return new StreamableFile(answered(await this.desk.replay(id, headers)), { type: 'application/x-ndjson; charset=utf-8' });
  }

  @Get(':id/verify')
  @Access('seat', { cost: 5, timed: true })
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'verifySession', summary: 'Verify the dice', description: "Throws every die again from the server's seed and the seats' contributions, and compares every face and every state with the log." })
  @ApiSession()
  @ApiOkResponse({ type: SessionVerdict, description: 'The verdict', example: EXAMPLES.verdict })
  @ApiSessionProblems(400, 401, 404, 409)
  async verify(@Param('id') id: string, @Headers() headers: SentHeaders): Promise<object> {
    return answered(await this.desk.verify(id, headers));
  }

  @Post(':id/tickets')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'streamTicket', summary: 'Get a ticket for a stream', description: 'For EventSource in browsers, which cannot send a token: a ticket opens one stream within a minute.' })
  @ApiSession()
  @ApiOkResponse({ type: StreamTicket, description: 'The ticket', example: EXAMPLES.ticket })
  @ApiSessionProblems(400, 401, 404)
  async ticket(@Param('id') id: string, @Headers() headers: SentHeaders): Promise<object> {
    return answered(await this.desk.ticket(id, headers));
  }

  @Get(':id/stream')
  @TakesQuery()
  @ApiOperation({ operationId: 'sessionStream', summary: 'Watch', description: 'Server-sent events: every entry of the log after a number and then each new one, with its number as id, so that a stream resumes without gap or repeat. A comment comes every 15 seconds. After the end of the game an event named end closes it. With format=ndjson it is a line of JSON for each entry, an empty line every 15 seconds, and a last line with end.' })
  @ApiSession()
  @ApiHeader({ name: 'Last-Event-ID', description: 'Number of the last entry that is known', required: false, schema: { type: 'string', example: '12' } })
  @ApiOkResponse({ description: 'The stream', content: { 'text/event-stream': { schema: { type: 'string' }, example: EXAMPLES.stream }, 'application/x-ndjson': { schema: { type: 'string' }, example: EXAMPLES.lines } } })
  @ApiNoContentResponse({ description: 'The game has ended and the caller knows it all' })
  @ApiSessionProblems(400, 401, 404, 422)
  async stream(@Param('id') id: string, @Headers() headers: SentHeaders, @Query(QUERY_PIPE) query: WatchQuery, @Res() reply: FastifyReply): Promise<void> {
    const caller = answered(await this.streams.admit(id, headers.authorization, query.ticket));
    const last = headers['last-event-id'] ?? '';
    const after = /^\d{1,9}$/.test(last) ? Number(last) : (query.after ?? 0);
    if (caller.head.status === 'finished' && after >= caller.head.version) return void reply.status(204).send();
    // What the hooks have set, such as who may read this across origins, is not sent by itself.
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value);
    const follower = answered(await this.streams.follow(caller, after, query.units ?? 'inches'));
    reply.hijack();
    this.streams.send(follower, reply.raw, query.format === 'ndjson' ? NDJSON : SSE);
  }
}
