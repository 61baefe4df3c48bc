import { Field, Float, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Type } from '@nestjs/common';
import type { TObject, TSchema } from '@sinclair/typebox';
import type { Ruleset } from '../kernel/ruleset/ruleset';
import { PROFILE_OF } from '../kernel/ruleset/shape';
import { JsonScalar } from '../platform/graphql/json.scalar';
import { enumName, fieldName, memberName, tagged, tagOf, variantsOf, words } from './graphql-values';
import { pascal } from './operation';

/** A schema part as GraphQL sees it: a type, whether it is a list, whether it may be absent. */
interface Part {
  readonly type: () => unknown;
  readonly nullable: boolean;
}

@InputType({ description: 'Names a catalog entry in place of its figures' })
export class CatalogRefInput {
  @Field({ description: 'Slug of the entry' })
  slug!: string;

  @Field(() => String, { nullable: true, description: 'Collection it is in; the catalog unless given' })
  collection?: string;
}

/** One of the things that an input may be. */
export interface Member {
  readonly name: string;
  readonly type: unknown;
  readonly description: string;
}

const made = new WeakMap<Ruleset, GraphqlTypes>();

/** The GraphQL types of one ruleset, which everything that speaks of it shares. */
export function typesOf(ruleset: Ruleset): GraphqlTypes {
  const known = made.get(ruleset) ?? new GraphqlTypes(pascal(ruleset.id));
  made.set(ruleset, known);
  return known;
}

/** Makes GraphQL types from the schemas that procedures declare; equal titles give one type, and must mean the same. */
export class GraphqlTypes {
  private readonly made = new Map<string, { readonly type: object; readonly schema: string }>();

  constructor(private readonly prefix: string) {}

  output(schema: TObject): Type {
    const name = this.name(schema);
    return this.once(name, schema, () => this.declare(name, schema, ObjectType(name, { ...about(schema) }), (part, field) => this.part(part, field, 'output')));
  }

  input(schema: TObject): Type {
    const name = `${this.name(schema)}Input`;
    return this.once(name, schema, () => this.declare(name, schema, InputType(name, { ...about(schema) }), (part, field) => this.part(part, field, 'input')));
  }

  /** An input that is exactly one of several things. */
  choice(title: string, description: string, members: readonly Member[]): Type {
    const name = `${this.titled(title)}Input`;
    return this.once(name, { members: members.map((member) => member.name) } as unknown as TSchema, () => {
      const made = named(name);
      for (const { name: field, type, description: said } of members) Field((() => type) as never, { nullable: true, description: said })(made.prototype as object, field);
      InputType(name, { isOneOf: true, description })(made);
      return made;
    });
  }

  /** The members of a choice of objects by their tag: each its other fields, or a mere true where it has none. */
  variants(schema: TSchema, suffix = ''): readonly Member[] {
    const tag = tagOf(schema);
    if (tag === null) throw new TypeError('the variants of a choice need a word each to become members');
    return variantsOf(schema).map((variant) => {
      const { properties, required = [], ...rest } = variant;
      const others = Object.fromEntries(Object.entries(properties).filter(([field]) => field !== tag));
      const name = memberName(tagged(variant, tag)!);
      const description = about(variant).description ?? spoken(name);
      if (Object.keys(others).length === 0) return { name, type: Boolean, description: `${description}: true` };
      const title = `${pascal(String(variant['title'] ?? name))}${suffix}`;
      return { name, type: this.input({ ...rest, title, properties: others, required: required.filter((field) => field !== tag) } as unknown as TObject), description };
    });
  }

  /** What GraphQL sees in a part of a schema when it is sent. */
  inputPart(schema: TSchema, field: string): unknown {
    return this.part(schema, field, 'input').type();
  }

  /** A profile as an input: the figures, or a reference; exactly one of them. */
  private reference(schema: TObject): Type {
    const figures = this.input(schema);
    const name = `${this.name(schema)}OrRefInput`;
    return this.once(name, schema, () => {
      const made = named(name);
      Field(() => figures, { nullable: true, description: 'The figures themselves' })(made.prototype as object, 'profile');
      Field(() => CatalogRefInput, { nullable: true, description: `A ${String(schema[PROFILE_OF])} of the catalog` })(made.prototype as object, 'ref');
      InputType(name, { isOneOf: true, description: 'The figures themselves, or a reference to a catalog entry' })(made);
      return made;
    });
  }

