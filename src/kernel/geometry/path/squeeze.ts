import { legIsFree, nearsBorder, nearsPoint } from './clear';
import { gapOfDiscs, gapsAtDisc } from './gaps';
import { NOBODY, type Scene, SQUEEZE } from './scene';

/** The answer for a gap that cannot be squeezed through. */
export const UNFIT = -1;

/** Adds the two ends of every gap that is narrower than the base but not than half of it. */
export function addGaps(scene: Scene): void {
  const { ground, discX, discY, discR, discHold, standing } = scene;
  const least = ground.radius - ground.eps;
  for (let i = 0; i < standing; i += 1) {
    if (i === scene.target) continue;
    for (let j = i + 1; j < standing; j += 1) {
      if (j === scene.target) continue;
      const dx = discX[j]! - discX[i]!;
      const dy = discY[j]! - discY[i]!;
      const d2 = dx * dx + dy * dy;
      const holds = discHold[i]! + discHold[j]!;
      const narrowest = discR[i]! + discR[j]! + least;
      if (d2 >= holds * holds || d2 < narrowest * narrowest) continue;
      const gap = gapOfDiscs(
        { x: discX[i]!, y: discY[i]!, r: discHold[i]! },
        { x: discX[j]!, y: discY[j]!, r: discHold[j]! },
      );
      if (gap !== null) addEnds(scene, gap.a.x, gap.a.y, gap.b.x, gap.b.y);
    }
    addGapsAtPolygons(scene, i);
  }
  for (const { a, b } of ground.gaps) addEnds(scene, a.x, a.y, b.x, b.y);
}

function addGapsAtPolygons(scene: Scene, i: number): void {
  const { ground, discX, discY, discR, discHold } = scene;
  const x = discX[i]!;
  const y = discY[i]!;
  for (let p = 0; p < ground.blockCount; p += 1) {
    const polygon = ground.polygons[p]!;
    const hold = scene.polygonHold[p]!;
    const { box } = polygon;
    const reach = discHold[i]! + hold;
    if (x < box.minX - reach || x > box.maxX + reach || y < box.minY - reach || y > box.maxY + reach) continue;
    if (!nearsBorder(ground, p, x, y, x, y, reach)) continue;
    if (nearsBorder(ground, p, x, y, x, y, discR[i]! + ground.radius - ground.eps)) continue;
    for (const { a, b } of gapsAtDisc({ x, y, r: discR[i]! }, discHold[i]!, polygon, hold, ground.radius)) {
      addEnds(scene, a.x, a.y, b.x, b.y);
    }
  }
}

function addEnds(scene: Scene, ax: number, ay: number, bx: number, by: number): void {
  const { width, height } = scene.ground;
  if (ax < 0 || ay < 0 || ax > width || ay > height || bx < 0 || by < 0 || bx > width || by > height) return;
  const a = scene.addWheel(ax, ay, 0, NOBODY, -1, SQUEEZE, -1);
  const b = scene.addWheel(bx, by, 0, NOBODY, -1, SQUEEZE, -1);
  scene.wheelMate[a] = b;
  scene.wheelMate[b] = a;
}

/** What it costs to go straight from one end of a gap, where the base fits, to the other: nothing where it fits all the way, or UNFIT. */
export function squeezeCostOf(scene: Scene, from: number, to: number, cost: number): number {
  const ax = scene.wheelX[from]!;
  const ay = scene.wheelY[from]!;
  const bx = scene.wheelX[to]!;
  const by = scene.wheelY[to]!;
  if (!legIsFree(scene, bx, by, bx, by)) return UNFIT;
  const { radius, eps } = scene.ground;
  if (comesNear(scene, ax, ay, bx, by, radius / 2 - eps)) return UNFIT;
  return comesNear(scene, ax, ay, bx, by, radius - eps) ? cost : 0;
}

function comesNear(scene: Scene, ax: number, ay: number, bx: number, by: number, reach: number): boolean {
  const { ground, discX, discY, discR, standing } = scene;
  for (let i = 0; i < standing; i += 1) {
    if (nearsPoint(ax, ay, bx, by, discX[i]!, discY[i]!, discR[i]! + reach)) return true;
  }
  for (let p = 0; p < ground.blockCount; p += 1) if (nearsBorder(ground, p, ax, ay, bx, by, reach)) return true;
  return false;
}
