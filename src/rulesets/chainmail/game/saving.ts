import type { Modifier } from '../../../kernel/ruleset/event';
import type { RuleId } from '../../../kernel/ruleset/rule';
import { rollSave, sum } from '../rules/saves';
import { end } from './affliction';
import { saveModifiers } from './conditions';
import { guidanceFor } from './guidance';
import type { Scene } from './scene';

/** A save of a model against something other than a rout (CM-STAT-11, CM-ABILCONV-02). */
export function makeSave(scene: Scene, number: number, dc: number, rule: RuleId, to: string, more: readonly Modifier[] = NOTHING): boolean {
  const modifiers = [...saveModifiers(scene.state, scene.figure(number)), ...more, ...guidanceFor(scene, number, 'save')];
  const { id, side } = scene.figure(number);
  scene.disturb(side);
  const saved = rollSave(scene.play, sum(modifiers), dc, rule, to, scene.seatOf(number));
  scene.tell({ type: 'save-made', rule, modifiers, model: id, to, dc, saved });
  return saved;
}

const NOTHING: readonly Modifier[] = [];

/** Whether a model may move now: an entangled one saves first, and is free for good or stays where it is (CM-COND-07, CM-COND-12f, CM-ARULING-19). */
export function breaksFree(scene: Scene, number: number): boolean {
  const web = scene.figure(number).conditions.find(({ kind }) => kind === 'entangled');
  if (web === undefined) return true;
  if (!makeSave(scene, number, web.strength, 'CM-COND-07', 'break free')) return false;
  end(scene, number, 'entangled', 'CM-COND-07');
  return true;
}
