import type { JsonObject, Odds, Procedure } from '../kernel/ruleset/procedure';
import { RULESETS } from '../rulesets';
import { type Sample, takeSample } from './sampling';

interface Asked {
  readonly ruleset: string;
  readonly procedure: string;
  readonly input: JsonObject;
}

/** Counts a question that is too large for the event loop. */
export function odds(asked: Asked): Odds {
  return procedureOf(asked).odds(asked.input);
}

/** Samples more than the event loop has time for. */
export function sample(asked: Asked & { readonly samples: number; readonly seed: string }): Sample {
  return takeSample(procedureOf(asked), asked.input, asked.samples, asked.seed);
}

function procedureOf({ ruleset, procedure }: Asked): Procedure {
  const asked = RULESETS.find(({ id }) => id === ruleset)?.procedures.find(({ name }) => name === procedure);
  if (asked === undefined) throw new Error(`no procedure ${ruleset}/${procedure} is known to the threads`);
  return asked;
}
