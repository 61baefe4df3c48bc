import type { JsonObject, Procedure, Resolution } from '../../../../kernel/ruleset/procedure';
import { shapeFits } from '../../../../kernel/ruleset/shape';
import { ScriptedDice } from '../../../../kernel/table/dice';
import { CATALOG } from '../../catalog';

type Resolved = Extract<Resolution, { ok: true }>;

/** For tests: what a procedure answers to a valid input with exactly these faces, none left over. */
export function resolved(procedure: Procedure, input: JsonObject, faces: readonly number[]): Resolved {
  const answer = resolution(procedure, input, faces);
  if (!answer.ok) throw new Error(`${procedure.name}: ${JSON.stringify(answer.fault)}`);
  return answer;
}

export function resultOf(procedure: Procedure, input: JsonObject, faces: readonly number[]): JsonObject {
  return resolved(procedure, input, faces).result;
}

export function resolution(procedure: Procedure, input: JsonObject, faces: readonly number[]): Resolution {
  if (!shapeFits(procedure.input, input)) throw new Error(`${procedure.name}: the input has not its shape: ${JSON.stringify(input)}`);
  return procedure.resolve(input, new ScriptedDice(faces));
}

/** For tests: each refusal of an input as "code rule pointer". */
export function refusals(procedure: Procedure, input: JsonObject): readonly string[] {
  const answer = resolution(procedure, input, []);
  if (answer.ok || answer.fault.kind !== 'refused') throw new Error(`${procedure.name} refuses nothing`);
  return answer.fault.refusals.map(({ code, rule, pointer }) => `${code} ${rule} ${pointer}`);
}

/** For tests: the modifiers of an event as "name value". */
export function modifiersOf({ events }: Resolved, type: string): readonly string[] {
  return (events.find((event) => event.type === type)?.modifiers ?? []).map(({ name, add, times }) => `${name} ${times === undefined ? add : `x${times}`}`);
}

/** For tests: these fields of a catalog row, as the edge would put them in place of a reference. */
export function figuresOf(kind: string, slug: string, ...fields: readonly string[]): JsonObject {
  const row = CATALOG.find((each) => each.kind === kind)?.entries.find((entry) => entry.slug === slug) as unknown as JsonObject | undefined;
  if (row === undefined) throw new Error(`no ${kind} ${slug}`);
  return Object.fromEntries(fields.map((field) => [field, row[field]]));
}
