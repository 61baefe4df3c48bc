import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { readJsonBodies } from './body';
import { ProblemFilter } from './problem.filter';
import { requestId } from './request-id';

const LONGEST_PARAMETER = 200;

/** Fastify as the service wants it: sane request ids, short path parameters, no trust in anybody's headers. */
export function fastifyAdapter(): FastifyAdapter {
  return new FastifyAdapter({ genReqId: requestId, routerOptions: { maxParamLength: LONGEST_PARAMETER, ignoreTrailingSlash: true } });
}

/** What every answer and every body has in common. */
export function configureHttp(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  readJsonBodies(server as never);
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    done();
  });
  app.useGlobalFilters(new ProblemFilter());
}
