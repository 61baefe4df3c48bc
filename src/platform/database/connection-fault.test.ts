import { connectionFault } from './connection-fault';

const URL_WITH_SECRETS = 'postgres://umpire:hunter2@db.example:6432/games?sslmode=require';
const failing = (code: string, message = 'some reason'): Error => Object.assign(new Error(message), { code });

describe('connectionFault', () => {
  test.each([
    ['ECONNREFUSED', 'No database answers at db.example:6432/games; start it or correct DATABASE_URL.'],
    ['ENOTFOUND', 'The host of the database db.example:6432/games is unknown; correct DATABASE_URL.'],
    ['28P01', 'The database db.example:6432/games refuses the user or the password in DATABASE_URL (some reason).'],
    ['28000', 'The database db.example:6432/games refuses the user or the password in DATABASE_URL (some reason).'],
    ['3D000', 'There is no such database as db.example:6432/games; create it or correct DATABASE_URL.'],
    ['57P03', 'The database db.example:6432/games is starting up or shutting down; try again in a moment.'],
    ['53300', 'The database db.example:6432/games has no connection to spare; raise max_connections or stop another client.'],
    ['ETIMEDOUT', 'The database db.example:6432/games did not answer in time; check the host in DATABASE_URL and the network.'],
    ['XX999', 'The database db.example:6432/games cannot be used (some reason).'],
  ])('%s becomes one sentence', (code, sentence) => {
    expect(connectionFault(URL_WITH_SECRETS, failing(code)).sentences).toEqual([sentence]);
  });

  test('a host with several addresses is told by the first of them', () => {
    const error = new AggregateError([failing('ECONNREFUSED'), failing('ENETUNREACH')]);
    expect(connectionFault(URL_WITH_SECRETS, error).message).toMatch(/^No database answers/);
  });

  test('a client that gave up waiting is told as such', () => {
    expect(connectionFault(URL_WITH_SECRETS, new Error('timeout expired')).message).toMatch(/did not answer in time/);
  });
});
