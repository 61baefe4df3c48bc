import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from './platform/config/config';
import { codeOf } from './platform/config/error-details';
import { StartFault } from './platform/config/start-fault';

/** Opens the port and returns its number. */
export async function listen(app: NestFastifyApplication, { host, port }: Config): Promise<number> {
  try {
    // Fastify's own call: Nest's would log the error before we can say it in a sentence.
    await app.getHttpAdapter().getInstance().listen({ host, port, listenTextResolver: () => 'listening' });
  } catch (error) {
    throw listenFault(error, host, port);
  }
  return (app.getHttpServer().address() as AddressInfo).port;
}

function listenFault(error: unknown, host: string, port: number): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartFault(`Port ${port} on ${host} is taken; stop what listens there or set PORT to another number.`);
    case 'EACCES':
      return new StartFault(`This user may not listen on port ${port}; set PORT to a number above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartFault(`This machine has no address ${host}; set HOST to one of its own, such as 0.0.0.0.`);
    default:
      return error;
  }
}
