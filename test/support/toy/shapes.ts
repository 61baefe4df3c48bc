import { Type } from '@sinclair/typebox';
import type { DecisionKind } from '../../../src/kernel/ruleset/game-rules';
import { shape } from '../../../src/kernel/ruleset/shape';

const model = Type.String({ maxLength: 10 });

export const SETUP_SHAPE = shape('Toy set-up', {
  size: Type.Integer(),
  rounds: Type.Integer(),
  models: Type.Integer(),
  seats: Type.Array(shape('Toy seat', { seat: Type.String({ maxLength: 20 }), team: Type.String({ maxLength: 20 }) }), { maxItems: 4 }),
});

export const ACTION_SHAPE = Type.Union([
  shape('Toy move', { type: Type.Literal('move'), model, path: Type.String({ maxLength: 8 }) }),
  shape('Toy strike', { type: Type.Literal('strike'), model, target: model }),
  shape('Toy shot', { type: Type.Literal('shoot'), model, target: model }),
  shape('Toy invocation', { type: Type.Literal('invoke'), model }),
  shape('Toy end of turn', { type: Type.Literal('end-turn') }),
]);

const reaction = Type.Union([Type.Literal('strike'), Type.Literal('pass')]);

export const DECISIONS: { readonly [kind: string]: DecisionKind } = {
  bearer: { rule: 'TOY-RELIC-01', answer: model },
  stance: { rule: 'TOY-STANCE-01', answer: Type.Union([Type.Literal('bold'), Type.Literal('steady'), Type.Literal('wary')]) },
  reaction: { rule: 'TOY-REACT-01', answer: reaction },
  riposte: { rule: 'TOY-REACT-02', answer: reaction },
  luck: { rule: 'TOY-LUCK-01', answer: Type.Union([Type.Literal('again'), Type.Literal('accept')]) },
};
