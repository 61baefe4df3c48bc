import { at } from '../../../kernel/geometry/point';
import { polygonOf } from '../../../kernel/geometry/polygon';
import { extraRange, hillBlocks, isHigher } from './hills';
import { closerGround, whyNotPeak } from './peaks';
import { terrainTraits } from './terrain';
import { base, piece } from './testing/pieces';

const hill = { ...piece('hill', 10, 10, 30, 30), peak: at(20, 20) };
const top = piece('hill', 15, 15, 25, 25);

describe('a hill with a peak', () => {
  test('CM-HILL-12 of two models on it the one whose centre is closer to the peak is higher', () => {
    expect(isHigher([hill], base(21, 20), base(18, 20))).toBe(true);
    expect(isHigher([hill], base(18, 20), base(21, 20))).toBe(false);
    expect([isHigher([hill], base(22, 20), base(18, 20)), isHigher([hill], base(18, 20), base(22, 20))]).toEqual([false, false]);
  });

  test('CM-HILL-12 widths of bases count for nothing, nor do contours beside the peak', () => {
    expect(isHigher([hill], base(18, 20), base(23, 20, false, 2))).toBe(true);
    const shoulder = piece('hill', 26, 18, 30, 22);
    expect(isHigher([hill, shoulder], base(17, 20), base(27, 20))).toBe(true);
    expect(isHigher([{ ...hill, peak: at(28, 20) }, shoulder], base(17, 20), base(27, 20))).toBe(false);
  });

  test('CM-HILL-12 CM-HILL-02 where they are as close, or one is off the hill, the contours decide', () => {
    expect(isHigher([hill, piece('hill', 22, 18, 26, 22)], base(24, 20), base(16, 20))).toBe(true);
    expect(isHigher([hill], base(10, 20), base(9, 20))).toBe(true);
    expect(isHigher([hill], base(5, 20), base(9, 20))).toBe(false);
  });

  test('CM-HILL-12 of several peaks that of the highest hill under both counts', () => {
    const crag = { ...top, peak: at(16, 20) };
    expect(isHigher([hill, crag], base(17, 20), base(21, 20))).toBe(true);
    expect(isHigher([hill, crag], base(12, 20), base(21, 20))).toBe(false);
  });

  test('CM-HILL-12 CM-HILL-06 the range grows only up to a higher target, by the contours between', () => {
    expect(extraRange([hill], base(5, 20), base(20, 20))).toBe(1);
    expect(extraRange([hill], base(12, 20), base(20, 20))).toBe(0);
    expect(extraRange([hill, top], base(12, 20), base(20, 20))).toBe(1);
    expect(extraRange([{ ...hill, peak: at(11, 20) }, top], base(12, 20), base(20, 20))).toBe(0);
  });

  test('CM-HILL-12 CM-HILL-05 sight goes by the contours as ever', () => {
    expect(hillBlocks([hill], hill, base(12, 20), base(28, 20))).toBeNull();
    expect(hillBlocks([hill], hill, base(5, 20), base(35, 20))).toBe('CM-HILL-04');
  });

  test('CM-HILL-12 the ground that is closer to the peak than a base is that within the circle through its centre', () => {
    expect(closerGround(hill, base(16, 20))).toEqual({ x: 20, y: 20, r: 3.5 });
    expect(closerGround(hill, base(20.2, 20))!.r).toBeCloseTo(-0.3, 9);
    expect(closerGround(hill, base(20, 20))).toBeNull();
    expect(closerGround(hill, base(9, 20))).toBeNull();
    expect(closerGround(top, base(16, 20))).toBeNull();
  });

  test('CM-HILL-12 a peak lies on its hill, and nothing but a hill has one', () => {
    const square = polygonOf([at(0, 0), at(8, 0), at(8, 8), at(0, 8)]);
    const fault = (kind: string, x: number) => whyNotPeak(terrainTraits(kind)!, square, at(x, 4))?.code ?? null;
    expect([fault('hill', 4), fault('hill', 8), fault('hill', 8.1), fault('woods', 4)]).toEqual([null, null, 'terrain.peak-outside', 'terrain.peak-without-hill']);
  });
});
