import { type Static, Type } from '@sinclair/typebox';
import { procedure, type ProcedureStep } from '../../../kernel/ruleset/procedure';
import { granted } from '../../../kernel/ruleset/refusal';
import { shape } from '../../../kernel/ruleset/shape';
import { rollSave } from '../rules/saves';
import { bonus, saver } from './shapes';

const input = shape('Save', {
  model: saver,
  dc: Type.Integer({ minimum: 0, maximum: 99, description: 'Difficulty that the total must reach (CM-STAT-11)' }),
  bonus: Type.Optional(bonus('Whatever else adds to this save')),
});
const outcome = shape('SaveOutcome', { saved: Type.Boolean({ description: 'Whether the save succeeds' }) });

interface State {
  readonly total: number;
  readonly dc: number;
  readonly saved: boolean;
}

const save: ProcedureStep<State> = {
  name: 'save',
  run: (state, table) => ({ ...state, saved: rollSave(table, state.total, state.dc, 'CM-STAT-11', 'save', 'model') }),
  key: ({ saved }) => Number(saved),
  tell: (_, { saved, total, dc }) => [{ type: saved ? 'save-passed' : 'save-failed', rule: 'CM-STAT-11', sentence: `A d20 and ${total} against ${dc}: ${saved ? 'saved' : 'failed'}.`, modifiers: [], change: { saved } }],
};

export const saveProcedure = procedure({
  name: 'save',
  title: 'Save',
  summary: 'A d20 with the save modifier against a difficulty; 1 always fails and 20 always succeeds.',
  rules: ['CM-STAT-11'],
  input,
  result: outcome,
  outcome,
  begin: ({ model, dc, bonus: more }: Static<typeof input>) => granted<State>({ total: model.save + (more ?? 0), dc, saved: false }),
  steps: [save],
  resultOf: ({ saved }) => ({ saved }),
  outcomeOf: ({ saved }) => ({ saved }),
  examples: [{ title: 'A Dwarf with save +4 against 13', input: { model: { save: 4, health: 2 }, dc: 13 }, faces: [9] }],
});
