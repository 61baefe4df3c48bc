import { facing } from '../degrees';
import { distance } from '../point';
import { aboutFaced, baseOf, block, blockGap, type Block, centreOf, cornersOf, depthOf, faceTouched, figuresInRank, footprintOf, frontageOf, frontCorner, groundOf, inFrontArc, lastRank, quarterTurned, ranksOf, reformed, shifted, wheeled, wheelLength, withoutFigures, breadthStraightAhead } from '.';

/** Figures on bases of one inch, facing north with the middle of the front edge at a place. */
const north = (x: number, y: number, figures: number, files: number, gap = 0): Block => block(x, y, 0, 1, figures, files, 1, 1, gap);

describe('a block of ranks and files', () => {
  test('measures its front and depth with the gaps between bases', () => {
    const regular = north(10, 10, 12, 4);
    expect([frontageOf(regular), depthOf(regular), ranksOf(regular)]).toEqual([4, 3, 3]);
    const irregular = north(10, 10, 12, 4, 0.5);
    expect([frontageOf(irregular), depthOf(irregular)]).toEqual([5.5, 4]);
    expect(centreOf(regular)).toEqual({ x: 10, y: 8.5 });
  });

  test('fills ranks from the front, the last one from the left', () => {
    const b = north(0, 0, 10, 4);
    expect([0, 1, 2, 3].map((rank) => figuresInRank(b, rank))).toEqual([4, 4, 2, 0]);
    expect(baseOf(b, 0, 0)).toMatchObject({ x: -1.5, y: -0.5 });
    expect(baseOf(b, 2, 1)).toMatchObject({ x: -0.5, y: -2.5 });
    expect(lastRank(b)).toMatchObject({ x: -1, y: -2.5, halfWidth: 1, halfDepth: 0.5 });
    expect(groundOf(b)).toHaveLength(2);
    expect(footprintOf(b)).toMatchObject({ x: 0, y: -1.5, halfWidth: 2, halfDepth: 1.5 });
  });

  test('loses figures from the right end of its last rank, and a single rank shrinks where it stands', () => {
    const b = north(0, 0, 6, 4);
    expect(withoutFigures(b, 1)).toMatchObject({ x: 0, figures: 5, files: 4 });
    const single = withoutFigures(b, 3);
    expect(single).toMatchObject({ x: -0.5, figures: 3, files: 3 });
    expect(baseOf(single, 0, 0).x).toBeCloseTo(baseOf(b, 0, 0).x, 9);
    expect(baseOf(single, 0, 2).x).toBeCloseTo(baseOf(b, 0, 2).x, 9);
  });

  test('has no more files than figures', () => {
    expect(north(0, 0, 3, 8).files).toBe(3);
  });
});

describe('a block turns', () => {
  const b = north(0, 0, 12, 6);

  test('about face, its ground staying where it was', () => {
    const turned = aboutFaced(b);
    expect(turned).toMatchObject({ x: 0, y: -2, fx: 0, fy: -1, files: 6 });
    expect(centreOf(turned)).toEqual(centreOf(b));
  });

  test('a quarter, its ranks becoming files', () => {
    const left = quarterTurned(b, 'left');
    expect(left).toMatchObject({ x: -3, y: -1, fx: -1, fy: 0, files: 2 });
    expect(quarterTurned(b, 'right')).toMatchObject({ x: 3, y: -1, fx: 1, fy: 0, files: 2 });
  });

  test('in a wheel about the inner front corner, which stays', () => {
    const left = wheeled(b, 'left', facing(30));
    expect(distance(frontCorner(left, 'left'), { x: -3, y: 0 })).toBeLessThan(0.0002);
    expect(left.fx).toBeCloseTo(-0.5, 12);
    const right = wheeled(b, 'right', facing(30));
    expect(distance(frontCorner(right, 'right'), { x: 3, y: 0 })).toBeLessThan(0.0002);
    expect(right.fx).toBeCloseTo(0.5, 12);
  });

  test('the outer corner of a wheel goes the frontage times the angle', () => {
    expect(wheelLength(b, 180 / 3.141592653589793)).toBeCloseTo(6, 12);
  });

  test('another frontage keeps the middle of the front', () => {
    expect(reformed(b, 3, 0.5)).toMatchObject({ x: 0, y: 0, files: 3, gap: 0.5, figures: 12 });
  });
});

describe('arcs and faces', () => {
  const b = north(0, 0, 8, 4);

  test('the front arc opens 45 degrees from both front corners', () => {
    const small = (x: number, y: number) => groundOf(north(x, y, 1, 1));
    expect(inFrontArc(b, small(4.4, 3))).toBe(true);
    expect(inFrontArc(b, small(6, 3))).toBe(false);
    expect(inFrontArc(b, small(0, 0))).toBe(true);
    expect(inFrontArc(b, small(0, -0.5))).toBe(false);
  });

  test('straight ahead is as broad as the front', () => {
    expect(breadthStraightAhead(b, groundOf(north(2, 5, 2, 2)))).toBeCloseTo(1, 12);
    expect(breadthStraightAhead(b, groundOf(north(0, 5, 8, 8)))).toBeCloseTo(4, 12);
    expect(breadthStraightAhead(b, groundOf(north(4, 5, 1, 1)))).toBe(-1);
  });

  test('a face is touched that shares the longest edge', () => {
    const touched = (other: Block) => faceTouched(b, groundOf(other), 0.01);
    expect(touched(shifted(aboutFaced(b), 0, 2))).toBe('front');
    expect(touched(north(0, -2, 4, 4))).toBe('rear');
    expect(touched(north(-3, 0, 2, 2))).toBe('left');
    expect(touched(north(3, -0.5, 2, 2))).toBe('right');
    expect(touched(north(5, 0, 2, 2))).toBe(null);
  });

  test('at a mere corner the front comes before the flank', () => {
    expect(faceTouched(b, groundOf(north(3, 1, 2, 2)), 0.01)).toBe('front');
  });

  test('blocks are as far apart as their nearest bases', () => {
    expect(blockGap(b, north(0, 5, 3, 3))).toBeCloseTo(4, 12);
    expect(blockGap(b, north(5, 4, 1, 1))).toBeCloseTo(Math.sqrt(2.5 * 2.5 + 9), 12);
    expect(blockGap(north(0, 0, 5, 4), north(0, -2, 4, 4))).toBe(0);
    expect(blockGap(north(0, 0, 5, 4), north(1.5, -2, 1, 1))).toBeCloseTo(1, 12);
  });

  test('corners run round the rectangle', () => {
    expect(cornersOf(footprintOf(b))).toEqual([{ x: 2, y: 0 }, { x: -2, y: 0 }, { x: -2, y: -2 }, { x: 2, y: -2 }]);
  });
});
