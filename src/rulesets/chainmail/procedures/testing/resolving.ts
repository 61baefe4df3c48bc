import { exact, ratio } from '../../../../kernel/chance/chances';
import type { JsonObject, Procedure, Resolution } from '../../../../kernel/ruleset/procedure';
import { ScriptedDice } from '../../../../kernel/table/dice';

export type Resolved = Extract<Resolution, { ok: true }>;

export function resolve(procedure: Procedure, input: object, ...faces: number[]): Resolved {
  const answer = procedure.resolve(input as JsonObject, new ScriptedDice(faces));
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  return answer;
}

export function codes(procedure: Procedure, input: object): readonly string[] {
  const answer = procedure.resolve(input as JsonObject, new ScriptedDice([]));
  return answer.ok || answer.fault.kind !== 'refused' ? [] : answer.fault.refusals.map(({ code, rule }) => `${code} ${rule}`);
}

export function chances(procedure: Procedure, input: object): Record<string, string> {
  const odds = procedure.odds(input as JsonObject);
  if (!odds.ok) throw new Error(JSON.stringify(odds.fault));
  const { values, weights, total } = exact(odds.outcomes);
  return Object.fromEntries(values.map((value, i) => [Object.values(value).join(' '), `${ratio(weights[i]!, total).numerator}/${ratio(weights[i]!, total).denominator}`]));
}

export const swing = (more: object = {}, melee: object = { attack: 4, damage: 1 }, abilities: object[] = []): object => ({ model: { melee, abilities }, ...more });
export const stands = (more: object = {}, model: object = {}): object => ({ model: { armor: 14, health: 4, save: 2, ...model }, ...more });
export const need = (procedure: Procedure, input: object): number => resolve(procedure, input, 1).result['need'] as number;
