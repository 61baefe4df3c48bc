import { touches } from './contact';
import * as faults from './faults';
import type { ChainmailFault } from './faults';
import type { Scene } from './scene';
import { cardOf, type Figure, NOBODY_BESIDE, type Skirmish } from './state';

/** Why a model out of command can't make for what the scenario is about: the centre, or for attackers the defenders' edge, and wild troops not at all (CM-SCEN-16, CM-SCEN-17, CM-SCEN-24, CM-SCEN-25). */
export function whyNotToGoal(state: Skirmish, figure: Figure): ChainmailFault | null {
  const { wild } = cardOf(state, figure).traits;
  if (state.goal === 'hold') return wild ? faults.NO_GOAL_WILD : null;
  if (state.goal !== 'breakthrough' || state.sides[figure.side]!.role !== 'attacker') return faults.NO_GOAL;
  return wild && !mayFollow(state, figure) ? faults.NO_GOAL_WILD : null;
}

/** Whether a commander that a wild troop stood beside when the round began has left since (CM-SCEN-26). */
export function mayFollow({ figures }: Skirmish, { beside }: Figure): boolean {
  return beside.some((number) => figures[number]!.where === 'off');
}

/** Notes which commanders each wild attacker of a breakthrough stands beside as a round begins (CM-SCEN-26). */
export function noteCompany(scene: Scene): void {
  const { state } = scene;
  state.figures.forEach((figure, number) => {
    if (figure.where !== 'field' || !cardOf(state, figure).traits.wild || state.sides[figure.side]!.role !== 'attacker') return;
    const beside = state.figures.flatMap((other, at) => (other.where === 'field' && other.side === figure.side && at !== number && cardOf(state, other).traits.commander > 0 && touches(other, figure) ? [at] : []));
    if (beside.length > 0 || figure.beside.length > 0) scene.edit(number).beside = beside.length > 0 ? beside : NOBODY_BESIDE;
  });
}
