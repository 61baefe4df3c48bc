import { GraphQLError, type GraphQLFormattedError, Kind } from 'graphql';

const OURS = 'INTERNAL_SERVER_ERROR';
const CALLERS = 'BAD_USER_INPUT';
/** How GraphQL ends a list of faults that grows too long; nothing else tells that it is one of them. */
const TOO_MANY = /^Too many errors processing variables\b/;

/** Whether an error is no fault of the caller: one that nobody gave a code, thrown while answering. */
export function isOurs(error: unknown): boolean {
  const code = error instanceof GraphQLError ? error.extensions['code'] : undefined;
  return (code === undefined || code === OURS) && !isBadVariable(error);
}

/** What the caller got wrong is told; what we got wrong is told without details. */
export function tellError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  if (isOurs(error)) return { message: 'Something went wrong on our side; the request id names it in our logs.', extensions: { code: OURS } };
  return isBadVariable(error) ? { ...formatted, extensions: { code: CALLERS } } : formatted;
}

/** A variable that fits its own type but not the argument it stands for is found only while answering, and gets no code; nor does the end of too many faults. */
function isBadVariable(error: unknown): boolean {
  if (error instanceof GraphQLError && error.path === undefined && TOO_MANY.test(error.message)) return true;
  const cause = error instanceof GraphQLError ? error.originalError : null;
  return cause instanceof GraphQLError && cause.nodes?.[0]?.kind === Kind.VARIABLE;
}
