import { afterCheck, judge, modifyMorale, rallied, retreat } from './morale';
import { HOUSE_CARD } from './card';

describe('morale', () => {
  test('BS-MORALE-01 BS-MORALE-07 a roll is read against the rating', () => {
    expect([10, 11, 12, 17, 18, 20].map((roll) => judge(roll, 11))).toEqual(['passed', 'passed', 'failed', 'failed', 'routed', 'routed']);
  });

  test('BS-MORALE-10 the rear counts in place of the flank', () => {
    expect(modifyMorale(HOUSE_CARD, { morale: 11, halfLost: true, enemyOn: 'rear', commanded: false })).toMatchObject({ rating: 7, modifiers: [{ add: -2 }, { add: -2 }] });
    expect(modifyMorale(HOUSE_CARD, { morale: 11, halfLost: false, enemyOn: 'none', commanded: false })).toEqual({ rating: 11, modifiers: [] });
  });

  test('BS-MORALE-04 BS-MORALE-05 BS-MORALE-07 a check leads from state to state', () => {
    const states = (['good', 'shaken'] as const).map((state) => (['passed', 'failed', 'routed'] as const).map((verdict) => afterCheck(state, verdict)));
    expect(states).toEqual([
      ['good', 'shaken', 'routed'],
      ['shaken', 'shaken', 'routed'],
    ]);
  });

  test('BS-RALLY-02 a rally is one step up', () => {
    expect((['routed', 'shaken'] as const).map(rallied)).toEqual(['shaken', 'good']);
  });

  test('BS-RETREAT-01 BS-RETREAT-03 a retreat is 4 inches, or one state down where it is barred', () => {
    expect(retreat('shaken', false)).toEqual({ state: 'shaken', retreats: 4 });
    expect((['good', 'shaken', 'routed'] as const).map((state) => retreat(state, true).state)).toEqual(['shaken', 'routed', 'routed']);
  });
});
