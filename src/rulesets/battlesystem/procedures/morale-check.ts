import { type Static, Type } from '@sinclair/typebox';
import type { ResolutionEvent } from '../../../kernel/ruleset/event';
import { procedure, type ProcedureStep } from '../../../kernel/ruleset/procedure';
import { type Fault, granted, refuse, type Refusal, refused } from '../../../kernel/ruleset/refusal';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import { cardFaults, cardWith } from '../rules/own-card';
import { afterCheck, checkOrRetreat, judge, type MoraleChoice, RETREAT_INCHES, retreat, rollMorale, type Verdict } from '../rules/morale';
import type { OrderState } from '../rules/troops';
import { cardName, ownCard } from './card-shape';
import { enemyOn, flag, orderState } from './shapes';
import { mustCheck, type Rating, ratingOf, unitOrIndividual, whyNoUnit } from './unit';

const input = shape('MoraleCheck', {
  unit: shape('CheckingUnit', { ...unitOrIndividual, state: Type.Optional(orderState) }),
  choice: Type.Optional(oneOf('MoraleChoice', ['check', 'retreat'], 'What a unit in good order does on a trigger (BS-MORALE-03); check unless given, and then named under assumed')),
  enemyOnAfterRetreat: Type.Optional(enemyOn),
  retreatBarred: Type.Optional(flag('There is no room to retreat at least 1 inch (BS-RETREAT-03)')),
  card: Type.Optional(ownCard),
});

const reached = {
  state: oneOf('OrderState', ['good', 'shaken', 'routed'], 'Order state afterwards'),
  retreats: Type.Integer({ description: 'Inches the unit retreats' }),
};

const result = shape('MoraleCheckResult', {
  card: cardName,
  choice: oneOf('MoraleAct', ['check', 'retreat', 'none'], 'What was done; none where the unit never checks'),
  rating: Type.Union([Type.Integer(), Type.Null()], { description: 'Morale rating after modifiers; null where the unit never checks' }),
  roll: Type.Union([Type.Integer(), Type.Null()], { description: 'Total of the first check' }),
  secondRoll: Type.Union([Type.Integer(), Type.Null()], { description: 'Total of the second check of a shaken unit' }),
  passed: Type.Boolean({ description: 'Whether the unit kept its state and its place' }),
  ...reached,
});

const outcome = shape('MoraleCheckOutcome', reached);

interface State {
  readonly card: string;
  readonly before: OrderState;
  readonly settled: MoraleChoice | null;
  /** The ratings of both checks; null for a unit that passes without dice. */
  readonly against: { readonly first: Rating; readonly second: Rating } | null;
  readonly individual: boolean;
  readonly barred: boolean;
  readonly choice: MoraleChoice | 'none';
  readonly roll: number | null;
  readonly secondRoll: number | null;
  readonly state: OrderState;
  readonly retreats: number;
}

function fault(code: string, rule: string, message: string): Fault<[]> {
  return { code, rule, tell: () => ({ message }) };
}

const ROUTED = fault('morale.routed', 'BS-MORALE-06', 'A routed unit makes no check but to rally; ask for a rally.');
const NO_CHOICE = fault('morale.no-choice', 'BS-MORALE-03', 'Only a unit in good order that would have to check may retreat in place of it.');

function begin({ unit, choice, enemyOnAfterRetreat, retreatBarred, card: own }: Static<typeof input>) {
  const before = unit.state ?? 'good';
  const checks = mustCheck(unit);
  const faults: Refusal[] = [...whyNoUnit(unit), ...cardFaults(own, '/card')];
  if (before === 'routed') faults.push({ ...refuse(ROUTED), pointer: '/unit/state' });
  if (choice === 'retreat' && (before !== 'good' || !checks)) faults.push({ ...refuse(NO_CHOICE), pointer: '/choice' });
  if (faults.length > 0) return refused(...faults);
  const card = cardWith(own);
  const start: State = {
    card: card.name,
    before,
    settled: before === 'good' ? (choice ?? null) : 'check',
    against: checks ? { first: ratingOf(card, unit), second: ratingOf(card, unit, enemyOnAfterRetreat) } : null,
    individual: unit.individual ?? false,
    barred: retreatBarred ?? false,
    choice: 'none',
    roll: null,
    secondRoll: null,
    state: before,
    retreats: 0,
  };
  return granted(start);
}

