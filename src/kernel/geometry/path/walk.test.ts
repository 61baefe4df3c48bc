import { polygonOf } from '../polygon';
import { prepareGround } from './ground';
import type { Crowd, GroundToll } from './types';
import { placeIsFree, walk } from './walk';

const nobody: Crowd = { blocks: [], fallen: [] };
const box = (x: number, y: number, w: number, h: number) =>
  polygonOf([{ x, y }, { x: x + w, y }, { x: x + w, y: y + h }, { x, y: y + h }]);
const toll = (polygon: ReturnType<typeof box>, kind: 'once' | 'entry', cost: number, group = 0): GroundToll => ({ polygon, kind, cost, group });
const open = prepareGround(40, 40, 0.5, [], []);

describe('walking a polyline', () => {
  it('over open ground costs its length', () => {
    expect(walk(open, nobody, [{ x: 1, y: 1 }, { x: 4, y: 5 }, { x: 4, y: 9 }], 2)).toEqual({
      length: 9, stopped: null, tolls: [], entries: [], squeezes: [], endFree: true, cost: 9,
    });
  });

  it('of one place costs nothing', () => {
    expect(walk(open, nobody, [{ x: 1, y: 1 }], 2)).toMatchObject({ length: 0, stopped: null, endFree: true, cost: 0 });
  });

  it('is stopped where the base overlaps a block by more than the tolerance', () => {
    const crowd: Crowd = { blocks: [{ x: 10, y: 10, r: 0.5 }], fallen: [] };
    const stopped = walk(open, crowd, [{ x: 5, y: 5 }, { x: 5, y: 10 }, { x: 15, y: 10 }], 2).stopped!;
    expect(stopped.leg).toBe(1);
    expect(stopped.share).toBeCloseTo(0.4001, 6);
    expect(walk(open, crowd, [{ x: 5, y: 9 }, { x: 15, y: 9 }], 2).stopped).toBeNull();
    expect(walk(open, crowd, [{ x: 5, y: 9.0009 }, { x: 15, y: 9.0009 }], 2).stopped).toBeNull();
    expect(walk(open, crowd, [{ x: 5, y: 9.002 }, { x: 15, y: 9.002 }], 2).stopped).not.toBeNull();
    const ground = prepareGround(40, 40, 0.5, [box(10, 5, 2, 10)], []);
    expect(walk(ground, nobody, [{ x: 5, y: 10 }, { x: 15, y: 10 }], 2).stopped!.share).toBeCloseTo(0.4501, 6);
  });

  it('is stopped at the edge of the field', () => {
    expect(walk(open, nobody, [{ x: 4, y: 4 }, { x: 4, y: 2 }, { x: 4, y: -2 }], 2).stopped).toEqual({ leg: 1, share: 0.5 });
    expect(walk(open, nobody, [{ x: 4, y: 4 }, { x: 4, y: 0 }], 2).stopped).toBeNull();
  });

  it('pays once tolls where it first overlaps them, the dearest of a group and nothing twice', () => {
    const ground = prepareGround(40, 40, 0.5, [], [
      toll(box(10, 0, 2, 40), 'once', 2, 1), toll(box(20, 0, 2, 40), 'once', 3, 1), toll(box(30, 0, 1, 40), 'once', 1),
    ]);
    const there = walk(ground, nobody, [{ x: 5, y: 10 }, { x: 25, y: 10 }, { x: 5, y: 12 }], 2);
    expect(there.tolls.map(({ toll: number, leg }) => [number, leg])).toEqual([[0, 0], [1, 0]]);
    expect(there.tolls[0]!.share).toBeCloseTo(4.501 / 20, 6);
    expect(there.cost - there.length).toBeCloseTo(3, 9);
    expect(walk(ground, nobody, [{ x: 11, y: 10 }, { x: 11, y: 12 }], 2)).toMatchObject({ cost: 4, tolls: [{ toll: 0, leg: 0, share: 0 }] });
    expect(walk(ground, nobody, [{ x: 11, y: 10 }, { x: 11, y: 12 }], 2, [0]).cost).toBe(2);
    expect(walk(ground, nobody, [{ x: 9.5, y: 10 }, { x: 9.5, y: 12 }], 2).cost).toBe(2);
  });

  it('pays for every entry, but not for being there at the start or for leaving', () => {
    const ground = prepareGround(40, 40, 0.5, [], [toll(box(10, 0, 2, 40), 'entry', 1)]);
    const back = walk(ground, nobody, [{ x: 11, y: 10 }, { x: 20, y: 10 }, { x: 5, y: 10 }, { x: 11, y: 10 }], 2);
    expect(back.entries.map(({ leg }) => leg)).toEqual([1, 2]);
    expect(back.cost).toBeCloseTo(back.length + 2, 9);
    expect(walk(ground, nobody, [{ x: 9.5, y: 10 }, { x: 11, y: 10 }], 2).entries).toEqual([]);
  });

  it('moves over the fallen at their price but may not stay on them', () => {
    const crowd: Crowd = { blocks: [], fallen: [{ disc: { x: 10, y: 10, r: 0.5 }, cost: 1 }] };
    expect(walk(open, crowd, [{ x: 5, y: 10 }, { x: 15, y: 10 }], 2)).toMatchObject({ stopped: null, cost: 11, endFree: true });
    expect(walk(open, crowd, [{ x: 5, y: 10 }, { x: 9.5, y: 10 }], 2)).toMatchObject({ stopped: null, cost: 5.5, endFree: false });
    expect(placeIsFree(open, crowd, { x: 9, y: 10 })).toBe(true);
    expect(placeIsFree(open, crowd, { x: 9.1, y: 10 })).toBe(false);
  });
});

describe('squeezing on a polyline', () => {
  const pair = (gap: number): Crowd => ({ blocks: [{ x: 10, y: 9.5 - gap / 2, r: 0.5 }, { x: 10, y: 10.5 + gap / 2, r: 0.5 }], fallen: [] });
  const through = [{ x: 5, y: 10 }, { x: 15, y: 10 }];

  it('is counted and priced for each gap between half and the whole base', () => {
    const crowd = { blocks: [...pair(0.7).blocks, ...pair(0.7).blocks.map((disc) => ({ ...disc, x: 13 }))], fallen: [] };
    const walked = walk(open, crowd, through, 2);
    expect(walked).toMatchObject({ stopped: null, cost: 14 });
    expect(walked.squeezes).toHaveLength(2);
  });

  it('needs half the base, and leave', () => {
    expect(walk(open, pair(1), through, 2).squeezes).toEqual([]);
    expect(walk(open, pair(0.5), through, 2).stopped).toBeNull();
    expect(walk(open, pair(0.49), through, 2).stopped).not.toBeNull();
    expect(walk(open, pair(0.7), through, null).stopped).not.toBeNull();
  });

  it('must be gone through in one move', () => {
    expect(walk(open, pair(0.7), [{ x: 5, y: 10 }, { x: 10, y: 10 }], 2)).toMatchObject({ endFree: false });
    expect(walk(open, pair(0.7), [{ x: 5, y: 10 }, { x: 10, y: 10 }], 2).stopped).not.toBeNull();
    expect(walk(open, pair(0.7), [{ x: 5, y: 10 }, { x: 10, y: 10 }, { x: 15, y: 10 }], 2).squeezes).toHaveLength(1);
  });

  it('is no way to cut a single block', () => {
    const one: Crowd = { blocks: [{ x: 10, y: 9.2, r: 0.5 }], fallen: [] };
    expect(walk(open, one, through, 2).stopped).not.toBeNull();
  });
});
