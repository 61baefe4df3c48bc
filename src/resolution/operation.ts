import type { Procedure } from '../kernel/ruleset/procedure';
import type { Ruleset } from '../kernel/ruleset/ruleset';

/** The words of a kebab-case name joined with capitals: morale-check becomes MoraleCheck. */
export function pascal(name: string): string {
  return name.replace(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** The name that an operation has in both APIs: battlesystemResolveMoraleCheck. */
export function operationName(ruleset: Ruleset, verb: 'resolve' | 'odds', procedure: Procedure): string {
  const name = pascal(ruleset.id);
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}${pascal(verb)}${pascal(procedure.name)}`;
}
