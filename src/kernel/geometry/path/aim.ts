import { type Frontier, HAIR, SAME } from './frontier';

/** Offers every straight leg by which a way that has come to a wheel can leave it. */
export function aimAll(frontier: Frontier, label: number, goalWheel: number): void {
  const { labels, scene, bands } = frontier;
  const { wheelX, wheelY, wheelR, wheelToll, wheelCorner, wheels, sets, ground } = scene;
  const { beforeX, beforeY, afterX, afterY } = ground;
  const i = labels.wheel[label]!;
  const set = labels.set[label]!;
  const ix = wheelX[i]!;
  const iy = wheelY[i]!;
  if (wheelR[i]! > 0) {
    bands.find(scene, i);
    labels.free[label] = bands.freeAhead(i, labels.normal[label]!, labels.way[label]!);
  }
  const turn = wheelR[i]! * labels.way[label]!;
  const mate = scene.wheelMate[i]!;
  const right = ground.width + HAIR;
  const top = ground.height + HAIR;
  for (let j = 1; j < wheels; j += 1) {
    if (j === i || j === mate || j === goalWheel) continue;
    const toll = wheelToll[j]!;
    if (toll >= 0 && sets.has(set, toll)) continue;
    const dx = wheelX[j]! - ix;
    const dy = wheelY[j]! - iy;
    const d2 = dx * dx + dy * dy;
    const r = wheelR[j]!;
    const corner = wheelCorner[j]!;
    for (let way = 1; way >= -1; way -= 2) {
      if (way < 0 && r === 0) break;
      const k = turn - r * way;
      let square = d2 - k * k;
      if (square < 0) {
        if (square < -SAME) continue;
        square = 0;
      }
      if (d2 === 0 || frontier.isClosed(frontier.edgeOf(label, j, way))) continue;
      // The tangent's direction, as the quotient of complex numbers D / (length - i k).
      const length = Math.sqrt(square);
      const ux = (dx * length - dy * k) / d2;
      const uy = (dy * length + dx * k) / d2;
      const nx = way * uy;
      const ny = 0 - way * ux;
      if (corner >= 0) {
        if (beforeX[corner]! * ny - beforeY[corner]! * nx < -SAME) continue;
        if (nx * afterY[corner]! - ny * afterX[corner]! < -SAME) continue;
      }
      const x = wheelX[j]! + r * nx;
      const y = wheelY[j]! + r * ny;
      if (x < -HAIR || y < -HAIR || x > right || y > top) continue;
      frontier.offer(label, ix + turn * uy, iy - turn * ux, x, y, length, j, way, nx, ny);
    }
  }
  if (scene.goal.to === 'side') aimAtSide(frontier, label, goalWheel);
  else aimAtGoal(frontier, label, goalWheel);
}

// To the place itself, or along the line to the target's centre as far as contact.
function aimAtGoal(frontier: Frontier, label: number, goalWheel: number): void {
  const { labels, scene } = frontier;
  const i = labels.wheel[label]!;
  const turn = scene.wheelR[i]! * labels.way[label]!;
  const dx = scene.goalX - scene.wheelX[i]!;
  const dy = scene.goalY - scene.wheelY[i]!;
  const d2 = dx * dx + dy * dy;
  const square = d2 - turn * turn;
  if (d2 === 0 || square < -SAME) return;
  const length = square > 0 ? Math.sqrt(square) : 0;
  if (length < scene.goalR) return;
  const ux = (dx * length - dy * turn) / d2;
  const uy = (dy * length + dx * turn) / d2;
  const x = scene.goalX - ux * scene.goalR;
  const y = scene.goalY - uy * scene.goalR;
  const { width, height } = scene.ground;
  if (x < -HAIR || y < -HAIR || x > width + HAIR || y > height + HAIR) return;
  frontier.offer(
    label, scene.wheelX[i]! + turn * uy, scene.wheelY[i]! - turn * ux, x, y, length - scene.goalR, goalWheel, 1, 0, 0,
  );
}

function aimAtSide(frontier: Frontier, label: number, goalWheel: number): void {
  const { labels, scene } = frontier;
  const { goal, ground } = scene;
  if (goal.to !== 'side') return;
  const i = labels.wheel[label]!;
  const upright = goal.side === 'west' || goal.side === 'east';
  const out = goal.side === 'east' || goal.side === 'north' ? 1 : -1;
  const turn = scene.wheelR[i]! * labels.way[label]! * out;
  const x = scene.wheelX[i]! + (upright ? 0 : turn);
  const y = scene.wheelY[i]! - (upright ? turn : 0);
  const endX = goal.side === 'west' ? 0 : goal.side === 'east' ? ground.width : x;
  const endY = goal.side === 'south' ? 0 : goal.side === 'north' ? ground.height : y;
  const length = upright ? (endX - x) * out : (endY - y) * out;
  if (endX < -HAIR || endY < -HAIR || endX > ground.width + HAIR || endY > ground.height + HAIR) return;
  if (length >= 0) frontier.offer(label, x, y, endX, endY, length, goalWheel, 1, 0, 0);
}
