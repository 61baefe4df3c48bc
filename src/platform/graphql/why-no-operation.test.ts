import type { FastifyRequest } from 'fastify';
import { whyNoOperation } from './why-no-operation';

const pointers = (body: unknown, method = 'POST', url = '/graphql') => whyNoOperation({ method, body, routeOptions: { url } } as unknown as FastifyRequest)?.errors.map(({ pointer }) => pointer) ?? null;

describe('a body sent to GraphQL', () => {
  test.each([{ query: '{ a }' }, { query: '{ a }', variables: null, operationName: null, extensions: null }, { query: '{ a }', variables: { x: 1 }, operationName: 'A', extensions: {} }])('%j is an operation', (body) => {
    expect(pointers(body)).toBeNull();
  });

  test.each<readonly [unknown, readonly string[]]>([
    [undefined, ['']],
    [[{ query: '{ a }' }], ['']],
    [{}, ['/query']],
    [{ query: '' }, ['/query']],
    [{ query: 1, variables: [1], operationName: {}, extensions: 'x' }, ['/query', '/operationName', '/variables', '/extensions']],
  ])('%j is none', (body, faults) => {
    expect(pointers(body)).toEqual(faults);
  });

  test('elsewhere is nobody’s business here', () => {
    expect(pointers({}, 'POST', '/v1/chainmail')).toBeNull();
    expect(pointers(undefined, 'GET')).toBeNull();
  });
});
