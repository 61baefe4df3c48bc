import { Body, Controller, Delete, Get, Header, Headers, HttpCode, Inject, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiExtraModels, ApiHeader, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { QUERY_PIPE } from '../../platform/http/query.pipe';
import { ProblemException } from '../../platform/http/problem';
import { TakesQuery } from '../../platform/http/takes-query';
import { Access } from '../../platform/keys/access';
import { KeyId } from '../../platform/keys/key-id';
import { CollectionDesk } from '../collections/collection.desk';
import { CollectionModel, CollectionPageModel, StoredEntryModel } from '../collections/models';
import { KeptQuery } from '../models';
import { answered } from './answered';
import { IF_MATCH, type SentVersion, versionOf } from './if-match';
import { KEPT_EXAMPLES } from './kept-examples';
import { ApiKeptProblems, ApiPlaces, ApiSent } from './problems';
import { shown } from './shown';

@ApiTags('Catalogs')
@ApiExtraModels(StoredEntryModel)
@ApiBearerAuth()
@Access('play')
@Controller({ path: 'v1/:ruleset/collections' })
export class CollectionsController {
  constructor(@Inject(CollectionDesk) private readonly desk: CollectionDesk) {}

  @Post()
  @Access('play', { cost: 5 })
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'createCollection', summary: 'Make a collection of your own entries', description: 'Its name is how references and queries name it. A private one is there for your key alone.' })
  @ApiPlaces('ruleset')
  @ApiSent('NewCollection', KEPT_EXAMPLES.newCollection)
  @ApiCreatedResponse({ type: CollectionModel, description: 'The collection', example: { ...KEPT_EXAMPLES.collection, version: 0, entries: [] } })
  @ApiKeptProblems(400, 404, 409, 413, 415, 422)
  async create(@Param('ruleset') ruleset: string, @Body() body: unknown, @KeyId() key: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<CollectionModel> {
    const made = answered(await this.desk.create(ruleset, body, key));
    void reply.header('location', `/v1/${ruleset}/collections/${made.name}`);
    return made;
  }

  @Get()
  @Access('read')
  @TakesQuery()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'collections', summary: 'List collections', description: 'Public ones and those of your key, by name.' })
  @ApiPlaces('ruleset')
  @ApiOkResponse({ type: CollectionPageModel, description: 'A page of collections', example: { items: [KEPT_EXAMPLES.head], next: null } })
  @ApiKeptProblems(400, 404)
  async list(@Param('ruleset') ruleset: string, @Query(QUERY_PIPE) { first, after }: KeptQuery, @KeyId() key: string | null): Promise<CollectionPageModel> {
    return answered(await this.desk.list(ruleset, first, after, key));
  }

  @Get(':name')
  @Access('read')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'collection', summary: 'Show a collection', description: 'What it holds; with `@` and a version in the name, what it held then.' })
  @ApiPlaces('ruleset', 'name')
  @ApiOkResponse({ type: CollectionModel, description: 'The collection', example: KEPT_EXAMPLES.collection })
  @ApiKeptProblems(400, 404)
  async show(@Param('ruleset') ruleset: string, @Param('name') name: string, @KeyId() key: string | null, @Res({ passthrough: true }) reply: FastifyReply): Promise<CollectionModel> {
    const found = answered(await this.desk.show(ruleset, name, key));
    void reply.header('etag', `"${found.version}"`);
    return found;
  }

  @Patch(':name')
  @ApiOperation({ operationId: 'changeCollection', summary: 'Change the title of a collection, or who may see it', description: 'Its entries stay as they are, and so does its version.' })
  @ApiPlaces('ruleset', 'name')
  @ApiSent('CollectionChange', { public: true })
  @ApiOkResponse({ type: CollectionModel, description: 'The collection', example: { ...KEPT_EXAMPLES.collection, public: true } })
  @ApiKeptProblems(400, 403, 404, 413, 415, 422)
  async change(@Param('ruleset') ruleset: string, @Param('name') name: string, @Body() body: unknown, @KeyId() key: string): Promise<CollectionModel> {
    return answered(await this.desk.change(ruleset, name, body, key));
  }

  @Delete(':name')
  @HttpCode(204)
  @ApiOperation({ operationId: 'deleteCollection', summary: 'Delete a collection', description: 'With all its versions; sessions and armies that used it keep the figures that they were made with.' })
  @ApiPlaces('ruleset', 'name')
  @ApiNoContentResponse({ description: 'It is gone' })
  @ApiKeptProblems(400, 403, 404, 422)
  async remove(@Param('ruleset') ruleset: string, @Param('name') name: string, @KeyId() key: string): Promise<void> {
    const problem = await this.desk.remove(ruleset, name, key);
    if (problem !== null) throw new ProblemException(problem);
  }

  @Put(':name/:kind/:slug')
  @ApiOperation({ operationId: 'putCollectionEntry', summary: 'Add or change an entry of your own', description: 'It is checked by the schema of ours; its provenance is house. From now on `{ "ref": slug, "collection": name }` names it wherever a profile is wanted.' })
  @ApiPlaces('ruleset', 'name', 'kind', 'slug')
  @ApiHeader(IF_MATCH)
  @ApiSent(KEPT_EXAMPLES.ownComponents, KEPT_EXAMPLES.ogre)
  @ApiOkResponse(shown(StoredEntryModel, 'What was stored', () => KEPT_EXAMPLES.stored))
  @ApiKeptProblems(400, 403, 404, 409, 413, 415, 422)
  async put(@Param('ruleset') ruleset: string, @Param('name') name: string, @Param('kind') kind: string, @Param('slug') slug: string, @Body() body: unknown, @Headers() headers: SentVersion, @KeyId() key: string): Promise<StoredEntryModel> {
    return answered(await this.desk.put(ruleset, name, kind, slug, body ?? {}, versionOf(headers), key));
  }

  @Delete(':name/:kind/:slug')
  @ApiOperation({ operationId: 'deleteCollectionEntry', summary: 'Take an entry of your own away', description: 'Earlier versions of the collection still have it.' })
  @ApiPlaces('ruleset', 'name', 'kind', 'slug')
  @ApiHeader(IF_MATCH)
  @ApiOkResponse(shown(StoredEntryModel, 'The new version', () => ({ collection: 'my-ogres@2', version: 2, entry: null })))
  @ApiKeptProblems(400, 403, 404, 409, 422)
  async takeAway(@Param('ruleset') ruleset: string, @Param('name') name: string, @Param('kind') kind: string, @Param('slug') slug: string, @Headers() headers: SentVersion, @KeyId() key: string): Promise<StoredEntryModel> {
    return answered(await this.desk.put(ruleset, name, kind, slug, null, versionOf(headers), key));
  }
}
