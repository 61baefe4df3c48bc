import { Body, Controller, Get, Header, Headers, Inject, Param, Post, Res, StreamableFile } from '@nestjs/common';
import { ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { TakesFile } from '../../platform/http/takes-file';
import { Access } from '../../platform/keys/access';
import { KeyId } from '../../platform/keys/key-id';
import { FileDesk } from '../file/file.desk';
import type { SentHeaders } from '../terms';
import { answered } from './answered';
import { ApiSession, ApiSessionProblems } from './api';
import { EXAMPLES } from './examples';
import { SessionMade } from './models';

const FILE = { 'application/x-ndjson': { schema: { type: 'string' }, example: EXAMPLES.file } } as const;

@ApiTags('Sessions')
@Access('seat')
@Controller({ path: 'v1/sessions' })
export class FilesController {
  constructor(@Inject(FileDesk) private readonly desk: FileDesk) {}

  @Get(':id/export')
  @Access('seat', { cost: 5 })
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'exportSession', summary: 'Take a session out as a file', description: 'After the end: a line of JSON for the session with its set-up and seed, and one for each action with its faces, its events and the hash of the state after it. Another service takes it in with importSession.' })
  @ApiSession()
  @ApiOkResponse({ description: 'The file', content: FILE })
  @ApiSessionProblems(400, 401, 404, 422)
  async export(@Param('id') id: string, @Headers() headers: SentHeaders): Promise<StreamableFile> {
    return new StreamableFile(answered(await this.desk.export(id, headers)), { type: 'application/x-ndjson; charset=utf-8', disposition: `attachment; filename="${id}.ndjson"` });
  }

  @Post('import')
  @Access('play', { cost: 5, timed: true })
  @TakesFile()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'importSession', summary: 'Take a session in from a file', description: 'The file of a finished game, of at most 16 MiB. It is stored only if the seed is the one that was promised and every throw, every event and every state comes out of it again.' })
  @ApiConsumes('application/x-ndjson')
  @ApiBody({ required: true, description: 'The file as exportSession gave it', schema: { type: 'string' }, examples: { file: { summary: 'A file', value: EXAMPLES.file } } })
  @ApiCreatedResponse({ type: SessionMade, description: 'The session with the token of its creator', example: EXAMPLES.imported })
  @ApiSessionProblems(400, 409, 413, 415, 422)
  async import(@Body() body: unknown, @KeyId() key: string | null, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    const made = answered(await this.desk.import(body, key));
    void reply.header('location', `/v1/sessions/${made.id}`);
    return made;
  }
}
