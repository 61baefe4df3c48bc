import * as fc from 'fast-check';
import { cheapestCost } from './cheapest-path';
import { prepareGround } from './ground';
import { denseCost, type TestField } from './testing/dense-graph';
import { fieldOf, type FieldPlan } from './testing/fields';

const RUNS = Number(process.env['PATH_RUNS'] ?? 30);
const SEED = process.env['PATH_SEED'];
const EPS = 1e-6;

function costOf(field: TestField): number {
  const ground = prepareGround(field.width, field.height, field.radius, field.blocks, field.tolls, field.eps);
  return cheapestCost(ground, field.crowd, field.from, field.goal, { limit: Infinity, squeezeCost: field.squeezeCost });
}

const plain: FieldPlan = { discs: 7, blocks: 2, tolls: 0, kinds: ['once'], fallen: 0, goals: ['contact', 'point', 'side'], squeezeCost: null, eps: EPS };

function agrees(plan: FieldPlan): void {
  fc.assert(
    fc.property(fieldOf(plan), (field) => {
      const exact = costOf(field);
      const dense = denseCost(field, exact === Infinity ? 60 : exact * 1.02 + 0.2);
      // A strewn graph may miss a passage with no room to spare, but has no way that the search has not.
      expect(dense).toBeGreaterThan(exact - 1e-6);
    }),
    { numRuns: RUNS, ...(SEED === undefined ? {} : { seed: Number(SEED) }) },
  );
}

describe('the cheapest cost agrees with a dense graph of places', () => {
  it('among discs and polygons', () => agrees(plain));
  it('with areas that cost once', () => agrees({ ...plain, discs: 4, blocks: 1, tolls: 3 }));
  it('with the fallen', () => agrees({ ...plain, discs: 5, blocks: 0, fallen: 3 }));
  it('with areas that cost on entry', () => agrees({ ...plain, discs: 3, blocks: 1, tolls: 2, kinds: ['entry'] }));
  it('with squeezing', () => agrees({ ...plain, discs: 10, blocks: 0, squeezeCost: 0.5 }));
});
