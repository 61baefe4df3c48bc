import { gap } from '../../../kernel/geometry/disc';
import type { Walk } from '../../../kernel/geometry/path';
import { distance, type Point } from '../../../kernel/geometry/point';
import { entryToDisc } from '../../../kernel/geometry/sweep';
import { direction } from '../../../kernel/geometry/vector';
import { EPS } from '../rules/field';
import type { ChainmailAction } from './action';
import { quarryOf } from './choice';
import { isUnderCommand } from './command';
import { hostile, inContact, isEngaged, isHelpless } from './contact';
import { affordable, dueBy, duesOf, openInches } from './course';
import { chooseTarget, shootAt } from './deed';
import { blowOf, strike } from './fighting';
import { crowdFor, hasRoom, walkOf } from './ground';
import type { Scene } from './scene';
import { cardOf, copyFigure, type Figure, type Skirmish } from './state';
import { ahead, travel, WALK } from './travel';

/** The longest gap a charger may leave to throw over. */
export const FARTHEST_THROW = 24;

export type Charge = Extract<ChainmailAction, { readonly type: 'charge' }>;

/** How a straight run at an enemy goes before anybody strikes. */
interface Run {
  /** Inches it covers. */
  readonly inches: number;
  /** Length and costs together. */
  readonly spent: number;
  /** Why it is no charge any more, or null. */
  readonly broken: 'slowed' | 'blocked' | 'met' | null;
}

/** Straight at the nearest enemy, up to twice the speed, and a blow if contact is made (CM-CHARGE-01, CM-CHARGE-03 to 11, CM-RULING-09, CM-RULING-10). */
export function charge(scene: Scene, number: number, action: Charge): void {
  const commanded = isUnderCommand(scene.state, scene.figure(number));
  const target = quarryOf(scene, number, action.target);
  if (target === null) return tellNobody(scene, number);
  const run = runAt(scene.state, scene.figure(number), scene.figure(target), action.gap, commanded && action.haltIfSlowed === true, action.throw === true);
  const start = scene.figure(number);
  const heading = direction(start, scene.figure(target));
  const end = heading === null ? start : ahead(start, heading, run.inches);
  const { arrived } = run.inches > 0 ? travel(scene, number, [{ x: start.x, y: start.y }, { x: end.x, y: end.y }], { ...WALK, toward: target }) : { arrived: true };
  if (!arrived) return;
  if (run.broken !== null) tellBroken(scene, number, run.broken);
  if (action.throw === true && run.broken === null && !isEngaged(scene.state, scene.figure(number)) && !inContact(scene.state, scene.figure(number), scene.figure(target))) return shootAt(scene, number, target, false, run.inches);
  const struck = whomToStrike(scene, number, target, run);
  if (struck < 0) return;
  const blow = blowOf(action, false);
  // Two literals, since one that holds now null and now a whole number is never settled on by the compiler.
  if (run.broken !== null) strike(scene, number, struck, blow);
  else strike(scene, number, struck, { opportunity: false, charged: run.inches, smite: blow.smite, stunning: blow.stunning, touch: blow.touch, rends: false });
}

/** Nobody it sees can be reached: the charge was declared and goes nowhere (CM-NEAREST-03, CM-RULING-12). */
function tellNobody(scene: Scene, number: number): void {
  const { id, x, y } = scene.figure(number);
  scene.tell({ type: 'move-halted', rule: 'CM-NEAREST-03', model: id, at: { x, y }, reason: 'No enemy in sight can be reached.' });
}

function tellBroken(scene: Scene, number: number, broken: NonNullable<Run['broken']>): void {
  const { id, x, y } = scene.figure(number);
  scene.tell({ type: 'charge-broken', rule: BROKEN[broken].rule, model: id, at: { x, y }, reason: BROKEN[broken].reason });
}

const BROKEN = {
  slowed: { rule: 'CM-CHARGE-07', reason: 'Something slowed it.' },
  blocked: { rule: 'CM-RULING-10', reason: 'Something stood in its way.' },
  met: { rule: 'CM-CHARGE-08', reason: 'Another enemy stopped it.' },
} as const;

