import { gap } from '../../../kernel/geometry/disc';
import { EPS } from '../rules/field';
import { extraRange } from '../rules/hills';
import type { Activation, Declared, Deed } from './action';
import { whyNotChoose } from './choice';
import { commanderOf, mayRally } from './command';
import { mustRecover } from './conditions';
import { hostile, inContact, isHidden } from './contact';
import * as faults from './faults';
import type { ChainmailFault } from './faults';
import { mayFollow } from './goal';
import { Look } from './look';
import { whyNotCast } from './may-cast';
import { isKnown, nearestInSight } from './nearest';
import { whyNotTurnUndead } from './turn-undead';
import { sees } from '../rules/sight';
import { cardOf, type Figure, figureNumber, type Skirmish } from './state';

/** Why a side can't have a model take its turn now (CM-ROUND-04 to 06). */
export function whyNotActivate(state: Skirmish, side: number, number: number): ChainmailFault | null {
  const figure = state.figures[number];
  if (figure === undefined) return faults.NO_SUCH_MODEL;
  if (figure.side !== side) return faults.NOT_YOURS;
  if (figure.where !== 'field') return faults.NOT_ON_FIELD;
  if (figure.acted) return faults.HAS_ACTED;
  return state.active >= 0 && state.active !== number ? faults.OTHER_ACTIVE : null;
}

/** Why a model that may act can't do a kind of thing at all (CM-ACT-01, CM-ACT-02). */
export function whyNotKind(state: Skirmish, figure: Figure, type: Activation['type'], look = new Look(state, figure)): ChainmailFault | null {
  const held = mustRecover(figure);
  if (type === 'recover') return held ? null : faults.NOT_HELD;
  if (held) return faults.HELD;
  const idle = awaitsRousing(state, figure);
  if (type === 'rouse') return idle ? null : faults.NEEDS_NO_ROUSING;
  if (idle) return faults.NOT_ROUSED;
  if (type === 'get-up') return figure.down ? null : faults.NOT_DOWN;
  if (figure.down) return faults.DOWN;
  if (type === 'rally' || type === 'flee') return whyNotRallyOrFlee(figure, type, mayRally(state, figure));
  if (figure.routing) return faults.ROUTING;
  const { wild } = cardOf(state, figure).traits;
  switch (type) {
    case 'maneuver':
      if (wild) return faults.WILD;
      return look.commanded ? null : faults.OUT_OF_COMMAND;
    case 'advance':
      if (wild) return knowsEnemy(state, figure, look) || mayFollow(state, figure) ? null : faults.WILD_STAYS;
      return look.commanded ? faults.IN_COMMAND : null;
    case 'regroup':
      if (!wild) return faults.NOT_WILD;
      return commanderOf(state, figure) === null ? faults.NO_COMMANDER : null;
    case 'charge':
      return whyNotCharge(state, figure, look);
    case 'stand':
      return wild ? whyNotStandWild(state, figure, look) : null;
    case 'spot':
      return null;
    default:
      return (type satisfies never, faults.UNKNOWN_ACTION);
  }
}

/** Whether an unreliable model has not thrown its die yet in this turn (CM-ABIL-43, CM-ARULING-11). */
export function awaitsRousing(state: Skirmish, figure: Figure): boolean {
  return cardOf(state, figure).traits.unreliable > 0 && !(state.active >= 0 && state.figures[state.active]!.id === figure.id);
}

function whyNotRallyOrFlee(figure: Figure, type: 'rally' | 'flee', rallies: boolean): ChainmailFault | null {
  if (!figure.routing) return faults.NOT_ROUTING;
  if (type === 'rally') return rallies ? null : faults.CANNOT_RALLY;
  return rallies ? faults.MUST_RALLY : null;
}

/** Whether a model sees an enemy, or smells one (CM-ABIL-45a, CM-ARULING-12). */
export function knowsEnemy(state: Skirmish, figure: Figure, look = new Look(state, figure)): boolean {
  if (look.aware) return true;
  return cardOf(state, figure).traits.scent && state.figures.some((other) => other.where === 'field' && hostile(other, figure) && isKnown(state, figure, other, true));
}

/** A wild troop that knows of an enemy goes for it, unless it fights already (CM-ABIL-45a). */
function whyNotStandWild(state: Skirmish, figure: Figure, look: Look): ChainmailFault | null {
  return knowsEnemy(state, figure, look) && !canStrike(state, figure) ? faults.WILD_MUST_GO : null;
}

/** Whether a model is in melee contact with any enemy. */
export function canStrike(state: Skirmish, figure: Figure): boolean {
  return state.figures.some((other) => other.where === 'field' && hostile(other, figure) && inContact(state, figure, other));
}

/** Why a model can't charge: engaged, or nobody in sight; whether it can reach anybody is measured when it runs (CM-CHARGE-02, CM-NEAREST-02, CM-RULING-12). */
export function whyNotCharge(state: Skirmish, figure: Figure, look = new Look(state, figure)): ChainmailFault | null {
  if (look.engaged) return faults.ENGAGED_CHARGE;
  return look.aware ? null : faults.NOBODY_TO_CHARGE;
}

