import { segmentMissesBox } from '../../../kernel/geometry/box';
import type { Disc } from '../../../kernel/geometry/disc';
import { ALONG_EDGE, lengthInside } from '../../../kernel/geometry/segment-inside';
import type { RuleId } from '../../../kernel/ruleset/rule';
import { coverFrom, hasCover } from './cover';
import { type Base, EPS, type TerrainPiece } from './field';
import { hillBlocks } from './hills';
import { KnownLines } from './known-lines';

/** So many inches of woods between two models block the line (CM-LOS-02). */
const DEEP_WOODS = 2;

/** Inches of a piece along the line between two bases, without what lies under them (CM-RULING-19). */
function inchesBetween({ polygon }: TerrainPiece, a: Disc, b: Disc): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length <= a.r + b.r) return 0;
  const from = a.r / length;
  const to = 1 - b.r / length;
  return lengthInside({ x: a.x + dx * from, y: a.y + dy * from }, { x: a.x + dx * to, y: a.y + dy * to }, polygon, ALONG_EDGE);
}

const known = new KnownLines();

/** Whether no terrain blocks the line from centre to centre; the same from both ends (CM-LOS-01 to 05). */
export function lineIsOpen(terrain: readonly TerrainPiece[], one: Disc, other: Disc): boolean {
  // Always reckoned from the same end, so that rounding cannot make sight one-sided.
  const turned = one.x > other.x || (one.x === other.x && one.y > other.y);
  const a = turned ? other : one;
  const b = turned ? one : other;
  const slot = known.find(terrain, a, b);
  return known.isOpen(slot) ?? known.keep(slot, isOpen(terrain, a, b));
}

function isOpen(terrain: readonly TerrainPiece[], a: Disc, b: Disc): boolean {
  let woods = 0;
  for (let i = 0; i < terrain.length; i += 1) {
    const piece = terrain[i]!;
    const { sight } = piece.traits;
    if (sight === 'none' || segmentMissesBox(a.x, a.y, b.x, b.y, piece.polygon.box, ALONG_EDGE)) continue;
    if (sight === 'blocks') {
      if (lengthInside(a, b, piece.polygon, ALONG_EDGE) > EPS) return false;
    } else if (sight === 'woods') {
      woods += inchesBetween(piece, a, b);
      if (woods >= DEEP_WOODS - EPS) return false;
    } else if (hillBlocks(terrain, piece, a, b) !== null) return false;
  }
  return true;
}

/** Whether a model sees another; one that lies on the ground is out of sight behind whatever would cover it (CM-LOS-01 to 06, CM-RULING-19, CM-RULING-42). */
export function sees(terrain: readonly TerrainPiece[], viewer: Base, target: Base): boolean {
  return lineIsOpen(terrain, viewer, target) && !(target.down && hasCover(terrain, viewer, target));
}

/** A piece that keeps a model out of sight, by which rule, and how many inches of the line it takes. */
export interface Blocker {
  readonly piece: TerrainPiece;
  readonly rule: RuleId;
  readonly inches: number;
  readonly why: string;
}

/** Every piece that keeps a model from seeing another; none of them where `sees` holds (CM-LOS-01 to 06, CM-RULING-55). */
export function lookAlong(terrain: readonly TerrainPiece[], viewer: Base, target: Base): readonly Blocker[] {
  const turned = viewer.x > target.x || (viewer.x === target.x && viewer.y > target.y);
  const a = turned ? target : viewer;
  const b = turned ? viewer : target;
  const found = [...walls(terrain, a, b), ...woods(terrain, a, b), ...hills(terrain, a, b)];
  if (!target.down) return found;
  const low = coverFrom(terrain, viewer, target).filter((piece) => !found.some((each) => each.piece === piece));
  return [...found, ...low.map((piece) => ({ piece, rule: 'CM-LOS-06', inches: inchesBetween(piece, a, b), why: 'It would give the fallen model cover if it stood.' }))];
}

function walls(terrain: readonly TerrainPiece[], a: Disc, b: Disc): readonly Blocker[] {
  return terrain
    .filter(({ traits, polygon }) => traits.sight === 'blocks' && lengthInside(a, b, polygon, ALONG_EDGE) > EPS)
    .map((piece) => ({ piece, rule: 'CM-LOS-01', inches: lengthInside(a, b, piece.polygon, ALONG_EDGE), why: 'The line from centre to centre passes through it.' }));
}

function woods(terrain: readonly TerrainPiece[], a: Disc, b: Disc): readonly Blocker[] {
  const found = terrain
    .filter(({ traits }) => traits.sight === 'woods')
    .map((piece) => ({ piece, rule: 'CM-LOS-02', inches: inchesBetween(piece, a, b), why: 'Two inches or more of woods lie between the bases.' }))
    .filter(({ inches }) => inches > 0);
  return found.reduce((sum, { inches }) => sum + inches, 0) >= DEEP_WOODS - EPS ? found : [];
}

function hills(terrain: readonly TerrainPiece[], a: Disc, b: Disc): readonly Blocker[] {
  const found: Blocker[] = [];
  for (const piece of terrain) {
    const rule = piece.traits.sight === 'hill' ? hillBlocks(terrain, piece, a, b) : null;
    if (rule === null) continue;
    const why = rule === 'CM-HILL-04' ? 'It is higher than both models.' : 'It is higher than one model and reaches farther than 24 inches from the other.';
    found.push({ piece, rule, inches: lengthInside(a, b, piece.polygon, ALONG_EDGE), why });
  }
  return found;
}
