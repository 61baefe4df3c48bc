import { type Static, Type } from '@sinclair/typebox';
import { procedure, type ProcedureStep } from '../../../kernel/ruleset/procedure';
import { type Fault, granted, refuse, refused } from '../../../kernel/ruleset/refusal';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import { GET_UP_DC, type GettingUp, rollToGetUp } from '../rules/saves';
import { bonus, card, saver } from './shapes';

const input = shape('GetUp', {
  model: saver,
  currentHealth: Type.Optional(Type.Integer({ minimum: 0, maximum: 99, description: 'Health it has now; 0 unless given' })),
  bonus: Type.Optional(bonus('Orders, spells and whatever else adds to this save')),
});
const ending = { condition: oneOf('GettingUp', ['destroyed', 'down', 'up'], 'How the try ends'), health: Type.Integer({ description: 'Health afterwards' }) };
const outcome = shape('GetUpOutcome', ending);

interface State {
  readonly total: number;
  readonly health: number;
  readonly condition: GettingUp;
}

const NEVER_FALLS: Fault<[]> = { code: 'get-up.never-falls', rule: 'CM-DOWN-11', tell: () => ({ message: 'Constructs and undead are destroyed at 0 health and never lie.' }) };

const getsUp: ProcedureStep<State> = {
  name: 'get up',
  run(state, table) {
    const condition = rollToGetUp(table, state.total, 'model');
    return { total: state.total, condition, health: condition === 'up' ? Math.max(state.health, 1) : state.health };
  },
  key: ({ condition }) => condition,
  tell: (_, { condition, health, total }) => [
    { type: EVENTS[condition], rule: RULES[condition], sentence: `A d20 and ${total} against ${GET_UP_DC}: ${WORDS[condition]}.`, modifiers: [], change: { condition, health } },
  ],
};

const EVENTS = { up: 'model-got-up', down: 'model-stayed-down', destroyed: 'model-destroyed' } as const;
const RULES = { up: 'CM-DOWN-06', down: 'CM-DOWN-08', destroyed: 'CM-DOWN-07' } as const;
const WORDS = { up: 'it stands', down: 'it stays down', destroyed: 'a natural 1, it is destroyed' } as const;

export const getUp = procedure({
  name: 'get-up',
  title: 'Get up',
  summary: 'A fallen model tries to get up: a save against 20, and a natural 1 destroys it.',
  rules: ['CM-DOWN-06', 'CM-DOWN-07', 'CM-DOWN-08', 'CM-DOWN-11'],
  input,
  result: outcome,
  outcome,
  begin({ model, currentHealth, bonus: more }: Static<typeof input>) {
    const health = currentHealth ?? 0;
    if (health === 0 && card(model).traits.diesAtZero) return refused({ ...refuse(NEVER_FALLS), pointer: '/model' });
    return granted<State>({ total: model.save + (more ?? 0), health, condition: 'down' });
  },
  steps: [getsUp],
  resultOf: ({ condition, health }) => ({ condition, health }),
  outcomeOf: ({ condition, health }) => ({ condition, health }),
  examples: [
    { title: 'A Gnome Infiltrator gets up (CM-EX-02)', input: { model: { ref: 'gnome-infiltrator' } }, faces: [18] },
    { title: 'A natural 1', input: { model: { save: 6, health: 3 } }, faces: [1] },
  ],
});
