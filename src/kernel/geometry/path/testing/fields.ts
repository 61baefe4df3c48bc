import * as fc from 'fast-check';
import { type Disc, discsOverlap } from '../../disc';
import { at, type Point } from '../../point';
import { type Polygon, polygonOf } from '../../polygon';
import { discOverlapsPolygon } from '../../polygon-distance';
import { starOutline } from '../../testing/star';
import type { Goal, GroundToll } from '../types';
import type { TestField } from './dense-graph';

const SIZE = 12;
const coordinate = (from: number, to: number): fc.Arbitrary<number> =>
  fc.integer({ min: from * 10000, max: to * 10000 }).map((n) => n / 10000);
const place: fc.Arbitrary<Point> = fc.record({ x: coordinate(0.2, SIZE - 0.2), y: coordinate(0.2, SIZE - 0.2) });
const disc: fc.Arbitrary<Disc> = fc.record({ x: coordinate(0, SIZE), y: coordinate(0, SIZE), r: fc.constantFrom(0.5, 0.5, 0.375, 1) });
const round: fc.Arbitrary<Disc> = fc.record({ x: coordinate(1, SIZE - 1), y: coordinate(1, SIZE - 1), r: fc.constantFrom(-0.3, 0.4, 1.5, 3) });
const star: fc.Arbitrary<Polygon> = fc
  .tuple(coordinate(1, SIZE - 1), coordinate(1, SIZE - 1), fc.array(coordinate(1, 3), { minLength: 3, maxLength: 6 }))
  .map(([x, y, radii]) => polygonOf(starOutline(x, y, radii)));
const toll = (kinds: readonly ('once' | 'entry')[]): fc.Arbitrary<GroundToll> => fc.record({
  polygon: star, kind: fc.constantFrom(...kinds), cost: fc.constantFrom(1, 2), group: fc.constantFrom(0, 1),
});

/** For tests: what a random field may hold. */
export interface FieldPlan {
  readonly discs: number;
  readonly blocks: number;
  readonly tolls: number;
  readonly kinds: readonly ('once' | 'entry')[];
  readonly fallen: number;
  /** Round ground that costs whoever crosses it; none if left out. */
  readonly rounds?: number;
  readonly goals: readonly Goal['to'][];
  readonly squeezeCost: number | null;
  readonly eps: number;
}

/** For tests: random fields on which the mover starts in a free place, and a goal point is free as well. */
export function fieldOf(plan: FieldPlan): fc.Arbitrary<TestField> {
  return fc
    .record({
      discs: fc.array(disc, { maxLength: plan.discs }),
      blocks: fc.array(star, { maxLength: plan.blocks }),
      tolls: fc.array(toll(plan.kinds), { maxLength: plan.tolls }),
      fallen: fc.array(disc, { maxLength: plan.fallen }),
      from: place,
      to: place,
      goal: fc.constantFrom(...plan.goals),
      target: fc.constantFrom(0.5, 1),
      side: fc.constantFrom('west' as const, 'east' as const, 'south' as const, 'north' as const),
      rounds: fc.array(round, { maxLength: plan.rounds ?? 0 }),
    })
    .map(({ discs, blocks, tolls, fallen, rounds, from, to, goal, target, side }): TestField => {
      const radius = 0.5;
      const free = (d: Disc): boolean =>
        !discsOverlap({ ...from, r: radius }, d, 0) && (goal !== 'point' || !discsOverlap({ ...to, r: radius }, d, 0));
      const clearOfStart = (d: Disc): boolean => !discsOverlap({ ...from, r: radius }, d, 0);
      const freeOf = (p: Polygon): boolean =>
        !discOverlapsPolygon({ ...from, r: radius }, p, 0) && (goal !== 'point' || !discOverlapsPolygon({ ...to, r: radius }, p, 0));
      const aim: Goal = goal === 'contact' ? { to: 'contact', disc: { ...to, r: target } }
        : goal === 'point' ? { to: 'point', point: at(to.x, to.y) }
        : { to: 'side', side };
      return {
        width: SIZE, height: SIZE, radius, eps: plan.eps,
        blocks: blocks.filter(freeOf),
        tolls,
        crowd: { blocks: discs.filter(free), fallen: [...fallen.filter(free).map((d) => ({ disc: d, cost: 1 })), ...rounds.filter(clearOfStart).map((d) => ({ disc: d, cost: 1, ground: true as const }))] },
        from, goal: aim, squeezeCost: plan.squeezeCost,
      };
    })
    .filter(({ from, goal, radius }) => goal.to !== 'contact' || !discsOverlap({ ...from, r: radius }, goal.disc, 0));
}
