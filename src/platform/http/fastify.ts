import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { whyNoOperation } from '../graphql/why-no-operation';
import { readJsonBodies } from './body';
import { fastifyLogs } from '../telemetry/fastify-logs';
import { answerClientFault } from './client-fault';
import { mindManners } from './manners';
import { type Problem, ProblemException } from './problem';
import { ProblemFilter, problemOf, sendProblem } from './problem.filter';
import { trustIn } from './proxies';
import { requestId } from './request-id';
import { whyNoQuery } from './takes-query';

const LONGEST_PARAMETER = 200;
/** How long a request may take to arrive. */
const SLOWEST_REQUEST_MS = 30_000;

/** Fastify as the service wants it: sane request ids, short path parameters, no trust in headers but those of known proxies; without settings it logs nothing. */
export function fastifyAdapter(settings?: Pick<Config, 'trustProxy' | 'logLevel'>): FastifyAdapter {
  return new FastifyAdapter({
    ...(settings === undefined ? {} : { trustProxy: settings.trustProxy !== false && trustIn(settings.trustProxy), ...fastifyLogs(settings.logLevel) }),
    genReqId: requestId,
    requestTimeout: SLOWEST_REQUEST_MS,
    // Drain says it in the shape of every other problem.
    return503OnClosing: false,
    routerOptions: { maxParamLength: LONGEST_PARAMETER, ignoreTrailingSlash: true },
    frameworkErrors: answerFrameworkFault,
    clientErrorHandler: answerClientFault,
  });
}

function answerFrameworkFault(fault: unknown, request: FastifyRequest, reply: FastifyReply): void {
  void sendProblem(reply.header('x-request-id', request.id), request, problemOf(fault));
}

/** What every answer and every body has in common. */
export async function configureHttp(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  readJsonBodies(server);
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    done();
  });
  await mindManners(server);
  server.addHook('onRequest', (request, _reply, done) => done(thrown(whyNoQuery(request))));
  server.addHook('preHandler', (request, _reply, done) => done(thrown(whyNoOperation(request))));
  app.useGlobalFilters(new ProblemFilter());
}

function thrown(problem: Problem | null): ProblemException | undefined {
  return problem === null ? undefined : new ProblemException(problem);
}