/** Why a model at a place can't follow its move with a deed (CM-ACT-03 to 05). */
export function whyNotDeed(state: Skirmish, figure: Figure, deed: Deed, moved: boolean): { readonly fault: ChainmailFault; readonly about: string } | null {
  if (deed.type === 'cast') return whyNotCast(state, figure, deed);
  if (deed.type === 'turn-undead') {
    const fault = whyNotTurnUndead(state, figure);
    return fault === null ? null : { fault, about: figure.id };
  }
  if (deed.type !== 'fire-bomb') {
    const undeclared = whyNotDeclare(figure, deed);
    if (undeclared !== null) return { fault: undeclared, about: figure.id };
  }
  if (deed.type === 'ranged' || deed.type === 'fire-bomb') {
    const fault = whyNotShootWith(state, figure, deed.type) ?? whyNotShoot(state, figure, moved) ?? whyNotChoose(state, figure, deed.target);
    return fault === null ? null : { fault, about: figure.id };
  }
  const target = state.figures[figureNumber(state, deed.target)];
  if (target === undefined) return { fault: faults.NO_SUCH_MODEL, about: deed.target };
  if (target.where !== 'field') return { fault: faults.NOT_ON_FIELD, about: deed.target };
  if (!hostile(figure, target)) return { fault: faults.NOT_HOSTILE, about: deed.target };
  return inContact(state, figure, target) ? null : { fault: faults.NOT_IN_CONTACT, about: deed.target };
}

/** Why a model can't declare something of its attack: it has none of it left, or a death touch has no weapon for the rest to ride on (CM-ABIL-00b, CM-ABIL-06, CM-ARULING-05). */
export function whyNotDeclare({ smites, stuns, touches }: Figure, { smite, stun, deathTouch }: Declared): ChainmailFault | null {
  if (smite === true && smites === 0) return faults.NO_SMITE;
  if (stun === true && stuns === 0) return faults.NO_STUN;
  if (deathTouch !== true) return null;
  if (touches === 0) return faults.NO_TOUCH;
  return smite === true || stun === true ? faults.TOUCH_ALONE : null;
}

/** Fire bombs are all that their owner has to shoot with (CM-ABIL-15). */
function whyNotShootWith(state: Skirmish, figure: Figure, type: 'ranged' | 'fire-bomb'): ChainmailFault | null {
  const bombs = cardOf(state, figure).traits.fireBomb > 0;
  if (type === 'ranged') return bombs ? faults.BOMBS_ONLY : null;
  return bombs ? null : faults.NO_BOMBS;
}

/** Why a model can't end its charge with a throw (CM-ABIL-39, CM-ARULING-13). */
export function whyNotThrow(state: Skirmish, figure: Figure): ChainmailFault | null {
  const { ranged, traits } = cardOf(state, figure);
  if (!traits.thrown) return faults.NO_THROW;
  if (ranged === null) return faults.NO_RANGED;
  if (traits.slowShot) return faults.MOVED_SLOW_SHOT;
  return figure.shots === 0 ? faults.NO_SHOTS : null;
}

/** Why a model at a place can't shoot (CM-ACT-05, CM-RANGED-04, CM-STAT-14, CM-STAT-15, CM-ABIL-32). */
export function whyNotShoot(state: Skirmish, figure: Figure, moved: boolean, look = new Look(state, figure)): ChainmailFault | null {
  const { ranged, traits } = cardOf(state, figure);
  if (ranged === null) return faults.NO_RANGED;
  if (figure.shots === 0) return faults.NO_SHOTS;
  if (moved && traits.slowShot) return faults.MOVED_SLOW_SHOT;
  if (look.engaged) return faults.ENGAGED_SHOT;
  return look.aware ? null : faults.NOBODY_IN_SIGHT;
}

/** Why a model out of command can't stop on its way to shoot (CM-CMD-09, CM-RULING-08, CM-ABIL-45a). */
export function whyNotStopToShoot(state: Skirmish, figure: Figure, inches: number, look = new Look(state, figure)): ChainmailFault | null {
  const { ranged, traits, speed } = cardOf(state, figure);
  if (traits.wild) return faults.WILD;
  if (ranged === null) return faults.NO_RANGED;
  if (figure.shots === 0) return faults.NO_SHOTS;
  if (traits.slowShot) return faults.MOVED_SLOW_SHOT;
  if (inches > speed + EPS) return faults.SHOT_TOO_FAR;
  if (look.engaged) return faults.ENGAGED_SHOT;
  const nearest = nearestInSight(state, figure);
  if (nearest.length === 0) return faults.NOBODY_IN_SIGHT;
  const inRange = nearest.some((number) => gap(figure, state.figures[number]!) + extraRange(state.terrain, figure, state.figures[number]!) <= ranged.range + EPS);
  return inRange ? faults.IN_RANGE_ALREADY : null;
}

/** Why a model can't seek a hider (CM-ABIL-16a, CM-ARULING-18). */
export function whyNotSpot(state: Skirmish, figure: Figure, target: Figure | undefined): ChainmailFault | null {
  if (target === undefined) return faults.NO_SUCH_MODEL;
  if (target.where !== 'field') return faults.NOT_ON_FIELD;
  if (state.active >= 0 && state.tried.includes(target.id)) return faults.TRIED_ALREADY;
  return hostile(figure, target) && sees(state.terrain, figure, target) && isHidden(state, figure, target) ? null : faults.NOT_A_HIDER;
}

