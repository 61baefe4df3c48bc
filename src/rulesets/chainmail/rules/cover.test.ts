import fc from 'fast-check';
import { TERRAIN } from '../catalog/terrain';
import { coverFrom, hasCover, intervening } from './cover';
import { base, piece } from './testing/pieces';

const shooter = base(5, 20);
const target = base(25, 20);

describe('cover', () => {
  test('CM-COVER-06 these kinds give it, and hills, quagmires and stakes never', () => {
    const giving = TERRAIN.map(({ slug }) => slug).filter((slug) => hasCover([piece(slug, 23, 18, 23.5, 22)], shooter, target));
    expect(giving).toEqual(['briars', 'hedgerow', 'hut-wall', 'hut-window', 'mausoleum-wall', 'row-of-headstones', 'row-of-trees', 'high-wall', 'low-wall', 'woods']);
  });

  test('CM-COVER-02 any line between the bases is enough, not only that of the centres', () => {
    expect(hasCover([piece('low-wall', 22, 20.3, 23, 24)], shooter, target)).toBe(true);
    expect(hasCover([piece('low-wall', 22, 20.51, 23, 24)], shooter, target)).toBe(false);
    expect(hasCover([piece('low-wall', 26, 18, 27, 22)], shooter, target)).toBe(false);
  });

  test('CM-COVER-02 between bases of different size the lines converge', () => {
    const wall = [piece('low-wall', 10, 20.6, 24, 24)];
    expect(hasCover(wall, base(5, 20), base(25, 20, false, 1))).toBe(true);
    expect(hasCover([piece('low-wall', 15.1, 20.9, 17, 24)], base(5, 20), base(25, 20, false, 1))).toBe(false);
  });

  test('CM-COVER-03 the piece must be closer to the defender', () => {
    const wall = [piece('low-wall', 7, 18, 7.5, 22)];
    expect(hasCover(wall, shooter, target)).toBe(false);
    expect(hasCover(wall, target, shooter)).toBe(true);
  });

  test('CM-RULING-24 at equal distance there is no cover', () => {
    expect(hasCover([piece('low-wall', 14.5, 18, 15.5, 22)], shooter, target)).toBe(false);
    expect(hasCover([piece('woods', 14.5, 18, 15.5, 22)], shooter, target)).toBe(false);
    expect(hasCover([piece('low-wall', 14.51, 18, 15.51, 22)], shooter, target)).toBe(true);
  });

  test('CM-RULING-24 both in the same woods, trees or briars: what lies between gives cover; a wall both stand on does not', () => {
    for (const kind of ['woods', 'row-of-trees', 'briars']) expect(hasCover([piece(kind, 2, 18, 28, 22)], shooter, target)).toBe(true);
    for (const kind of ['low-wall', 'hedgerow', 'row-of-headstones']) expect(hasCover([piece(kind, 2, 18, 28, 22)], shooter, target)).toBe(false);
  });

  test('CM-COVER-04 what lies under a base gives none', () => {
    expect(hasCover([piece('low-wall', 24.8, 19.9, 25.2, 20.1)], shooter, target)).toBe(false);
    expect(hasCover([piece('low-wall', 24.3, 19.9, 25.2, 20.1)], shooter, target)).toBe(true);
  });

  test('CM-COVER-05 a high wall beside the line of sight covers', () => {
    expect(hasCover([piece('high-wall', 23, 20.2, 24, 24)], shooter, target)).toBe(true);
  });

  test('CM-COVER-07 all pieces that cover are listed, and count once', () => {
    const terrain = [piece('woods', 7, 18, 8, 22), piece('low-wall', 20, 18, 20.5, 22), piece('briars', 22, 18, 23, 22)];
    expect(coverFrom(terrain, shooter, target).map(({ kind }) => kind)).toEqual(['low-wall', 'briars']);
  });

  test('CM-HILL-09 two models on hills look over briars, hedgerows, low walls and headstones, and not over woods', () => {
    const hills = [piece('hill', 2, 15, 8, 25), piece('hill', 20, 15, 28, 25)];
    const between = (kind: string): boolean => hasCover([...hills, piece(kind, 18, 15, 19, 25)], shooter, target);
    expect(['briars', 'hedgerow', 'low-wall', 'row-of-headstones'].map(between)).toEqual([false, false, false, false]);
    expect(['woods', 'row-of-trees', 'hut-window', 'high-wall'].map(between)).toEqual([true, true, true, true]);
    expect(hasCover([hills[1]!, piece('low-wall', 18, 15, 19, 25)], shooter, target)).toBe(true);
  });

  test('CM-COVER-03 of two models a piece never covers both, woods they both stand in apart', () => {
    const place = fc.double({ min: 0, max: 30, noNaN: true });
    fc.assert(
      fc.property(place, place, place, place, place, place, (ax, ay, bx, by, x, y) => {
        const terrain = [piece('low-wall', x, y, x + 4, y + 1)];
        expect(hasCover(terrain, base(ax, ay), base(bx, by)) && hasCover(terrain, base(bx, by), base(ax, ay))).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

describe('models in between', () => {
  test('CM-RANGED-07 CM-LOS-03 each other model whose base the centre line crosses counts', () => {
    const others = [base(10, 20), base(15, 20.4), base(18, 20.5), base(20, 22), base(30, 20), base(12, 19.6, true)];
    expect(intervening(others, shooter, target)).toBe(3);
    expect(intervening([shooter, target, ...others], shooter, target)).toBe(3);
    expect(intervening([], shooter, target)).toBe(0);
  });
});
