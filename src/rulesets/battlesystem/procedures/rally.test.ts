import type { JsonObject } from '../../../kernel/ruleset/procedure';
import { rally } from './rally';
import { figuresOf, modifiersOf, refusals, resolved, resultOf } from './testing/resolved';

const unit = (state: string, more: JsonObject = {}): JsonObject => ({ unit: { troop: { morale: 10 }, state, ...more } });

describe('rally', () => {
  test('BS-RALLY-02 BS-ACT-05 a routed unit that passes is shaken', () => {
    const { result, events, thrown } = resolved(rally, unit('routed'), [4, 6]);
    expect(result).toEqual({ card: 'house', rating: 10, roll: 10, rallied: true, state: 'shaken', routMove: false });
    expect(events).toMatchObject([{ type: 'unit-rallied', rule: 'BS-RALLY-02', change: { state: 'shaken' } }]);
    expect(thrown).toMatchObject([{ notation: '2d10', rule: 'BS-RALLY-02', purpose: 'rally' }]);
  });

  test('BS-RALLY-02 a shaken unit that passes is in good order', () => {
    expect(resultOf(rally, unit('shaken'), [4, 6])).toMatchObject({ rallied: true, state: 'good', routMove: false });
  });

  test('BS-RALLY-03 a shaken unit that fails stays shaken', () => {
    const { result, events } = resolved(rally, unit('shaken'), [5, 6]);
    expect(result).toMatchObject({ rallied: false, state: 'shaken', routMove: false });
    expect(events).toMatchObject([{ type: 'rally-failed', rule: 'BS-RALLY-03' }]);
  });

  test('BS-RALLY-03 a routed unit that fails must make its rout move', () => {
    expect(resultOf(rally, unit('routed'), [5, 6])).toMatchObject({ rallied: false, state: 'routed', routMove: true });
  });

  test('BS-MORALE-07 a shaken unit that fails to rally by seven routs', () => {
    const { result, events } = resolved(rally, unit('shaken'), [8, 9]);
    expect(result).toMatchObject({ roll: 17, rallied: false, state: 'routed', routMove: true });
    expect(events).toMatchObject([{ type: 'unit-routed', rule: 'BS-MORALE-07' }]);
    expect(resultOf(rally, unit('shaken'), [8, 8])).toMatchObject({ roll: 16, state: 'shaken' });
  });

  test('BS-RALLY-01 only shaken or routed units that touch no enemy rally', () => {
    expect(refusals(rally, unit('good', { inContact: true }))).toEqual(['rally.good-order BS-RALLY-01 /unit/state', 'rally.in-contact BS-RALLY-01 /unit/inContact']);
    expect(refusals(rally, unit('shaken', { enemyOn: 'flank' }))).toEqual(['rally.in-contact BS-RALLY-01 /unit/enemyOn']);
  });

  test('BS-MORALE-10 the modified rating counts', () => {
    const tried = resolved(rally, unit('routed', { figures: 4, startFigures: 8, commanded: true }), [5, 5]);
    expect(tried.result).toMatchObject({ rating: 9, rallied: false });
    expect(modifiersOf(tried, 'rally-failed')).toEqual(['half-lost -2', 'in-command-or-hero-attached 1']);
    expect(refusals(rally, unit('routed', { figures: 9, startFigures: 8 }))).toEqual(['figures.more-than-at-start BS-RULING-10 /unit/figures']);
  });

  test('BS-RULING-15 troops that never check rally without dice', () => {
    const skeletons = figuresOf('troop-type', 'skeletons', 'morale', 'traits');
    expect(resultOf(rally, { unit: { troop: skeletons, state: 'shaken' } }, [])).toMatchObject({ roll: null, rallied: true, state: 'good' });
  });
});
