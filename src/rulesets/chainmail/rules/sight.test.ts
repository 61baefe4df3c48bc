import fc from 'fast-check';
import { gap } from '../../../kernel/geometry/disc';
import { TERRAIN } from '../catalog/terrain';
import { hasCover } from './cover';
import type { TerrainPiece } from './field';
import { lineIsOpen, lookAlong, sees } from './sight';
import { base, piece } from './testing/pieces';

const west = base(5, 20);
const east = base(25, 20);
const blocked = (terrain: readonly TerrainPiece[], down = false): readonly string[] => lookAlong(terrain, west, base(25, 20, down)).map(({ piece: { kind }, rule }) => `${kind} ${rule}`);

describe('the line', () => {
  test('CM-LOS-01 walls on the line from centre to centre block it, and nothing else does', () => {
    for (const { slug } of TERRAIN) {
      const terrain = [piece(slug, 14, 18, 15, 22)];
      const wall = ['hut-wall', 'mausoleum-wall', 'high-wall'].includes(slug);
      expect([slug, sees(terrain, west, east)]).toEqual([slug, !wall && slug !== 'hill']);
      expect(sees([piece(slug, 14, 10, 15, 19.9)], west, east)).toBe(true);
    }
    expect(blocked([piece('high-wall', 14, 18, 15, 22)])).toEqual(['high-wall CM-LOS-01']);
  });

  test('CM-RULING-19 touching a corner or running along an edge does not block', () => {
    expect(sees([piece('high-wall', 14, 20, 15, 22)], west, east)).toBe(true);
    expect(sees([piece('high-wall', 14, 19.99, 15, 22)], west, east)).toBe(false);
    const corner = { ...piece('high-wall', 14, 20, 16, 24), polygon: { vertices: [{ x: 15, y: 20 }, { x: 17, y: 22 }, { x: 13, y: 22 }], box: { minX: 13, minY: 20, maxX: 17, maxY: 22 } } };
    expect(sees([corner], west, east)).toBe(true);
  });

  test('CM-LOS-02 two inches of woods block the line', () => {
    expect(sees([piece('woods', 14, 18, 16, 22)], west, east)).toBe(false);
    expect(sees([piece('woods', 14, 18, 15.998, 22)], west, east)).toBe(true);
    expect(sees([piece('woods', 14, 18, 15.9995, 22)], west, east)).toBe(false);
    expect(blocked([piece('woods', 14, 18, 16, 22)])).toEqual(['woods CM-LOS-02']);
  });

  test('CM-LOS-02 CM-RULING-19 woods and rows of trees along the line are added up', () => {
    const trees = [piece('woods', 8, 18, 9, 22), piece('row-of-trees', 20, 18, 21, 22)];
    expect(sees(trees, west, east)).toBe(false);
    expect(blocked(trees)).toEqual(['woods CM-LOS-02', 'row-of-trees CM-LOS-02']);
    expect(sees(trees.slice(1), west, east)).toBe(true);
    expect(blocked(trees.slice(1))).toEqual([]);
  });

  test('CM-RULING-19 what lies under the bases is left out', () => {
    expect(sees([piece('woods', 3, 18, 7.49, 22)], west, east)).toBe(true);
    expect(sees([piece('woods', 3, 18, 7.51, 22)], west, east)).toBe(false);
    const next = base(6.5, 20);
    expect(sees([piece('woods', 0, 0, 48, 48)], west, next)).toBe(true);
    expect(sees([piece('woods', 0, 0, 48, 48)], west, base(8, 20))).toBe(false);
    expect(sees([piece('woods', 0, 0, 48, 48)], west, base(5.5, 20))).toBe(true);
  });

  test('CM-EX-24 CM-TERRAIN-14 an archer behind a row of trees less than 2 inches deep is seen, with cover', () => {
    const row = [piece('row-of-trees', 22, 15, 23, 25)];
    expect(sees(row, west, east)).toBe(true);
    expect(hasCover(row, west, east)).toBe(true);
  });

  test('CM-LOS-04 being close to a wall does not help to see past it', () => {
    const wall = [piece('high-wall', 5.5, 18, 6, 22)];
    expect(sees(wall, west, east)).toBe(false);
    expect(sees(wall, base(6.5, 20), west)).toBe(false);
  });

  test('CM-LOS-01 CM-HILL-04 hills block by their own section', () => {
    expect(blocked([piece('hill', 10, 10, 20, 30)])).toEqual(['hill CM-HILL-04']);
    expect(sees([piece('hill', 0, 10, 20, 30)], west, east)).toBe(true);
    expect(blocked([piece('hill', 2, 18, 8, 22), piece('hill', 10, 10, 20, 30)])).toEqual([]);
  });

  test('every blocker is listed', () => {
    expect(blocked([piece('high-wall', 8, 18, 9, 22), piece('woods', 10, 18, 13, 22), piece('hill', 14, 18, 16, 22), piece('hut-wall', 17, 18, 17.5, 22), piece('low-wall', 23, 18, 23.5, 22)], true)).toEqual([
      'high-wall CM-LOS-01',
      'hut-wall CM-LOS-01',
      'woods CM-LOS-02',
      'hill CM-HILL-04',
      'low-wall CM-LOS-06',
    ]);
  });
});

