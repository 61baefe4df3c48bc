import type { FastifyReply, FastifyRequest } from 'fastify';
import { execute, getOperationAST, type GraphQLSchema, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { tooDear } from './cost';
import type { DocumentStore } from './document-store';
import { GREATEST_COST } from './operation-limits';
import { type IsAnswered, Plan } from './plan';

/** Those who leave the type of the answer to us, or ask for the usual one. */
const USUAL_TYPE = new Set([undefined, '*/*', 'application/json', 'application/json, */*']);

type Sent = Readonly<Record<string, unknown>>;
type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Promise<object>;

/**
 * Answers queries that Apollo has read and found valid before, without asking it again: it takes as long over a small
 * query as everything else together. Whatever is unusual, and whatever has an error to tell, goes the whole way.
 */
export function shortWay(schema: GraphQLSchema, documents: DocumentStore, contextOf: ContextOf, isAnswered: IsAnswered) {
  const plans = new WeakMap<OperationDefinitionNode, Plan | null>();

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const { method, headers } = request;
    if (method !== 'POST' || !USUAL_TYPE.has(headers.accept)) return undefined;
    const { query, operationName, variables, extensions } = request.body as Sent;
    const document = documents.read(query as string);
    if (document === undefined || (extensions ?? null) !== null) return undefined;
    const operation = getOperationAST(document, operationName as string | null | undefined);
    const values = (variables ?? {}) as Record<string, unknown>;
    if (operation?.operation !== OperationTypeNode.QUERY || tooDear(schema, document, operation, values, GREATEST_COST) !== null) return undefined;
    let plan = plans.get(operation);
    if (plan === undefined) {
      plan = Plan.of(schema, document, operation, isAnswered);
      plans.set(operation, plan);
    }
    const contextValue = await contextOf(request, reply);
    const data = plan === null ? await executed({ schema, document, operationName: operation.name?.value ?? null, variableValues: values, contextValue, options: { maxCoercionErrors: 1 } }) : await plan.answer(contextValue, values);
    return data === null ? undefined : reply.header('content-type', 'application/json; charset=utf-8').send(`${JSON.stringify({ data })}\n`);
  };
}

async function executed(what: Parameters<typeof execute>[0]): Promise<object | null> {
  const { data, errors } = await execute(what);
  return errors === undefined ? (data ?? null) : null;
}
