import { lostOf } from './elimination';
import { cardOf, type Skirmish } from './state';

/** A side with the most victory points; those who gave up are out of it (CM-MULTI-05). */
export function mostPoints({ sides }: Skirmish): number {
  let best = -1;
  sides.forEach(({ gone, points }, side) => {
    if (!gone && (best < 0 || points > sides[best]!.points)) best = side;
  });
  return best;
}

/** The side whom nobody can overtake any more, or null (CM-MULTI-09, CM-RULING-32). */
export function lostCause(state: Skirmish): number | null {
  const leader = mostPoints(state);
  const { points } = state.sides[leader]!;
  const overtakes = state.sides.some((side, number) => number !== leader && !side.gone && side.points + mostFrom(state, number) > points);
  return overtakes ? null : leader;
}

/** All a side could still gain: the cost of every model of others, the dearest doubled as long as their warbands give double points (CM-RULING-32). */
export function mostFrom(state: Skirmish, side: number): number {
  let most = 0;
  state.sides.forEach(({ started }, other) => {
    if (other === side) return;
    const costs = state.figures.filter((figure) => figure.side === other && figure.where === 'field').map((figure) => cardOf(state, figure).cost).sort((a, b) => b - a);
    const slots = Math.max(0, Math.floor(started / 2) - lostOf(state, other));
    costs.forEach((cost, i) => (most += i < slots ? 2 * cost : cost));
  });
  return most;
}