describe('fallen models', () => {
  const wall = [piece('low-wall', 23, 18, 23.5, 22)];

  test('CM-LOS-06 CM-DOWN-10 CM-RULING-42 what would cover a model hides it while it lies', () => {
    expect(sees(wall, west, east)).toBe(true);
    expect(sees(wall, west, base(25, 20, true))).toBe(false);
    expect(blocked(wall, true)).toEqual(['low-wall CM-LOS-06']);
  });

  test('CM-RULING-42 a fallen model sees as before', () => {
    expect(sees(wall, base(5, 20, true), east)).toBe(true);
    expect(sees(wall, base(25, 20, true), west)).toBe(true);
  });

  test('CM-LOS-06 a wall nearer to the viewer hides nobody', () => {
    expect(sees([piece('low-wall', 6, 18, 6.5, 22)], west, base(25, 20, true))).toBe(true);
  });

  test('CM-LOS-06 CM-HILL-09 between hills nobody lies hidden behind what is low', () => {
    const hills = [piece('hill', 2, 15, 8, 25), piece('hill', 20, 15, 28, 25)];
    expect(sees([...hills, ...wall], west, base(25, 20, true))).toBe(true);
    expect(sees([...hills, piece('row-of-trees', 23, 18, 23.5, 22)], west, base(25, 20, true))).toBe(false);
  });
});

describe('on any field', () => {
  const place = fc.integer({ min: 0, max: 480_000 }).map((steps) => steps / 10_000);
  const model = fc.record({ x: place, y: place, r: fc.constantFrom(0.5, 0.75, 1), down: fc.boolean() });
  const laid = fc
    .tuple(fc.constantFrom(...TERRAIN.map(({ slug }) => slug)), place, place, fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 120 }))
    .map(([kind, x, y, wide, deep]) => piece(kind, x, y, x + wide / 10, y + deep / 10));
  const terrain = fc.array(laid, { maxLength: 6 });

  test('CM-LOS-05 the line is the same in both directions', () => {
    fc.assert(
      fc.property(terrain, model, model, (pieces, a, b) => {
        expect(lineIsOpen(pieces, a, b)).toBe(lineIsOpen(pieces, b, a));
        if (!a.down && !b.down) expect(sees(pieces, a, b)).toBe(sees(pieces, b, a));
      }),
      { numRuns: 1000 },
    );
  });

  test('CM-LOS-05 the same holds where the line meets corners and edges', () => {
    const whole = fc.integer({ min: 0, max: 12 });
    const crowded = fc.array(
      fc.tuple(fc.constantFrom('woods', 'row-of-trees', 'high-wall', 'hill'), whole, whole, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })).map(([kind, x, y, wide, deep]) => piece(kind, x, y, x + wide, y + deep)),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(crowded, whole, whole, whole, whole, (pieces, ax, ay, bx, by) => {
        expect(sees(pieces, base(ax, ay), base(bx, by))).toBe(sees(pieces, base(bx, by), base(ax, ay)));
      }),
      { numRuns: 1000 },
    );
  });

  test('a model is seen exactly where no piece is listed against it', () => {
    fc.assert(
      fc.property(terrain, model, model, (pieces, a, b) => {
        expect(sees(pieces, a, b)).toBe(lookAlong(pieces, a, b).length === 0);
      }),
      { numRuns: 1000 },
    );
  });

  test('more terrain never opens a line, hills to stand on apart', () => {
    fc.assert(
      fc.property(terrain, laid, model, model, (pieces, more, a, b) => {
        fc.pre(more.kind !== 'hill' && gap(a, b) > 0);
        if (sees([...pieces, more], a, b)) expect(sees(pieces, a, b)).toBe(true);
      }),
    );
  });
});
