import { problemOf } from './problem.filter';

describe('what nobody expected', () => {
  test.each([new TypeError('cannot read /srv/umpire/secret.ts'), new Error('password authentication failed'), 'a string', { statusCode: 500, message: 'inner' }])('%j is our fault and is told without details', (thrown) => {
    const { status, code, detail, errors } = problemOf(thrown);
    expect({ status, code, detail, errors }).toEqual({ status: 500, code: 'server.fault', detail: 'Something went wrong on our side; the request id names it in our logs.', errors: [] });
  });
});
