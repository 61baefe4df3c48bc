import { type Disc, discsOverlap, gap } from '../../../src/kernel/geometry/disc';
import type { Polygon } from '../../../src/kernel/geometry/polygon';
import { discOverlapsPolygon, gapToPolygon, polygonGap } from '../../../src/kernel/geometry/polygon-distance';
import { liesFor } from '../../../src/rulesets/chainmail/game/conditions';
import { type Figure, figureNumber, type Skirmish } from '../../../src/rulesets/chainmail/game/state';
import type { Position } from '../trial';

/** Twice the tolerance of the rules: two places, each rounded. */
const OVERLAP = 0.0025;
/** How far a squeeze may begin and end outside the narrow part of its gap. */
const STRAY = 0.0125;

/** What is wrong with a skirmish: nothing, always. */
export function broken(position: Position): readonly string[] {
  const state = position.state as Skirmish;
  const found: string[] = [];
  for (const figure of state.figures) if (figure.where === 'field') found.push(...brokenIn(state, figure));
  found.push(...crowdedIn(state, (position.suspended?.base ?? null) as Skirmish | null));
  state.sides.forEach(({ seat, started }, side) => {
    const counted = state.figures.filter((figure) => figure.side === side && figure.where !== 'absent').length;
    if (state.stage !== 'choose-warband' && state.stage !== 'muster' && counted !== started) found.push(`${seat} has lost count of its models`);
  });
  if (state.figures.some(({ smites, shots, stuns, touches, castings }) => smites < 0 || shots < 0 || stuns < 0 || touches < 0 || castings.some((left) => left < 0))) found.push('something was used more often than it can be');
  if (state.maxRounds > 0 && state.round > state.maxRounds) found.push('a round too many');
  return found;
}

function brokenIn(state: Skirmish, figure: Figure): readonly string[] {
  const found: string[] = [];
  const card = state.cards[figure.card]!;
  if (figure.health < 0 || figure.health > card.health) found.push(`${figure.id} has ${figure.health} health`);
  if (figure.down !== liesFor(figure)) found.push(`${figure.id} ${figure.down ? 'lies' : 'stands'} without cause`);
  if (new Set(figure.conditions.map(({ kind }) => kind)).size !== figure.conditions.length) found.push(`${figure.id} has something come over it twice`);
  if (figure.x < 0 || figure.y < 0 || figure.x > state.width || figure.y > state.height) found.push(`${figure.id} is off the field`);
  return found;
}

/** Whoever lies over another or in a wall; only the one model whose move waits for an answer may be on its way over the fallen, or squeeze (CM-MOVE-04, CM-MOVE-05, CM-TERRAIN-05, CM-RULING-41). */
function crowdedIn(state: Skirmish, base: Skirmish | null): readonly string[] {
  const found: string[] = [];
  const underWay = new Set<string>();
  const isOnItsWay = (figure: Figure, other: Figure | null): boolean => {
    if (base === null || !hasMoved(base, figure) || !(other?.down === true || squeezes(state, base, figure))) return false;
    underWay.add(figure.id);
    return true;
  };
  const standing = state.figures.filter(({ where }) => where === 'field');
  standing.forEach((figure, i) => {
    for (const other of standing.slice(i + 1)) if (discsOverlap(figure, other, OVERLAP) && !isOnItsWay(figure, other) && !isOnItsWay(other, figure)) found.push(`${figure.id} and ${other.id} overlap`);
    for (const piece of state.terrain) if (piece.traits.impassable && discOverlapsPolygon(figure, piece.polygon, OVERLAP) && !isOnItsWay(figure, null)) found.push(`${figure.id} stands in ${piece.id}`);
  });
  if (underWay.size > 1) found.push(`${[...underWay].join(' and ')} are on their way at once`);
  return found;
}

/** Whether a model has gone anywhere since the action began that is under way. */
function hasMoved(base: Skirmish, { id, x, y }: Figure): boolean {
  const before = base.figures[figureNumber(base, id)]!;
  return before.x !== x || before.y !== y;
}

type Block = { readonly disc: Disc } | { readonly polygon: Polygon };

/** Whether a model is in a gap between two blocks, at least half as wide as its base and less than the whole, and clear of everything by half its base (CM-EXPERT-01, CM-RULING-41). */
function squeezes(state: Skirmish, base: Skirmish, mover: Figure): boolean {
  const half: Disc = { x: mover.x, y: mover.y, r: mover.r / 2 };
  const walls = state.terrain.filter(({ traits }) => traits.impassable).map(({ polygon }) => polygon);
  const others = (of: Skirmish): readonly Figure[] => of.figures.filter(({ id, where, down }) => id !== mover.id && where === 'field' && !down);
  if (others(state).some((other) => discsOverlap(half, other, OVERLAP)) || walls.some((polygon) => discOverlapsPolygon(half, polygon, OVERLAP))) return false;
  // Who made up one side of the gap may have fallen or run since.
  const discs = [...others(base), ...others(state)].filter((other) => gap(other, mover) <= STRAY);
  const near: readonly Block[] = [...discs.map((disc) => ({ disc })), ...walls.filter((polygon) => gapToPolygon(mover, polygon) <= STRAY).map((polygon) => ({ polygon }))];
  return near.some((one, i) => near.slice(i + 1).some((other) => isNarrow(between(one, other), mover.r)));
}

function isNarrow(inches: number, radius: number): boolean {
  return inches >= radius - OVERLAP && inches < 2 * radius + OVERLAP;
}

function between(one: Block, other: Block): number {
  if ('disc' in one) return 'disc' in other ? gap(one.disc, other.disc) : gapToPolygon(one.disc, other.polygon);
  return 'disc' in other ? gapToPolygon(other.disc, one.polygon) : polygonGap(one.polygon, other.polygon);
}
