import { Controller, Get, Header, HttpStatus, Inject, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { Drain } from '../http/drain';
import { Access } from '../keys/access';
import { DatabaseProbe } from './database-probe';

type Readiness = { readonly status: 'ready' } | { readonly status: 'not-ready'; readonly reason: string };

/** An answer of one word, as the documentation shows it. */
const says = (status: string, more: object = {}) => ({
  content: { 'application/json': { schema: { type: 'object', required: ['status'], properties: { status: { type: 'string', const: status }, reason: { type: 'string' } } }, example: { status, ...more } } },
});

@ApiTags('Health')
@Access('public')
@Controller('health')
export class HealthController {
  constructor(
    @Inject(DatabaseProbe) private readonly database: DatabaseProbe,
    @Inject(Drain) private readonly drain: Drain,
  ) {}

  @ApiOperation({ operationId: 'live', summary: 'Whether the process answers', description: 'For monitors that restart a process that hangs.' })
  @ApiOkResponse({ description: 'It answers', ...says('live') })
  @Get('live')
  @Header('cache-control', 'no-store')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  @ApiOperation({ operationId: 'ready', summary: 'Whether the service can work', description: 'For load balancers: the database answers too.' })
  @ApiOkResponse({ description: 'It can', ...says('ready') })
  @ApiServiceUnavailableResponse({ description: 'The database does not answer, or the service is stopping', ...says('not-ready', { reason: 'The database does not answer.' }) })
  @Get('ready')
  @Header('cache-control', 'no-store')
  async ready(@Res({ passthrough: true }) reply: { status(code: number): unknown }): Promise<Readiness> {
    const reason = this.drain.isStopping ? 'The service is stopping.' : (await this.database.answers()) ? null : 'The database does not answer.';
    if (reason === null) return { status: 'ready' };
    // Set by hand, because an exception would be logged as a fault at every probe.
    reply.status(HttpStatus.SERVICE_UNAVAILABLE);
    return { status: 'not-ready', reason };
  }
}
