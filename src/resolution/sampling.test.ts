import { exact } from '../kernel/chance/chances';
import { battlesystem } from '../rulesets/battlesystem/ruleset';
import { chainmail } from '../rulesets/chainmail/ruleset';
import { ProfileSwapper } from './profiles';
import { intervalOfMean, intervalOfShare, takeSample } from './sampling';

const SAMPLES = 4000;

describe('a sample of resolutions', () => {
  test.each([battlesystem, chainmail].flatMap((ruleset) => ruleset.procedures.filter(({ dice }) => dice).map((procedure) => [ruleset.id, procedure.name, ruleset, procedure] as const)))(
    '%s %s: every exact chance lies near what was counted, and nothing came up that has none',
    (_, __, ruleset, procedure) => {
      const swapped = new ProfileSwapper(procedure.input, ruleset.catalog).swap(procedure.examples[0].input);
      if (!swapped.ok) throw new Error('the first example names what is in the catalog');
      const { input } = swapped;
      const odds = procedure.odds(input);
      const sample = takeSample(procedure, input, SAMPLES, 'sample');
      if (!odds.ok || !sample.ok) throw new Error('the first example must be countable');
      const chances = exact(odds.outcomes);
      const byKey = new Map(chances.values.map((outcome, i) => [JSON.stringify(outcome), Number(chances.weights[i]!) / Number(chances.total)]));
      expect(sample.counts.reduce((sum, { count }) => sum + count, 0)).toBe(SAMPLES);
      for (const { outcome, count } of sample.counts) {
        const chance = byKey.get(JSON.stringify(outcome));
        expect(chance).toBeDefined();
        // Five standard deviations: of all the outcomes here none lies farther off by bad luck alone.
        expect(Math.abs(count / SAMPLES - chance!)).toBeLessThan(5 * Math.sqrt((chance! * (1 - chance!)) / SAMPLES) + 1e-9);
      }
    },
  );

  test('the same seed counts the same', () => {
    const [procedure] = battlesystem.procedures;
    const { input } = procedure!.examples[0];
    expect(takeSample(procedure!, input, 100, 'x')).toEqual(takeSample(procedure!, input, 100, 'x'));
    expect(takeSample(procedure!, input, 100, 'x')).not.toEqual(takeSample(procedure!, input, 100, 'y'));
  });
});

describe('the interval of a share', () => {
  test('figures worked out by hand: 8 of 10 gives 0.490 to 0.943', () => {
    const { low, high } = intervalOfShare(8, 10);
    expect(low).toBeCloseTo(0.4902, 4);
    expect(high).toBeCloseTo(0.9433, 4);
  });

  test('never and always reach the ends, but say how little is known', () => {
    expect(intervalOfShare(0, 10).low).toBe(0);
    expect(intervalOfShare(0, 10).high).toBeCloseTo(0.2775, 4);
    expect(intervalOfShare(10, 10).high).toBe(1);
  });

  test('the interval of a mean: five ones and five threes', () => {
    const { low, high } = intervalOfMean([{ value: 1, count: 5 }, { value: 3, count: 5 }], 10);
    expect((low + high) / 2).toBeCloseTo(2, 10);
    expect(high - low).toBeCloseTo(2 * 1.959964 * Math.sqrt(10 / 9 / 10), 5);
  });
});
