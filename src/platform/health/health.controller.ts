import { Controller, Get, Header, HttpStatus, Inject, Res } from '@nestjs/common';
import { DatabaseProbe } from './database-probe';

type Readiness = { readonly status: 'ready' } | { readonly status: 'not-ready'; readonly reason: string };

@Controller('health')
export class HealthController {
  constructor(@Inject(DatabaseProbe) private readonly database: DatabaseProbe) {}

  @Get('live')
  @Header('cache-control', 'no-store')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  @Get('ready')
  @Header('cache-control', 'no-store')
  async ready(@Res({ passthrough: true }) reply: { status(code: number): unknown }): Promise<Readiness> {
    if (await this.database.answers()) return { status: 'ready' };
    // Set by hand, because an exception would be logged as a fault at every probe.
    reply.status(HttpStatus.SERVICE_UNAVAILABLE);
    return { status: 'not-ready', reason: 'The database does not answer.' };
  }
}
