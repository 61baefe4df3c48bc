import { dataSourceOptions } from './data-source-options';

const database = { url: 'postgres://u@h/x', failure: new Promise<string>(() => undefined), stop: async () => undefined };

describe('how long the database may take', () => {
  test('a server ends statements and idle transactions itself, and the driver gives up soon after', () => {
    expect(dataSourceOptions({ ...database, embedded: false }, 2000).extra).toEqual({ statement_timeout: 2000, idle_in_transaction_session_timeout: 2000, query_timeout: 3000 });
  });

  test('the embedded database has one session for all, so only the driver gives up', () => {
    expect(dataSourceOptions({ ...database, embedded: true }, 2000).extra).toEqual({ query_timeout: 10_000 });
  });
});
