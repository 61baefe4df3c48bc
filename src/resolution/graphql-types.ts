import { Field, Float, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { Type } from '@nestjs/common';
import type { TObject, TSchema } from '@sinclair/typebox';
import { PROFILE_OF } from '../kernel/ruleset/shape';
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
      Field(type as never, { nullable: nullable || !required.has(field), ...about(property) })(made.prototype as object, field);
    }
    decorate(made);
    return made;
  }

  private part(schema: TSchema, field: string, side: 'input' | 'output'): Part {
    const choices = schema['anyOf'] as readonly TSchema[] | undefined;
    if (choices) {
      const [some, ...others] = choices.filter((each) => each['type'] !== 'null');
      if (some === undefined || others.length > 0) throw new TypeError(`GraphQL has no type for a choice of several: ${field}`);
      return { ...this.part(some, field, side), nullable: true };
    }
    return { type: this.typeOf(schema, field, side), nullable: false };
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
        const item = this.typeOf(schema['items'] as TSchema, field, side);
        return () => [item()];
      }
      case 'object': {
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
    const name = `${this.prefix}${pascal((schema['title'] as string | undefined) ?? field)}`;
    return this.once(name, schema, () => {
      const values = Object.fromEntries((schema['enum'] as readonly string[]).map((value) => [value.replaceAll('-', '_').toUpperCase(), value]));
      const valuesMap = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { description: spoken(value) }]));
      registerEnumType(values, { name, description: spoken((schema['title'] as string | undefined) ?? field), valuesMap });
      return values;
    });
  }

  private name(schema: TObject): string {
    if (typeof schema['title'] !== 'string') throw new TypeError('a schema needs a title to become a GraphQL type');
    return `${this.prefix}${schema['title']}`;
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
