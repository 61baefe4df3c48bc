import type { Example, Procedure } from '../../src/kernel/ruleset/procedure';
import type { Ruleset } from '../../src/kernel/ruleset/ruleset';
import { RULESETS } from '../../src/rulesets';

export type ExampleCase = readonly [title: string, ruleset: Ruleset, procedure: Procedure, example: Example];

/** Every example of every procedure of every ruleset. */
export const EXAMPLES: readonly ExampleCase[] = RULESETS.flatMap((ruleset) =>
  ruleset.procedures.flatMap((procedure) => procedure.examples.map((example) => [`${ruleset.id} ${procedure.name}: ${example.title}`, ruleset, procedure, example] as const)),
);

/** Those in which dice fall. */
export const EXAMPLES_WITH_DICE = EXAMPLES.filter(([, , procedure]) => procedure.dice);
