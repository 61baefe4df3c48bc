import { areaBetween } from '../../../kernel/geometry/between';
import { segmentMissesBox } from '../../../kernel/geometry/box';
import type { Disc } from '../../../kernel/geometry/disc';
import { gapToPolygon } from '../../../kernel/geometry/polygon-distance';
import { lineCrossesDisc } from '../../../kernel/geometry/sight';
import { EPS, type TerrainPiece } from './field';
import { areBothElevated } from './hills';

/** Whether a piece shields the defender, whatever the hills: some of it lies between the bases, nearer to the defender (CM-COVER-02 to 05, CM-RULING-24). */
function shields({ traits, polygon }: TerrainPiece, attacker: Disc, defender: Disc): boolean {
  const near = gapToPolygon(defender, polygon);
  const far = gapToPolygon(attacker, polygon);
  // Woods, trees and briars, the pieces whose costs don't add up, give cover even where both stand in them.
  const bothIn = near <= EPS && far <= EPS;
  if (bothIn ? traits.costMode !== 'max' : near >= far - EPS) return false;
  return areaBetween(attacker, defender, polygon) > EPS;
}

/** Whether nothing of a piece can lie between two bases, by its bounds alone. */
function liesApart({ polygon: { box } }: TerrainPiece, a: Disc, b: Disc): boolean {
  return segmentMissesBox(a.x, a.y, b.x, b.y, box, a.r > b.r ? a.r : b.r);
}

function givesCover(terrain: readonly TerrainPiece[], piece: TerrainPiece, attacker: Disc, defender: Disc): boolean {
  if (!piece.traits.cover || liesApart(piece, attacker, defender) || !shields(piece, attacker, defender)) return false;
  return !piece.traits.low || !areBothElevated(terrain, attacker, defender);
}

/** Whether the defender has cover from the attacker; more than one piece adds nothing (CM-COVER-01 to 07, CM-HILL-09). */
export function hasCover(terrain: readonly TerrainPiece[], attacker: Disc, defender: Disc): boolean {
  for (let i = 0; i < terrain.length; i += 1) if (givesCover(terrain, terrain[i]!, attacker, defender)) return true;
  return false;
}

/** Every piece that gives the defender cover from the attacker (CM-COVER-01 to 07, CM-HILL-09). */
export function coverFrom(terrain: readonly TerrainPiece[], attacker: Disc, defender: Disc): readonly TerrainPiece[] {
  return terrain.filter((piece) => givesCover(terrain, piece, attacker, defender));
}

/** How many other models the line from centre to centre crosses; the two themselves never count (CM-RANGED-07, CM-RULING-42). */
export function intervening(others: readonly Disc[], a: Disc, b: Disc): number {
  let count = 0;
  for (let i = 0; i < others.length; i += 1) {
    const other = others[i]!;
    if (other !== a && other !== b && lineCrossesDisc(a, b, other, EPS)) count += 1;
  }
  return count;
}
