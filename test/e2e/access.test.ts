import { DiscoveryService, MetadataScanner, ModulesContainer } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { declaredBy } from '../../src/platform/keys/access';
import { serviceForTests } from '../support/service';

jest.setTimeout(60_000);

const HTTP_METHOD = 'method';
const RESOLVER_TYPE = 'graphql:resolver_type';
const RESOLVER_NAME = 'graphql:resolver_name';
const ROOTS = ['Query', 'Mutation', 'Subscription'];

interface Found {
  readonly name: string;
  readonly handler: object;
  readonly owner: object;
}

describe('every operation declares who may use it', () => {
  const service = serviceForTests();
  let routes: Found[];
  let fields: Found[];

  beforeAll(() => {
    const discovery = new DiscoveryService(service.app.get(ModulesContainer));
    const scanner = new MetadataScanner();
    const methodsOf = (instance: object): Found[] =>
      scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object).map((name) => ({ name: `${instance.constructor.name}.${name}`, handler: (instance as Record<string, object>)[name]!, owner: instance.constructor }));
    const instances = (wrappers: readonly { readonly instance: unknown }[]) => wrappers.flatMap(({ instance }) => (typeof instance === 'object' && instance !== null && Object.getPrototypeOf(instance) !== null ? methodsOf(instance) : []));
    routes = instances(discovery.getControllers()).filter(({ handler }) => Reflect.getMetadata(HTTP_METHOD, handler) !== undefined);
    fields = instances(discovery.getProviders()).filter(({ handler }) => ROOTS.includes(String(Reflect.getMetadata(RESOLVER_TYPE, handler))));
  });

  test('every route of REST', () => {
    expect(routes.length).toBeGreaterThan(40);
    expect(routes.filter(({ handler, owner }) => declaredBy(handler, owner) === undefined).map(({ name }) => name)).toEqual([]);
  });

  test('every root field of GraphQL', () => {
    const schema = service.app.get(GraphQLSchemaHost).schema;
    const inSchema = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) => Object.keys(type?.getFields() ?? {}));
    const found = fields.map(({ handler, name }) => String(Reflect.getMetadata(RESOLVER_NAME, handler) ?? name.split('.')[1]));
    expect(inSchema.filter((field) => !found.includes(field))).toEqual([]);
    expect(inSchema.length).toBeGreaterThan(40);
    expect(fields.filter(({ handler, owner }) => declaredBy(handler, owner) === undefined).map(({ name }) => name)).toEqual([]);
  });

  test('whatever answers beside them is a document, GraphQL itself, or leave to ask across origins', () => {
    const [, ...lines] = `\n${service.app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false }).trim()}`.split('\n');
    let top = '';
    const others = new Set<string>();
    let ours = 0;
    for (const line of lines) {
      const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (\S+) \((.+)\)$/.exec(line) ?? [];
      if (indent === '') top = path;
      if (/^\/(?:v1|health|metrics)\b/.test(top)) ours += methods.split(', ').filter((method) => method !== 'HEAD').length;
      else others.add(top);
    }
    expect([...others].sort()).toEqual(['*', '/docs', '/graphql', '/openapi.json', '/openapi.yaml', '/schema.graphql']);
    expect(ours).toBe(routes.length);
  });

  test('what costs more than a question needs a key, or is charged by its time', () => {
    const rules = Object.fromEntries(routes.map(({ name, handler, owner }) => [name.split('.')[1]!, declaredBy(handler, owner)!]));
    expect(rules['create']).toEqual({ rule: 'play', cost: 5, timed: false });
    expect(rules['battlesystemOddsAttack']).toEqual({ rule: 'resolve', cost: 2, timed: true });
    expect(rules['make']).toMatchObject({ rule: 'admin' });
    expect(rules['metrics']).toMatchObject({ rule: 'operator' });
    expect(rules['live']).toMatchObject({ rule: 'public', cost: 0 });
  });
});
