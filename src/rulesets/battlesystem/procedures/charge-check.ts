import { type Static, Type } from '@sinclair/typebox';
import type { Modifier } from '../../../kernel/ruleset/event';
import { procedure, type ProcedureStep } from '../../../kernel/ruleset/procedure';
import { granted, refused } from '../../../kernel/ruleset/refusal';
import { shape } from '../../../kernel/ruleset/shape';
import { whyNoCharge } from '../rules/charge';
import { judge, rollMorale } from '../rules/morale';
import { flag, formation, orderState } from './shapes';
import { checkingUnit, neverChecks, ratingOf } from './unit';

const input = shape('ChargeCheck', {
  unit: shape('ChargingUnit', {
    ...checkingUnit,
    state: Type.Optional(orderState),
    formation: Type.Optional(formation),
    inContact: Type.Optional(flag('Already touches an enemy')),
    uphill: Type.Optional(flag('The charge would go uphill')),
    acrossObstacle: Type.Optional(flag('The charge would cross an obstacle')),
    targetOutOfArc: Type.Optional(flag('The target is not in the front arc')),
    targetOutOfSight: Type.Optional(flag('The target is not in sight')),
    outOfCommand: Type.Optional(flag('The side has commanders and the unit is in command of none (BS-CMD-04)')),
  }),
});

const result = shape('ChargeCheckResult', {
  rating: Type.Integer({ description: 'Morale rating after modifiers' }),
  roll: Type.Union([Type.Integer(), Type.Null()], { description: 'Total of the check; null where none is needed' }),
  charges: Type.Boolean({ description: 'Whether the unit charges; else it does not move this turn' }),
});

const outcome = shape('ChargeCheckOutcome', { charges: Type.Boolean({ description: 'Whether the unit charges' }) });

interface State {
  readonly rating: number;
  readonly modifiers: readonly Modifier[];
  readonly never: boolean;
  readonly roll: number | null;
  readonly charges: boolean;
}

function begin({ unit }: Static<typeof input>) {
  const faults = whyNoCharge(unit);
  if (faults.length > 0) return refused(...faults);
  const { rating, modifiers } = ratingOf(unit);
  const start: State = { rating, modifiers, never: neverChecks(unit), roll: null, charges: true };
  return granted(start);
}

const check: ProcedureStep<State> = {
  name: 'start check',
  run(state, table) {
    if (state.never) return state;
    const roll = rollMorale(table, 'charge start check', 'BS-CHARGE-02');
    return { ...state, roll, charges: judge(roll, state.rating) === 'passed' };
  },
  key: (state) => Number(state.charges),
  tell(_, { roll, rating, charges, modifiers }) {
    const sentence = roll === null ? 'The unit never checks and charges.' : `${roll} against morale ${rating}: the unit ${charges ? 'charges' : 'does not move this turn'}.`;
    return [{ type: charges ? 'charge-started' : 'charge-refused', rule: roll === null ? 'BS-RULING-18' : 'BS-CHARGE-02', sentence, modifiers, change: { charges } }];
  },
};

export const chargeCheck = procedure({
  name: 'charge-check',
  title: 'Charge check',
  summary: 'A declared charger checks against its morale when it is to move; failing, it stays where it is this turn.',
  rules: ['BS-CHARGE-02', 'BS-CHARGE-03', 'BS-RULING-18'],
  input,
  result,
  outcome,
  begin,
  steps: [check],
  resultOf: ({ rating, roll, charges }) => ({ rating, roll, charges }),
  outcomeOf: ({ charges }) => ({ charges }),
  examples: [
    { title: 'Heavy cavalry starts its charge', input: { unit: { troop: { ref: 'heavy-cavalry' } } }, faces: [6, 7] },
    { title: 'Skeletons charge without a check', input: { unit: { troop: { ref: 'skeletons' } } }, faces: [] },
  ],
});
