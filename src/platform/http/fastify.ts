import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { whyNoOperation } from '../graphql/why-no-operation';
import { readJsonBodies } from './body';
import { answerClientFault } from './client-fault';
import { type Problem, ProblemException } from './problem';
import { ProblemFilter, problemOf, sendProblem } from './problem.filter';
import { requestId } from './request-id';
import { whyNoQuery } from './takes-query';

const LONGEST_PARAMETER = 200;

/** Fastify as the service wants it: sane request ids, short path parameters, no trust in anybody's headers. */
export function fastifyAdapter(): FastifyAdapter {
  return new FastifyAdapter({
    genReqId: requestId,
    routerOptions: { maxParamLength: LONGEST_PARAMETER, ignoreTrailingSlash: true },
    // Nest brings its own Fastify, whose types are not those of ours.
    frameworkErrors: answerFrameworkFault as never,
    clientErrorHandler: answerClientFault,
  });
}

function answerFrameworkFault(fault: unknown, request: FastifyRequest, reply: FastifyReply): void {
  void sendProblem(reply.header('x-request-id', request.id), request, problemOf(fault));
}

/** What every answer and every body has in common. */
export function configureHttp(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  readJsonBodies(server as never);
  server.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    done(thrown(whyNoQuery(request as never)));
  });
  server.addHook('preHandler', (request, _reply, done) => done(thrown(whyNoOperation(request as never))));
  app.useGlobalFilters(new ProblemFilter());
}

function thrown(problem: Problem | null): ProblemException | undefined {
  return problem === null ? undefined : new ProblemException(problem);
}
