import type { Bot } from '../../../kernel/ruleset/game';
import type { ChainmailAction } from '../game/action';
import { drawAction } from '../game/draw';
import type { Skirmish } from '../game/state';

/** Takes anything on offer, and any member of a family. */
export const randomLegal: Bot<Skirmish, ChainmailAction> = {
  id: 'random-legal',
  name: 'Random',
  summary: 'Takes any legal action, whatever comes of it.',
  decide(sight, seat, offers, dice) {
    const offer = offers[dice.next(offers.length) - 1]!;
    if ('exactly' in offer) return offer.exactly;
    const { example } = offer;
    if (example.type === 'answer') return example;
    return drawAction(sight.game, seat, { family: offer.family, rule: offer.rule, bounds: offer.bounds, example: example as ChainmailAction }, dice);
  },
};
