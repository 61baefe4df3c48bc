import { type Static, Type } from '@sinclair/typebox';
import type { Modifier } from '../../../kernel/ruleset/event';
import { procedure, type ProcedureStep } from '../../../kernel/ruleset/procedure';
import { type Fault, granted, refuse, refused } from '../../../kernel/ruleset/refusal';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import { afterCheck, checkOrRetreat, judge, type MoraleChoice, RETREAT_INCHES, rollMorale, type Verdict } from '../rules/morale';
import type { OrderState } from '../rules/troops';
import { enemyOn, orderState } from './shapes';
import { checkingUnit, neverChecks, ratingOf } from './unit';

const input = shape('MoraleCheck', {
  unit: shape('CheckingUnit', { ...checkingUnit, state: Type.Optional(orderState) }),
  choice: Type.Optional(oneOf('MoraleChoice', ['check', 'retreat'], 'What a unit in good order does on a trigger (BS-MORALE-03); check unless given, and then named under assumed')),
  enemyOnAfterRetreat: Type.Optional(enemyOn),
});

const reached = {
  state: oneOf('OrderState', ['good', 'shaken', 'routed'], 'Order state afterwards'),
  retreats: Type.Integer({ description: 'Inches the unit retreats' }),
};

const result = shape('MoraleCheckResult', {
  choice: oneOf('MoraleAct', ['check', 'retreat', 'none'], 'What was done; none where the unit never checks'),
  rating: Type.Integer({ description: 'Morale rating after modifiers' }),
  roll: Type.Union([Type.Integer(), Type.Null()], { description: 'Total of the first check' }),
  secondRoll: Type.Union([Type.Integer(), Type.Null()], { description: 'Total of the second check of a shaken unit' }),
  passed: Type.Boolean({ description: 'Whether the unit kept its state' }),
  ...reached,
});

const outcome = shape('MoraleCheckOutcome', reached);

interface Rating {
  readonly rating: number;
  readonly modifiers: readonly Modifier[];
}

interface State {
  readonly before: OrderState;
  readonly settled: MoraleChoice | null;
  readonly first: Rating;
  readonly second: Rating;
  readonly never: boolean;
  readonly choice: MoraleChoice | 'none';
  readonly roll: number | null;
  readonly secondRoll: number | null;
  readonly state: OrderState;
  readonly retreats: number;
}

const ROUTED: Fault<[]> = { code: 'morale.routed', rule: 'BS-MORALE-06', tell: () => ({ message: 'A routed unit makes no check but to rally; ask for a rally.' }) };
const NO_CHOICE: Fault<[]> = { code: 'morale.no-choice', rule: 'BS-MORALE-05', tell: () => ({ message: 'Only a unit in good order may retreat in place of a check.' }) };

function begin({ unit, choice, enemyOnAfterRetreat }: Static<typeof input>) {
  const before = unit.state ?? 'good';
  if (before === 'routed') return refused({ ...refuse(ROUTED), pointer: '/unit/state' });
  if (before === 'shaken' && choice === 'retreat') return refused({ ...refuse(NO_CHOICE), pointer: '/choice' });
  const never = neverChecks(unit);
  const settled = before === 'shaken' ? 'check' : (choice ?? null);
  const first = ratingOf(unit);
  const second = ratingOf(unit, enemyOnAfterRetreat ?? unit.enemyOn ?? 'none');
  const start: State = { before, settled, first, second, never, choice: 'none', roll: null, secondRoll: null, state: before, retreats: 0 };
  return granted(start);
}

