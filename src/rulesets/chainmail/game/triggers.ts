import { gap } from '../../../kernel/geometry/disc';
import { entryToDisc, stretchNearDisc } from '../../../kernel/geometry/sweep';
import { entryToPolygon } from '../../../kernel/geometry/sweep-polygon';
import { at, type Point } from '../../../kernel/geometry/point';
import { direction } from '../../../kernel/geometry/vector';
import { EPS } from '../rules/field';
import { entersAgainstStakes, isIn } from '../rules/terrain';
import { hostile, inContact, isHelpless } from './contact';
import { milestones } from './course';
import { isFrightenedBy } from './fright';
import { cardOf, copyFigure, type Figure, type Skirmish } from './state';

/** A model that touches a Reach model after so short a way is not struck for it (CM-AOO-05). */
const STEP_IN = 1;

/** A place on a path where something may happen to the mover. */
export interface Trigger {
  readonly inches: number;
  readonly kind: 'threat' | 'leave' | 'touch' | 'fright' | 'stakes';
  /** The enemy, or the number of the stakes among the terrain. */
  readonly who: number;
  readonly leg: number;
}

export function figureAt(figure: Figure, place: Point): Figure {
  const { x, y } = at(place.x, place.y);
  const there = copyFigure(figure);
  there.x = x;
  there.y = y;
  return there;
}

/** Every point of a path where an enemy may strike or stakes stab, in order (CM-AOO-02, CM-AOO-04 to 06, CM-RULING-03, CM-RULING-22). */
export function triggersAlong(state: Skirmish, mover: Figure, path: readonly Point[], miles: readonly number[]): readonly Trigger[] {
  const found: Trigger[] = [];
  for (let who = 0; who < state.figures.length; who++) {
    const enemy = state.figures[who]!;
    if (enemy.where !== 'field' || !hostile(enemy, mover) || isHelpless(enemy)) continue;
    for (let leg = 0; leg + 1 < path.length; leg++) {
      const from = path[leg]!;
      const to = path[leg + 1]!;
      const inches = miles[leg + 1]! - miles[leg]!;
      if (inches === 0) continue;
      const push = (kind: Trigger['kind'], share: number): void => void found.push({ inches: miles[leg]! + share * inches, kind, who, leg });
      threatAlong(state, mover, enemy, from, to, push);
      leavingAlong(state, mover, enemy, from, to, push);
      touchAlong(state, mover, enemy, from, to, miles[leg]!, inches, push);
      if (isFrightenedBy(state, enemy, mover)) frightAlong(state, mover, enemy, from, to, leg + 2 === path.length, push);
    }
  }
  stakesAlong(state, mover, path, miles, found);
  if (found.length < 2) return found;
  return found.sort((a, b) => a.inches - b.inches || ORDER[a.kind] - ORDER[b.kind] || a.who - b.who);
}

const ORDER = { threat: 0, leave: 1, touch: 2, fright: 3, stakes: 4 } as const;

/** Moving in a threatened area: from where the leg starts in it, or where it goes in by more than a touch (CM-AOO-02, CM-RULING-03). */
function threatAlong(state: Skirmish, mover: Figure, enemy: Figure, from: Point, to: Point, push: (kind: 'threat', share: number) => void): void {
  if (enemy.struck) return;
  const { threat } = cardOf(state, enemy).traits;
  const deep = entryToDisc(from, to, mover.r, enemy, threat - EPS);
  if (deep === Infinity) return;
  push('threat', deep === 0 ? 0 : entryToDisc(from, to, mover.r, enemy, threat));
}

/** Where the contact that an enemy has with the mover ends on this leg (CM-AOO-04, CM-MOVE-06). */
function leavingAlong(state: Skirmish, mover: Figure, enemy: Figure, from: Point, to: Point, push: (kind: 'leave', share: number) => void): void {
  const { reach } = cardOf(state, enemy).traits;
  const stretch = stretchNearDisc(from, to, mover.r, enemy, reach + EPS);
  if (stretch === null || stretch.to >= 1) return;
  const deep = reach > 0 ? stretchNearDisc(from, to, mover.r, enemy, reach) : null;
  // Who comes within Reach and leaves it again has been in contact; who just brushes past a base has not.
  const met = stretch.from > 0 ? deep && along(from, to, deep.to) : from;
  if (met === null || !inContact(state, enemy, figureAt(mover, met))) return;
  push('leave', deep === null ? 0 : deep.to);
}

/** Where the mover comes into base contact with a Reach model after more than an inch (CM-AOO-05, CM-ARULING-16). */
function touchAlong(state: Skirmish, mover: Figure, enemy: Figure, from: Point, to: Point, before: number, inches: number, push: (kind: 'touch', share: number) => void): void {
  if (enemy.struck || cardOf(state, enemy).traits.reach === 0) return;
  // Close enough that on the grid it still touches.
  const share = entryToDisc(from, to, mover.r, enemy, EPS / 2);
  if (share === Infinity || share === 0 || before + share * inches <= STEP_IN + EPS) return;
  push('touch', share);
}

/** Where the mover comes into the contact of something scary, or stays in it to the end of its way (CM-ABIL-28b). */
function frightAlong(state: Skirmish, mover: Figure, enemy: Figure, from: Point, to: Point, last: boolean, push: (kind: 'fright', share: number) => void): void {
  const { reach } = cardOf(state, enemy).traits;
  const share = entryToDisc(from, to, mover.r, enemy, reach === 0 ? EPS / 2 : reach);
  const meets = (at: number): boolean => inContact(state, enemy, figureAt(mover, along(from, to, at)));
  if (share !== Infinity && share > 0 && meets(share)) push('fright', share);
  else if (last && meets(1)) push('fright', 1);
}

/** Where the mover runs onto the points of stakes, once for each time it enters them (CM-TERRAIN-16, CM-RULING-22). */
function stakesAlong(state: Skirmish, mover: Figure, path: readonly Point[], miles: readonly number[], found: Trigger[]): void {
  state.terrain.forEach((piece, who) => {
    if (piece.points === null) return;
    for (let leg = 0; leg + 1 < path.length; leg++) {
      const from = path[leg]!;
      const to = path[leg + 1]!;
      const heading = direction(from, to);
      if (heading === null || isIn(piece, figureAt(mover, from)) || !entersAgainstStakes(piece, heading)) continue;
      const share = entryToPolygon(from, to, mover.r, piece.polygon, -EPS);
      if (share !== Infinity) found.push({ inches: miles[leg]! + share * (miles[leg + 1]! - miles[leg]!), kind: 'stakes', who, leg });
    }
  });
}

/** The inches along a path at which a model first enters an enemy's threatened area; Infinity if it never does (CM-EXPERT-06, CM-EXPERT-07). */
export function inchesToThreat(state: Skirmish, mover: Figure, path: readonly Point[]): number {
  const miles = milestones(path);
  let first = Infinity;
  for (const enemy of state.figures) {
    if (enemy.where !== 'field' || !hostile(enemy, mover) || isHelpless(enemy)) continue;
    const { threat } = cardOf(state, enemy).traits;
    if (gap(mover, enemy) <= threat + EPS) continue;
    for (let leg = 0; leg + 1 < path.length; leg++) {
      const share = entryToDisc(path[leg]!, path[leg + 1]!, mover.r, enemy, threat);
      if (share === Infinity) continue;
      first = Math.min(first, miles[leg]! + share * (miles[leg + 1]! - miles[leg]!));
      break;
    }
  }
  return first;
}

function along(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
