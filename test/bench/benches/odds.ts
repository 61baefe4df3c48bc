import { deepStrictEqual } from 'node:assert';
import { ratio } from '../../../src/kernel/chance/chances';
import { asked, byHand } from '../contenders/odds';
import type { Bench, Line } from '../line';
import { race } from '../race';

/** Both ways must give the same chance to every number of hits suffered. */
function sameOdds(figures: number): void {
  const odds = asked(figures);
  if (!odds.ok) throw new Error('the odds were refused');
  const { values, weights, total } = odds.outcomes;
  const hand = byHand(figures);
  deepStrictEqual(values.length, hand.weights.length);
  values.forEach(({ suffered }, i) => {
    deepStrictEqual(ratio(BigInt(weights[i]!), BigInt(total)), ratio(hand.weights[suffered as number]!, hand.total), `${figures} dice, ${String(suffered)} suffered`);
  });
}

function linesFor(figures: number, hand: readonly number[], warm: readonly number[], cold: readonly number[]): Line[] {
  const against = 'convolution by hand';
  return [
    { what: `odds of ${figures}d8 and armor, warm`, against, ours: warm, theirs: hand, unit: 'us', aim: { atMost: 3 } },
    { what: `odds of ${figures}d8 and armor, cold`, against, ours: cold, theirs: hand, unit: 'us', aim: { atMost: 8 } },
  ];
}

export const odds: Bench = {
  name: 'odds',
  async run() {
    [8, 20].forEach(sameOdds);
    const eight = await race('odds-8-hand', 'odds-8-warm', 'odds-8-cold');
    const twenty = await race('odds-20-hand', 'odds-20-warm', 'odds-20-cold');
    return [
      ...linesFor(8, eight['odds-8-hand'], eight['odds-8-warm'], eight['odds-8-cold']),
      ...linesFor(20, twenty['odds-20-hand'], twenty['odds-20-warm'], twenty['odds-20-cold']),
    ];
  },
};
