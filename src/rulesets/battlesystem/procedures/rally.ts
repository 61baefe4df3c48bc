import { type Static, Type } from '@sinclair/typebox';
import { procedure, type ProcedureStep } from '../../../kernel/ruleset/procedure';
import { type Fault, granted, refuse, type Refusal, refused } from '../../../kernel/ruleset/refusal';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import { cardFaults, cardWith } from '../rules/own-card';
import { judge, rallied, rollMorale } from '../rules/morale';
import type { OrderState } from '../rules/troops';
import { cardName, ownCard } from './card-shape';
import { flag } from './shapes';
import { checkingUnit, mustCheck, type Rating, ratingOf, whyNoUnit } from './unit';

const input = shape('Rally', {
  unit: shape('RallyingUnit', {
    ...checkingUnit,
    state: oneOf('OrderState', ['good', 'shaken', 'routed'], 'Order state of the unit (BS-MORALE-02)'),
    inContact: Type.Optional(flag('Touches an enemy; bars the rally (BS-RALLY-01)')),
  }),
  card: Type.Optional(ownCard),
});

const reached = {
  rallied: Type.Boolean({ description: 'Whether the unit improved' }),
  state: oneOf('OrderState', ['good', 'shaken', 'routed'], 'Order state afterwards'),
  routMove: Type.Boolean({ description: 'Whether the unit must make its rout move now (BS-RALLY-03)' }),
};

const result = shape('RallyResult', {
  card: cardName,
  rating: Type.Integer({ description: 'Morale rating after modifiers' }),
  roll: Type.Union([Type.Integer(), Type.Null()], { description: 'Total of the check' }),
  ...reached,
});

const outcome = shape('RallyOutcome', reached);

interface State extends Rating {
  readonly card: string;
  readonly before: OrderState;
  readonly never: boolean;
  readonly roll: number | null;
  readonly state: OrderState;
}

const NO_NEED: Fault<[]> = { code: 'rally.good-order', rule: 'BS-RALLY-01', tell: () => ({ message: 'Only a shaken or routed unit rallies.' }) };
const IN_CONTACT: Fault<[]> = { code: 'rally.in-contact', rule: 'BS-RALLY-01', tell: () => ({ message: 'A unit in contact with an enemy may not rally.' }) };

function begin({ unit, card: own }: Static<typeof input>) {
  const faults: Refusal[] = [...whyNoUnit(unit), ...cardFaults(own, '/card')];
  if (unit.state === 'good') faults.push({ ...refuse(NO_NEED), pointer: '/unit/state' });
  if (unit.inContact) faults.push({ ...refuse(IN_CONTACT), pointer: '/unit/inContact' });
  if (unit.enemyOn !== undefined && unit.enemyOn !== 'none') faults.push({ ...refuse(IN_CONTACT), pointer: '/unit/enemyOn' });
  if (faults.length > 0) return refused(...faults);
  const card = cardWith(own);
  const start: State = { ...ratingOf(card, unit), card: card.name, before: unit.state, never: !mustCheck(unit), roll: null, state: unit.state };
  return granted(start);
}

/** The state after a rally attempt (BS-RALLY-02, BS-MORALE-07). */
function stateAfter(before: OrderState, roll: number, rating: number): OrderState {
  const verdict = judge(roll, rating);
  if (verdict === 'passed') return rallied(before);
  return verdict === 'routed' ? 'routed' : before;
}

const attempt: ProcedureStep<State> = {
  name: 'rally',
  run(state, table) {
    if (state.never) return { ...state, state: rallied(state.before) };
    const roll = rollMorale(table, 'rally', 'BS-RALLY-02');
    return { ...state, roll, state: stateAfter(state.before, roll, state.rating) };
  },
  key: (state) => state.state,
  tell(_, after) {
    const better = improved(after);
    const worse = !better && after.state !== after.before;
    const rolled = after.roll === null ? 'It never checks' : `${after.roll} against morale ${after.rating}`;
    return [
      {
        type: better ? 'unit-rallied' : worse ? 'unit-routed' : 'rally-failed',
        rule: worse ? 'BS-MORALE-07' : better ? 'BS-RALLY-02' : 'BS-RALLY-03',
        sentence: `${rolled}: the unit ${better ? 'rallies and is now' : worse ? 'fails so badly that it is now' : 'fails and stays'} ${after.state === 'good' ? 'in good order' : after.state}.`,
        modifiers: after.modifiers,
        change: { state: after.state },
      },
    ];
  },
};

function improved({ before, state }: State): boolean {
  return state === rallied(before);
}

function reachedBy(state: State): Static<typeof outcome> {
  return { rallied: improved(state), state: state.state, routMove: !improved(state) && state.state === 'routed' };
}

export const rally = procedure({
  name: 'rally',
  title: 'Rally',
  summary: 'A shaken or routed unit that no enemy touches tries to improve its order by one step.',
  rules: ['BS-RALLY-01', 'BS-RALLY-02', 'BS-RALLY-03', 'BS-MORALE-07', 'BS-MORALE-10'],
  input,
  result,
  outcome,
  begin,
  steps: [attempt],
  resultOf: (state) => ({ card: state.card, rating: state.rating, roll: state.roll, ...reachedBy(state) }),
  outcomeOf: reachedBy,
  examples: [
    { title: 'Routed orcs rally to shaken', input: { unit: { troop: { ref: 'orcs' }, state: 'routed' } }, faces: [4, 5] },
    { title: 'A shaken unit with morale 9 fails by seven and routs', input: { unit: { troop: { morale: 9 }, state: 'shaken' } }, faces: [7, 9] },
  ],
});
