import { exact } from '../../../kernel/chance/chances';
import type { JsonObject } from '../../../kernel/ruleset/procedure';
import { initiative } from './initiative';
import { modifiersOf, refusals, resolution, resolved, resultOf } from './testing/resolved';

const sides = (first = 0, second = 0, more: JsonObject = {}): JsonObject => ({ sides: [{ chargers: first }, { chargers: second }], ...more });

describe('initiative', () => {
  test('BS-INIT-01 BS-ACT-02 each side throws d10 and the lower total wins', () => {
    expect(resolved(initiative, sides(), [7, 4])).toMatchObject({
      result: { winner: 1 },
      thrown: [{ notation: '2d10', faces: [7, 4], rule: 'BS-INIT-01', by: ['side 0', 'side 1'] }],
      events: [{ type: 'initiative-won', rule: 'BS-INIT-01', change: { winner: 1 } }],
    });
    expect(resultOf(initiative, sides(), [4, 7])).toEqual({ winner: 0 });
  });

  test('BS-INIT-01 BS-RULING-12 every declared charger takes two off, whatever becomes of it', () => {
    const rolled = resolved(initiative, sides(1, 3), [1, 4]);
    expect(rolled.result).toEqual({ winner: 1 });
    expect(modifiersOf(rolled, 'initiative-won')).toEqual(['side-0-declared-chargers -2', 'side-1-declared-chargers -6']);
  });

  test('BS-INIT-02 equal totals are thrown again with the same deductions', () => {
    const { thrown, result } = resolved(initiative, sides(1), [7, 5, 10, 8, 3, 2]);
    expect(thrown).toMatchObject([{ faces: [7, 5, 10, 8, 3, 2] }]);
    expect(result).toEqual({ winner: 0 });
    expect(resolution(initiative, sides(), [5, 5])).toMatchObject({ fault: { kind: 'wanted', wanted: { notation: '1d10', by: 'side 0' } } });
  });

  test('BS-RULING-11 on the first turn nobody charges and the dice are plain', () => {
    expect(resultOf(initiative, sides(0, 0, { firstTurn: true }), [2, 9])).toEqual({ winner: 0 });
    expect(refusals(initiative, sides(0, 1, { firstTurn: true }))).toEqual(['initiative.first-turn BS-RULING-11 /sides/1/chargers']);
  });

  test('BS-INIT-02 re-rolled ties leave both sides an even chance, and one charger 64 in 92', () => {
    const chances = (input: JsonObject) => {
      const odds = initiative.odds(input);
      if (!odds.ok) throw new Error(odds.fault.kind);
      const { values, weights, total } = exact(odds.outcomes);
      return [weights[values.findIndex(({ winner }) => winner === 0)], total];
    };
    expect(chances(sides())).toEqual([1n, 2n]);
    expect(chances(sides(1))).toEqual([16n, 23n]);
  });
});
