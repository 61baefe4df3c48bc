import { gap } from '../../../kernel/geometry/disc';
import type { Modifier } from '../../../kernel/ruleset/event';
import type { RuleId } from '../../../kernel/ruleset/rule';
import { EPS } from '../rules/field';
import { type Losses, moraleDc, moraleModifiers, testMorale } from '../rules/morale';
import { nerveFrom } from '../rules/orders';
import { modifier } from '../rules/saves';
import { steady } from './command-points';
import { strengthOf } from './conditions';
import { guidanceFor } from './guidance';
import type { Scene } from './scene';
import { cardOf, type Figure, type Skirmish } from './state';

const AURA = 2;
const INSPIRED = 6;

/** The losses of a warband: destroyed, knocked down, routing and routed off (CM-MORALE-06, CM-RULING-16). */
export function lossesOf(state: Skirmish, side: number): Losses {
  let casualties = 0;
  for (const figure of state.figures) {
    if (figure.side !== side) continue;
    if (figure.where === 'destroyed' || (figure.where === 'field' && figure.down) || figure.routing) casualties++;
  }
  return { started: state.sides[side]!.started, casualties };
}

/** Makes a morale save and tells it; the fearless pass without a die (CM-MORALE-01, CM-MORALE-11). */
export function testNerve(scene: Scene, number: number, rule: RuleId, purpose: string): boolean {
  const { state } = scene;
  if (state.rules === 'advanced' && rule !== 'CM-MORALE-10' && !scene.card(number).traits.fearless) steady(scene, number, purpose);
  const figure = scene.figure(number);
  const card = cardOf(state, figure);
  const own = moraleModifiers(card, { health: figure.health, fullHealth: card.health, aura: auraOver(state, figure), inspired: inspirationOf(state, figure), resistance: strengthOf(figure, 'resistant'), ordered: nerveFrom(figure.command.order), other: 0 });
  const modifiers = card.traits.fearless || figure.conditions.length === 0 ? own : [...own, ...guidanceFor(scene, number, 'save')];
  const dc = moraleDc(lossesOf(state, figure.side));
  if (!card.traits.fearless) scene.disturb(figure.side);
  const passed = testMorale(scene.play, card, modifiers, dc, scene.seatOf(number), purpose);
  scene.tell({ type: 'morale-tested', rule: card.traits.fearless ? 'CM-MORALE-11' : rule, modifiers, model: figure.id, dc, passed });
  return passed;
}

/** What is added to a save against fear besides the model's own (CM-ABIL-01, CM-ABIL-19, CM-ABIL-20, CM-SPELL-01a). */
export function fearModifiers(state: Skirmish, figure: Figure): readonly Modifier[] {
  const found: Modifier[] = [];
  const aura = auraOver(state, figure);
  const inspired = inspirationOf(state, figure);
  const { morale } = cardOf(state, figure).traits;
  if (aura > 0) found.push(modifier('aura-of-courage', 'CM-ABIL-01', aura));
  if (inspired > 0) found.push(modifier('inspire-courage', 'CM-ABIL-19', inspired));
  if (morale !== 0) found.push(modifier('morale', 'CM-ABIL-20', morale));
  return found;
}

/** The best aura of an ally within 2", whatever that ally's condition (CM-ABIL-01, CM-ABIL-01a, CM-ABIL-01b, CM-EXPERT-12). */
function auraOver(state: Skirmish, figure: Figure): number {
  let best = 0;
  for (const other of state.figures) {
    const { aura } = cardOf(state, other).traits;
    if (aura > best && isAllyWithin(other, figure, AURA)) best = aura;
  }
  return best;
}

/** The best inspiration by an ally of the same faction within 6" that neither lies nor routs (CM-ABIL-19, CM-EXPERT-12). */
export function inspirationOf(state: Skirmish, figure: Figure): number {
  let best = 0;
  for (const other of state.figures) {
    const { traits, faction } = cardOf(state, other);
    if (traits.inspire > best && !other.down && !other.routing && faction === cardOf(state, figure).faction && isAllyWithin(other, figure, INSPIRED)) best = traits.inspire;
  }
  return best;
}

function isAllyWithin(other: Figure, figure: Figure, inches: number): boolean {
  return other.where === 'field' && other.side === figure.side && other.id !== figure.id && gap(other, figure) <= inches + EPS;
}
