import { QueryFailedError } from 'typeorm';
import { DATABASE_AWAY, databaseAway } from './database-away';

const failing = (message: string, code?: string): Error => Object.assign(new Error(message), code === undefined ? {} : { code });

describe('a database that does not answer', () => {
  test.each([
    ['nobody listens', failing('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
    ['its process was killed', failing('Connection terminated unexpectedly')],
    ['it is ended by its administrator', failing('terminating connection due to administrator command', '57P01')],
    ['another of its processes crashed', failing('terminating connection because of crash of another server process', '57P02')],
    ['it recovers', failing('the database system is starting up', '57P03')],
    ['no connection came free', failing('timeout exceeded when trying to connect')],
    ['several addresses, none of which answers', new AggregateError([failing('x', 'ECONNREFUSED'), failing('y', 'ENETUNREACH')])],
    ['told through TypeORM', new QueryFailedError('select 1', [], failing('Connection terminated unexpectedly'))],
  ])('is told as such: %s', (_, fault) => {
    expect(databaseAway(fault)).toBe(DATABASE_AWAY);
  });

  test.each([
    ['a broken constraint', new QueryFailedError('insert', [], failing('duplicate key', '23505'))],
    ['a bug', new TypeError('x is not a function')],
    ['nothing', undefined],
  ])('is not blamed for %s', (_, fault) => {
    expect(databaseAway(fault)).toBeNull();
  });
});
