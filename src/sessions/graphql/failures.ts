import type { Type } from '@nestjs/common';
import { createUnionType, Int, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { InvalidInput, NotFound, Problem } from '../../platform/http/problem';
import { Unavailable } from '../../platform/http/unavailable';
import { OddsTooLarge, Refused } from '../../resolution/problems';

@ObjectType({ implements: () => [Problem], description: 'The token is missing, unknown, revoked or expired' })
export class TokenRefused extends Problem {}

@ObjectType({ implements: () => [Problem], description: 'The token is for somebody else' })
export class NotYours extends Problem {}

@ObjectType({ implements: () => [Problem], description: 'The session has moved on' })
export class VersionConflict extends Problem {}

@ObjectType({ implements: () => [Problem], description: 'This build lacks the rules of the session, which can be read but not played' })
export class EditionGone extends Problem {}

@Resolver(() => VersionConflict)
export class VersionConflictResolver {
  @ResolveField(() => Int, { description: 'The version that it has now' })
  version(@Parent() { errors }: Problem): number {
    return (errors[0]?.facts as { readonly version: number }).version;
  }
}

/** The kinds of failure by their status; every one that is not listed for an operation is a bug of ours. */
const KINDS = { 400: InvalidInput, 401: TokenRefused, 403: NotYours, 404: NotFound, 409: VersionConflict, 422: Refused, 503: Unavailable } as unknown as Readonly<Record<number, Type>>;
export type FailureStatus = 400 | 401 | 403 | 404 | 409 | 422 | 503;

/** The payload of an operation: what came of it, or one of these failures. */
export function payload(name: string, successes: readonly Type[], statuses: readonly FailureStatus[], which: (value: object) => Type = () => successes[0]!, more: readonly Type[] = []): unknown {
  const failures = [...statuses.map((status) => KINDS[status]!), ...(statuses.includes(409) ? [EditionGone as unknown as Type] : [])];
  return createUnionType({
    name: `${name}Payload`,
    description: 'What came of it, or why nothing did',
    types: () => [...successes, ...failures, ...more] as const,
    resolveType: (value: object) => (value instanceof Problem ? failureOf(value) : which(value)),
  });
}

function failureOf(problem: Problem): Type {
  if (problem instanceof OddsTooLarge) return OddsTooLarge as unknown as Type;
  if (problem.code === 'edition.gone') return EditionGone as unknown as Type;
  const kind = KINDS[problem.status];
  if (kind === undefined) throw new TypeError(`no kind of failure for ${problem.status} ${problem.code}`);
  return kind;
}
