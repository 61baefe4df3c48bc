import { RULESETS } from '../rulesets';
import { Library } from './library';
import { RulesetModel } from './models';

const library = new Library();
const [first] = RULESETS.map(RulesetModel.of);

/** Answers as the documentation shows them, made by the code that answers. */
export const EXAMPLES = {
  rulesets: RULESETS.map(RulesetModel.of),
  ruleset: first,
  rules: library.rules('battlesystem', { search: 'morale', first: 2 }),
  rule: library.rule('battlesystem', 'BS-MORALE-01'),
} as const;
