import { gap } from '../../../kernel/geometry/disc';
import { EPS } from '../rules/field';
import { modifier } from '../rules/saves';
import { rollTurning } from '../rules/turning';
import { isEvilCleric } from './command';
import { canSee, hostile } from './contact';
import * as faults from './faults';
import type { ChainmailFault } from './faults';
import { breakNerve } from './fighting';
import { breakTie } from './nearest';
import type { Scene } from './scene';
import { cardOf, type Figure, type Skirmish } from './state';

const RANGE = 6;

/** Why a model can't turn undead where it stands; how far they are is measured when it has tried (CM-TURN-01, CM-TURN-03, CM-RULING-12). */
export function whyNotTurnUndead(state: Skirmish, figure: Figure): ChainmailFault | null {
  if (cardOf(state, figure).traits.turning < 0) return faults.NO_TURNING;
  return state.figures.some((other) => mayTurn(state, figure, other)) ? null : faults.NO_UNDEAD;
}

/** Undead enemies in sight that do not rout already (CM-TURN-03, CM-ARULING-21). */
function mayTurn(state: Skirmish, turner: Figure, other: Figure): boolean {
  return other.where === 'field' && !other.routing && cardOf(state, other).traits.undead && hostile(turner, other) && canSee(state, turner, other);
}

/** The closest undead enemy of a level that the die turns routs, without a save (CM-TURN-01 to 05). */
export function turnUndead(scene: Scene, number: number): void {
  const { state } = scene;
  const { turning } = scene.card(number).traits;
  const level = rollTurning(scene.play, turning, scene.seatOf(number));
  const target = level === 0 ? -1 : closest(scene, number, level);
  scene.tell({ type: 'undead-turned', rule: 'CM-TURN-02', modifiers: [modifier('turn-undead', 'CM-ABIL-41', turning)], model: scene.figure(number).id, level, target: target < 0 ? null : scene.figure(target).id });
  if (target < 0) return;
  scene.disturb(state.figures[target]!.side);
  breakNerve(scene, target, number, null);
}

/** The nearest within six inches whose level the die reaches; of equals the lower level, then by dice; -1 if none (CM-TURN-03, CM-TURN-04). */
function closest(scene: Scene, number: number, level: number): number {
  const { state } = scene;
  const turner = scene.figure(number);
  const found = state.figures
    .map((figure, who) => ({ who, figure, inches: gap(turner, figure), level: effectiveLevel(state, figure) }))
    .filter(({ figure, inches, level: own }) => inches <= RANGE + EPS && own <= level && mayTurn(state, turner, figure));
  if (found.length === 0) return -1;
  const nearest = Math.min(...found.map(({ inches }) => inches));
  const near = found.filter(({ inches }) => inches <= nearest + EPS);
  const lowest = Math.min(...near.map((each) => each.level));
  const equal = near.filter((each) => each.level === lowest);
  return equal[breakTie(scene, number, equal.map(({ figure }) => figure.id))]!.who;
}

/** The level of an undead model, or of an evil cleric commander of its side close by if that is higher (CM-TURN-07). */
function effectiveLevel(state: Skirmish, undead: Figure): number {
  let { level } = cardOf(state, undead);
  for (const other of state.figures) {
    if (other.where !== 'field' || other.side !== undead.side || other.down || other.routing || !isEvilCleric(cardOf(state, other))) continue;
    if (gap(other, undead) <= RANGE + EPS) level = Math.max(level, cardOf(state, other).level);
  }
  return level;
}
