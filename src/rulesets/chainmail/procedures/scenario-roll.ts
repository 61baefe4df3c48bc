import { Type } from '@sinclair/typebox';
import { procedure, type ProcedureStep } from '../../../kernel/ruleset/procedure';
import { granted } from '../../../kernel/ruleset/refusal';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import { lookup, lookupTable, total } from '../../../kernel/table/questions';

const SCENARIOS = ['standard-skirmish', 'pincer-move', 'kill-the-leader', 'capture-and-hold', 'breakthrough'] as const;

/** Which scenario a d20 means (CM-SCEN-01). */
const ROLL = lookup(
  total(1, 20),
  lookupTable([
    { from: 1, to: 8, value: 0 },
    { from: 9, to: 11, value: 1 },
    { from: 12, to: 14, value: 2 },
    { from: 15, to: 17, value: 3 },
    { from: 18, to: 20, value: 4 },
  ]),
);

const outcome = shape('ScenarioRollOutcome', { scenario: oneOf('TwoPlayerScenario', SCENARIOS, 'Slug of the scenario') });

interface State {
  readonly scenario: (typeof SCENARIOS)[number];
}

const choose: ProcedureStep<State> = {
  name: 'scenario',
  run: (_, table) => ({ scenario: SCENARIOS[table.ask(ROLL, { rule: 'CM-SCEN-01', purpose: 'scenario', by: 'players' })]! }),
  key: ({ scenario }) => scenario,
  tell: (_, { scenario }) => [{ type: 'scenario-chosen', rule: 'CM-SCEN-01', sentence: `The scenario is ${scenario}.`, modifiers: [], change: { scenario } }],
};

export const scenarioRoll = procedure({
  name: 'scenario-roll',
  title: 'Scenario roll',
  summary: 'A d20 chooses one of the five scenarios for two players.',
  rules: ['CM-SCEN-01'],
  input: shape('ScenarioRoll', { players: Type.Optional(Type.Integer({ minimum: 2, maximum: 2, description: 'Two, as all of these scenarios want; two unless given' })) }),
  result: outcome,
  outcome,
  begin: () => granted<State>({ scenario: 'standard-skirmish' }),
  steps: [choose],
  resultOf: ({ scenario }) => ({ scenario }),
  outcomeOf: ({ scenario }) => ({ scenario }),
  examples: [{ title: 'A twelve', input: {}, faces: [12] }],
});
