import fc from 'fast-check';
import { areBothElevated, climbs, elevationScore, extraRange, heightOf, hillBlocks, isHigher, isOn, levelOf } from './hills';
import { base, piece } from './testing/pieces';

const hill = piece('hill', 10, 10, 30, 30);
const top = piece('hill', 15, 15, 25, 25);
const both = [hill, top];

describe('on a hill', () => {
  test('CM-HILL-01 a base that touches the border or is inside is on it', () => {
    expect(isOn(hill, base(9.5, 20))).toBe(true);
    expect(isOn(hill, base(20, 20))).toBe(true);
    expect(isOn(hill, base(9.49, 20))).toBe(false);
    expect(isOn(hill, base(9.6, 9.6))).toBe(false);
  });

  test.each([
    ['off the hill', base(5, 20), 0],
    ['touching the border from outside', base(9.5, 20), 1],
    ['astride the border', base(10, 20), 1],
    ['inside, touching the border', base(10.5, 20), 1],
    ['clear inside', base(12, 20), 2],
    ['on the line of the second contour', base(15, 20), 3],
    ['on top', base(20, 20), 4],
  ])('CM-HILL-02 the score is %s', (_where, disc, score) => {
    expect(elevationScore(both, disc)).toBe(score);
  });

  test('CM-HILL-02 hills beside each other do not add up, and other terrain has no height', () => {
    expect(elevationScore([hill, piece('hill', 32, 10, 40, 30), piece('woods', 0, 0, 40, 40)], base(20, 20))).toBe(2);
  });

  test('CM-EX-21 touching the border is higher than off the hill', () => {
    expect(isHigher([hill], base(10, 20), base(5, 20))).toBe(true);
    expect(isHigher([hill], base(5, 20), base(10, 20))).toBe(false);
  });

  test('CM-EX-22 touching the border is lower than clear on the hill', () => {
    expect(isHigher([hill], base(10, 20), base(20, 20))).toBe(false);
    expect(isHigher([hill], base(20, 20), base(10, 20))).toBe(true);
  });

  test('CM-EX-23 two that touch the border are level', () => {
    expect(isHigher([hill], base(10, 20), base(20, 10))).toBe(false);
    expect(isHigher([hill], base(20, 10), base(10, 20))).toBe(false);
  });

  test('CM-HILL-06 a higher target is an inch farther for each contour line between', () => {
    expect(extraRange(both, base(5, 20), base(10, 20))).toBe(1);
    expect(extraRange(both, base(5, 20), base(12, 20))).toBe(1);
    expect(extraRange(both, base(5, 20), base(20, 20))).toBe(2);
    expect(extraRange(both, base(10, 20), base(20, 20))).toBe(2);
    expect(extraRange(both, base(20, 20), base(5, 20))).toBe(0);
    expect(extraRange(both, base(5, 20), base(5, 25))).toBe(0);
  });

  test('CM-HILL-03 coming from off a contour to touching it is a climb; on top, along and down are none', () => {
    expect(climbs(hill, { x: 5, y: 20 }, { x: 20, y: 20 }, 0.5)).toBe(1);
    expect(climbs(hill, { x: 20, y: 20 }, { x: 5, y: 20 }, 0.5)).toBe(0);
    expect(climbs(hill, { x: 12, y: 12 }, { x: 20, y: 20 }, 0.5)).toBe(0);
    expect(climbs(hill, { x: 9.5, y: 12 }, { x: 9.5, y: 20 }, 0.5)).toBe(0);
    expect(climbs(hill, { x: 5, y: 5 }, { x: 5, y: 20 }, 0.5)).toBe(0);
    expect(climbs(top, { x: 5, y: 20 }, { x: 9.5, y: 20 }, 0.5)).toBe(0);
  });

  test('CM-HILL-03 a contour left and climbed again costs twice', () => {
    const hollow = { ...hill, polygon: { ...hill.polygon, vertices: [{ x: 10, y: 10 }, { x: 30, y: 10 }, { x: 30, y: 30 }, { x: 22, y: 30 }, { x: 22, y: 15 }, { x: 18, y: 15 }, { x: 18, y: 30 }, { x: 10, y: 30 }] } };
    expect(climbs(hollow, { x: 5, y: 25 }, { x: 35, y: 25 }, 0.5)).toBe(2);
  });
});

