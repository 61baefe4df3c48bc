import { Body, Controller, Header, Headers, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { QUERY_PIPE } from '../../platform/http/query.pipe';
import { TakesQuery } from '../../platform/http/takes-query';
import { Access } from '../../platform/keys/access';
import { PlayKeyId } from '../../platform/keys/key-id';
import { AgreementDesk } from '../play/agreement.desk';
import { SuccessorDesk } from '../play/successor.desk';
import type { SentHeaders } from '../terms';
import { answered, tagged } from './answered';
import { ApiSeat, ApiSession, ApiSessionProblems, ApiShape, ApiTerms } from './api';
import { EXAMPLES } from './examples';
import { SessionClockState, SessionOrigin, SessionProposal, SessionSuccessor, SubstitutedSeat } from './models';
import { StoredActions } from './play-models';
import { ForkQuery, UnitsQuery } from './queries';

const SUCCESSOR_OR_WAITING = { 'application/json': { schema: { $ref: getSchemaPath(SessionSuccessor) }, examples: { made: { summary: 'The new session', value: EXAMPLES.successor }, waiting: { summary: 'Others must agree first', value: EXAMPLES.waiting } } } };

@ApiTags('Sessions')
@Access('seat')
@ApiExtraModels(SessionSuccessor, SessionProposal, SessionClockState, SessionOrigin)
@Controller({ path: 'v1/sessions' })
export class AgreementController {
  constructor(
    @Inject(AgreementDesk) private readonly desk: AgreementDesk,
    @Inject(SuccessorDesk) private readonly successors: SuccessorDesk,
  ) {}

  @Post(':id/undo')
  @HttpCode(200)
  @TakesQuery()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'undo', summary: 'Offer, accept or decline to take something back', description: "With the token of a seat. When every person's seat agrees, the game stands as it did at that version, and the log goes on: all of it stays there, and the dice to come are new ones. An offer lapses with the next action." })
  @ApiSession()
  @ApiTerms()
  @ApiShape('UndoStep', { offer: EXAMPLES.undo })
  @ApiOkResponse({ type: StoredActions, description: 'It is stored', example: EXAMPLES.stored })
  @ApiSessionProblems(400, 401, 403, 404, 409, 413, 415, 422)
  async undo(@Param('id') id: string, @Headers() headers: SentHeaders, @Body() body: unknown, @Query(QUERY_PIPE) { units = 'inches' }: UnitsQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    return tagged(reply, await this.desk.undo(id, headers, body, units));
  }

  @Post(':id/pause')
  @HttpCode(200)
  @TakesQuery()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'pause', summary: 'Pause and resume', description: "With the token of a seat. When every person's seat agrees, clocks stand still and nobody acts until any seat resumes; a decision then has its whole time again." })
  @ApiSession()
  @ApiTerms()
  @ApiShape('PauseStep', { offer: EXAMPLES.pause })
  @ApiOkResponse({ type: StoredActions, description: 'It is stored', example: EXAMPLES.stored })
  @ApiSessionProblems(400, 401, 403, 404, 409, 413, 415, 422)
  async pause(@Param('id') id: string, @Headers() headers: SentHeaders, @Body() body: unknown, @Query(QUERY_PIPE) { units = 'inches' }: UnitsQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    return tagged(reply, await this.desk.pause(id, headers, body, units));
  }

  @Post(':id/seats/:seat/substitute')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'substituteSeat', summary: 'Give a seat to somebody else', description: 'With the token of that seat or of the creator: to a bot, or to whoever gets the new token. The old token is revoked, and the log tells that the seat has changed hands.' })
  @ApiSession()
  @ApiSeat()
  @ApiShape('SeatSubstitute', { bot: EXAMPLES.substitute })
  @ApiOkResponse({ type: SubstitutedSeat, description: 'Who holds it now', example: EXAMPLES.substituted })
  @ApiSessionProblems(400, 401, 403, 404, 409, 413, 415, 422)
  async substitute(@Param('id') id: string, @Param('seat') seat: string, @Headers() headers: SentHeaders, @Body() body: unknown, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    return tagged(reply, await this.desk.substitute(id, seat, headers, body));
  }

  @Post(':id/fork')
  @Access('seat', { cost: 5 })
  @HttpCode(200)
  @TakesQuery()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'forkSession', summary: 'Fork a session', description: "A new session that goes on from a version of this one with a seed of its own. Of a finished game with a key for play or any token of it, and whoever asks gets every token. Of an unfinished game each call with a seat's token is that seat's consent; once all have called, each call answers with the caller's own token." })
  @ApiSession()
  @ApiShape('NewFork', { bot: EXAMPLES.fork })
  @ApiOkResponse({ description: 'The new session, or whose consent it waits for', content: SUCCESSOR_OR_WAITING })
  @ApiSessionProblems(400, 401, 403, 404, 409, 413, 415, 422)
  async fork(@Param('id') id: string, @Headers() headers: SentHeaders, @Body() body: unknown, @Query(QUERY_PIPE) { at }: ForkQuery, @PlayKeyId() key: string | null): Promise<object> {
    return answered(await this.successors.fork(id, headers, at, body, key));
  }

  @Post(':id/rematch')
  @Access('seat', { cost: 5 })
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'rematch', summary: 'Play again with sides swapped', description: 'After the end, with a token of the session: the same set-up in a new session, in which whoever held a seat holds the next one. Everybody calls for the own token, and the game starts when all have.' })
  @ApiSession()
  @ApiOkResponse({ type: SessionSuccessor, description: 'The new session', example: EXAMPLES.successor })
  @ApiSessionProblems(400, 401, 403, 404, 409, 413, 415, 422)
  async rematch(@Param('id') id: string, @Headers() headers: SentHeaders, @Body() body: unknown): Promise<object> {
    return answered(await this.successors.rematch(id, headers, body));
  }
}
