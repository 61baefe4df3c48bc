import fc from 'fast-check';
import { type Scene, toInches, toScene } from './gauge';

const FARTHEST_INCHES = 1e7;
const scenes: fc.Arbitrary<Scene> = fc
  .record({ unitsPerInch: fc.double({ min: 0.001, max: 10_000, noNaN: true }), x: fc.double({ min: -1, max: 1, noNaN: true }), y: fc.double({ min: -1, max: 1, noNaN: true }), yAxis: fc.constantFrom('up' as const, 'down' as const) })
  .map(({ unitsPerInch, x, y, yAxis }) => {
    const far = Math.min(1e9, FARTHEST_INCHES * unitsPerInch);
    return { origin: { x: x * far, y: y * far }, unitsPerInch, yAxis };
  });
const onField = fc.double({ min: -200, max: 200, noNaN: true });

describe('a scene and the field', () => {
  test('a place in the scene comes back within 0.0001 of its units', () => {
    fc.assert(
      fc.property(scenes, onField, onField, (scene, east, north) => {
        const [out, back] = [toScene(scene, {}), toInches(scene, {})];
        const place = { x: scene.origin.x + east * scene.unitsPerInch, y: scene.origin.y + north * scene.unitsPerInch };
        expect(Math.abs(out.x(back.x(place.x)) - place.x)).toBeLessThanOrEqual(0.0001);
        expect(Math.abs(out.y(back.y(place.y)) - place.y)).toBeLessThanOrEqual(0.0001);
        const length = Math.abs(east) * scene.unitsPerInch;
        expect(Math.abs(out.length(back.length(length)) - length)).toBeLessThanOrEqual(0.0001);
      }),
      { numRuns: 2_000 },
    );
  });

  test('what is told on the grid of the rules and sent back is the same to the last digit', () => {
    fc.assert(
      fc.property(scenes, fc.integer({ min: 0, max: 1_440_000 }), (scene, grid) => {
        const inches = grid / 10_000;
        const [out, back] = [toScene(scene, {}), toInches(scene, {})];
        expect([back.x(out.x(inches)), back.y(out.y(inches)), back.length(out.length(inches))]).toEqual([inches, inches, inches]);
      }),
      { numRuns: 2_000 },
    );
  });

  test('y grows to the south where the scene says down', () => {
    const scene: Scene = { origin: { x: 100, y: 2500 }, unitsPerInch: 50, yAxis: 'down' };
    const out = toScene(scene, {});
    expect([out.x(0), out.y(0), out.x(12), out.y(12), out.length(2)]).toEqual([100, 2500, 700, 1900, 100]);
    expect([toInches(scene, {}).x(700), toInches(scene, {}).y(1900)]).toEqual([12, 12]);
  });

  test('names go both ways, and what has none keeps its own', () => {
    const names = { 'Token/1': 'paladin', paladin: 'trooper', trooper: 'hyena' };
    const scene: Scene = { origin: { x: 0, y: 0 }, unitsPerInch: 1, yAxis: 'up' };
    for (const ours of ['paladin', 'trooper', 'hyena', 'adept']) expect(toInches(scene, names).id(toScene(scene, names).id(ours))).toBe(ours);
    expect(toScene(scene, names).id('trooper')).toBe('paladin');
    expect(toInches(scene, names).id('constructor')).toBe('constructor');
  });
});
