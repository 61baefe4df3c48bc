import { Kind, type TObject, type TProperties, type TSchema, type TUnsafe, Type, TypeRegistry } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** The keyword that marks a place where a catalog entry may be named in place of its figures. */
export const PROFILE_OF = 'x-profile-of';

/** The keyword by which a profile within another names the field beside it that says which entry it is: where a collection has that entry, its figures are put there too. */
export const NAMED_BY = 'x-named-by';

/** A profile: a caller gives the figures, or names a catalog entry of this kind and the edge puts its figures here. */
export function profile<P extends TProperties>(kind: string, title: string, properties: P): TObject<P> {
  return Type.Object(properties, { [PROFILE_OF]: kind, title, additionalProperties: false });
}

/** An object that takes no other fields than these. */
export function shape<P extends TProperties>(title: string, properties: P, description?: string): TObject<P> {
  return Type.Object(properties, { title, additionalProperties: false, ...(description === undefined ? {} : { description }) });
}

/** The keyword that marks what a caller's scene says in its own units or names. */
export const MEASURE = 'x-measure';

/** An object whose x and y are a place, an offset from one or a direction without length; an object of minX to maxY; a length; the name of a thing on the table. */
export type Measure = 'point' | 'offset' | 'direction' | 'box' | 'length' | 'id';

/** A schema with this mark: it is told in the units and names of a caller's scene when the caller asks for it. */
export function measured<T extends TSchema>(measure: Measure, schema: T): T {
  return { ...schema, [MEASURE]: measure };
}

const ONE_OF = 'OneOf';
if (!TypeRegistry.Has(ONE_OF)) TypeRegistry.Set<{ enum: readonly unknown[] }>(ONE_OF, (schema, value) => schema.enum.includes(value));

/** One of several words; the title names the set in GraphQL. */
export function oneOf<const V extends readonly string[]>(title: string, values: V, description: string): TUnsafe<V[number]> {
  return Type.Unsafe<V[number]>({ [Kind]: ONE_OF, title, type: 'string', enum: [...values], description });
}

/** One of several whole numbers. */
export function oneNumberOf<const V extends readonly number[]>(values: V, description: string): TUnsafe<V[number]> {
  return Type.Unsafe<V[number]>({ [Kind]: ONE_OF, type: 'integer', enum: [...values], description });
}

/** Whether a value has a shape. */
export function shapeFits(shape: TSchema, value: unknown): boolean {
  return Value.Check(shape, value);
}
