import type { JsonObject } from '../kernel/ruleset/procedure';
import { RULESETS } from '../rulesets';
import { count, type Count, type Method } from './counting';

/** Counts a question that is too large for the event loop, and makes of it all that is told. */
export function odds({ ruleset, procedure, input, method }: { readonly ruleset: string; readonly procedure: string; readonly input: JsonObject; readonly method: Method }): Count {
  const asked = RULESETS.find(({ id }) => id === ruleset)?.procedures.find(({ name }) => name === procedure);
  if (asked === undefined) throw new Error(`no procedure ${ruleset}/${procedure} is known to the threads`);
  return count(asked, input, method);
}
