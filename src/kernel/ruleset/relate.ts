import type { Rule, RuleId } from './rule';

/** A rule as it is written down; its relations follow from the ids that its text names. */
export type WrittenRule = Omit<Rule, 'related'>;

const RULE_ID = /[A-Z]{2,3}-[A-Z]+-\d{2}[a-z]?\b/g;

/** Relates every rule to the rules that it names and to the rules that name it, in the order of the book. */
export function relate(written: readonly WrittenRule[]): readonly Rule[] {
  const neighbours = new Map<RuleId, Set<RuleId>>(written.map((rule) => [rule.id, new Set()]));
  for (const rule of written) {
    for (const statement of rule.statements) {
      for (const named of statement.text.match(RULE_ID) ?? []) {
        if (named === rule.id) continue;
        neighbours.get(rule.id)?.add(named);
        neighbours.get(named)?.add(rule.id);
      }
    }
  }
  const place = new Map(written.map((rule, index) => [rule.id, index]));
  const byPlace = (a: RuleId, b: RuleId): number => (place.get(a) ?? 0) - (place.get(b) ?? 0);
  return written.map((rule) => ({
    id: rule.id,
    title: rule.title,
    topic: rule.topic,
    statements: rule.statements,
    related: [...(neighbours.get(rule.id) ?? [])].sort(byPlace),
  }));
}