const check: ProcedureStep<State> = {
  name: 'check',
  run(state, table) {
    if (state.against === null) return state;
    const choice = checkOrRetreat(table, state.settled);
    if (choice === 'retreat') return { ...state, choice, ...retreat(state.before, state.barred) };
    const roll = rollMorale(table, 'morale check');
    const verdict = judge(roll, state.against.first.rating);
    const reached = afterCheck(state.before, verdict);
    return { ...state, choice, roll, ...(verdict === 'failed' ? retreat(reached, state.barred) : { state: reached }) };
  },
  key: (state) => `${state.state} ${state.retreats} ${mustCheckAgain(state) ? 'again' : ''}`,
  tell(_, after) {
    const { state, retreats, barred, choice } = after;
    if (after.against === null) return [{ type: 'morale-passed', rule: after.individual ? 'BS-MORALE-08' : 'BS-RULING-15', sentence: 'The unit never checks its morale.', modifiers: [], change: { state } }];
    const told = choice === 'retreat' ? [] : [checked(after.before, after.roll ?? 0, after.against.first)];
    const withdrew = choice === 'retreat' || told[0]?.type === 'morale-failed';
    if (!withdrew) return told;
    if (barred) return [...told, { type: `unit-${state}`, rule: 'BS-RETREAT-03', sentence: `With no room to retreat the unit ${state === 'routed' ? 'routs' : `is ${state}`}.`, modifiers: [], change: { state } }];
    const why = choice === 'retreat' ? ' in good order, without a check' : '';
    return [...told, { type: 'unit-retreated', rule: choice === 'retreat' ? 'BS-MORALE-03' : 'BS-RETREAT-01', sentence: `The unit retreats ${RETREAT_INCHES} inches${why}.`, modifiers: [], change: { retreats } }];
  },
};

function checked(before: OrderState, roll: number, { rating, modifiers }: Rating): ResolutionEvent {
  const verdict = judge(roll, rating);
  return { type: EVENTS[verdict], rule: ruleOf(before, verdict), sentence: `${roll} against morale ${rating}: ${SENTENCES[verdict]}.`, modifiers, change: { state: afterCheck(before, verdict) } };
}

/** A shaken unit that failed, and not by enough to rout, has retreated and checks again (BS-MORALE-05, BS-RULING-07). */
function mustCheckAgain({ before, retreats }: State): boolean {
  return before === 'shaken' && retreats > 0;
}

const checkAgain: ProcedureStep<State> = {
  name: 'second check',
  run(state, table) {
    if (state.against === null || !mustCheckAgain(state)) return state;
    const secondRoll = rollMorale(table, 'second morale check', 'BS-MORALE-05');
    return { ...state, secondRoll, state: judge(secondRoll, state.against.second.rating) === 'passed' ? 'shaken' : 'routed' };
  },
  key: (state) => `${state.state} ${state.retreats}`,
  tell(_, { secondRoll, against, state }) {
    if (secondRoll === null || against === null) return [];
    const { rating, modifiers } = against.second;
    const verdict = judge(secondRoll, rating);
    const sentence = `${secondRoll} against morale ${rating}: the unit ${verdict === 'passed' ? 'stays shaken' : 'routs'}.`;
    return [{ type: verdict === 'passed' ? 'morale-passed' : 'unit-routed', rule: verdict === 'routed' ? 'BS-MORALE-07' : 'BS-MORALE-05', sentence, modifiers, change: { state } }];
  },
};

const EVENTS = { passed: 'morale-passed', failed: 'morale-failed', routed: 'unit-routed' } as const;
const SENTENCES = { passed: 'passed', failed: 'failed, the unit is shaken', routed: 'failed so badly that the unit routs' } as const;

function ruleOf(before: OrderState, verdict: Verdict): string {
  if (verdict === 'routed') return 'BS-MORALE-07';
  if (verdict === 'passed') return 'BS-MORALE-01';
  return before === 'good' ? 'BS-MORALE-04' : 'BS-MORALE-05';
}

export const moraleCheck = procedure({
  name: 'morale-check',
  title: 'Morale check',
  summary: 'A unit that met a trigger checks its morale: it keeps its state, is shaken and retreats, or routs. A unit in good order may retreat in place of the check.',
  rules: ['BS-MORALE-01', 'BS-MORALE-03', 'BS-MORALE-04', 'BS-MORALE-05', 'BS-MORALE-07', 'BS-MORALE-10', 'BS-RETREAT-01', 'BS-RETREAT-03'],
  input,
  result,
  outcome,
  begin,
  steps: [check, checkAgain],
  resultOf: ({ card, choice, against, roll, secondRoll, before, state, retreats }) => ({ card, choice, rating: against?.first.rating ?? null, roll, secondRoll, passed: state === before && retreats === 0, state, retreats }),
  outcomeOf: ({ state, retreats }) => ({ state, retreats }),
  examples: [
    { title: 'A shaken unit with morale 11 fails, retreats and holds (BS-EX-05)', input: { unit: { troop: { morale: 11 }, state: 'shaken' } }, faces: [6, 8, 4, 6] },
    { title: 'Morale 12: a roll of 19 routs at once (BS-EX-03)', input: { unit: { troop: { morale: 12 } }, choice: 'check' }, faces: [9, 10] },
    { title: 'Orcs that lost half retreat in good order', input: { unit: { troop: { ref: 'orcs' }, figures: 6, startFigures: 12 }, choice: 'retreat' }, faces: [] },
  ],
});
