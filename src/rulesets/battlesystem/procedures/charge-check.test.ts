import type { JsonObject } from '../../../kernel/ruleset/procedure';
import { chargeCheck } from './charge-check';
import { figuresOf, modifiersOf, refusals, resolved, resultOf } from './testing/resolved';

const unit = (more: JsonObject = {}): JsonObject => ({ unit: { troop: { morale: 12 }, ...more } });

describe('charge check', () => {
  test('BS-CHARGE-02 BS-ACT-03 2d10 equal to the rating or below starts the charge', () => {
    expect(resolved(chargeCheck, unit(), [6, 6])).toMatchObject({
      result: { rating: 12, roll: 12, charges: true },
      events: [{ type: 'charge-started', rule: 'BS-CHARGE-02' }],
      thrown: [{ notation: '2d10', rule: 'BS-CHARGE-02' }],
    });
  });

  test('BS-CHARGE-02 above it the unit does not move this turn, and that is all, even by seven', () => {
    const { result, events } = resolved(chargeCheck, unit(), [10, 10]);
    expect(result).toEqual({ card: 'house', rating: 12, roll: 20, charges: false });
    expect(events).toMatchObject([{ type: 'charge-refused', rule: 'BS-CHARGE-02', change: { charges: false } }]);
  });

  test('BS-RULING-18 the modified rating counts', () => {
    const checked = resolved(chargeCheck, unit({ halfLost: true, commanded: true }), [6, 6]);
    expect(checked.result).toMatchObject({ rating: 11, charges: false });
    expect(modifiersOf(checked, 'charge-refused')).toEqual(['half-lost -2', 'in-command-or-hero-attached 1']);
  });

  test('BS-RULING-18 BS-RULING-15 BS-MORALE-08 troops that never check and individuals charge without dice', () => {
    const skeletons = figuresOf('troop-type', 'skeletons', 'morale', 'traits');
    for (const input of [{ unit: { troop: skeletons } }, { unit: { individual: true } }]) {
      expect(resolved(chargeCheck, input, [])).toMatchObject({ result: { rating: null, roll: null, charges: true }, events: [{ type: 'charge-started', rule: 'BS-RULING-18' }] });
    }
    expect(refusals(chargeCheck, { unit: {} })).toEqual(['morale.no-rating BS-MORALE-08 /unit/troop']);
  });

  test.each([
    ['charge.not-in-good-order BS-CHARGE-03 /unit/state', { state: 'shaken' }],
    ['charge.column BS-FORM-05 /unit/formation', { formation: 'column' }],
    ['charge.in-contact BS-CHARGE-03 /unit/inContact', { inContact: true }],
    ['charge.in-contact BS-CHARGE-03 /unit/enemyOn', { enemyOn: 'flank' }],
    ['charge.uphill BS-CHARGE-03 /unit/uphill', { uphill: true }],
    ['charge.across-obstacle BS-CHARGE-03 /unit/acrossObstacle', { acrossObstacle: true }],
    ['charge.target-not-in-arc BS-CHARGE-03 /unit/targetOutOfArc', { targetOutOfArc: true }],
    ['charge.target-not-in-sight BS-CHARGE-03 /unit/targetOutOfSight', { targetOutOfSight: true }],
    ['charge.out-of-command BS-CMD-04 /unit/outOfCommand', { outOfCommand: true }],
  ])('BS-CHARGE-03 BS-MORALE-12 BS-FORM-05 BS-CMD-04 refused: %s', (refusal, more) => {
    expect(refusals(chargeCheck, unit(more))).toEqual([refusal]);
  });

  test('BS-CHARGE-03 irregular units charge, and every reason against it is told at once', () => {
    expect(resultOf(chargeCheck, unit({ formation: 'irregular' }), [1, 1])).toMatchObject({ charges: true });
    expect(refusals(chargeCheck, unit({ uphill: true, state: 'routed', figures: 3, startFigures: 2 }))).toEqual([
      'figures.more-than-at-start BS-RULING-10 /unit/figures',
      'charge.not-in-good-order BS-CHARGE-03 /unit/state',
      'charge.uphill BS-CHARGE-03 /unit/uphill',
    ]);
  });
});
