import { withoutFigures } from '../../../kernel/geometry/block';
import { moraleTriggers, suffer } from '../rules/attack';
import type { MoraleTriggerId } from '../rules/tables/reference-card';
import { attachedTo, isCommander, isInCircle } from './command';
import { refreshContacts } from './contact';
import { poseOf, type Scene } from './scene';

/** Marks that a unit has a reason to check its morale, from whom (-1 for nobody); all reasons of one event are one check (BS-MORALE-09). */
export function owe(scene: Scene, number: number, trigger: MoraleTriggerId, cause: number): void {
  const { order, where } = scene.unit(number);
  const { role, neverChecks } = scene.troop(number);
  if (where !== 'field' || order === 'routed' || role !== null || neverChecks) return;
  for (const check of scene.checks) {
    if (check.unit !== number) continue;
    if (!check.triggers.includes(trigger)) check.triggers.push(trigger);
    return;
  }
  scene.checks.push({ unit: number, cause, triggers: [trigger] });
}

/** What hits do: figures off the rear, the rest marked, and the reasons to check (BS-HITS-01 to 04). */
export function inflict(scene: Scene, number: number, hits: number, cause: number): void {
  if (hits === 0) return;
  const unit = scene.unit(number);
  const losses = suffer(hits, scene.troop(number).hits, unit.marked, unit.figures);
  if (losses.destroyed) return destroy(scene, number);
  if (losses.figuresRemoved > 0) scene.stand(number, withoutFigures(unit, losses.figuresRemoved), unit.formation);
  scene.edit(number).marked = losses.partialHits;
  scene.tell({ type: 'figures-lost', rule: losses.figuresRemoved > 0 ? 'BS-HITS-01' : 'BS-HITS-02', unit: unit.id, lost: losses.figuresRemoved, marked: losses.partialHits, pose: poseOf(scene.unit(number)) });
  if (losses.figuresRemoved > 0) refreshContacts(scene, number);
  for (const trigger of moraleTriggers(hits, losses, unit.start)) owe(scene, number, trigger, cause);
}

/** No figure is left: the unit is off the table, and whoever was with it stands alone (BS-HITS-04, BS-CMD-05). */
function destroy(scene: Scene, number: number): void {
  const { state } = scene;
  const unit = scene.unit(number);
  const fallen = scene.edit(number);
  fallen.where = 'destroyed';
  fallen.marked = 0;
  scene.tell({ type: 'unit-destroyed', rule: 'BS-HITS-04', unit: unit.id });
  if (isCommander(state, unit)) {
    for (let i = 0; i < state.units.length; i++) {
      const other = state.units[i]!;
      if (other.side === unit.side && other.where === 'field' && isInCircle(state, other, unit)) owe(scene, i, 'commander-killed-in-circle', -1);
    }
  }
  refreshContacts(scene, number);
  const individual = attachedTo(state, number);
  if (individual >= 0) standAlone(scene, individual, number);
}

/** An individual whose unit is gone stands where its front was (BS-CMD-05, BS-CMD-06). */
function standAlone(scene: Scene, number: number, host: number): void {
  const { x, y, fx, fy } = scene.unit(host);
  const alone = scene.edit(number);
  alone.where = 'field';
  alone.host = -1;
  alone.x = x;
  alone.y = y;
  alone.fx = fx;
  alone.fy = fy;
  scene.tell({ type: 'individual-alone', rule: 'BS-CMD-05', unit: alone.id, pose: poseOf(alone) });
  refreshContacts(scene, number);
}

/** A unit goes from the table for good, with whoever is with it (BS-ROUT-03, BS-RETREAT-02). */
export function leave(scene: Scene, number: number, rule: string): void {
  const unit = scene.edit(number);
  unit.where = 'left';
  scene.tell({ type: 'unit-left', rule, unit: unit.id });
  refreshContacts(scene, number);
  const individual = attachedTo(scene.state, number);
  if (individual < 0) return;
  const follower = scene.edit(individual);
  follower.where = 'left';
  scene.tell({ type: 'unit-left', rule, unit: follower.id });
}
