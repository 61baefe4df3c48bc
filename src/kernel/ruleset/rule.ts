export type RuleId = string;

export type Provenance = 'rulebook' | 'sample' | 'public' | 'derived' | 'house' | 'general';

/** One part of a rule that comes from one source; `source` names the pages or says how the text was read. */
export interface RuleStatement {
  readonly text: string;
  readonly provenance: Provenance;
  readonly source?: string;
}

/** One numbered rule as callers may cite it: our own words, split where parts have different sources. */
export interface Rule {
  readonly id: RuleId;
  readonly title: string;
  readonly topic: string;
  readonly statements: readonly RuleStatement[];
  readonly related: readonly RuleId[];
}
