import { type Static, Type } from '@sinclair/typebox';
import type { Modifier } from '../../../kernel/ruleset/event';
import { procedure, type ProcedureStep } from '../../../kernel/ruleset/procedure';
import { type Fault, granted, refuse, refused } from '../../../kernel/ruleset/refusal';
import { shape } from '../../../kernel/ruleset/shape';
import { type Initiative, initiativeModifiers, rollInitiative } from '../rules/initiative';
import { flag } from './shapes';

const side = shape('InitiativeSide', {
  chargers: Type.Optional(Type.Integer({ minimum: 0, maximum: 50, description: 'Units declared as charging (BS-INIT-01); 0 unless given' })),
});

const input = shape('Initiative', {
  sides: Type.Array(side, { minItems: 2, maxItems: 2, description: 'Side 0 and side 1' }),
  firstTurn: Type.Optional(flag('On the first turn nobody declares a charge (BS-RULING-11)')),
});

const result = shape('InitiativeResult', {
  winner: Type.Integer({ minimum: 0, maximum: 1, description: 'The side with the lower total: it chooses to be First or Second Player' }),
});

interface State {
  readonly chargers: Initiative;
  readonly winner: number | null;
}

const FIRST_TURN: Fault<[]> = { code: 'initiative.first-turn', rule: 'BS-RULING-11', tell: () => ({ message: 'No charge is declared on the first turn.' }) };

function begin({ sides, firstTurn }: Static<typeof input>) {
  const chargers: Initiative = [sides[0]?.chargers ?? 0, sides[1]?.chargers ?? 0];
  const early = chargers.findIndex((count) => firstTurn && count > 0);
  if (early >= 0) return refused({ ...refuse(FIRST_TURN), pointer: `/sides/${early}/chargers` });
  const start: State = { chargers, winner: null };
  return granted(start);
}

const roll: ProcedureStep<State> = {
  name: 'initiative',
  run: ({ chargers }, table) => ({ chargers, winner: rollInitiative(table, chargers) }),
  key: (state) => state.winner ?? -1,
  tell(_, { chargers, winner }) {
    const modifiers: Modifier[] = [0, 1].flatMap((each) => initiativeModifiers(chargers, each));
    return [{ type: 'initiative-won', rule: 'BS-INIT-01', sentence: `Side ${winner} has the lower total and chooses who is First Player.`, modifiers, change: { winner } }];
  },
};

export const initiative = procedure({
  name: 'initiative',
  title: 'Initiative',
  summary: 'Each side throws d10, less 2 for each unit declared as charging; the lower total chooses the order of movement. Ties are thrown again.',
  rules: ['BS-INIT-01', 'BS-INIT-02', 'BS-RULING-11', 'BS-RULING-12'],
  input,
  result,
  outcome: result,
  begin,
  steps: [roll],
  resultOf: ({ winner }) => ({ winner: winner ?? 0 }),
  outcomeOf: ({ winner }) => ({ winner: winner ?? 0 }),
  examples: [
    { title: 'Two chargers take 4 off: 6 - 4 = 2 beats 3 (BS-EX-06)', input: { sides: [{ chargers: 2 }, {}] }, faces: [6, 3] },
    { title: 'A tie is thrown again', input: { sides: [{}, {}], firstTurn: true }, faces: [5, 5, 8, 2] },
  ],
});
