import { gap } from '../../../kernel/geometry/disc';
import { EPS } from '../rules/field';
import { hasCover } from '../rules/cover';
import { sees } from '../rules/sight';
import { isStaggered } from './conditions';
import { cardOf, type Figure, type Skirmish } from './state';

/** Whether a model is an enemy's; a teammate's is neutral (CM-MELEE-10, CM-TEAM-03). */
export function hostile(a: Figure, b: Figure): boolean {
  return a.team !== b.team;
}

/** Whether a model is another of the same player (CM-RULING-40, CM-ABILCONV-05). */
export function isAlly(a: Figure, b: Figure): boolean {
  return a.side === b.side && a.id !== b.id;
}

/** Whoever lies, routs, is stunned or dazed is in contact with nobody and strikes nobody (CM-MELEE-02, CM-DOWN-04, CM-ROUT-06, CM-ABILCONV-08). */
export function isHelpless(figure: Figure): boolean {
  return figure.down || figure.routing || (figure.conditions.length > 0 && isStaggered(figure));
}

export function touches(a: Figure, b: Figure): boolean {
  return gap(a, b) <= EPS;
}

/** Whether a model sees another: line of sight, and no hiding in cover from an enemy (CM-LOS-01, CM-ABIL-16, CM-ABIL-16b, CM-ARULING-18). */
export function canSee(state: Skirmish, viewer: Figure, target: Figure): boolean {
  return sees(state.terrain, viewer, target) && !isHidden(state, viewer, target);
}

/** Whether a hider has cover from an enemy that has not spotted it this turn (CM-ABIL-16, CM-ABIL-16a). */
export function isHidden(state: Skirmish, viewer: Figure, target: Figure): boolean {
  if (cardOf(state, target).traits.hide === 0 || !hostile(viewer, target) || touches(viewer, target)) return false;
  if (state.active >= 0 && state.figures[state.active]!.id === viewer.id && state.spotted.includes(target.id)) return false;
  return hasCover(state.terrain, viewer, target);
}

/** Whether a model could strike another now: touching it, or within its Reach and in sight of it (CM-MELEE-01, CM-RULING-02, CM-RULING-42). */
export function inContact(state: Skirmish, striker: Figure, target: Figure): boolean {
  if (isHelpless(striker)) return false;
  return couldReach(state, striker, target);
}

/** Contact by distance and sight alone, whatever the striker's condition. */
export function couldReach(state: Skirmish, striker: Figure, target: Figure): boolean {
  const apart = gap(striker, target);
  if (apart <= EPS) return true;
  const { reach } = cardOf(state, striker).traits;
  return reach > 0 && apart <= reach + EPS && canSee(state, striker, target);
}

/** Whether an enemy is in melee contact with a model, so that it can neither charge nor shoot (CM-CHARGE-02, CM-RANGED-04). */
export function isEngaged(state: Skirmish, figure: Figure): boolean {
  for (const other of state.figures) {
    if (other.where === 'field' && hostile(other, figure) && inContact(state, other, figure)) return true;
  }
  return false;
}

/** How many models hostile to a defender are in melee contact with it (CM-MELEE-05). */
export function contactsWith(state: Skirmish, defender: Figure): number {
  let count = 0;
  for (const other of state.figures) {
    if (other.where === 'field' && hostile(other, defender) && inContact(state, other, defender)) count++;
  }
  return count;
}

/** Whether a model stands in base contact with an enemy that is not down, so that a shot at it goes into a melee (CM-RANGED-08). */
export function isInMelee(state: Skirmish, defender: Figure): boolean {
  for (const other of state.figures) {
    if (other.where === 'field' && hostile(other, defender) && !other.down && touches(other, defender)) return true;
  }
  return false;
}
