import { distance, type Point } from '../../../kernel/geometry/point';
import { EPS } from '../rules/field';
import { type Layout, type Role, scenarioOf } from './scenario';
import type { Edge, Figure, Side, Skirmish, Zone } from './state';

/** How deep the zones are: at an edge, at the edges of a split warband, in a corner, and round a home spot (CM-SETUP-09, CM-SCEN-11, CM-TEAM-07, CM-MULTI-04). */
const EDGE = 8;
const SPLIT = 6;
const CORNER = 10;
const HOME = 6;
/** Half the width of the strip between the two edges of a split warband (CM-SCEN-10). */
const HALF_STRIP = 6;

type Field = Pick<Skirmish, 'width' | 'height'>;

/** The corners in the order of the seats, clockwise from the south-west (CM-TEAM-02, CM-RULING-47). */
const CORNERS: readonly { readonly edge: Edge; readonly west: boolean }[] = [
  { edge: 'south', west: true },
  { edge: 'north', west: true },
  { edge: 'north', west: false },
  { edge: 'south', west: false },
];

/** The edge at a seat's back, as far as the scenario gives it one before anything is chosen (CM-SCEN-02, CM-TEAM-02, CM-TEAM-12). */
export function edgeOf(layout: Layout, seat: number): Edge {
  if (layout === 'team-edges' || layout === 'edges') return seat % 2 === 0 ? 'south' : 'north';
  return CORNERS[seat % CORNERS.length]!.edge;
}

/** The part of the field within a distance of an edge (CM-SETUP-09). */
export function atEdge({ width, height }: Field, edge: Edge, depth = EDGE, most = 0): Zone {
  switch (edge) {
    case 'south':
      return { minX: 0, minY: 0, maxX: width, maxY: depth, edge, spot: null, most };
    case 'north':
      return { minX: 0, minY: height - depth, maxX: width, maxY: height, edge, spot: null, most };
    case 'west':
      return { minX: 0, minY: 0, maxX: depth, maxY: height, edge, spot: null, most };
    case 'east':
      return { minX: width - depth, minY: 0, maxX: width, maxY: height, edge, spot: null, most };
    default:
      return edge satisfies never;
  }
}

/** The part of the field that a setup player gives a warband (CM-FREE-02). */
export function between({ from, to }: { readonly from: Point; readonly to: Point }, edge: Edge): Zone {
  return { minX: Math.min(from.x, to.x), minY: Math.min(from.y, to.y), maxX: Math.max(from.x, to.x), maxY: Math.max(from.y, to.y), edge, spot: null, most: 0 };
}

/** Within 10" of both edges of a corner (CM-TEAM-07). */
function inCorner({ width, height }: Field, seat: number): Zone {
  const { edge, west } = CORNERS[seat % CORNERS.length]!;
  return { minX: west ? 0 : width - CORNER, maxX: west ? CORNER : width, minY: edge === 'south' ? 0 : height - CORNER, maxY: edge === 'south' ? CORNER : height, edge, spot: null, most: 0 };
}

/** The strip between two facing edges (CM-SCEN-10). */
function inStrip({ width, height }: Field): Zone {
  return { minX: 0, maxX: width, minY: height / 2 - HALF_STRIP, maxY: height / 2 + HALF_STRIP, edge: 'south', spot: null, most: 0 };
}

/** Within 6" of a home spot (CM-MULTI-04). */
export function roundSpot({ width, height }: Field, { x, y }: Point): Zone {
  const edge: Edge = y <= 0 ? 'south' : y >= height ? 'north' : x <= 0 ? 'west' : 'east';
  return { minX: Math.max(0, x - HOME), maxX: Math.min(width, x + HOME), minY: Math.max(0, y - HOME), maxY: Math.min(height, y + HOME), edge, spot: { x, y, r: HOME }, most: 0 };
}

/** Both edges, with half of the models at each and the odd one where the player likes (CM-SCEN-11, CM-RULING-28). */
function splitInTwo(field: Field, models: number): readonly Zone[] {
  const half = Math.ceil(models / 2);
  return [atEdge(field, 'south', SPLIT, half), atEdge(field, 'north', SPLIT, half)];
}

