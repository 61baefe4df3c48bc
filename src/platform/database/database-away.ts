import { codeOf, messageOf } from '../config/error-details';
import { Unavailable } from '../http/unavailable';

export const DATABASE_AWAY = new Unavailable('database.away', 'The database does not answer. What was to be stored may or may not be; send it again with the same Idempotency-Key.');

/** No such server, or one that went, goes, comes or takes too long; and a pool or a server with no connection to spare. */
const CODES = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|57014|57P0[1-5]|08...|53300)$/;
const MESSAGES = /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Query read timeout)/;

/** The problem that a failed query stands for if the database was not there to answer it, else null. */
export function databaseAway(fault: unknown): Unavailable | null {
  if (typeof fault !== 'object' || fault === null) return null;
  const cause = 'driverError' in fault ? fault.driverError : fault;
  const first = typeof cause === 'object' && cause !== null && 'errors' in cause && Array.isArray(cause.errors) && cause.errors.length > 0 ? (cause.errors[0] as unknown) : cause;
  return CODES.test(codeOf(first)) || MESSAGES.test(messageOf(first)) ? DATABASE_AWAY : null;
}
