import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { GraphQLSchema } from 'graphql';
import { asRest, everythingOf, type GraphqlAnswer, variablesFor } from './graphql-operation';
import type { Service } from './service';

export function schemaOf({ app }: Service): GraphQLSchema {
  return app.get(GraphQLSchemaHost).schema;
}

/** Asks a query over HTTP for everything it can tell, with arguments as REST says them. */
export async function askGraphql(service: Service, name: string, given: Readonly<Record<string, unknown>>): Promise<GraphqlAnswer> {
  const schema = schemaOf(service);
  const { body } = await service.ask().post('/graphql').send({ query: everythingOf(schema, name), variables: variablesFor(schema, 'query', name, given) });
  if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
  return asRest(schema, name, body.data[name]);
}
