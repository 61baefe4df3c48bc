import { type ExecutionArgs, getOperationAST, GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from 'graphql';
import { getVariableValues } from 'graphql/execution/values';
import { tooDear } from './cost';
import { GREATEST_COST, limitsFor, MOST_FAULTS, MOST_TOKENS } from './operation-limits';

const RULES = [...specifiedRules, ...limitsFor('subscription')];

/** What a socket sends to subscribe. */
export interface Subscribing {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown> | null | undefined;
}

/** A subscription ready to run, or everything that is wrong with it; held to the limits of every other operation. */
export function readSubscription(schema: GraphQLSchema, { query, operationName, variables }: Subscribing): ExecutionArgs | readonly GraphQLError[] {
  let document;
  try {
    document = parse(query, { maxTokens: MOST_TOKENS });
  } catch (fault) {
    return [coded('GRAPHQL_PARSE_FAILED')(fault as GraphQLError)];
  }
  const faults = validate(schema, document, RULES, { maxErrors: MOST_FAULTS });
  if (faults.length > 0) return faults.map(coded('GRAPHQL_VALIDATION_FAILED'));
  const operation = getOperationAST(document, operationName);
  if (!operation) return [coded('OPERATION_RESOLUTION_FAILURE')(new GraphQLError('Name one of the operations that were sent.'))];
  const read = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {}, { maxErrors: MOST_FAULTS });
  if (read.errors) return read.errors.map(coded('BAD_USER_INPUT'));
  const refused = tooDear(schema, document, operation, read.coerced, GREATEST_COST);
  if (refused !== null) return [coded('GRAPHQL_VALIDATION_FAILED')(refused)];
  return { schema, document, operationName: operationName ?? null, variableValues: variables ?? {} };
}

function coded(code: string): (fault: GraphQLError) => GraphQLError {
  return ({ message, nodes, source, positions }) => new GraphQLError(message, { nodes: nodes ?? null, source: source ?? null, positions: positions ?? null, extensions: { code } });
}
