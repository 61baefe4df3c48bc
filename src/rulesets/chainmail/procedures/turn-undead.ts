import { type Static, Type } from '@sinclair/typebox';
import { procedure, type ProcedureStep } from '../../../kernel/ruleset/procedure';
import { type Fault, granted, refuse, refused } from '../../../kernel/ruleset/refusal';
import { profile, shape } from '../../../kernel/ruleset/shape';
import { rollTurning } from '../rules/turning';
import { abilities, card } from './shapes';

const input = shape('TurnUndead', {
  model: profile('model', 'Turner', { abilities }),
  targetLevel: Type.Optional(Type.Integer({ minimum: 0, maximum: 40, description: 'Effective level of the closest undead enemy within 6 inches and in sight (CM-TURN-03, CM-TURN-07); none is near unless given' })),
});
const outcome = {
  level: Type.Integer({ description: 'The highest level that is turned; 0 for none (CM-TURN-02)' }),
  routs: Type.Boolean({ description: 'Whether the target routs (CM-TURN-05)' }),
};

interface Turning {
  readonly rating: number;
  readonly target: number | null;
  readonly level: number;
}

const NO_TURNING: Fault<[]> = { code: 'turn-undead.unable', rule: 'CM-ABIL-41', tell: () => ({ message: 'The model cannot turn undead.' }) };

const check: ProcedureStep<Turning> = {
  name: 'turning check',
  run: (turning, table) => ({ ...turning, level: rollTurning(table, turning.rating, 'turner') }),
  key: ({ level }) => level,
  tell: (_, turning) => [{ type: routs(turning) ? 'model-routed' : 'undead-turned', rule: 'CM-TURN-02', sentence: turning.level === 0 ? 'Nothing is turned.' : `Level ${turning.level} is turned${routs(turning) ? ': the undead model routs without a save' : ''}.`, modifiers: [], change: { level: turning.level, routs: routs(turning) } }],
};

function routs({ level, target }: Turning): boolean {
  return target !== null && level > 0 && target <= level;
}

export const turnUndead = procedure({
  name: 'turn-undead',
  title: 'Turn undead',
  summary: 'A d20 and the rating: up to what level the closest undead enemy routs.',
  rules: ['CM-ABIL-41', 'CM-TURN-02', 'CM-TURN-03', 'CM-TURN-05', 'CM-ARULING-21'],
  input,
  result: shape('TurnUndeadResult', outcome),
  outcome: shape('TurnUndeadOutcome', outcome),
  begin({ model, targetLevel }: Static<typeof input>) {
    const { turning } = card(model).traits;
    if (turning < 0) return refused({ ...refuse(NO_TURNING), pointer: '/model/abilities' });
    return granted<Turning>({ rating: turning, target: targetLevel ?? null, level: 0 });
  },
  steps: [check],
  resultOf: (turning) => ({ level: turning.level, routs: routs(turning) }),
  outcomeOf: (turning) => ({ level: turning.level, routs: routs(turning) }),
  examples: [
    { title: 'A Dwarf Cleric turns a skeleton of level 1 (CM-AEX-20)', input: { model: { ref: 'dwarf-cleric' }, targetLevel: 1 }, faces: [6] },
    { title: 'A level too high is passed over', input: { model: { ref: 'dwarf-cleric' }, targetLevel: 3 }, faces: [9] },
  ],
});
