import type { Type } from '@nestjs/common';
import { createUnionType, Field, ObjectType } from '@nestjs/graphql';
import { InvalidInput, NotFound, Problem } from '../../platform/http/problem';
import { Unavailable } from '../../platform/http/unavailable';
import { Refused } from '../../resolution/problems';

@ObjectType({ implements: () => [Problem], description: 'It was made by another key' })
export class NotYourOwn extends Problem {}

@ObjectType({ implements: () => [Problem], description: 'It has moved on, or the name is taken' })
export class KeptConflict extends Problem {}

@ObjectType({ description: 'It is gone' })
export class KeptDeleted {
  @Field(() => Boolean, { description: 'True' })
  deleted!: boolean;
}

const KINDS = { 400: InvalidInput, 403: NotYourOwn, 404: NotFound, 409: KeptConflict, 422: Refused, 503: Unavailable } as unknown as Readonly<Record<number, Type>>;

/** What came of it, or why nothing did. */
export function keptPayload(name: string, success: Type): unknown {
  return createUnionType({
    name: `${name}Payload`,
    description: 'What came of it, or why nothing did',
    types: () => [success, ...Object.values(KINDS)] as const,
    resolveType: (value: object) => (value instanceof Problem ? KINDS[value.status]! : success),
  });
}
