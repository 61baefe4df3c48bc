import { Controller, Get, Header, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOperation, ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblems } from '../../platform/http/api-problems';
import { InvalidInput, ProblemException } from '../../platform/http/problem';
import { TakesQuery } from '../../platform/http/takes-query';
import { Access } from '../../platform/keys/access';
import { KeyId } from '../../platform/keys/key-id';
import type { CatalogFile, Format } from '../core/files';
import { FilesDesk } from '../take-along/files.desk';
import { CatalogChangesModel, CatalogFileModel, CatalogManifestModel } from '../take-along/models';
import { answered } from './answered';
import { EXAMPLES } from './examples';
import { ApiKeptProblems, ApiPlaces } from './problems';
import { Ready, sendReady } from './ready';
import { shown } from './shown';

const TYPES: Readonly<Record<Format, string>> = { json: 'application/json; charset=utf-8', ndjson: 'application/x-ndjson; charset=utf-8', csv: 'text/csv; charset=utf-8; header=present' };
const FOREVER = 'public, max-age=31536000, immutable';
const SINCE = { name: 'since', required: true, description: 'Version that is known', schema: { type: 'string', example: '0123456789abcdef' } } as const;

@ApiTags('Catalogs')
@ApiExtraModels(CatalogManifestModel, CatalogFileModel, CatalogChangesModel)
@Access('read')
@Controller({ path: 'v1/:ruleset' })
export class FilesController {
  private readonly ready = new WeakMap<CatalogFile, Ready>();

  constructor(@Inject(FilesDesk) private readonly desk: FilesDesk) {}

  @Get('catalog/files')
  @Header('cache-control', 'public, max-age=60')
  @ApiOperation({ operationId: 'catalogFiles', summary: "List the files of a game's catalog", description: 'The whole and each kind as JSON, NDJSON and CSV; the address of a file has the hash of its content and can be kept for ever.' })
  @ApiPlaces('ruleset')
  @ApiResponse({ status: 200, ...shown(CatalogManifestModel, 'The manifest', () => EXAMPLES.manifest) })
  @ApiProblems(400, 404)
  manifest(@Param('ruleset') ruleset: string): CatalogManifestModel {
    return answered(this.desk.manifest(ruleset));
  }

  @Get('catalog/files/:file')
  @ApiOperation({ operationId: 'catalogFile', summary: 'Download a file of a catalog', description: 'By its name in the manifest; `catalog.csv`, `model.json` and the like, without a hash, lead to the file that is current.' })
  @ApiPlaces('ruleset')
  @ApiParam({ name: 'file', description: 'Name of the file', schema: { type: 'string', example: 'catalog.csv' } })
  @ApiResponse({
    status: 200,
    description: 'The file',
    content: {
      'application/json': { schema: { type: 'object', required: ['ruleset', 'entries'], properties: { ruleset: { type: 'string' }, entries: { type: 'array', items: { type: 'object', additionalProperties: true } } } }, example: { ruleset: 'chainmail', entries: [] } },
      'application/x-ndjson': { schema: { type: 'string' }, example: '{"slug":"orc-trooper","kind":"model"}\n' },
      'text/csv': { schema: { type: 'string' }, example: 'slug,kind,name\r\norc-trooper,model,Orc Trooper\r\n' },
    },
  })
  @ApiResponse({ status: 302, description: 'Where the current file is', headers: { Location: { description: 'Its address', schema: { type: 'string' } } } })
  @ApiProblems(400, 404)
  file(@Param('ruleset') ruleset: string, @Param('file') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): FastifyReply {
    const file = answered(this.desk.file(ruleset, name));
    if (file.name !== name) return reply.status(302).header('location', `/v1/${ruleset}/catalog/files/${file.name}`).header('cache-control', 'public, max-age=60').send();
    const ready = this.ready.get(file) ?? new Ready(file.bytes, null, TYPES[file.format], FOREVER);
    this.ready.set(file, ready);
    void reply.header('content-disposition', `attachment; filename="${ruleset}-${file.of}.${file.format}"`);
    return sendReady(request, reply, ready);
  }

  @Get('catalog/changes')
  @TakesQuery()
  @Header('cache-control', 'no-cache')
  @ApiOperation({ operationId: 'catalogChanges', summary: 'Show what has changed in a catalog', description: 'Since the version of an earlier manifest: entries that are new or changed, whole, and those that are gone.' })
  @ApiPlaces('ruleset')
  @ApiQuery(SINCE)
  @ApiResponse({ status: 200, ...shown(CatalogChangesModel, 'The changes', () => EXAMPLES.changes) })
  @ApiKeptProblems(400, 404)
  async changes(@Param('ruleset') ruleset: string, @Query() query: Readonly<Record<string, unknown>>): Promise<CatalogChangesModel> {
    return answered(await this.desk.changes(ruleset, sinceIn(query)));
  }

  @Get('collections/:name/changes')
  @TakesQuery()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'collectionChanges', summary: 'Show what has changed in a collection', description: 'Since one of its versions; 0 is before its first entry.' })
  @ApiPlaces('ruleset', 'name')
  @ApiQuery({ ...SINCE, schema: { type: 'string', example: '0' } })
  @ApiResponse({ status: 200, ...shown(CatalogChangesModel, 'The changes', () => ({ ...EXAMPLES.changes, since: '0', version: '1' })) })
  @ApiKeptProblems(400, 404)
  async collectionChanges(@Param('ruleset') ruleset: string, @Param('name') name: string, @Query() query: Readonly<Record<string, unknown>>, @KeyId() key: string | null): Promise<CatalogChangesModel> {
    return answered(await this.desk.collectionChanges(ruleset, name, sinceIn(query), key));
  }
}

function sinceIn(query: Readonly<Record<string, unknown>>): string {
  const [other] = Object.keys(query).filter((name) => name !== 'since');
  if (other !== undefined) throw new ProblemException(new InvalidInput([{ pointer: `/${other.slice(0, 60)}`, code: 'input.unknown-field', message: 'since is the only parameter here.' }]));
  if (typeof query['since'] !== 'string') throw new ProblemException(new InvalidInput([{ pointer: '/since', code: 'input.missing', message: 'Say with since which version is known.' }]));
  return query['since'];
}
