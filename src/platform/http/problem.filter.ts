import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsOnlyPlainJson } from './accepts';
import { bodyProblem, LARGEST_BODY } from './body';
import { databaseAway } from '../database/database-away';
import { NotFound, Problem, ProblemException, toldIn } from './problem';
import { redacted } from './redact';
import { Unavailable } from './unavailable';

interface FastifyFault {
  readonly code?: string;
  readonly statusCode?: number;
  readonly message?: string;
}

/** Turns everything that goes wrong in REST into one shape; what nobody expected stays without details. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  catch(thrown: unknown, host: ArgumentsHost): unknown {
    if (host.getType<string>() === 'graphql') return thrown;
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const problem = problemOf(thrown);
    if (problem.status >= 500 && !(problem instanceof Unavailable)) this.logger.error(`${request.id} ${request.method} ${redacted(request.url)}: ${thrown instanceof Error ? thrown.stack : String(thrown)}`);
    if (thrown instanceof ProblemException) void reply.headers(thrown.headers);
    return sendProblem(reply, request, problem);
  }
}

export function sendProblem(reply: FastifyReply, request: FastifyRequest, problem: Problem): FastifyReply {
  const type = acceptsOnlyPlainJson(request.headers.accept) ? 'application/json' : 'application/problem+json';
  if (problem instanceof Unavailable) void reply.header('retry-after', String(problem.retryAfter));
  return reply
    .status(problem.status)
    .header('content-type', `${type}; charset=utf-8`)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(toldIn(request.id, problem)));
}

/** The problem that a thrown value stands for. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof ProblemException) return thrown.problem;
  if (thrown instanceof HttpException) return fromHttp(thrown);
  const away = databaseAway(thrown);
  if (away !== null) return away;
  const { statusCode, code, message } = thrown as FastifyFault;
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) return fromFastify(statusCode, code ?? '', message ?? '');
  return new Problem(500, 'server.fault', 'Our fault', 'Something went wrong on our side; the request id names it in our logs.');
}

function fromHttp(exception: HttpException): Problem {
  const status = exception.getStatus();
  if (status === 404) return new NotFound('route.unknown', 'There is nothing at this address; /docs lists every operation.');
  if (status === 413 || status === 415) return fromFastify(status, '', exception.message);
  return new Problem(status, status < 500 ? 'request.invalid' : 'server.fault', status < 500 ? 'The request is not valid' : 'Our fault', status < 500 ? exception.message : 'Something went wrong on our side.');
}

function fromFastify(status: number, code: string, message: string): Problem {
  if (status === 413) return bodyProblem(413, 'body.too-large', 'The body is too large', `A body has at most ${LARGEST_BODY} bytes.`);
  if (status === 414) return new Problem(414, 'address.too-long', 'The address is too long', 'A part of the address is longer than any name we have.');
  if (status === 415) return bodyProblem(415, 'body.not-json', 'The body is not JSON', 'Send the body as application/json.');
  if (code === 'FST_ERR_BAD_URL') return new Problem(400, 'address.unreadable', 'The address cannot be read', 'The address is not properly percent-encoded.');
  if (status === 400 && code.startsWith('FST_ERR_CTP')) return bodyProblem(400, 'body.unreadable', 'The body cannot be read', message);
  return new Problem(status, 'request.invalid', 'The request is not valid', message);
}
