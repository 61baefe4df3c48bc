import type { Point } from '../point';
import { circlesMeet, outlineMeetsCircle, outlineMeetsSegment } from './outline';
import { END, NOBODY, type Scene } from './scene';
import type { Side } from './types';

/** Adds the places where a cheapest path can end; returns the wheel that stands for the goal itself. */
export function addEnds(scene: Scene): number {
  const { goal } = scene;
  if (goal.to === 'contact') addContacts(scene);
  if (goal.to === 'side') addCrossings(scene, goal.side);
  return scene.addWheel(scene.goalX, scene.goalY, 0, NOBODY, -1, END, -1);
}

// A path that cannot end rim to rim on the straight line ends where the rim comes free of something else.
function addContacts(scene: Scene): void {
  const { ground, goalX, goalY, goalR } = scene;
  for (let i = 0; i < scene.discs; i += 1) {
    if (i === scene.target) continue;
    const dx = scene.discX[i]! - goalX;
    const dy = scene.discY[i]! - goalY;
    const reach = goalR + scene.discHold[i]!;
    if (dx * dx + dy * dy > reach * reach) continue;
    addPlaces(scene, circlesMeet(
      { x: goalX, y: goalY, r: goalR },
      { x: scene.discX[i]!, y: scene.discY[i]!, r: scene.discHold[i]! },
    ));
  }
  for (let p = 0; p < ground.polygons.length; p += 1) {
    addPlaces(scene, outlineMeetsCircle(ground.polygons[p]!, scene.polygonHold[p]!, goalX, goalY, goalR));
  }
}

function addCrossings(scene: Scene, side: Side): void {
  const { ground } = scene;
  const { width, height } = ground;
  const a = { x: side === 'east' ? width : 0, y: side === 'north' ? height : 0 };
  const b = { x: side === 'west' ? 0 : width, y: side === 'south' ? 0 : height };
  const upright = side === 'west' || side === 'east';
  for (let i = 0; i < scene.discs; i += 1) {
    const off = upright ? scene.discX[i]! - a.x : scene.discY[i]! - a.y;
    const square = scene.discHold[i]! * scene.discHold[i]! - off * off;
    if (square < 0) continue;
    const half = Math.sqrt(square);
    addPlaces(scene, upright
      ? [{ x: a.x, y: scene.discY[i]! - half }, { x: a.x, y: scene.discY[i]! + half }]
      : [{ x: scene.discX[i]! - half, y: a.y }, { x: scene.discX[i]! + half, y: a.y }]);
  }
  for (let p = 0; p < ground.polygons.length; p += 1) {
    addPlaces(scene, outlineMeetsSegment(ground.polygons[p]!, scene.polygonHold[p]!, a, b));
  }
}

function addPlaces(scene: Scene, places: readonly Point[]): void {
  const { width, height } = scene.ground;
  for (const { x, y } of places) {
    if (x >= 0 && y >= 0 && x <= width && y <= height) scene.addWheel(x, y, 0, NOBODY, -1, END, -1);
  }
}
