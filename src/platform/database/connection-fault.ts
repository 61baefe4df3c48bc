import { codeOf, messageOf } from '../config/error-details';
import { StartFault } from '../config/start-fault';
import { describeDatabase } from './describe-database';

const TIMED_OUT = /timeout/i;

/** Says why a database could not be reached, and what to look at. */
export function connectionFault(databaseUrl: string, error: unknown): StartFault {
  const where = describeDatabase(databaseUrl);
  const cause = firstOf(error);
  const code = codeOf(cause);
  const message = messageOf(cause);
  switch (code) {
    case 'ECONNREFUSED':
      return new StartFault(`No database answers at ${where}; start it or correct DATABASE_URL.`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartFault(`The host of the database ${where} is unknown; correct DATABASE_URL.`);
    case '28P01':
    case '28000':
      return new StartFault(`The database ${where} refuses the user or the password in DATABASE_URL (${message}).`);
    case '3D000':
      return new StartFault(`There is no such database as ${where}; create it or correct DATABASE_URL.`);
    case '57P03':
      return new StartFault(`The database ${where} is starting up or shutting down; try again in a moment.`);
    case '53300':
      return new StartFault(`The database ${where} has no connection to spare; raise max_connections or stop another client.`);
  }
  if (code === 'ETIMEDOUT' || TIMED_OUT.test(message)) {
    return new StartFault(`The database ${where} did not answer in time; check the host in DATABASE_URL and the network.`);
  }
  return new StartFault(`The database ${where} cannot be used (${message}).`);
}

function firstOf(error: unknown): unknown {
  // A host with several addresses fails with one error for each of them.
  return typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors) ? error.errors[0] : error;
}
