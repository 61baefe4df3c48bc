import type { Ground } from './ground';
import type { Scene } from './scene';

/** Whether the segment a-b comes nearer than `distance` to the border of polygon `p`. */
export function nearsBorder(
  ground: Ground, p: number, ax: number, ay: number, bx: number, by: number, distance: number,
): boolean {
  const { box } = ground.polygons[p]!;
  const left = box.minX - distance;
  const right = box.maxX + distance;
  const low = box.minY - distance;
  const high = box.maxY + distance;
  if ((ax < left && bx < left) || (ax > right && bx > right) || (ay < low && by < low) || (ay > high && by > high)) return false;
  const dx = bx - ax;
  const dy = by - ay;
  const off = dx * ((low + high) / 2 - ay) - dy * ((left + right) / 2 - ax);
  const half = (Math.abs(dx) * (high - low) + Math.abs(dy) * (right - left)) / 2;
  if (Math.abs(off) > half * (1 + 1e-12)) return false;
  return nearsEdges(ground, p, ax, ay, dx, dy, distance * distance);
}

// The nearest parts of a segment and an edge are an end of one of them, unless they cross.
function nearsEdges(ground: Ground, p: number, ax: number, ay: number, dx: number, dy: number, near2: number): boolean {
  const { cornerX, cornerY } = ground;
  const first = ground.firstCorner[p]!;
  const last = ground.firstCorner[p + 1]!;
  const length2 = dx * dx + dy * dy;
  const bx = ax + dx;
  const by = ay + dy;
  let px = cornerX[last - 1]!;
  let py = cornerY[last - 1]!;
  let sideP = dx * (py - ay) - dy * (px - ax);
  for (let i = first; i < last; i += 1) {
    const qx = cornerX[i]!;
    const qy = cornerY[i]!;
    const fx = qx - ax;
    const fy = qy - ay;
    const sideQ = dx * fy - dy * fx;
    const along = dx * fx + dy * fy;
    const d2 = along <= 0 ? fx * fx + fy * fy
      : along >= length2 ? (qx - bx) * (qx - bx) + (qy - by) * (qy - by)
      : (sideQ * sideQ) / length2;
    if (d2 < near2) return true;
    const ex = qx - px;
    const ey = qy - py;
    const edge2 = ex * ex + ey * ey;
    const sideA = ex * (ay - py) - ey * (ax - px);
    const sideB = ex * (by - py) - ey * (bx - px);
    if (sideA < 0 !== sideB < 0 && sideP < 0 !== sideQ < 0) return true;
    const alongA = ex * (ax - px) + ey * (ay - py);
    if (alongA > 0 && alongA < edge2 && sideA * sideA < near2 * edge2) return true;
    const alongB = ex * (bx - px) + ey * (by - py);
    if (alongB > 0 && alongB < edge2 && sideB * sideB < near2 * edge2) return true;
    px = qx;
    py = qy;
    sideP = sideQ;
  }
  return false;
}

/** Whether the segment a-b comes nearer than `distance` to the point (x, y). */
export function nearsPoint(ax: number, ay: number, bx: number, by: number, x: number, y: number, distance: number): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  const fx = x - ax;
  const fy = y - ay;
  const along = dx * fx + dy * fy;
  const near2 = distance * distance;
  if (along <= 0) return fx * fx + fy * fy < near2;
  const length2 = dx * dx + dy * dy;
  if (along >= length2) return (x - bx) * (x - bx) + (y - by) * (y - by) < near2;
  const side = dx * fy - dy * fx;
  return side * side < near2 * length2;
}

/** Whether a base going straight from a, where it fits, to b meets no block. */
export function legIsFree(scene: Scene, ax: number, ay: number, bx: number, by: number): boolean {
  const { discX, discY, discMeets, standing, ground } = scene;
  const dx = bx - ax;
  const dy = by - ay;
  const length2 = dx * dx + dy * dy;
  for (let i = 0; i < standing; i += 1) {
    const fx = discX[i]! - ax;
    const fy = discY[i]! - ay;
    const near = discMeets[i]!;
    const along = dx * fx + dy * fy;
    if (along <= 0) {
      if (fx * fx + fy * fy < near * near) return false;
    } else if (along >= length2) {
      const gx = fx - dx;
      const gy = fy - dy;
      if (gx * gx + gy * gy < near * near) return false;
    } else {
      const side = dx * fy - dy * fx;
      if (side * side < near * near * length2) return false;
    }
  }
  for (let p = 0; p < ground.blockCount; p += 1) {
    if (nearsBorder(ground, p, ax, ay, bx, by, scene.polygonMeets[p]!)) return false;
  }
  return true;
}

/** The set of paid tolls after a straight leg that began with this set. */
export function setAfterLeg(scene: Scene, set: number, ax: number, ay: number, bx: number, by: number): number {
  const { ground, sets, discX, discY, discMeets, discs, standing } = scene;
  let paid = set;
  const tolls = ground.tolls.length;
  for (let i = standing; i < discs; i += 1) {
    const toll = tolls + i - standing;
    if (!sets.has(paid, toll) && nearsPoint(ax, ay, bx, by, discX[i]!, discY[i]!, discMeets[i]!)) paid = sets.with(paid, toll);
  }
  for (let toll = 0; toll < tolls; toll += 1) {
    const p = ground.blockCount + toll;
    if (ground.kind[p] !== 1 || sets.has(paid, toll)) continue;
    if (nearsBorder(ground, p, ax, ay, bx, by, scene.polygonMeets[p]!)) paid = sets.with(paid, toll);
  }
  return paid;
}
