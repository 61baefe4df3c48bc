import * as fc from 'fast-check';
import { outlineFaults } from './outline-faults';
import type { Point } from './point';
import { starOutline } from './testing/star';

const at = (x: number, y: number): Point => ({ x, y });
const limits = { maxVertices: 12, tolerance: 0.001 };
const faultsOf = (...vertices: Point[]): ReturnType<typeof outlineFaults> => outlineFaults(vertices, limits);

describe('an outline', () => {
  it('that is a simple polygon has no fault, in either winding', () => {
    const l = [at(0, 0), at(4, 0), at(4, 2), at(2, 2), at(2, 4), at(0, 4)];
    expect(faultsOf(...l)).toEqual([]);
    expect(faultsOf(...l.reverse())).toEqual([]);
  });

  it('may have corners in the middle of a straight edge', () => {
    expect(faultsOf(at(0, 0), at(2, 0), at(4, 0), at(4, 4))).toEqual([]);
  });

  it('shaped as a star has no fault', () => {
    const radii = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 3, maxLength: 12 });
    fc.assert(fc.property(radii, (r) => outlineFaults(starOutline(3, 4, r), limits).length === 0));
  });

  it('needs three vertices', () => {
    expect(faultsOf()).toEqual([{ fault: 'too-few-vertices', count: 0 }]);
    expect(faultsOf(at(0, 0), at(1, 1))).toEqual([{ fault: 'too-few-vertices', count: 2 }]);
    expect(faultsOf(at(1, 1), at(1, 1))).toEqual([
      { fault: 'too-few-vertices', count: 2 },
      { fault: 'repeated-vertex', vertices: [0, 1] },
    ]);
  });

  it('over the cap is not looked at further', () => {
    const many = Array.from({ length: 13 }, () => at(NaN, 0));
    expect(faultsOf(...many)).toEqual([{ fault: 'too-many-vertices', count: 13, most: 12 }]);
  });

  it('names each vertex that is not finite, and still the crossings of the others', () => {
    expect(faultsOf(at(0, 0), at(4, 4), at(4, 0), at(0, 4), at(NaN, 2), at(-2, Infinity))).toEqual([
      { fault: 'not-finite', vertex: 4 },
      { fault: 'not-finite', vertex: 5 },
      { fault: 'edges-cross', edges: [0, 2] },
    ]);
  });

  it('of a bow tie names the edges that cross and its lack of area', () => {
    expect(faultsOf(at(0, 0), at(4, 4), at(4, 0), at(0, 4))).toEqual([
      { fault: 'edges-cross', edges: [0, 2] },
      { fault: 'zero-area' },
    ]);
  });

  it('that touches itself with a corner on an edge is at fault', () => {
    expect(faultsOf(at(0, 0), at(6, 0), at(6, 4), at(3, 0), at(0, 4))).toEqual([
      { fault: 'edges-cross', edges: [0, 2] },
      { fault: 'edges-cross', edges: [0, 3] },
    ]);
  });

  it('that passes twice through one corner has a repeated vertex and nothing else', () => {
    expect(faultsOf(at(0, 0), at(2, 2), at(4, 0), at(4, 4), at(2, 2), at(0, 4))).toEqual([
      { fault: 'repeated-vertex', vertices: [1, 4] },
    ]);
  });

  it('with the first vertex repeated at the end is told so once', () => {
    expect(faultsOf(at(0, 0), at(4, 0), at(4, 4), at(0, 0))).toEqual([{ fault: 'repeated-vertex', vertices: [0, 3] }]);
  });

  it('with a spike names the edges that fold back and the one they touch', () => {
    expect(faultsOf(at(0, 0), at(4, 0), at(4, 4), at(4, 7), at(4, 4.5), at(0, 4.5))).toEqual([
      { fault: 'edges-cross', edges: [2, 3] },
      { fault: 'edges-cross', edges: [2, 4] },
    ]);
  });

  it('on one straight line has no area', () => {
    expect(faultsOf(at(0, 0), at(2, 2), at(4, 4))).toEqual([
      { fault: 'edges-cross', edges: [0, 2] },
      { fault: 'edges-cross', edges: [1, 2] },
      { fault: 'zero-area' },
    ]);
  });

  it('no wider than the tolerance has no area, and a little wider has', () => {
    const strip = (width: number): Point[] => [at(0, 0), at(20, 0), at(20, width), at(0, width)];
    expect(faultsOf(...strip(0.0009)).map(({ fault }) => fault)).toContain('zero-area');
    expect(faultsOf(...strip(0.0012))).toEqual([]);
  });

  it('lists every fault at once', () => {
    expect(faultsOf(at(0, 0), at(0, 0), at(4, 4), at(4, 0), at(0, 4), at(NaN, 0)).map(({ fault }) => fault)).toEqual([
      'not-finite', 'repeated-vertex', 'edges-cross',
    ]);
  });
});
