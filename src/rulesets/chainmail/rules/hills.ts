import type { Disc } from '../../../kernel/geometry/disc';
import { type Point, distance } from '../../../kernel/geometry/point';
import { contains } from '../../../kernel/geometry/polygon';
import { discTouchesBorder, gapToPolygon } from '../../../kernel/geometry/polygon-distance';
import { ALONG_EDGE, lengthInside, stretchesInside } from '../../../kernel/geometry/segment-inside';
import { stretchesNearPolygon } from '../../../kernel/geometry/sweep-polygon';
import type { RuleId } from '../../../kernel/ruleset/rule';
import { EPS, type TerrainPiece } from './field';

/** How far a model on a hill sees over others, in inches (CM-HILL-08, CM-HILL-10). */
const SEES_OVER = 24;

/** Whether a base is on a hill: inside its contour or touching it (CM-HILL-01). */
export function isOn({ polygon: { box }, polygon }: TerrainPiece, disc: Disc): boolean {
  const reach = disc.r + EPS;
  if (disc.x < box.minX - reach || disc.x > box.maxX + reach || disc.y < box.minY - reach || disc.y > box.maxY + reach) return false;
  return gapToPolygon(disc, polygon) <= EPS;
}

/** How high the ground under a base is: per contour 1 on its line and 2 clear inside it (CM-HILL-02). */
export function elevationScore(terrain: readonly TerrainPiece[], disc: Disc): number {
  let score = 0;
  for (let i = 0; i < terrain.length; i += 1) {
    const piece = terrain[i]!;
    if (piece.traits.sight === 'hill' && isOn(piece, disc)) score += discTouchesBorder(disc, piece.polygon, EPS) ? 1 : 2;
  }
  return score;
}

/** Whether a base stands on higher ground than another; equal scores are level, but on a hill with a peak the one closer to it is higher (CM-HILL-02, CM-HILL-07, CM-HILL-12). */
export function isHigher(terrain: readonly TerrainPiece[], one: Disc, other: Disc): boolean {
  const peak = peakAbove(terrain, one, other);
  const closer = peak === null ? 0 : distance(other, peak) - distance(one, peak);
  return closer > EPS || (closer >= -EPS && elevationScore(terrain, one) > elevationScore(terrain, other));
}

/** The peak of the highest hill that both bases are on, or null (CM-HILL-12). */
function peakAbove(terrain: readonly TerrainPiece[], one: Disc, other: Disc): Point | null {
  let found: Point | null = null;
  let height = 0;
  for (let i = 0; i < terrain.length; i += 1) {
    const piece = terrain[i]!;
    if (piece.peak === undefined || heightsOf(terrain)[i]! <= height || !isOn(piece, one) || !isOn(piece, other)) continue;
    found = piece.peak;
    height = heightsOf(terrain)[i]!;
  }
  return found;
}

/** Inches that a higher target counts as farther away for a shot: one for each contour line between (CM-HILL-06). */
export function extraRange(terrain: readonly TerrainPiece[], shooter: Disc, target: Disc): number {
  const higher = elevationScore(terrain, target) - elevationScore(terrain, shooter);
  return higher > 0 && isHigher(terrain, target, shooter) ? Math.ceil(higher / 2) : 0;
}

/** How often a base that moves straight climbs a contour: comes from off it to touching it (CM-HILL-03). */
export function climbs({ polygon }: TerrainPiece, from: Point, to: Point, radius: number): number {
  let count = 0;
  for (const near of stretchesNearPolygon(from, to, radius, polygon, EPS)) if (near.from > 0) count += 1;
  return count;
}

interface Heights {
  readonly pieces: number;
  readonly of: readonly number[];
}

// A field's terrain is laid once and then asked about all through a game.
const known = new WeakMap<readonly TerrainPiece[], Heights>();

function heightsOf(terrain: readonly TerrainPiece[]): readonly number[] {
  const found = known.get(terrain);
  if (found !== undefined && found.pieces === terrain.length) return found.of;
  const of = terrain.map((piece) => (piece.traits.sight === 'hill' ? contoursRound(terrain, piece) : 0));
  known.set(terrain, { pieces: terrain.length, of });
  return of;
}

function contoursRound(terrain: readonly TerrainPiece[], piece: TerrainPiece): number {
  const round = ({ traits, polygon }: TerrainPiece): boolean => traits.sight === 'hill' && piece.polygon.vertices.every((corner) => contains(polygon, corner, EPS));
  return terrain.filter(round).length;
}

/** How many contours a hill lies in, itself included; 0 for what is no hill of this terrain (CM-RULING-55). */
export function heightOf(terrain: readonly TerrainPiece[], hill: TerrainPiece): number {
  return heightsOf(terrain)[terrain.indexOf(hill)] ?? 0;
}

/** The height of the highest contour that a base is on; 0 on the ground (CM-RULING-55). */
export function levelOf(terrain: readonly TerrainPiece[], disc: Disc): number {
  let level = 0;
  for (let i = 0; i < terrain.length; i += 1) {
    const piece = terrain[i]!;
    if (piece.traits.sight !== 'hill' || !isOn(piece, disc)) continue;
    const height = heightsOf(terrain)[i]!;
    if (height > level) level = height;
  }
  return level;
}

/** Whether two models both stand on hills and look over what is low between them (CM-HILL-09). */
export function areBothElevated(terrain: readonly TerrainPiece[], one: Disc, other: Disc): boolean {
  return levelOf(terrain, one) > 0 && levelOf(terrain, other) > 0;
}

/** The rule by which a hill blocks the line between two models, or null if they see past it (CM-HILL-04, CM-HILL-05, CM-HILL-08 to 10, CM-RULING-55). */
export function hillBlocks(terrain: readonly TerrainPiece[], hill: TerrainPiece, one: Disc, other: Disc): RuleId | null {
  if (isOn(hill, one) || isOn(hill, other)) return null;
  if (lengthInside(one, other, hill.polygon, ALONG_EDGE) <= EPS) return null;
  const height = heightOf(terrain, hill);
  const levelOne = levelOf(terrain, one);
  const levelOther = levelOf(terrain, other);
  const low = levelOne < levelOther ? levelOne : levelOther;
  const high = levelOne < levelOther ? levelOther : levelOne;
  if (height > high) return 'CM-HILL-04';
  if (height <= low) return null;
  if (!goesFartherThan(SEES_OVER, hill, levelOne > levelOther ? one : other, levelOne > levelOther ? other : one)) return null;
  return low === 0 ? 'CM-HILL-08' : 'CM-HILL-10';
}

/** Whether the line inside a hill goes farther than so many inches from the base of the higher model. */
function goesFartherThan(inches: number, { polygon }: TerrainPiece, higher: Disc, lower: Disc): boolean {
  const stretches = stretchesInside(higher, lower, polygon, ALONG_EDGE);
  const end = stretches[stretches.length - 1];
  return end !== undefined && end.to * distance(higher, lower) - higher.r > inches + EPS;
}
