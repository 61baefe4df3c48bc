import type { Ruleset } from '../../kernel/ruleset/ruleset';
import { memberName } from '../../resolution/graphql-values';
import { pascal } from '../../resolution/operation';

/** ability becomes abilities, class classes, model models. */
export function manyOf(kind: string): string {
  if (kind.endsWith('y')) return `${kind.slice(0, -1)}ies`;
  return kind.endsWith('s') ? `${kind}es` : `${kind}s`;
}

/** The operation that shows one entry, or many: chainmailModel, chainmailModels. */
export function entryOperation({ id }: Ruleset, kind: string): string {
  return `${memberName(id)}${pascal(kind)}`;
}

export function listOperation({ id }: Ruleset, kind: string): string {
  return `${memberName(id)}${pascal(manyOf(kind))}`;
}
