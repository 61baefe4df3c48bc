import { type Static, Type } from '@sinclair/typebox';
import { procedure, type ProcedureStep } from '../../../kernel/ruleset/procedure';
import { granted } from '../../../kernel/ruleset/refusal';
import type { RuleId } from '../../../kernel/ruleset/rule';
import { shape } from '../../../kernel/ruleset/shape';
import { contest } from '../../../kernel/table/questions';

export const opposedOutcome = shape('OpposedRollOutcome', { winner: Type.Integer({ description: 'Place of the winner in the list, from 0' }) });

interface State {
  readonly bonuses: readonly number[];
  readonly winner: number;
}

/** Each player throws a d20, the highest wins, and those who tie throw again (CM-TIE-01). */
function opposed(name: string, rule: RuleId, event: string): ProcedureStep<State> {
  return {
    name,
    run: ({ bonuses }, table) => ({
      bonuses,
      winner: table.ask(contest({ sides: 20, modifiers: bonuses, best: 'highest', ties: 'tied-reroll' }), { rule, purpose: name, by: bonuses.map((_, i) => `player ${i}`) }),
    }),
    key: ({ winner }) => winner,
    tell: (_, { winner }) => [{ type: event, rule, sentence: `Player ${winner} throws highest.`, modifiers: [], change: { winner } }],
  };
}

const answers = { result: opposedOutcome, outcome: opposedOutcome, resultOf: ({ winner }: State) => ({ winner }), outcomeOf: ({ winner }: State) => ({ winner }) };

const scout = shape('ScoutingSide', {
  tacticalPoints: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000, description: 'Points left for tactical advantage (CM-BUILD-11); none unless given' })),
  scouts: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 99 }), { maxItems: 50, description: 'Rating of each Scout model; they add up (CM-ABIL-30)' })),
});
const scoutingInput = shape('ScoutingCheck', { sides: Type.Array(scout, { minItems: 2, maxItems: 8, description: 'Each player’s side, in the order they throw' }) });

export const scoutingCheck = procedure({
  ...answers,
  name: 'scouting-check',
  title: 'Scouting check',
  summary: 'Each player throws a d20 and adds tactical points and Scout abilities; the highest is the scouting player.',
  rules: ['CM-SETUP-03', 'CM-BUILD-11', 'CM-ABIL-30', 'CM-TIE-01'],
  input: scoutingInput,
  begin: ({ sides }: Static<typeof scoutingInput>) =>
    granted<State>({ bonuses: sides.map(({ tacticalPoints, scouts }) => (scouts ?? []).reduce((all, each) => all + each, tacticalPoints ?? 0)), winner: 0 }),
  steps: [opposed('scouting check', 'CM-SETUP-03', 'scouting-won')],
  examples: [{ title: 'Two Wood Elf Scouts against three tactical points (CM-AEX-13)', input: { sides: [{ scouts: [4, 4] }, { tacticalPoints: 3 }] }, faces: [9, 13] }],
});
