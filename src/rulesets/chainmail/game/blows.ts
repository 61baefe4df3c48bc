import type { Id } from '../../../kernel/table/table';
import type { Blow as BlowDeed } from './action';
import { hostile, inContact } from './contact';
import { bears } from './conditions';
import { cardOf, type Figure, type Skirmish } from './state';

/** The blows open to a model where it stands, each plain and with what it may declare to some avail (CM-ACT-04, CM-ABIL-06, CM-ABIL-33, CM-ABIL-38). */
export function blowsOf(state: Skirmish, figure: Figure, spared: Id | null = null): readonly BlowDeed[] {
  const blows: BlowDeed[] = [];
  for (const target of state.figures) {
    if (target.where !== 'field' || target.id === spared || !hostile(target, figure) || !inContact(state, figure, target)) continue;
    blows.push({ type: 'melee', target: target.id });
    if (maySmite(state, figure, target)) blows.push({ type: 'melee', target: target.id, smite: true });
    if (mayStun(state, figure, target)) blows.push({ type: 'melee', target: target.id, stun: true });
    if (mayEnd(state, figure, target)) blows.push({ type: 'melee', target: target.id, deathTouch: true });
  }
  return blows;
}

/** Whether a smite would add anything (CM-ABIL-33). */
export function maySmite(state: Skirmish, figure: Figure, target: Figure): boolean {
  return figure.smites > 0 && cardOf(state, target).alignment === 'evil';
}

/** Whether a stunning attack could stun (CM-ABIL-38, CM-ABIL-17g). */
export function mayStun(state: Skirmish, figure: Figure, target: Figure): boolean {
  if (figure.stuns === 0) return false;
  const { living, immuneStun } = cardOf(state, target).traits;
  return living && !immuneStun && !bears(target, 'stunned');
}

/** Whether a death touch could destroy (CM-ABIL-06, CM-ABIL-06a, CM-ARULING-32). */
export function mayEnd(state: Skirmish, figure: Figure, target: Figure): boolean {
  return figure.touches > 0 && cardOf(state, target).traits.living && target.health <= cardOf(state, figure).traits.deathTouch;
}
