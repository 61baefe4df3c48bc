import { Controller, Get, Header, HttpException, HttpStatus, Inject } from '@nestjs/common';
import { DatabaseProbe } from './database-probe';

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
  async ready(): Promise<{ status: 'ready' }> {
    if (await this.database.answers()) return { status: 'ready' };
    throw new HttpException(
      { status: 'not-ready', reason: 'The database does not answer.' },
      HttpStatus.SERVICE_UNAVAILABLE,
    );
  }
}
