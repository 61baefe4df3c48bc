import type { FastifyRequest } from 'fastify';
import { whyNoQuery } from './takes-query';

function request(url: string, query: object, config: object = {}, route = '/v1/:ruleset'): FastifyRequest {
  return { url, query, routeOptions: { url: route, config } } as unknown as FastifyRequest;
}

describe('a query', () => {
  test('is refused where an operation has no parameters, and the first one is named', () => {
    expect(whyNoQuery(request('/v1/chainmail?page=2&x=1', { page: '2', x: '1' }))).toMatchObject({ status: 400, pointer: '/page', errors: [{ code: 'input.unknown-field' }] });
    expect(whyNoQuery(request('/v1/chainmail?__proto__=1', Object.assign(Object.create(null), JSON.parse('{"__proto__":1}'))))).not.toBeNull();
  });

  test('is left to operations that take one, and to addresses that are not of the API', () => {
    expect(whyNoQuery(request('/v1/chainmail/rules?first=1', { first: '1' }, { takesQuery: true }))).toBeNull();
    expect(whyNoQuery(request('/graphql?query=x', { query: 'x' }, {}, '/graphql'))).toBeNull();
  });

  test('that is empty is none', () => {
    expect(whyNoQuery(request('/v1/chainmail', {}))).toBeNull();
    expect(whyNoQuery(request('/v1/chainmail?', {}))).toBeNull();
  });
});
