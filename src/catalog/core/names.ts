import type { Ruleset } from '../../kernel/ruleset/ruleset';
import { memberName } from '../../resolution/graphql-values';
import { pascal } from '../../resolution/operation';

/** ability becomes abilities, model models. */
export function manyOf(kind: string): string {
  return kind.endsWith('y') ? `${kind.slice(0, -1)}ies` : `${kind}s`;
}

/** The operation that shows one entry, or many: chainmailModel, chainmailModels. */
export function entryOperation({ id }: Ruleset, kind: string): string {
  return `${memberName(id)}${pascal(kind)}`;
}

export function listOperation({ id }: Ruleset, kind: string): string {
  return `${memberName(id)}${pascal(manyOf(kind))}`;
}