  private declare(name: string, schema: TObject, decorate: ClassDecorator, part: (schema: TSchema, field: string) => Part): Type {
    const made = named(name);
    const required = new Set(schema.required ?? []);
    for (const [field, property] of Object.entries(schema.properties)) {
      const { type, nullable } = part(property, field);
      Field(type as never, { name: fieldName(field), nullable: nullable || !required.has(field), ...about(property) })(made.prototype as object, field);
    }
    decorate(made);
    return made;
  }

  private part(schema: TSchema, field: string, side: 'input' | 'output'): Part {
    const choices = schema['anyOf'] as readonly TSchema[] | undefined;
    if (choices) {
      const some = choices.filter((each) => each['type'] !== 'null');
      return { type: some.length === 1 ? this.part(some[0]!, field, side).type : this.choiceOf(schema, some, field, side), nullable: some.length < choices.length };
    }
    return { type: this.typeOf(schema, field, side), nullable: false };
  }

  private choiceOf(schema: TSchema, some: readonly TSchema[], field: string, side: 'input' | 'output'): () => unknown {
    const texts = words(some);
    if (texts !== null) {
      const made = this.enumeration({ ...schema, enum: texts } as TSchema, field);
      return () => made;
    }
    if (side === 'output' || tagOf(schema) === null) throw new TypeError(`GraphQL has no type for a choice of several: ${field}`);
    const made = this.choice(String(schema['title'] ?? field), about(schema).description ?? spoken(field), this.variants(schema));
    return () => made;
  }

  private typeOf(schema: TSchema, field: string, side: 'input' | 'output'): () => unknown {
    switch (schema['type']) {
      case 'integer':
        return () => Int;
      case 'number':
        return () => Float;
      case 'boolean':
        return () => Boolean;
      case 'array': {
        const { type: item, nullable } = this.part(schema['items'] as TSchema, field, side);
        if (nullable) throw new TypeError(`GraphQL has no type for a list with gaps: ${field}`);
        return () => [item()];
      }
      case 'object': {
        if (schema['patternProperties'] !== undefined) return () => JsonScalar;
        const made = side === 'output' ? this.output(schema as TObject) : schema[PROFILE_OF] === undefined ? this.input(schema as TObject) : this.reference(schema as TObject);
        return () => made;
      }
      case 'string': {
        if (schema['enum'] === undefined) return () => String;
        const made = this.enumeration(schema, field);
        return () => made;
      }
      default:
        throw new TypeError(`no GraphQL type for ${field}: ${JSON.stringify(schema).slice(0, 100)}`);
    }
  }

  private enumeration(schema: TSchema, field: string): object {
    const name = this.titled((schema['title'] as string | undefined) ?? field);
    return this.once(name, schema, () => {
      const values = Object.fromEntries((schema['enum'] as readonly string[]).map((value) => [enumName(value), value]));
      const valuesMap = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { description: spoken(value) }]));
      registerEnumType(values, { name, description: spoken((schema['title'] as string | undefined) ?? field), valuesMap });
      return values;
    });
  }

  private name(schema: TObject): string {
    if (typeof schema['title'] !== 'string') throw new TypeError('a schema needs a title to become a GraphQL type');
    return this.titled(schema['title']);
  }

  private titled(title: string): string {
    const name = pascal(title);
    return name.startsWith(this.prefix) ? name : `${this.prefix}${name}`;
  }

  private once<T extends object>(name: string, schema: TSchema, make: () => T): T {
    const known = this.made.get(name);
    const said = JSON.stringify(schema['enum'] ?? schema);
    if (known && known.schema !== said) throw new TypeError(`two schemas want to be the GraphQL type ${name}`);
    if (known) return known.type as T;
    const type = make();
    this.made.set(name, { type, schema: said });
    return type;
  }
}

export function named(name: string): Type {
  return { [name]: class {} }[name] as Type;
}

/** What a schema says of itself, else the words of its title. */
function about(schema: TSchema): { description?: string } {
  if (typeof schema['description'] === 'string') return { description: schema['description'] };
  return typeof schema['title'] === 'string' ? { description: spoken(schema['title']) } : {};
}

/** The words of a name: MoraleCheckResult becomes Morale check result, and so does morale-check-result. */
function spoken(name: string): string {
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').replaceAll('-', ' ').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
