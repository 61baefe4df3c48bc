import type { FastifyRequest } from 'fastify';
import { InvalidInput, type Problem, type ProblemError } from '../http/problem';

const GRAPHQL = '/graphql';
const MAPS = ['variables', 'extensions'] as const;

/** What keeps a body sent to GraphQL from being an operation at all; Apollo would refuse it too, without naming the request. */
export function whyNoOperation({ method, body, routeOptions }: FastifyRequest): Problem | null {
  if (method !== 'POST' || routeOptions.url !== GRAPHQL) return null;
  if (!isMap(body)) return new InvalidInput([fault('', 'Send a JSON object with the field query.')]);
  const errors: ProblemError[] = [];
  if (typeof body['query'] !== 'string' || body['query'] === '') errors.push(fault('/query', 'The field query is a text that is not empty.'));
  if (typeof (body['operationName'] ?? '') !== 'string') errors.push(fault('/operationName', 'The field operationName is a text.'));
  for (const name of MAPS) if (!isMap(body[name] ?? {})) errors.push(fault(`/${name}`, `The field ${name} is an object.`));
  return errors.length === 0 ? null : new InvalidInput(errors);
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fault(pointer: string, message: string): ProblemError {
  return { pointer, code: 'input.invalid', message };
}
