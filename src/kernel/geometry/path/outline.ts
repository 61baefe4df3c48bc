import type { Point } from '../point';
import { type Polygon, signedArea } from '../polygon';
import { pointToPolygon } from '../polygon-distance';

/** A piece of the line that keeps a distance from a polygon: an arc about a convex corner, between two unit normals, or a straight piece. */
export interface OutlinePiece {
  /** The number of the corner an arc turns about, or of the edge's first corner. */
  readonly corner: number;
  /** The centre of an arc, else the start of the straight piece. */
  readonly x: number;
  readonly y: number;
  /** 0 for a straight piece. */
  readonly r: number;
  /** The first normal of an arc, else the direction of the straight piece. */
  readonly ux: number;
  readonly uy: number;
  /** The last normal of an arc, else the length of the straight piece and 0. */
  readonly vx: number;
  readonly vy: number;
}

// How far a crossing may lie from the outline it is said to be on.
const ON = 1e-7;
const HAIR = 1e-12;

/** The pieces of the line at a distance from a polygon, with those that lie nearer to another part of it left in. */
export function outlineAt(polygon: Polygon, distance: number): OutlinePiece[] {
  const corners = signedArea(polygon.vertices) < 0 ? [...polygon.vertices].reverse() : polygon.vertices;
  const pieces: OutlinePiece[] = [];
  corners.forEach((b, i) => {
    const a = corners[(i + corners.length - 1) % corners.length]!;
    const c = corners[(i + 1) % corners.length]!;
    const before = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
    const after = Math.sqrt((c.x - b.x) * (c.x - b.x) + (c.y - b.y) * (c.y - b.y));
    if (before === 0 || after === 0) return;
    const px = (b.x - a.x) / before;
    const py = (b.y - a.y) / before;
    const qx = (c.x - b.x) / after;
    const qy = (c.y - b.y) / after;
    if (px * qy - py * qx > 1e-9) {
      pieces.push({ corner: i, x: b.x, y: b.y, r: distance, ux: py, uy: 0 - px, vx: qy, vy: 0 - qx });
    }
    pieces.push({ corner: i, x: b.x + qy * distance, y: b.y - qx * distance, r: 0, ux: qx, uy: qy, vx: after, vy: 0 });
  });
  return pieces;
}

/** The places where a circle crosses the line at a distance from a polygon. */
export function outlineMeetsCircle(polygon: Polygon, distance: number, x: number, y: number, r: number): Point[] {
  const { box } = polygon;
  const reach = distance + r;
  if (x < box.minX - reach || x > box.maxX + reach || y < box.minY - reach || y > box.maxY + reach) return [];
  const found: Point[] = [];
  const circle: OutlinePiece = { corner: -1, x, y, r, ux: 0, uy: 0, vx: 0, vy: 0 };
  for (const piece of outlineAt(polygon, distance)) found.push(...piecesMeet(piece, circle));
  return truly(found, polygon, distance);
}

/** The places where a segment crosses the line at a distance from a polygon. */
export function outlineMeetsSegment(polygon: Polygon, distance: number, a: Point, b: Point): Point[] {
  const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  const ux = (b.x - a.x) / length;
  const uy = (b.y - a.y) / length;
  const segment: OutlinePiece = { corner: -1, x: a.x, y: a.y, r: 0, ux, uy, vx: length, vy: 0 };
  const found: Point[] = [];
  for (const piece of outlineAt(polygon, distance)) found.push(...piecesMeet(piece, segment));
  return truly(found, polygon, distance);
}

/** The places where the lines at a distance from two polygons cross. */
export function outlinesMeet(a: Polygon, b: Polygon, distance: number): Point[] {
  const found: Point[] = [];
  const others = outlineAt(b, distance);
  for (const piece of outlineAt(a, distance)) for (const other of others) found.push(...piecesMeet(piece, other));
  return truly(truly(found, a, distance), b, distance);
}

/** The places, each once, that really keep the distance from the polygon. */
export function truly(places: readonly Point[], polygon: Polygon, distance: number): Point[] {
  const kept: Point[] = [];
  for (const p of places) {
    const off = pointToPolygon(p, polygon) - distance;
    if (off > ON || off < -ON) continue;
    if (!kept.some((q) => (q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y) < ON * ON)) kept.push(p);
  }
  return kept;
}

/** The places where two pieces cross. */
export function piecesMeet(a: OutlinePiece, b: OutlinePiece): Point[] {
  if (a.r > 0) return b.r > 0 ? circlesMeet(a, b).filter((p) => onArc(a, p) && onArc(b, p)) : lineMeetsArc(b, a);
  return b.r > 0 ? lineMeetsArc(a, b) : linesMeet(a, b);
}

/** The two places where circles cross, or none. */
export function circlesMeet(
  a: { readonly x: number; readonly y: number; readonly r: number },
  b: { readonly x: number; readonly y: number; readonly r: number },
): Point[] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const d2 = dx * dx + dy * dy;
  if (d2 === 0) return [];
  const along = (d2 + a.r * a.r - b.r * b.r) / (2 * d2);
  const square = a.r * a.r - along * along * d2;
  if (square < 0) return [];
  const aside = Math.sqrt(square / d2);
  const x = a.x + dx * along;
  const y = a.y + dy * along;
  return [
    { x: x - dy * aside, y: y + dx * aside },
    { x: x + dy * aside, y: y - dx * aside },
  ];
}

// A whole circle has no normals and holds every place.
function onArc(arc: OutlinePiece, p: Point): boolean {
  if (arc.ux === 0 && arc.uy === 0) return true;
  const x = p.x - arc.x;
  const y = p.y - arc.y;
  return arc.ux * y - arc.uy * x >= -HAIR && x * arc.vy - y * arc.vx >= -HAIR;
}

function lineMeetsArc(line: OutlinePiece, arc: OutlinePiece): Point[] {
  const fx = arc.x - line.x;
  const fy = arc.y - line.y;
  const middle = fx * line.ux + fy * line.uy;
  const off = fx * line.uy - fy * line.ux;
  const square = arc.r * arc.r - off * off;
  if (square < 0) return [];
  const half = Math.sqrt(square);
  const places: Point[] = [];
  for (const t of [middle - half, middle + half]) {
    if (t < -HAIR || t > line.vx + HAIR) continue;
    const p = { x: line.x + line.ux * t, y: line.y + line.uy * t };
    if (onArc(arc, p)) places.push(p);
  }
  return places;
}

function linesMeet(a: OutlinePiece, b: OutlinePiece): Point[] {
  const cross = a.ux * b.uy - a.uy * b.ux;
  if (cross < 1e-12 && cross > -1e-12) return [];
  const fx = b.x - a.x;
  const fy = b.y - a.y;
  const t = (fx * b.uy - fy * b.ux) / cross;
  const s = (fx * a.uy - fy * a.ux) / cross;
  if (t < -HAIR || t > a.vx + HAIR || s < -HAIR || s > b.vx + HAIR) return [];
  return [{ x: a.x + a.ux * t, y: a.y + a.uy * t }];
}
