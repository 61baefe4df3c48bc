import { facing } from '../../../kernel/geometry/degrees';
import { TERRAIN } from '../catalog/terrain';
import { atopOf, entersAgainstStakes, isAtop, isIn, terrainTraits } from './terrain';
import { base, piece } from './testing/pieces';

const free = { impassable: false, sight: 'none', cover: false, atop: false, low: false } as const;
const wall = { ...free, impassable: true, cost: 0, sight: 'blocks', cover: true };

describe('what each kind of terrain does', () => {
  test.each([
    ['CM-TERRAIN-06', 'briars', { ...free, cost: 2, costMode: 'max', cover: true, low: true }],
    ['CM-TERRAIN-07', 'hedgerow', { ...free, cost: 2, costMode: 'per', cover: true, atop: true, low: true }],
    ['CM-TERRAIN-08', 'hill', { ...free, cost: 1, costMode: 'contour', sight: 'hill' }],
    ['CM-TERRAIN-09', 'hut-wall', wall],
    ['CM-TERRAIN-10', 'hut-window', { ...free, cost: 2, costMode: 'per', cover: true, atop: true }],
    ['CM-TERRAIN-11', 'mausoleum-wall', wall],
    ['CM-TERRAIN-12', 'quagmire', { ...free, impassable: true, cost: 0 }],
    ['CM-TERRAIN-13', 'row-of-headstones', { ...free, cost: 1, costMode: 'per', cover: true, low: true }],
    ['CM-TERRAIN-14', 'row-of-trees', { ...free, cost: 2, costMode: 'max', sight: 'woods', cover: true }],
    ['CM-TERRAIN-15', 'stake-barrier', { ...free, cost: 1, costMode: 'per' }],
    ['CM-TERRAIN-17', 'high-wall', wall],
    ['CM-TERRAIN-18', 'low-wall', { ...free, cost: 2, costMode: 'per', cover: true, atop: true, low: true }],
    ['CM-TERRAIN-19', 'woods', { ...free, cost: 2, costMode: 'max', sight: 'woods', cover: true }],
  ])('%s %s', (_rule, kind, expected) => {
    expect(terrainTraits(kind)).toMatchObject(expected);
  });

  test('every row of the catalog has traits, and nothing else has', () => {
    for (const { slug } of TERRAIN) expect(terrainTraits(slug)).not.toBeNull();
    expect(terrainTraits('lava')).toBeNull();
  });
});

describe('a base and a piece', () => {
  const low = piece('low-wall', 10, 10, 20, 11);

  test('CM-RULING-21 a base is in a piece when it lies over it by more than a touch', () => {
    expect(isIn(low, base(15, 11.4))).toBe(true);
    expect(isIn(low, base(15, 10.5))).toBe(true);
    expect(isIn(low, base(15, 11.5))).toBe(false);
    expect(isIn(low, base(15, 11.4995))).toBe(false);
    expect(isIn(low, base(15, 20))).toBe(false);
  });

  test('CM-TERRAIN-01 only the outline counts: beside a corner a base is not in it', () => {
    expect(isIn(low, base(20.4, 11.4))).toBe(false);
    expect(isIn(low, base(20.3, 11.3))).toBe(true);
  });

  test('CM-TERRAIN-20 CM-RULING-14 a base on a hedgerow, window or low wall is atop it, and on nothing else', () => {
    const at = base(15, 10.5);
    for (const kind of ['hedgerow', 'hut-window', 'low-wall']) expect(isAtop([piece('woods', 0, 0, 30, 30), piece(kind, 10, 10, 20, 11)], at)).toBe(true);
    for (const kind of ['briars', 'hill', 'row-of-headstones', 'stake-barrier', 'woods']) expect(isAtop([piece(kind, 10, 10, 20, 11)], at)).toBe(false);
    expect(atopOf([low], at)).toBe(low);
    expect(isAtop([low], base(15, 12))).toBe(false);
  });

  test('CM-RULING-22 CM-TERRAIN-16 stakes strike only whoever comes against their points', () => {
    const stakes = piece('stake-barrier', 10, 10, 20, 11, 90);
    expect(entersAgainstStakes(stakes, facing(270))).toBe(true);
    expect(entersAgainstStakes(stakes, facing(181))).toBe(true);
    expect(entersAgainstStakes(stakes, facing(180))).toBe(false);
    expect(entersAgainstStakes(stakes, facing(90))).toBe(false);
    expect(entersAgainstStakes(low, facing(270))).toBe(false);
  });
});