/** The charged enemy; after a broken charge anyone in contact, if no more than the speed was moved (CM-CHARGE-10, CM-RULING-09). */
function whomToStrike(scene: Scene, number: number, target: number, { broken, spent }: Run): number {
  const { state } = scene;
  const charger = scene.figure(number);
  if (broken !== null && spent > scene.card(number).speed + EPS) return -1;
  if (broken === null) return inContact(state, charger, scene.figure(target)) ? target : -1;
  return chooseTarget(scene, number, target);
}

/** Works out how far the straight run goes and what breaks it (CM-CHARGE-04, CM-CHARGE-07 to 09, CM-CHARGE-14). */
export function runAt(state: Skirmish, charger: Figure, target: Figure, stopAt: number | undefined, haltIfSlowed: boolean, throws = false): Run {
  const { speed, traits } = cardOf(state, charger);
  const stopGap = throws ? (stopAt ?? traits.reach) : Math.min(stopAt ?? traits.reach, traits.reach);
  const full = Math.min(2 * speed, Math.max(0, gap(charger, target) - stopGap));
  const heading = direction(charger, target);
  if (heading === null || full <= EPS) return { inches: 0, spent: 0, broken: null };
  const path: readonly Point[] = [{ x: charger.x, y: charger.y }, ahead(charger, heading, full)];
  const walk = walkOf(state, charger, crowdFor(state, charger), path);
  const met = meetsEnemy(state, charger, target, path, full);
  const open = openInches(path, walk);
  const dues = duesOf(state, charger, path, walk);
  const slowed = dues.length > 0 ? dues[0]!.at : Infinity;
  const end = Math.min(full, met, open);
  if (slowed >= end) {
    const inches = fits(state, charger, path, end, walk);
    return { inches, spent: inches, broken: met < full - EPS && met <= open ? 'met' : open < full - EPS ? 'blocked' : null };
  }
  const inches = fits(state, charger, path, haltIfSlowed ? slowed : Math.min(end, affordable(dues, end, 2 * speed)), walk);
  return { inches, spent: inches + dueBy(dues, inches), broken: 'slowed' };
}

/** A charge that would end on a fallen model stops before it (CM-MOVE-05). */
function fits(state: Skirmish, charger: Figure, path: readonly Point[], inches: number, { endFree }: Walk): number {
  const length = distance(path[0]!, path[1]!);
  if (inches >= length - EPS && endFree) return inches;
  const crowd = crowdFor(state, charger);
  for (let back = inches; back > EPS; back -= BACK_STEP) {
    const place = { x: path[0]!.x + ((path[1]!.x - path[0]!.x) * back) / length, y: path[0]!.y + ((path[1]!.y - path[0]!.y) * back) / length };
    if (hasRoom(state, charger, crowd, place)) return back;
  }
  return 0;
}

const BACK_STEP = 0.05;

/** The inches at which another enemy is in contact with the charger, or touched by it (CM-CHARGE-08, CM-CHARGE-09). */
function meetsEnemy(state: Skirmish, charger: Figure, target: Figure, path: readonly Point[], full: number): number {
  let first = Infinity;
  for (const enemy of state.figures) {
    if (enemy.where !== 'field' || enemy.id === target.id || !hostile(enemy, charger) || enemy.down) continue;
    const reach = isHelpless(enemy) ? 0 : cardOf(state, enemy).traits.reach;
    const share = entryToDisc(path[0]!, path[1]!, charger.r, enemy, reach);
    if (share * full >= first) continue;
    if (reach === 0 || inContact(state, enemy, at(charger, ahead(path[0]!, direction(path[0]!, path[1]!)!, share * full)))) first = share * full;
  }
  return first;
}

function at(charger: Figure, { x, y }: Point): Figure {
  const there = copyFigure(charger);
  there.x = x;
  there.y = y;
  return there;
}