/** Where a side deploys, once it is known what part it plays; nowhere as long as something has yet to be chosen. */
export function zonesFor(state: Pick<Skirmish, 'scenario' | 'width' | 'height'>, seat: number, role: Role | null, edge: Edge, models: number): readonly Zone[] {
  const { layout, teams } = scenarioOf(state);
  switch (layout) {
    case 'edges':
    case 'team-edges':
      return [atEdge(state, edge)];
    case 'corners':
      return [inCorner(state, seat)];
    case 'strips':
      if (role === null) return [];
      if (role === 'middle') return [inStrip(state)];
      return teams ? [atEdge(state, edge, SPLIT)] : splitInTwo(state, models);
    case 'home-spots':
      return [];
    default:
      return layout satisfies never;
  }
}

/** Whether the whole base lies in a zone. */
export function liesIn({ minX, minY, maxX, maxY, spot }: Zone, { x, y }: Point, r: number): boolean {
  if (x < minX + r - EPS || x > maxX - r + EPS || y < minY + r - EPS || y > maxY - r + EPS) return false;
  return spot === null || distance(spot, { x, y }) + r <= spot.r + EPS;
}

/** Whether a zone has taken as many of a side's models as it may (CM-SCEN-11). */
export function isFull({ most, minX, maxX, minY, maxY }: Zone, side: number, others: readonly Figure[]): boolean {
  if (most === 0) return false;
  let count = 0;
  for (const figure of others) if (figure.side === side && figure.x >= minX && figure.x <= maxX && figure.y >= minY && figure.y <= maxY) count++;
  return count >= most;
}

/** The least that the zones of any seat hold, in square inches. */
export function leastArea({ width, height }: Field, layout: Layout): number {
  const longest = Math.max(width, height);
  switch (layout) {
    case 'edges':
    case 'team-edges':
      return width * EDGE;
    case 'strips':
      return width * SPLIT;
    case 'corners':
      return CORNER * CORNER;
    case 'home-spots':
      // A quarter of a disc, in a corner.
      return Math.min(longest, HOME) * HOME * QUARTER_DISC;
    default:
      return layout satisfies never;
  }
}

const QUARTER_DISC = 0.785;

/** The home spots from the scouting player's on, equally far apart along the boundary and clockwise as the players sit (CM-MULTI-03). */
export function homeSpots({ width, height }: Field, first: Point, players: number): readonly Point[] {
  const round = 2 * (width + height);
  const start = alongBoundary({ width, height }, first);
  return Array.from({ length: players }, (_, i) => onBoundary({ width, height }, (start + (i * round) / players) % round));
}

/** Whether a place lies on the boundary of the field. */
export function isOnBoundary({ width, height }: Field, { x, y }: Point): boolean {
  if (x < -EPS || y < -EPS || x > width + EPS || y > height + EPS) return false;
  return x <= EPS || y <= EPS || x >= width - EPS || y >= height - EPS;
}

/** Inches along the boundary, clockwise from the south-west corner. */
function alongBoundary({ width, height }: Field, { x, y }: Point): number {
  if (x <= EPS) return y;
  if (y >= height - EPS) return height + x;
  if (x >= width - EPS) return height + width + (height - y);
  return 2 * height + width + (width - x);
}

function onBoundary({ width, height }: Field, inches: number): Point {
  if (inches <= height) return { x: 0, y: inches };
  if (inches <= height + width) return { x: inches - height, y: height };
  if (inches <= 2 * height + width) return { x: width, y: height - (inches - height - width) };
  return { x: width - (inches - 2 * height - width), y: 0 };
}

/** Gives a side its zones and the edge at its back. */
export function settle(side: { -readonly [K in keyof Side]: Side[K] }, zones: readonly Zone[]): void {
  side.zones = zones;
  if (zones.length === 1) side.edge = zones[0]!.edge;
}
