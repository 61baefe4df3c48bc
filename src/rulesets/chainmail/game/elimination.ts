import type { RuleId } from '../../../kernel/ruleset/rule';
import type { Scene } from './scene';
import { cardOf, type Skirmish } from './state';

/** Takes a destroyed model off the field; a side's number or -1 says to whom it is credited (CM-DMG-02, CM-MULTI-06, CM-RULING-31). */
export function destroy(scene: Scene, number: number, rule: RuleId, credit: number): void {
  scene.edit(number).where = 'destroyed';
  scene.tell({ type: 'model-destroyed', rule, model: scene.figure(number).id });
  award(scene, number, credit);
}

/** The side that a model's deeds are credited to; nobody's without a model (CM-RULING-31). */
export function creditOf({ figures }: Skirmish, by: number | null): number {
  return by === null ? -1 : figures[by]!.side;
}

/** Keeps in mind whose model last knocked another down (CM-RULING-31). */
export function noteFelled(scene: Scene, number: number, by: number | null): void {
  if (scene.state.goal === 'points') scene.edit(number).blame = { felled: creditOf(scene.state, by), broken: scene.figure(number).blame.broken };
}

/** Keeps in mind whose model last made another rout (CM-RULING-31). */
export function noteBroken(scene: Scene, number: number, by: number | null): void {
  if (scene.state.goal === 'points') scene.edit(number).blame = { felled: scene.figure(number).blame.felled, broken: creditOf(scene.state, by) };
}

/** Victory points for a model that has just been eliminated: its cost, twice that among the first half of its warband, to its bane or, without one, to every opponent (CM-MULTI-06 to 08, CM-RULING-31). */
export function award(scene: Scene, number: number, credit: number): void {
  const { state } = scene;
  if (state.goal !== 'points') return;
  const figure = scene.figure(number);
  const doubled = lostOf(state, figure.side) <= Math.floor(state.sides[figure.side]!.started / 2);
  const points = cardOf(state, figure).cost * (doubled ? 2 : 1);
  const own = credit < 0 || credit === figure.side;
  state.sides.forEach(({ gone, seat }, side) => {
    if (gone || (own ? side === figure.side : side !== credit)) return;
    scene.editSide(side).points += points;
    scene.tell({ type: 'points-scored', rule: own ? 'CM-MULTI-08' : 'CM-MULTI-06', seat, model: figure.id, points, doubled });
  });
}

/** How many models of a warband have been eliminated. */
export function lostOf({ figures }: Skirmish, side: number): number {
  let lost = 0;
  for (const figure of figures) if (figure.side === side && (figure.where === 'destroyed' || figure.where === 'off')) lost++;
  return lost;
}
