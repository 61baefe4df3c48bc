import { type Static, Type } from '@sinclair/typebox';
import type { Modifier } from '../../../kernel/ruleset/event';
import { procedure, type ProcedureStep } from '../../../kernel/ruleset/procedure';
import { type Fault, granted, refuse, refused } from '../../../kernel/ruleset/refusal';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import type { Fighter } from '../rules/card';
import { moraleDc, moraleModifiers, testMorale } from '../rules/morale';
import { sum } from '../rules/saves';
import { card, flag, nerve, saver } from './shapes';

const tested = {
  model: saver,
  currentHealth: Type.Optional(Type.Integer({ minimum: 1, maximum: 99, description: 'Health it has now (CM-MORALE-07); that of its card unless given' })),
  ...nerve,
};

const outcome = shape('MoraleSaveOutcome', { holds: Type.Boolean({ description: 'Whether the save succeeds' }) });
const result = shape('MoraleSaveResult', { holds: Type.Boolean({ description: 'Whether the save succeeds' }), dc: Type.Integer({ description: 'Difficulty (CM-MORALE-05)' }), bonus: Type.Integer({ description: 'All that was added to the die' }) });

interface State {
  readonly model: Fighter;
  readonly modifiers: readonly Modifier[];
  readonly dc: number;
  readonly holds: boolean;
}

const causes = oneOf('MoraleCause', ['half-health', 'leaving-contact', 'ability'], 'Why it saves (CM-MORALE-02, CM-MORALE-03); half-health unless given');
const saveInput = shape('MoraleSave', { ...tested, cause: Type.Optional(causes) });

function begin(given: Omit<Static<typeof saveInput>, 'cause'>): State {
  const model = card(given.model);
  const health = given.currentHealth ?? model.health;
  const modifiers = moraleModifiers(model, { health, fullHealth: model.health, aura: given.aura ?? 0, inspired: given.inspired ?? 0, other: given.moraleBonus ?? 0 });
  return { model, modifiers, dc: moraleDc(given.warband ?? { started: 1, casualties: 0 }), holds: false };
}

function test(holdsEvent: string, breaksEvent: string, holdsRule: string, breaksRule: string, purpose: string): ProcedureStep<State> {
  return {
    name: purpose,
    run: (state, table) => ({ ...state, holds: testMorale(table, state.model, state.modifiers, state.dc, 'model', purpose) }),
    key: ({ holds }) => Number(holds),
    tell: (_, { holds, modifiers, dc, model }) => [
      {
        type: holds ? holdsEvent : breaksEvent,
        rule: model.traits.fearless ? 'CM-ABIL-12' : holds ? holdsRule : breaksRule,
        sentence: model.traits.fearless ? 'It is fearless and needs no die.' : `A d20 and ${sum(modifiers)} against ${dc}: ${holds ? 'passed' : 'failed'}.`,
        modifiers,
        change: { holds },
      },
    ],
  };
}

const answers = { result, outcome, resultOf: ({ holds, dc, modifiers }: State) => ({ holds, dc, bonus: sum(modifiers) }), outcomeOf: ({ holds }: State) => ({ holds }) };

export const moraleSave = procedure({
  ...answers,
  name: 'morale-save',
  title: 'Morale save',
  summary: 'Whether a model holds or routs: 13, or 18 once half of its warband is lost, with 5 more while it has more than half its health.',
  rules: ['CM-MORALE-01', 'CM-MORALE-02', 'CM-MORALE-03', 'CM-MORALE-05', 'CM-MORALE-06', 'CM-MORALE-07', 'CM-MORALE-11'],
  input: saveInput,
  begin: (given) => granted(begin(given)),
  steps: [test('morale-held', 'model-routed', 'CM-MORALE-01', 'CM-ROUT-01', 'morale save')],
  examples: [
    { title: 'A Glaiver at half health near two Paladins (CM-EX-19)', input: { model: { ref: 'human-glaiver' }, currentHealth: 1, aura: 4 }, faces: [7] },
    { title: 'Half of the warband is lost', input: { model: { ref: 'gnoll-trooper' }, warband: { started: 4, casualties: 2 }, cause: 'leaving-contact' }, faces: [10] },
  ],
});

const OUT_OF_COMMAND: Fault<[]> = { code: 'rally.out-of-command', rule: 'CM-CMD-11', tell: () => ({ message: 'A routing model out of command makes no save: it flees to the nearest edge.' }) };

export const rally = procedure({
  ...answers,
  name: 'rally',
  title: 'Rally',
  summary: 'A routing model under command tries to rally by a morale save; failing, it flees at full speed to the nearest edge.',
  rules: ['CM-ACT-10', 'CM-MORALE-10', 'CM-CMD-11', 'CM-ROUT-09'],
  input: shape('Rally', { ...tested, outOfCommand: Type.Optional(flag('It is out of command (CM-CMD-02)')) }),
  begin: (given) => (given.outOfCommand ? refused({ ...refuse(OUT_OF_COMMAND), pointer: '/outOfCommand' }) : granted(begin(given))),
  steps: [test('model-rallied', 'model-fled', 'CM-ACT-10', 'CM-ROUT-09', 'rally')],
  examples: [{ title: 'A Gnoll Trooper at full health rallies', input: { model: { ref: 'gnoll-trooper' } }, faces: [8] }],
});
