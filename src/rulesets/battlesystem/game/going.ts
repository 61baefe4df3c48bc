import type { Point } from '../../../kernel/geometry/point';
import type { RuleId } from '../../../kernel/ruleset/rule';
import { refreshContacts } from './contact';
import { volley, whyNotAt, whyNotShoot } from './fire';
import { type Halt, March, type MarchStep } from './march';
import { settleMorale } from './morale';
import { nameShots } from './opportunity';
import { poseOf, type Scene } from './scene';

/** A way to be gone: its steps, the movement it may cost, and whether it is a charge. */
export interface Order {
  readonly steps: readonly MarchStep[];
  readonly allowance: number;
  readonly charging: boolean;
  readonly rule: RuleId;
}

/** Takes a unit along its way: declared, shot at where the enemy says, and gone on with as far as morale lets it (BS-RULING-19). Answers how it ended; null if morale ended it. */
export function goAlong(scene: Scene, number: number, { steps, allowance, charging, rule }: Order): Halt | null {
  const { state } = scene;
  const { id, x, y } = scene.unit(number);
  const march = (): March => new March(state, number, steps, allowance, charging);
  const tried = march();
  tried.run(Infinity);
  const points: readonly Point[] = [{ x, y }, { x: tried.block.x, y: tried.block.y }];
  scene.tell({ type: 'move-declared', rule, unit: id, inches: tried.travelled, cost: tried.spent, path: points });
  const shots = nameShots(scene, { mover: number, inches: tried.travelled, points, march });
  if (shots.length === 0) return arrive(scene, number, tried, { x, y }, rule);
  const going = march();
  for (const shot of shots) {
    going.run(shot.at);
    scene.stand(number, going.block, going.formation);
    // What has happened on the way may have taken the shot away.
    if (whyNotShoot(state, shot.number, true) !== null || whyNotAt(state, shot.number, number, scene.unit(number)) !== null) continue;
    volley(scene, shot.number, number, 'opportunity');
    settleMorale(scene);
    const { where, order } = scene.unit(number);
    if (where !== 'field' || order === 'routed' || scene.driven.has(number)) {
      if (where === 'field') spend(scene, number, going.spent);
      return null;
    }
    going.resume(state);
  }
  going.run(Infinity);
  return arrive(scene, number, going, { x, y }, rule);
}

function spend(scene: Scene, number: number, spent: number): void {
  const unit = scene.edit(number);
  unit.moved = true;
  unit.spent = unit.spent + spent;
}

function arrive(scene: Scene, number: number, march: March, from: Point, rule: RuleId): Halt {
  scene.stand(number, march.block, march.formation);
  spend(scene, number, march.spent);
  const unit = scene.unit(number);
  if (march.broke) scene.tell({ type: 'formation-broken', rule: 'BS-TERR-04', unit: unit.id, pose: poseOf(unit) });
  const halt = march.halt!;
  scene.tell({ type: 'unit-moved', rule, unit: unit.id, from, pose: poseOf(unit), inches: march.travelled, spent: march.spent, halted: halt === 'done' ? null : halt });
  refreshContacts(scene, number);
  return halt;
}
