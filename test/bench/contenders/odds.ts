import type { Odds } from '../../../src/kernel/ruleset/procedure';
import { attack } from '../../../src/rulesets/battlesystem/procedures/attack';

const BINS = [3n, 2n, 3n];

/** The exact odds of an attack through the procedure that callers ask. */
export function asked(figures: number): Odds {
  return attack.odds({ attacker: { troop: { attackDice: [8] }, figures }, defender: { troop: { armorRating: 7, hits: 2 } } });
}

/** The same by hand: convolve the dice, then thin the hits by Horner's rule, over one denominator. */
export function byHand(figures: number): { weights: bigint[]; total: bigint } {
  let hits: bigint[] = [1n];
  for (let die = 0; die < figures; die++) {
    const next = new Array<bigint>(hits.length + 2).fill(0n);
    for (let i = 0; i < hits.length; i++) for (let j = 0; j < 3; j++) next[i + j]! += hits[i]! * BINS[j]!;
    hits = next;
  }
  const most = hits.length - 1;
  let weights: bigint[] = [hits[most]!];
  let scale = 1n;
  for (let hit = most - 1; hit >= 0; hit--) {
    scale *= 10n;
    const next = new Array<bigint>(weights.length + 1).fill(0n);
    for (let i = 0; i < weights.length; i++) {
      next[i]! += weights[i]! * 3n;
      next[i + 1]! += weights[i]! * 7n;
    }
    next[0]! += hits[hit]! * scale;
    weights = next;
  }
  return { weights, total: 8n ** BigInt(figures) * 10n ** BigInt(most) };
}