const check: ProcedureStep<State> = {
  name: 'check',
  run(state, table) {
    if (state.never) return state;
    const choice = checkOrRetreat(table, state.settled);
    if (choice === 'retreat') return { ...state, choice, retreats: RETREAT_INCHES };
    const roll = rollMorale(table, 'morale check');
    const verdict = judge(roll, state.first.rating);
    return { ...state, choice, roll, state: afterCheck(state.before, verdict), retreats: verdict === 'failed' ? RETREAT_INCHES : 0 };
  },
  key: (state) => (mustCheckAgain(state) ? 'again' : `${state.state} ${state.retreats}`),
  tell(_, state) {
    if (state.never) return [{ type: 'morale-passed', rule: 'BS-RULING-15', sentence: 'The unit never checks its morale.', modifiers: [], change: { state: state.state } }];
    if (state.roll === null) {
      return [{ type: 'unit-retreated', rule: 'BS-MORALE-03', sentence: `The unit retreats ${RETREAT_INCHES} inches in good order, without a check.`, modifiers: [], change: { state: state.state, retreats: state.retreats } }];
    }
    const verdict = judge(state.roll, state.first.rating);
    return [
      {
        type: EVENTS[verdict],
        rule: ruleOf(state.before, verdict),
        sentence: `${state.roll} against morale ${state.first.rating}: ${SENTENCES[verdict]}.`,
        modifiers: state.first.modifiers,
        change: { state: state.state, retreats: state.retreats },
      },
    ];
  },
};

/** A shaken unit that failed, and not by enough to rout, retreats and checks again (BS-MORALE-05, BS-RULING-07). */
function mustCheckAgain({ before, roll, first }: State): boolean {
  return before === 'shaken' && roll !== null && judge(roll, first.rating) === 'failed';
}

const checkAgain: ProcedureStep<State> = {
  name: 'second check',
  run(state, table) {
    if (!mustCheckAgain(state)) return state;
    const secondRoll = rollMorale(table, 'second morale check', 'BS-MORALE-05');
    return { ...state, secondRoll, state: judge(secondRoll, state.second.rating) === 'passed' ? 'shaken' : 'routed' };
  },
  key: (state) => `${state.state} ${state.retreats}`,
  tell(_, state) {
    if (state.secondRoll === null) return [];
    const routed = state.state === 'routed';
    return [
      {
        type: routed ? 'unit-routed' : 'morale-passed',
        rule: 'BS-MORALE-05',
        sentence: `${state.secondRoll} against morale ${state.second.rating}: ${routed ? 'the unit routs' : 'the unit stays shaken'}.`,
        modifiers: state.second.modifiers,
        change: { state: state.state },
      },
    ];
  },
};

const EVENTS = { passed: 'morale-passed', failed: 'morale-failed', routed: 'unit-routed' } as const;
const SENTENCES = { passed: 'passed', failed: `failed, the unit is shaken and retreats ${RETREAT_INCHES} inches`, routed: 'failed so badly that the unit routs' } as const;

function ruleOf(before: OrderState, verdict: Verdict): string {
  if (verdict === 'routed') return 'BS-MORALE-07';
  if (verdict === 'passed') return 'BS-MORALE-01';
  return before === 'good' ? 'BS-MORALE-04' : 'BS-MORALE-05';
}

export const moraleCheck = procedure({
  name: 'morale-check',
  title: 'Morale check',
  summary: 'A unit that met a trigger checks its morale: it keeps its state, is shaken and retreats, or routs. A unit in good order may retreat in place of the check.',
  rules: ['BS-MORALE-01', 'BS-MORALE-03', 'BS-MORALE-04', 'BS-MORALE-05', 'BS-MORALE-07', 'BS-MORALE-10'],
  input,
  result,
  outcome,
  begin,
  steps: [check, checkAgain],
  resultOf: ({ choice, first, roll, secondRoll, before, state, retreats }) => ({ choice, rating: first.rating, roll, secondRoll, passed: state === before && retreats === 0, state, retreats }),
  outcomeOf: ({ state, retreats }) => ({ state, retreats }),
  examples: [
    { title: 'A shaken unit with morale 11 fails, retreats and holds (BS-EX-05)', input: { unit: { troop: { morale: 11 }, state: 'shaken' } }, faces: [6, 8, 4, 6] },
    { title: 'Morale 12: a roll of 19 routs at once (BS-EX-03)', input: { unit: { troop: { morale: 12 } }, choice: 'check' }, faces: [9, 10] },
    { title: 'Orcs that lost half retreat in good order', input: { unit: { troop: { ref: 'orcs' }, figures: 6, startFigures: 12 }, choice: 'retreat' }, faces: [] },
  ],
});
