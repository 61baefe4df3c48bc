import type { WrittenRule } from './relate';
import type { RuleId, RuleStatement } from './rule';

type Untopical = Omit<WrittenRule, 'topic'>;

/** The rules of one topic. */
export function topic(name: string, rules: readonly Untopical[]): readonly WrittenRule[] {
  return rules.map((each) => ({ ...each, topic: name }));
}

export function rule(id: RuleId, title: string, ...statements: readonly [RuleStatement, ...RuleStatement[]]): Untopical {
  return { id, title, statements };
}

/** What the rulebook says, in our words; `source` names the pages, or when it holds. */
export function book(text: string, source?: string): RuleStatement {
  return source === undefined ? { text, provenance: 'rulebook' } : { text, provenance: 'rulebook', source };
}

/** Our completion; `source` says what it rests on. */
export function ours(text: string, source?: string): RuleStatement {
  return source === undefined ? { text, provenance: 'house' } : { text, provenance: 'house', source };
}
