import { Body, Controller, Delete, Get, Header, Headers, HttpCode, Inject, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiHeader, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ProblemException } from '../../platform/http/problem';
import { QUERY_PIPE } from '../../platform/http/query.pipe';
import { TakesQuery } from '../../platform/http/takes-query';
import { Access } from '../../platform/keys/access';
import { KeyId } from '../../platform/keys/key-id';
import { ArmyDesk } from '../armies/army.desk';
import { ArmyModel, ArmyPageModel } from '../armies/models';
import { KeptQuery } from '../models';
import { answered } from './answered';
import { IF_MATCH, type SentVersion, versionOf } from './if-match';
import { KEPT_EXAMPLES } from './kept-examples';
import { ApiKeptProblems, ApiPlaces, ApiSent } from './problems';

@ApiTags('Catalogs')
@ApiBearerAuth()
@Access('play')
@Controller({ path: 'v1/:ruleset/armies' })
export class ArmiesController {
  constructor(@Inject(ArmyDesk) private readonly desk: ArmyDesk) {}

  @Post()
  @Access('play', { cost: 5 })
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'keepArmy', summary: 'Keep an army', description: 'It is checked and costed by the procedure of its game; one with faults is kept too, and every fault is told with its rule. Its id stands for it in the set-up of a session.' })
  @ApiPlaces('ruleset')
  @ApiSent('KeptArmy', KEPT_EXAMPLES.keptArmy)
  @ApiCreatedResponse({ type: ArmyModel, description: 'The army', example: KEPT_EXAMPLES.army })
  @ApiKeptProblems(400, 404, 413, 415, 422)
  async create(@Param('ruleset') ruleset: string, @Body() body: unknown, @KeyId() key: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<ArmyModel> {
    const made = answered(await this.desk.create(ruleset, body, key));
    void reply.header('location', `/v1/${ruleset}/armies/${made.id}`);
    return made;
  }

  @Get()
  @TakesQuery()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'armies', summary: 'List your armies', description: 'Those that your key keeps, the oldest first.' })
  @ApiPlaces('ruleset')
  @ApiOkResponse({ type: ArmyPageModel, description: 'A page of armies', example: { items: [KEPT_EXAMPLES.armyHead], next: null } })
  @ApiKeptProblems(400, 404)
  async list(@Param('ruleset') ruleset: string, @Query(QUERY_PIPE) { first, after }: KeptQuery, @KeyId() key: string): Promise<ArmyPageModel> {
    return answered(await this.desk.list(ruleset, first, after, key));
  }

  @Get(':id')
  @Access('read')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'army', summary: 'Show an army', description: 'What was stored, what its game says of it, and its side of a set-up.' })
  @ApiPlaces('ruleset', 'id')
  @ApiOkResponse({ type: ArmyModel, description: 'The army', example: KEPT_EXAMPLES.army })
  @ApiKeptProblems(400, 404, 422)
  async show(@Param('ruleset') ruleset: string, @Param('id') id: string, @KeyId() key: string | null): Promise<ArmyModel> {
    return answered(await this.desk.show(ruleset, id, key));
  }

  @Put(':id')
  @ApiOperation({ operationId: 'replaceArmy', summary: 'Store an army anew', description: 'In place of what it was.' })
  @ApiPlaces('ruleset', 'id')
  @ApiHeader(IF_MATCH)
  @ApiSent('KeptArmy', KEPT_EXAMPLES.keptArmy)
  @ApiOkResponse({ type: ArmyModel, description: 'The army', example: KEPT_EXAMPLES.army })
  @ApiKeptProblems(400, 403, 404, 409, 413, 415, 422)
  async replace(@Param('ruleset') ruleset: string, @Param('id') id: string, @Body() body: unknown, @Headers() headers: SentVersion, @KeyId() key: string): Promise<ArmyModel> {
    return answered(await this.desk.replace(ruleset, id, body, versionOf(headers), key));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ operationId: 'deleteArmy', summary: 'Delete an army', description: 'Sessions that were made with it stay as they are.' })
  @ApiPlaces('ruleset', 'id')
  @ApiNoContentResponse({ description: 'It is gone' })
  @ApiKeptProblems(400, 403, 404)
  async remove(@Param('ruleset') ruleset: string, @Param('id') id: string, @KeyId() key: string): Promise<void> {
    const problem = await this.desk.remove(ruleset, id, key);
    if (problem !== null) throw new ProblemException(problem);
  }
}
