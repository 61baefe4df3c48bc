import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiProblems } from '../http/api-problems';
import { InvalidInput, ProblemException } from '../http/problem';
import { BODY_PIPE } from '../http/query.pipe';
import { Access } from './access';
import { Keys } from './keys';
import { EXAMPLES, KeyListModel, KeyModel, MadeKeyModel, NewKeyBody, RotatedKeyModel, RotateKeyBody, USUAL_OVERLAP_SECONDS } from './models';
import { noSuchKey } from './problems';
import { strangeScopes, USUAL_SCOPES } from './scopes';

const KEY_ID = { name: 'id', description: 'Id of the key', schema: { type: 'string', pattern: '^[0-9a-f-]{36}$', example: EXAMPLES.id } } as const;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

@ApiTags('Keys')
@Access('admin')
@Controller({ path: 'v1/keys' })
export class KeysController {
  constructor(@Inject(Keys) private readonly keys: Keys) {}

  @Post()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'makeKey', summary: 'Make a key', description: 'The answer shows the key this once; only its hash is kept. A publishable key may sit in a browser and may only read and resolve.' })
  @ApiBody({ type: NewKeyBody, examples: { tabletop: { summary: 'A key for a tabletop', value: EXAMPLES.newKey } } })
  @ApiCreatedResponse({ type: MadeKeyModel, description: 'The key', example: EXAMPLES.made })
  @ApiProblems(400, 413, 415)
  async make(@Body(BODY_PIPE) { name, kind = 'secret', scopes = [...USUAL_SCOPES[kind]] }: NewKeyBody, @Res({ passthrough: true }) reply: FastifyReply): Promise<MadeKeyModel> {
    const strange = strangeScopes(kind, scopes);
    if (strange.length > 0) throw new ProblemException(new InvalidInput([{ pointer: '/scopes', code: 'key.publishable', message: `A publishable key may only read and resolve, not ${strange.join(', ')}.` }]));
    const { listed, key } = await this.keys.make(name, kind, scopes);
    void reply.header('location', '/v1/keys');
    return { ...KeyModel.of(listed), key };
  }

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'keys', summary: 'List the keys', description: 'Every key with its scopes and when it was last used; never the keys themselves.' })
  @ApiOkResponse({ type: KeyListModel, description: 'Every key', example: EXAMPLES.list })
  @ApiProblems(400)
  async list(): Promise<KeyListModel> {
    return { items: (await this.keys.list()).map(KeyModel.of) };
  }

  @Post(':id/rotate')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'rotateKey', summary: 'Rotate a key', description: 'The key gets a new secret, shown this once; the old one goes on working for a while, so that there is no gap.' })
  @ApiParam(KEY_ID)
  @ApiBody({ type: RotateKeyBody, required: false, examples: { hour: { summary: 'The old key works for another hour', value: EXAMPLES.rotate } } })
  @ApiOkResponse({ type: RotatedKeyModel, description: 'The new key', example: EXAMPLES.rotated })
  @ApiProblems(400, 404, 413, 415)
  async rotate(@Param('id') id: string, @Body(BODY_PIPE) { overlapSeconds = USUAL_OVERLAP_SECONDS }: RotateKeyBody): Promise<RotatedKeyModel> {
    const rotated = UUID.test(id) ? await this.keys.rotate(id, overlapSeconds) : null;
    if (rotated === null) throw new ProblemException(noSuchKey());
    return { ...KeyModel.of(rotated.listed), key: rotated.key, oldUntil: rotated.until.toISOString() };
  }

  @Post(':id/revoke')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'revokeKey', summary: 'Revoke a key', description: 'It stops working at once on this node and within seconds on the others.' })
  @ApiParam(KEY_ID)
  @ApiOkResponse({ type: KeyModel, description: 'The key as it is now', example: EXAMPLES.revoked })
  @ApiProblems(400, 404)
  async revoke(@Param('id') id: string): Promise<KeyModel> {
    const revoked = UUID.test(id) ? await this.keys.revoke(id) : null;
    if (revoked === null) throw new ProblemException(noSuchKey());
    return KeyModel.of(revoked);
  }
}