describe('heights', () => {
  test('CM-RULING-55 a contour is as high as the contours it lies in, itself included', () => {
    expect([heightOf(both, hill), heightOf(both, top)]).toEqual([1, 2]);
    expect(heightOf([top], hill)).toBe(0);
  });

  test('CM-RULING-55 the level of a model is the height of the highest contour it is on', () => {
    expect(levelOf(both, base(5, 5))).toBe(0);
    expect(levelOf(both, base(9.5, 20))).toBe(1);
    expect(levelOf(both, base(15, 20))).toBe(2);
    expect(areBothElevated(both, base(9.5, 20), base(20, 20))).toBe(true);
    expect(areBothElevated(both, base(5, 5), base(20, 20))).toBe(false);
  });

  test('a terrain that has grown since is looked at again', () => {
    const grown = [hill];
    expect(heightOf(grown, hill)).toBe(1);
    grown.push(piece('hill', 0, 0, 40, 40));
    expect(heightOf(grown, hill)).toBe(2);
  });
});

describe('hills in the way', () => {
  const low = piece('hill', 0, 18, 4, 22);
  const high = [piece('hill', 40, 10, 60, 30), piece('hill', 45, 15, 55, 25)];

  test('CM-HILL-04 a hill blocks the line between two models that are not on it', () => {
    expect(hillBlocks([hill], hill, base(5, 20), base(35, 20))).toBe('CM-HILL-04');
    expect(hillBlocks([hill], hill, base(5, 5), base(35, 5))).toBeNull();
    expect(hillBlocks([hill], hill, base(5, 10), base(35, 10))).toBeNull();
  });

  test('CM-HILL-05 it never blocks sight onto or off itself', () => {
    expect(hillBlocks([hill], hill, base(5, 20), base(29, 20))).toBeNull();
    expect(hillBlocks([hill], hill, base(9.5, 20), base(35, 20))).toBeNull();
  });

  test('CM-HILL-10 between equals on hills of one level everything up to that level is ignored, however far', () => {
    const terrain = [low, hill, piece('hill', 70, 18, 74, 22)];
    expect(hillBlocks(terrain, hill, base(2, 20), base(72, 20))).toBeNull();
  });

  test('CM-HILL-08 from a hill one sees over others within 24 inches, and not beyond', () => {
    const near = [low, hill];
    expect(hillBlocks(near, hill, base(6, 20), base(35, 20))).toBe('CM-HILL-04');
    // The far side of the hill is 30 - 2 - 0.5 = 27.5 inches from the base of the model on the low hill.
    expect(hillBlocks(near, hill, base(2, 20), base(35, 20))).toBe('CM-HILL-08');
    expect(hillBlocks(near, hill, base(35, 20), base(2, 20))).toBe('CM-HILL-08');
    const small = piece('hill', 10, 10, 26.5, 30);
    expect(hillBlocks([low, small], small, base(2, 20), base(35, 20))).toBeNull();
    const more = piece('hill', 10, 10, 26.51, 30);
    expect(hillBlocks([low, more], more, base(2, 20), base(35, 20))).toBe('CM-HILL-08');
  });

  test('CM-HILL-09 CM-RULING-55 hills no higher than the lower of two are ignored at any distance', () => {
    const terrain = [low, hill, ...high];
    expect(hillBlocks(terrain, hill, base(2, 20), base(50, 20))).toBeNull();
  });

  test('CM-HILL-10 CM-RULING-55 a hill above the lower and not above the higher is ignored within 24 inches of the higher', () => {
    const terrain = [low, hill, top, ...high];
    // The second contour ends 15 to 25: from the base at 50 it is at most 34.5 inches away, from one at 46 it would be 30.5.
    expect(hillBlocks(terrain, top, base(2, 20), base(50, 20))).toBe('CM-HILL-10');
    const nearer = [low, piece('hill', 22, 15, 38, 25), piece('hill', 26, 16, 34, 24), ...high];
    expect(hillBlocks(nearer, nearer[2]!, base(2, 20), base(50, 20))).toBeNull();
  });

  test('CM-RULING-55 nobody looks through a peak: a hill higher than both blocks', () => {
    const terrain = [low, hill, top, piece('hill', 40, 10, 60, 30)];
    expect(hillBlocks(terrain, top, base(2, 20), base(50, 20))).toBe('CM-HILL-04');
    expect(hillBlocks(terrain, hill, base(2, 20), base(50, 20))).toBeNull();
  });

  test('CM-HILL-02 of two models at most one is higher, and a higher one has a higher or equal level', () => {
    const place = fc.double({ min: 0, max: 62, noNaN: true });
    fc.assert(
      fc.property(place, place, place, place, (ax, ay, bx, by) => {
        const terrain = [hill, top, ...high];
        const a = base(ax, ay);
        const b = base(bx, by);
        expect(isHigher(terrain, a, b) && isHigher(terrain, b, a)).toBe(false);
        if (isHigher(terrain, a, b)) expect(levelOf(terrain, a)).toBeGreaterThanOrEqual(levelOf(terrain, b));
        expect(extraRange(terrain, b, a) > 0).toBe(isHigher(terrain, a, b));
      }),
    );
  });
});
