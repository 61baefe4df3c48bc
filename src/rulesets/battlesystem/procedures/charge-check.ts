import { type Static, Type } from '@sinclair/typebox';
import { procedure, type ProcedureStep } from '../../../kernel/ruleset/procedure';
import { granted, refused } from '../../../kernel/ruleset/refusal';
import { shape } from '../../../kernel/ruleset/shape';
import { cardFaults, cardWith } from '../rules/own-card';
import { whyNoCharge } from '../rules/charge';
import { judge, rollMorale } from '../rules/morale';
import { cardName, ownCard } from './card-shape';
import { flag, formation, orderState } from './shapes';
import { mustCheck, type Rating, ratingOf, unitOrIndividual, whyNoUnit } from './unit';

const input = shape('ChargeCheck', {
  unit: shape('ChargingUnit', {
    ...unitOrIndividual,
    state: Type.Optional(orderState),
    formation: Type.Optional(formation),
    inContact: Type.Optional(flag('Already touches an enemy')),
    uphill: Type.Optional(flag('The charge would go uphill')),
    acrossObstacle: Type.Optional(flag('The charge would cross an obstacle')),
    targetOutOfArc: Type.Optional(flag('The target is not in the front arc')),
    targetOutOfSight: Type.Optional(flag('The target is not in sight')),
    outOfCommand: Type.Optional(flag('The side has commanders and the unit is in command of none (BS-CMD-04)')),
  }),
  card: Type.Optional(ownCard),
});

const result = shape('ChargeCheckResult', {
  card: cardName,
  rating: Type.Union([Type.Integer(), Type.Null()], { description: 'Morale rating after modifiers; null where no check is needed' }),
  roll: Type.Union([Type.Integer(), Type.Null()], { description: 'Total of the check; null where none is needed' }),
  charges: Type.Boolean({ description: 'Whether the unit charges; else it does not move this turn' }),
});

const outcome = shape('ChargeCheckOutcome', { charges: Type.Boolean({ description: 'Whether the unit charges' }) });

interface State {
  readonly card: string;
  readonly against: Rating | null;
  readonly roll: number | null;
  readonly charges: boolean;
}

function begin({ unit, card: own }: Static<typeof input>) {
  const faults = [...whyNoUnit(unit), ...whyNoCharge(unit), ...cardFaults(own, '/card')];
  if (faults.length > 0) return refused(...faults);
  const card = cardWith(own);
  const start: State = { card: card.name, against: mustCheck(unit) ? ratingOf(card, unit) : null, roll: null, charges: true };
  return granted(start);
}

const check: ProcedureStep<State> = {
  name: 'start check',
  run(state, table) {
    if (state.against === null) return state;
    const roll = rollMorale(table, 'charge start check', 'BS-CHARGE-02');
    return { ...state, roll, charges: judge(roll, state.against.rating) === 'passed' };
  },
  key: (state) => Number(state.charges),
  tell(_, { roll, against, charges }) {
    if (against === null) return [{ type: 'charge-started', rule: 'BS-RULING-18', sentence: 'The unit never checks and charges.', modifiers: [], change: { charges } }];
    const sentence = `${roll} against morale ${against.rating}: the unit ${charges ? 'charges' : 'does not move this turn'}.`;
    return [{ type: charges ? 'charge-started' : 'charge-refused', rule: 'BS-CHARGE-02', sentence, modifiers: against.modifiers, change: { charges } }];
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
  resultOf: ({ card, against, roll, charges }) => ({ card, rating: against?.rating ?? null, roll, charges }),
  outcomeOf: ({ charges }) => ({ charges }),
  examples: [
    { title: 'Heavy cavalry starts its charge', input: { unit: { troop: { ref: 'heavy-cavalry' } } }, faces: [6, 7] },
    { title: 'Skeletons charge without a check', input: { unit: { troop: { ref: 'skeletons' } } }, faces: [] },
  ],
});
