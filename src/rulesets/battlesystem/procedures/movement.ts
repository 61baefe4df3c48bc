import { type Static, Type } from '@sinclair/typebox';
import { procedure } from '../../../kernel/ruleset/procedure';
import { type Checked, granted, refuse, refused } from '../../../kernel/ruleset/refusal';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import { allowanceOf, planMove, whyNotMove } from '../game/moves';
import type { Battle } from '../game/state';
import type { Step } from '../game/action';
import { battle, EXAMPLE, movementStep, standing, standingOf, stepsOf, tableOf, unitName } from './on-the-table';

const input = shape('MovementBudget', { battle, unit: unitName('Who moves'), steps: Type.Array(movementStep, { maxItems: 12, description: 'What it does, in order' }) });

const result = shape('MovementBudgetResult', {
  card: Type.String({ description: 'The reference card whose costs were used: house, or the name of the caller’s own' }),
  legal: Type.Boolean({ description: 'Whether it may move so' }),
  fault: Type.Union([shape('MovementFault', { code: Type.String({ description: 'Stable code' }), rule: Type.String({ description: 'Rule that forbids it' }), message: Type.String({ description: 'Why not' }) }), Type.Null()], { description: 'Why it may not' }),
  allowance: Type.Number({ description: 'Movement it has (BS-MOVE-01)' }),
  cost: Type.Number({ description: 'Movement that the steps cost, as far as they go' }),
  inches: Type.Number({ description: 'Length of the way' }),
  ends: oneOf('MovementEnd', ['done', 'enemy', 'friend', 'barred', 'edge', 'spent', 'no-room', 'no-charge'], 'What ends it'),
  standing,
});

interface State {
  readonly battle: Battle;
  readonly unit: number;
  readonly steps: readonly Step[];
}

function begin({ battle: setup, unit, steps }: Static<typeof input>): Checked<State> {
  const made = tableOf(setup, [{ id: unit, pointer: '/unit' }]);
  const going = stepsOf(steps);
  if (!made.ok || !going.ok) return refused(...(made.ok ? [] : made.refusals), ...(going.ok ? [] : going.refusals));
  return granted({ battle: made.value.state, unit: made.value.numbers[0]!, steps: going.value });
}

function found({ battle: state, unit, steps }: State): Static<typeof result> {
  const own = state.units[unit]!;
  const planned = planMove(state, unit, steps);
  const { march } = planned;
  const fault = whyNotMove(state, unit) ?? planned.fault;
  const told = fault === null ? null : refuse(fault, state, own.id);
  return {
    card: state.card.name,
    legal: fault === null,
    fault: told === null ? null : { code: told.code, rule: told.rule, message: told.message },
    allowance: allowanceOf(state, unit),
    cost: march?.spent ?? 0,
    inches: march?.travelled ?? 0,
    ends: march?.halt ?? 'done',
    standing: march === null ? standingOf(own, own.formation) : standingOf(march.block, march.formation),
  };
}

export const movement = procedure({
  name: 'movement',
  title: 'Movement budget',
  summary: 'What a move costs step by step and where it ends: ground, obstacles, wheels, turns and changes of formation, against what the unit may move.',
  rules: ['BS-MOVE-01', 'BS-MOVE-02', 'BS-MOVE-03', 'BS-MOVE-04', 'BS-MOVE-05', 'BS-FORM-03', 'BS-FORM-04', 'BS-TERR-02', 'BS-TERR-03', 'BS-TERR-04'],
  input,
  result,
  outcome: result,
  begin,
  steps: [],
  resultOf: found,
  outcomeOf: found,
  examples: [{ title: 'Goblins wheel and advance', input: { battle: EXAMPLE, unit: 'goblins', steps: [{ kind: 'wheel', hand: 'left', degrees: 30 }, { kind: 'advance', inches: 2 }] } }],
});
