import type { RuleId } from '../../../kernel/ruleset/rule';
import type { Id } from '../../../kernel/table/table';
import { bears, laysDown, liesFor } from './conditions';
import { destroy } from './elimination';
import type { Scene } from './scene';
import { type Condition, type ConditionKind, NO_CONDITIONS } from './state';

/** What ends with the model's own next turn; the rest lasts until something ends it (CM-COND-01, CM-COND-03c, CM-COND-04a, CM-COND-10, CM-COND-11). */
const THROUGH_NEXT_TURN: ReadonlySet<ConditionKind> = new Set(['stunned', 'dazed', 'turn-lost', 'ghost-sounded']);
/** Those that end first when a turn is over; the ghost sound is the last (CM-ARULING-02). */
const FIRST_TO_END: ReadonlySet<ConditionKind> = new Set(['stunned', 'dazed', 'turn-lost']);

/** Lays a condition on a model: once only, but what ends with its next turn is measured anew, and of two boons the larger stays (CM-COND-01, CM-SPELLCAST-11). */
export function gain(scene: Scene, number: number, kind: ConditionKind, rule: RuleId, by: Id | null = null, strength = 0): void {
  const { id, where, conditions } = scene.figure(number);
  if (where !== 'field' && where !== 'waiting') return;
  // A turn that has begun is not the next one.
  const turns = THROUGH_NEXT_TURN.has(kind) ? (scene.acting === number ? 2 : 1) : 0;
  const old = conditions.find((condition) => condition.kind === kind);
  if (old !== undefined && turns === old.turns && strength <= old.strength) return;
  const figure = scene.edit(number);
  const condition: Condition = { kind, by, strength: Math.max(strength, old?.strength ?? 0), turns };
  figure.conditions = [...conditions.filter((each) => each !== old), condition];
  if (laysDown(kind)) figure.down = true;
  scene.tell({ type: 'condition-gained', rule, model: id, condition: kind, by, strength: condition.strength });
  if (kind === 'poisoned' && figure.health <= 0) destroy(scene, number, 'CM-COND-05b', figure.blame.felled);
}

/** Ends a condition; the model stands up when nothing keeps it down any more (CM-COND-12a). */
export function end(scene: Scene, number: number, kind: ConditionKind, rule: RuleId): void {
  if (!bears(scene.figure(number), kind)) return;
  const figure = scene.edit(number);
  const left = figure.conditions.filter((condition) => condition.kind !== kind);
  figure.conditions = left.length === 0 ? NO_CONDITIONS : left;
  if (laysDown(kind)) figure.down = liesFor(figure);
  scene.tell({ type: 'condition-ended', rule, model: figure.id, condition: kind });
}

/** One of a model's own turns is over for what ends with it (CM-ARULING-02). */
export function passTurn(scene: Scene, number: number, which: 'first' | 'last'): void {
  for (const condition of scene.figure(number).conditions) {
    const { kind, turns } = condition;
    if (turns === 0 || FIRST_TO_END.has(kind) !== (which === 'first')) continue;
    if (turns === 1) end(scene, number, kind, ENDS_BY[kind]!);
    else scene.edit(number).conditions = scene.figure(number).conditions.map((each) => (each === condition ? { kind, by: each.by, strength: each.strength, turns: turns - 1 } : each));
  }
}

const ENDS_BY: { readonly [kind in ConditionKind]?: RuleId } = { stunned: 'CM-COND-03c', dazed: 'CM-COND-04a', 'turn-lost': 'CM-COND-11', 'ghost-sounded': 'CM-COND-10' };
