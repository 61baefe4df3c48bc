import { nearsBorder } from './clear';
import { gapOfDiscs, gapsAtDisc } from './gaps';
import { NOBODY, type Scene, SQUEEZE } from './scene';

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
