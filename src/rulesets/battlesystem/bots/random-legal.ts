import type { Bot } from '../../../kernel/ruleset/game';
import type { BattleAction } from '../game/action';
import { drawAction, drawAnswer } from '../game/draw';
import type { Battle } from '../game/state';

/** Takes anything on offer, and any member of a family. */
export const randomLegal: Bot<Battle, BattleAction> = {
  id: 'random-legal',
  name: 'Random',
  summary: 'Takes any legal action, whatever comes of it.',
  decide(sight, seat, offers, dice) {
    const offer = offers[dice.next(offers.length) - 1]!;
    if ('exactly' in offer) return offer.exactly;
    const { example, family, rule, bounds } = offer;
    if (example.type === 'answer') return { type: 'answer', decision: example.decision, answer: drawAnswer(sight.game, seat, { family, rule, bounds, example: example.answer }, dice) };
    return drawAction(sight.game, seat, { family, rule, bounds, example: example as BattleAction }, dice);
  },
};
