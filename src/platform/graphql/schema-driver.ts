import { Inject, Injectable } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { GraphQLSchemaBuilder } from '@nestjs/graphql/dist/graphql-schema.builder.js';
import { ResolversExplorerService } from '@nestjs/graphql/dist/services/index.js';
import type { FastifyInstance } from 'fastify';
import { type GraphQLFieldResolver, type GraphQLInterfaceType, type GraphQLObjectType, type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';

import { DocumentStore } from './document-store';
import { shortWay } from './short-way';

type Answers = GraphQLFieldResolver<unknown, unknown>;
/** What answers fields, by the names of their types; what is followed says besides how it begins. */
type Resolvers = Readonly<Record<string, Readonly<Record<string, Answers | { readonly resolve?: Answers; readonly subscribe: Answers }>>>>;

/**
 * Puts resolvers on the very schema that Nest makes of the classes. Nest's own way is to print it, to read that again,
 * to put them on what was read and to carry them over: most of the time and of the memory that a start takes.
 */
@Injectable()
export class SchemaDriver extends ApolloDriver {
  constructor(
    @Inject(ModulesContainer) modules: ModulesContainer,
    @Inject(ResolversExplorerService) private readonly explorer: ResolversExplorerService,
    @Inject(GraphQLSchemaBuilder) private readonly builder: GraphQLSchemaBuilder,
  ) {
    super(modules);
  }

  /** The fields that have a resolver of ours. */
  private answered: ReadonlySet<object> = new Set();

  override async generateSchema(options: ApolloDriverConfig): Promise<GraphQLSchema> {
    const resolvers = this.explorer.explore() as Resolvers;
    const schema = (await this.builder.build(true, options, this.explorer.getAllCtors())) as GraphQLSchema;
    this.answered = putResolvers(schema, resolvers);
    return options.transformSchema?.(schema) ?? schema;
  }

  override async start(options: ApolloDriverConfig): Promise<void> {
    const { path, schema, documentStore, context } = options;
    if (schema && documentStore instanceof DocumentStore) {
      const preHandler = shortWay(schema, documentStore, context as Parameters<typeof shortWay>[2], (field) => this.answered.has(field));
      this.httpAdapterHost.httpAdapter.getInstance<FastifyInstance>().addHook('onRoute', (route) => {
        if (route.url === path) route.preHandler = preHandler;
      });
    }
    await super.start(options);
  }
}

/** Fields of an interface are answered for every type that has it, unless the type answers them itself. */
function putResolvers(schema: GraphQLSchema, resolvers: Resolvers): ReadonlySet<object> {
  const answered = new Set<object>();
  const kinds = Object.keys(resolvers).map((name) => fielded(schema, name));
  for (const kind of [...kinds.filter(isInterfaceType), ...kinds.filter(isObjectType)]) {
    const owners = isInterfaceType(kind) ? schema.getImplementations(kind).objects : [kind];
    for (const [name, answers] of Object.entries(resolvers[kind.name]!)) for (const owner of owners) answered.add(Object.assign(fieldOf(owner, name), typeof answers === 'function' ? { resolve: answers } : answers));
  }
  return answered;
}

function fielded(schema: GraphQLSchema, name: string): GraphQLObjectType | GraphQLInterfaceType {
  const type = schema.getType(name);
  if (!isObjectType(type) && !isInterfaceType(type)) throw new TypeError(`there is a resolver of ${name}, which is no type with fields`);
  return type;
}

function fieldOf(type: GraphQLObjectType, name: string): object {
  const field = type.getFields()[name];
  if (field === undefined) throw new TypeError(`there is a resolver of ${type.name}.${name}, which is no field`);
  return field;
}
