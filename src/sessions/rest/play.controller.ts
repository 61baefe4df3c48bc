import { Body, Controller, Get, Header, Headers, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { QUERY_PIPE } from '../../platform/http/query.pipe';
import { TakesQuery } from '../../platform/http/takes-query';
import { Access } from '../../platform/keys/access';
import { PlayDesk } from '../play/play.desk';
import { SimulationDesk } from '../play/simulation.desk';
import type { SentHeaders } from '../terms';
import { answered, tagged } from './answered';
import { ApiSession, ApiSessionProblems, ApiShape, ApiTerms } from './api';
import { EXAMPLES } from './examples';
import { ActionLegality, SessionOdds, SessionOffers, StoredActions } from './play-models';
import { SessionSimulation, SimulatedChance } from './simulation-models';
import { ActQuery, OffersQuery, UnitsQuery } from './queries';

const STORED_OR_LEGAL = {
  'application/json': {
    schema: { anyOf: [{ $ref: getSchemaPath(StoredActions) }, { $ref: getSchemaPath(ActionLegality) }] },
    examples: { stored: { summary: 'It is stored', value: EXAMPLES.stored }, dryRun: { summary: 'A dry run', value: EXAMPLES.legality } },
  },
};

@ApiTags('Sessions')
@Access('seat')
@Controller({ path: 'v1/sessions' })
export class PlayController {
  constructor(
    @Inject(PlayDesk) private readonly desk: PlayDesk,
    @Inject(SimulationDesk) private readonly simulations: SimulationDesk,
  ) {}

  @Post(':id/actions')
  @HttpCode(200)
  @TakesQuery()
  @Header('cache-control', 'no-store')
  @ApiOperation({
    operationId: 'act',
    summary: 'Act',
    description: 'With the token of a seat: one action, an answer, a throw or a standing answer, or a list of which all are taken or none. Only the last of a list may throw dice or open a decision. It is stored before it is answered or told to anybody.',
  })
  @ApiSession()
  @ApiTerms()
  @ApiShape(['OneAction', 'ActionList'], { one: EXAMPLES.oneAction, list: EXAMPLES.actionList })
  @ApiExtraModels(StoredActions, ActionLegality)
  @ApiOkResponse({ description: 'It is stored, or for a dry run whether it is legal', content: STORED_OR_LEGAL })
  @ApiSessionProblems(400, 401, 403, 404, 409, 413, 415, 422)
  async act(@Param('id') id: string, @Headers() headers: SentHeaders, @Body() body: unknown, @Query(QUERY_PIPE) query: ActQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    return tagged(reply, await this.desk.act(id, headers, body, query.dryRun ?? false));
  }

  @Get(':id/actions')
  @TakesQuery()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'sessionOffers', summary: 'What the caller may do', description: 'Offers, what is owed, and what is blocked with reasons; with envelope also the reach, costs and targets of one model.' })
  @ApiSession()
  @ApiOkResponse({ type: SessionOffers, description: 'What the caller may do now', example: EXAMPLES.offers })
  @ApiSessionProblems(400, 401, 404, 422)
  async offers(@Param('id') id: string, @Headers() headers: SentHeaders, @Query(QUERY_PIPE) query: OffersQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    return tagged(reply, await this.desk.offers(id, headers, query.envelope, query.units ?? 'inches'));
  }

  @Post(':id/draw')
  @HttpCode(200)
  @TakesQuery()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'agreeOnDraw', summary: 'Offer, accept or decline a draw', description: 'With the token of a seat. The game ends when all seats agree; a seat that acts instead declines. Bots never agree.' })
  @ApiSession()
  @ApiTerms()
  @ApiShape('DrawOffer', { offer: EXAMPLES.draw })
  @ApiOkResponse({ type: StoredActions, description: 'It is stored', example: EXAMPLES.stored })
  @ApiSessionProblems(400, 401, 403, 404, 409, 413, 415, 422)
  async draw(@Param('id') id: string, @Headers() headers: SentHeaders, @Body() body: unknown, @Query(QUERY_PIPE) { units = 'inches' }: UnitsQuery, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    return tagged(reply, await this.desk.draw(id, headers, body, units));
  }

  @Post(':id/odds')
  @Access('seat', { cost: 2, timed: true })
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'actionOdds', summary: 'What an action may lead to', description: 'With the token of a seat: every outcome of an action with its exact chance, counted from what that seat may know.' })
  @ApiSession()
  @ApiShape('OneAction', { one: EXAMPLES.oneAction })
  @ApiOkResponse({ type: SessionOdds, description: 'Every outcome with its exact chance', example: EXAMPLES.odds })
  @ApiSessionProblems(400, 401, 403, 404, 409, 413, 415, 422)
  async odds(@Param('id') id: string, @Headers() headers: SentHeaders, @Body() body: unknown): Promise<object> {
    return answered(await this.desk.odds(id, headers, body));
  }

  @Post(':id/simulate')
  @Access('seat', { cost: 5, timed: true })
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'simulateSession', summary: 'Who will win?', description: 'With the token of a seat: the game is played out many times between bots. What that seat cannot know is dealt anew each time, so nothing is given away. Games that do not end within ten seconds are left out.' })
  @ApiSession()
  @ApiShape('NewSimulation', { some: EXAMPLES.simulation })
  @ApiExtraModels(SimulatedChance)
  @ApiOkResponse({ type: SessionSimulation, description: 'How often each seat won', example: EXAMPLES.simulated })
  @ApiSessionProblems(400, 401, 403, 404, 409, 413, 415, 422)
  async simulate(@Param('id') id: string, @Headers() headers: SentHeaders, @Body() body: unknown): Promise<object> {
    return answered(await this.simulations.simulate(id, headers, body));
  }
}
