import { angleBetween } from '../angle';
import type { Point } from '../point';
import { direction } from '../vector';
import { arcCorners } from './arc-corners';
import { passageBetween } from './passage';
import type { Scene } from './scene';
import { type Search, SQUEEZED } from './search';
import type { Crowd, PathOptions, Route, Walk } from './types';
import { walk } from './walk';

const FULL_TURN = 6.283185307179586;
// How far corners may lie outside their arc, in tolerances.
const FINER: readonly number[] = [Infinity, 1 / 8, 1 / 800];
// Round ground may be so wide that with coarser corners the way round it would be noticeably longer than its arc.
const CLOSE = 1 / 2;

/** The route that a finished label stands for. */
export function routeOf(scene: Scene, search: Search, crowd: Crowd, label: number, options: PathOptions): Route {
  const { labels } = search;
  const chain: number[] = [];
  for (let at = label; at >= 0; at = labels.before[at]!) chain.unshift(at);
  const { goal } = scene;
  const everyone = goal.to === 'contact' && scene.target >= crowd.blocks.length
    ? { blocks: [...crowd.blocks, goal.disc], fallen: crowd.fallen }
    : crowd;
  const cost = labels.spent[label]! + scene.sets.costFor(labels.set[label]!);
  const tolls = scene.sets.added(labels.set[label]!);
  const extras = cost - labels.length[label]!;
  let polyline: readonly Point[] = [];
  let walked: Walk | null = null;
  // Corners outside an arc can meet something beside it; where they do, they are cut finer than the tolerance.
  for (let fineness = 0; fineness < FINER.length; fineness += 1) {
    polyline = cornersOf(scene, search, chain, FINER[fineness]!);
    walked = walk(scene.ground, everyone, polyline, options.squeezeCost, options.paid);
    if (walked.stopped === null && walked.squeezes.length === labels.squeezes[label] && sameTolls(scene, walked, tolls)) {
      const off = walked.cost - walked.length - extras;
      if (off < 1e-6 && off > -1e-6) break;
    }
  }
  return {
    cost,
    length: labels.length[label]!,
    tolls,
    entries: walked === null ? [] : walked.entries.map((met) => met.toll),
    squeezes: labels.squeezes[label]!,
    heading: polyline.length > 1 ? direction(polyline[0]!, polyline[1]!) : null,
    polyline,
  };
}

function sameTolls(scene: Scene, walked: Walk, tolls: readonly number[]): boolean {
  const met = walked.tolls.filter(({ toll }) => !scene.sets.has(0, toll));
  return met.length === tolls.length && met.every(({ toll }) => tolls.includes(toll));
}

function isWide(scene: Scene, wheel: number): boolean {
  const owner = scene.wheelOwner[wheel]!;
  return owner >= 0 && owner < scene.discs && scene.discGround[owner] === 1;
}

// Places where the way bends, and for each arc the corners where the tangents of its pieces cross.
function cornersOf(scene: Scene, search: Search, chain: readonly number[], stray: number): Point[] {
  const { labels } = search;
  const corners: Point[] = [];
  const add = (x: number, y: number): void => {
    const last = corners[corners.length - 1];
    if (last === undefined || (last.x - x) * (last.x - x) + (last.y - y) * (last.y - y) > 1e-20) corners.push({ x, y });
  };
  chain.forEach((label, i) => {
    const wheel = labels.wheel[label]!;
    const r = scene.wheelR[wheel]!;
    if (r === 0) {
      // A label that squeezed begins where the one before it ended.
      const before = labels.before[label]!;
      if (labels.checked[label] === SQUEEZED) {
        for (const corner of passageBetween(scene, labels.wheel[before]!, wheel)?.corners ?? []) add(corner.x, corner.y);
      }
      add(labels.x[label]!, labels.y[label]!);
      return;
    }
    const after = chain[i + 1]!;
    const x = scene.wheelX[wheel]!;
    const y = scene.wheelY[wheel]!;
    const nx = (labels.x[label]! - x) / r;
    const ny = (labels.y[label]! - y) / r;
    const way = labels.way[label]!;
    let angle = angleBetween(nx, ny, labels.leaveX[after]! - x, labels.leaveY[after]! - y) * way;
    if (angle < 0) angle = angle > -1e-9 ? 0 : angle + FULL_TURN;
    for (const corner of arcCorners(x, y, r, nx, ny, way, angle, (isWide(scene, wheel) ? Math.min(stray, CLOSE) : stray) * scene.ground.eps)) add(corner.x, corner.y);
  });
  return corners;
}
