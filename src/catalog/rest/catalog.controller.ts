import { Controller, Get, Header, Inject, Param, Query, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiExtraModels, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiProblems } from '../../platform/http/api-problems';
import { Problem, ProblemException } from '../../platform/http/problem';
import { QUERY_PIPE } from '../../platform/http/query.pipe';
import { TakesQuery } from '../../platform/http/takes-query';
import { Access } from '../../platform/keys/access';
import { KeyId } from '../../platform/keys/key-id';
import { Catalogs } from '../catalogs';
import { CatalogDesk } from '../desk';
import { CatalogModel, SearchModel, SearchQuery } from '../models';
import { answered } from './answered';
import { EXAMPLES } from './examples';
import { shown } from './shown';

@ApiTags('Catalogs')
@ApiExtraModels(SearchModel, CatalogModel)
@Access('read')
@Controller({ path: 'v1' })
export class CatalogController {
  constructor(
    @Inject(CatalogDesk) private readonly desk: CatalogDesk,
    @Inject(Catalogs) private readonly catalogs: Catalogs,
  ) {}

  @Get('catalog/search')
  @TakesQuery()
  @ApiOperation({ operationId: 'searchCatalogs', summary: 'Search the catalogs of every game', description: 'Finds entries by words in any of their fields, though they be misspelt, and says in which; the best come first.' })
  @ApiOkResponse(shown(SearchModel, 'What was found', () => EXAMPLES.search))
  @ApiProblems(400, 404)
  async search(@Query(QUERY_PIPE) query: SearchQuery, @KeyId() key: string | null, @Res({ passthrough: true }) reply: FastifyReply): Promise<SearchModel> {
    const answer = answered(await this.desk.search(query, key));
    void reply.header('cache-control', query.collection === undefined ? 'public, max-age=300' : 'private, no-store');
    return answer;
  }

  @Get(':ruleset/catalog')
  @Header('cache-control', 'public, max-age=300')
  @ApiOperation({ operationId: 'catalog', summary: "Show what a game's catalog holds", description: 'Its kinds with counts, and what can be asked of each.' })
  @ApiParam({ name: 'ruleset', description: 'Id of the ruleset', example: 'chainmail' })
  @ApiOkResponse(shown(CatalogModel, 'The catalog', () => EXAMPLES.catalog))
  @ApiProblems(400, 404)
  catalog(@Param('ruleset') ruleset: string): CatalogModel {
    return answered(this.desk.catalog(ruleset));
  }

  @Get(':ruleset/catalog/:kind')
  @TakesQuery()
  @ApiExcludeEndpoint()
  unknownKind(@Param('ruleset') ruleset: string, @Param('kind') kind: string): never {
    throw new ProblemException(this.missing(ruleset, kind));
  }

  @Get(':ruleset/catalog/:kind/:slug')
  @TakesQuery()
  @ApiExcludeEndpoint()
  unknownEntry(@Param('ruleset') ruleset: string, @Param('kind') kind: string): never {
    throw new ProblemException(this.missing(ruleset, kind));
  }

  private missing(ruleset: string, kind: string): Problem {
    const game = this.catalogs.find(ruleset);
    return game instanceof Problem ? game : (game.kind(kind) as Problem);
  }
}
