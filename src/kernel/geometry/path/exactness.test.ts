import * as fc from 'fast-check';
import { cheapestCost } from './cheapest-path';
import { prepareGround } from './ground';
import { denseCost, type TestField } from './testing/dense-graph';
import { fieldOf, type FieldPlan } from './testing/fields';
import { tangentGraphLength } from './testing/tangent-graph';

// A fixed seed, so that a field with no room to spare is found by hand and not by chance; other seeds and more runs by the environment.
const SEED = Number(process.env['PATH_SEED'] ?? 1);
const RUNS = Number(process.env['PATH_RUNS'] ?? 10);
const plain: FieldPlan = {
  discs: 7, blocks: 2, tolls: 0, kinds: ['once'], fallen: 0, goals: ['contact', 'point', 'side'], squeezeCost: null, eps: 1e-6,
};

function costOf(field: TestField): number {
  const ground = prepareGround(field.width, field.height, field.radius, field.blocks, field.tolls, field.eps);
  return cheapestCost(ground, field.crowd, field.from, field.goal, { limit: Infinity, squeezeCost: field.squeezeCost });
}

// Every way in the strewn graph is legal, so none may be cheaper.
function isNeverBeaten(plan: FieldPlan): void {
  fc.assert(
    fc.property(fieldOf(plan), (field) => {
      const exact = costOf(field);
      expect(denseCost(field, exact === Infinity ? 60 : exact)).toBeGreaterThanOrEqual(exact - 1e-6);
    }),
    { numRuns: RUNS, seed: SEED },
  );
}

describe('no way over a dense graph of places is cheaper', () => {
  it('among discs and polygons', () => isNeverBeaten(plain));
  it('with areas that cost once', () => isNeverBeaten({ ...plain, discs: 4, blocks: 1, tolls: 3 }));
  it('with the fallen', () => isNeverBeaten({ ...plain, discs: 5, blocks: 0, fallen: 3 }));
  it('with round ground that costs and may be ended upon', () => isNeverBeaten({ ...plain, discs: 4, blocks: 0, rounds: 3 }));
  it('with areas that cost on entry', () => isNeverBeaten({ ...plain, discs: 3, blocks: 1, tolls: 2, kinds: ['entry'] }));
  it('with squeezing', () => isNeverBeaten({ ...plain, discs: 10, blocks: 0, squeezeCost: 0.5 }));
});

describe('the shortest way among discs', () => {
  it('is that of the whole tangent graph', () => {
    fc.assert(
      fc.property(fieldOf({ ...plain, discs: 9, blocks: 0, goals: ['point'] }), (field) => {
        const exact = costOf(field);
        const whole = tangentGraphLength(field);
        if (whole === Infinity) expect(exact).toBe(Infinity);
        else expect(Math.abs(exact - whole)).toBeLessThan(1e-6);
      }),
      { numRuns: 20 * RUNS, seed: SEED },
    );
  });
});
