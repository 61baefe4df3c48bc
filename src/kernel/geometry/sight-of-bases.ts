import { type Disc, gap } from './disc';
import { hullMeetsDisc, hullMeetsPolygon } from './hull';
import { pointAlong } from './point';
import { type Blockers, type Line, lineBetweenBases, lineIsClear } from './sight';
import { commonTangents, type InfiniteLine } from './tangent';

// Lines built to touch a base may miss it by rounding.
const TOUCHING = 1e-9;

/**
 * A clear line from some part of one base to some part of the other, or null if there is none; bases that touch see each
 * other. The straight line between the centres is tried first.
 *
 * Exact: if any line is clear, turn it as far as it stays so. It then touches two things at once, each of them a base, a
 * blocking disc, a polygon's corner, or a point where a base's rim runs into a blocker. So it is enough to try the common
 * tangents of all pairs of these. Blockers are judged by `lineIsClear` and its tolerance: every line that touches no
 * blocker's inside is found, and none is returned that goes into one by more than the tolerance.
 * A blocker that covers a base hides it; leave it out of the list if the rules see out of it.
 */
export function clearLineBetween(a: Disc, b: Disc, blockers: Blockers, tolerance: number): Line | null {
  const straight = lineBetweenBases(a, b);
  if (straight === null) {
    const touch = pointAlong(a, b, a.r + b.r === 0 ? 0 : a.r / (a.r + b.r));
    return { from: touch, to: touch };
  }
  if (lineIsClear(straight.from, straight.to, blockers, tolerance)) return straight;
  const between: Blockers = {
    polygons: blockers.polygons.filter((polygon) => hullMeetsPolygon(a, b, polygon, TOUCHING)),
    discs: blockers.discs.filter((disc) => hullMeetsDisc(a, b, disc, TOUCHING)),
  };
  const touchable = [a, b, ...between.discs, ...corners(between), ...rimPoints(a, between), ...rimPoints(b, between)];
  for (let i = 0; i < touchable.length; i += 1) {
    for (let j = i + 1; j < touchable.length; j += 1) {
      for (const tangent of commonTangents(touchable[i]!, touchable[j]!)) {
        const line = cutBetween(a, b, tangent);
        if (line !== null && lineIsClear(line.from, line.to, between, tolerance)) return line;
      }
    }
  }
  return null;
}

/** Whether any part of one base can be seen from any part of the other, by the rules of `clearLineBetween`. */
export function basesSeeEachOther(a: Disc, b: Disc, blockers: Blockers, tolerance: number): boolean {
  return clearLineBetween(a, b, blockers, tolerance) !== null;
}

function corners(blockers: Blockers): Disc[] {
  return blockers.polygons.flatMap((polygon) => polygon.vertices.map(({ x, y }) => ({ x, y, r: 0 })));
}

// Where the rim of a base meets the border of a blocker: the end of a line of sight can be caught there.
function rimPoints(base: Disc, blockers: Blockers): Disc[] {
  const points: Disc[] = [];
  for (const { vertices } of blockers.polygons) {
    vertices.forEach((q, i) => {
      const p = vertices[i === 0 ? vertices.length - 1 : i - 1]!;
      const dx = q.x - p.x;
      const dy = q.y - p.y;
      const length2 = dx * dx + dy * dy;
      const across = dx * (base.y - p.y) - dy * (base.x - p.x);
      const square = length2 * base.r * base.r - across * across;
      if (square < 0) return;
      const middle = (base.x - p.x) * dx + (base.y - p.y) * dy;
      for (const share of [(middle - Math.sqrt(square)) / length2, (middle + Math.sqrt(square)) / length2]) {
        if (share >= 0 && share <= 1) points.push({ x: p.x + dx * share, y: p.y + dy * share, r: 0 });
      }
    });
  }
  for (const disc of blockers.discs) points.push(...rimCrossings(base, disc));
  return points;
}

function rimCrossings(a: Disc, b: Disc): Disc[] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length2 = dx * dx + dy * dy;
  if (length2 === 0 || gap(a, b) > 0) return [];
  const share = (1 + (a.r * a.r - b.r * b.r) / length2) / 2;
  const square = (a.r * a.r) / length2 - share * share;
  if (square < 0) return [];
  const height = Math.sqrt(square);
  const x = a.x + dx * share;
  const y = a.y + dy * share;
  return [
    { x: x - dy * height, y: y + dx * height, r: 0 },
    { x: x + dy * height, y: y - dx * height, r: 0 },
  ];
}

// The piece of a line between the near sides of two bases that lie apart, or null if the line misses one of them.
function cutBetween(a: Disc, b: Disc, { nx, ny, offset }: InfiniteLine): Line | null {
  const offA = nx * a.x + ny * a.y - offset;
  const offB = nx * b.x + ny * b.y - offset;
  if (Math.abs(offA) > a.r + TOUCHING || Math.abs(offB) > b.r + TOUCHING) return null;
  const halfA = Math.sqrt(Math.max(0, a.r * a.r - offA * offA));
  const halfB = Math.sqrt(Math.max(0, b.r * b.r - offB * offB));
  const ahead = nx * (b.y - a.y) - ny * (b.x - a.x) >= 0 ? 1 : -1;
  const ux = -ny * ahead;
  const uy = nx * ahead;
  return {
    from: { x: a.x - nx * offA + ux * halfA, y: a.y - ny * offA + uy * halfA },
    to: { x: b.x - nx * offB - ux * halfB, y: b.y - ny * offB - uy * halfB },
  };
}
