import { gap } from '../../../kernel/geometry/disc';
import type { Crowd, Route, Side as FieldSide } from '../../../kernel/geometry/path';
import { contest } from '../../../kernel/table/questions';
import { EPS } from '../rules/field';
import { canSee, hostile, isAlly } from './contact';
import { crowdFor, routeTo } from './ground';
import type { Scene } from './scene';
import { cardOf, type Edge, type Figure, type Skirmish } from './state';

const SCENT = 6;

/** An enemy and the cheapest way to it. */
export interface Reachable {
  readonly number: number;
  readonly route: Route;
}

/** The enemies a model can be drawn to: in sight, or close enough to smell (CM-NEAREST-01, CM-ABIL-29). */
export function isKnown(state: Skirmish, mover: Figure, enemy: Figure, bySmell: boolean): boolean {
  return canSee(state, mover, enemy) || (bySmell && cardOf(state, mover).traits.scent && gap(mover, enemy) <= SCENT + EPS);
}

/** The nearest enemies by path cost, all that are equally near; fallen ones only where no other can be reached (CM-NEAREST-03, CM-NEAREST-05, CM-RULING-11). */
export function nearestByPath(state: Skirmish, mover: Figure, bySmell: boolean, except = -1): readonly Reachable[] {
  const crowd = crowdFor(state, mover);
  const standing = cheapest(state, mover, crowd, enemiesKnown(state, mover, bySmell, false, except));
  return standing.length > 0 ? standing : cheapest(state, mover, crowd, enemiesKnown(state, mover, bySmell, true, except));
}

function enemiesKnown(state: Skirmish, mover: Figure, bySmell: boolean, down: boolean, except: number): readonly number[] {
  const found: number[] = [];
  for (let number = 0; number < state.figures.length; number++) {
    const figure = state.figures[number]!;
    if (number !== except && figure.where === 'field' && figure.down === down && hostile(figure, mover) && isKnown(state, mover, figure, bySmell)) found.push(number);
  }
  return found;
}

function cheapest(state: Skirmish, mover: Figure, crowd: Crowd, numbers: readonly number[]): readonly Reachable[] {
  const nearFirst = numbers.map((number) => ({ number, apart: gap(mover, state.figures[number]!) })).sort((a, b) => a.apart - b.apart || a.number - b.number);
  let found: Reachable[] = [];
  let best = Infinity;
  for (const { number, apart } of nearFirst) {
    if (apart > best + EPS) break;
    const route = routeTo(state, mover, crowd, { to: 'contact', disc: state.figures[number]! }, best + EPS);
    if (route === null) continue;
    if (route.cost < best) {
      best = route.cost;
      found = found.filter((other) => other.route.cost <= best + EPS);
    }
    found.push({ number, route });
  }
  return found.sort((a, b) => a.number - b.number);
}

/** The nearest enemies, or for some spells allies, by straight distance that a model sees, all that are equally near (CM-NEAREST-04, CM-NEAREST-05, CM-NEAREST-07). */
export function nearestInSight(state: Skirmish, shooter: Figure, allies = false, except = -1): readonly number[] {
  const standing = closest(state, shooter, false, allies, except);
  return standing.length > 0 ? standing : closest(state, shooter, true, allies, except);
}

function closest(state: Skirmish, shooter: Figure, down: boolean, allies: boolean, except: number): readonly number[] {
  let best = Infinity;
  let found: number[] = [];
  state.figures.forEach((figure, number) => {
    if (number === except || figure.where !== 'field' || figure.down !== down || !(allies ? isAlly(figure, shooter) : hostile(figure, shooter))) return;
    const apart = gap(shooter, figure);
    if (apart > best + EPS || !canSee(state, shooter, figure)) return;
    if (apart < best) {
      best = apart;
      found = found.filter((other) => gap(shooter, state.figures[other]!) <= best + EPS);
    }
    found.push(number);
  });
  return found;
}

/** Which of several equals counts as nearer: each throws a d20 and the highest is it (CM-TIE-03, CM-RULING-15). */
export function breakTie(scene: Scene, number: number, names: readonly string[]): number {
  if (names.length === 1) return 0;
  return scene.play.ask(contest({ sides: 20, modifiers: names.map(() => 0), best: 'highest', ties: 'tied-reroll' }), { rule: 'CM-TIE-03', purpose: 'equally near', by: scene.seatOf(number) });
}

/** The nearest enemy for movement, chosen by dice among equals; null if none can be reached (CM-NEAREST-03). */
export function findNearestByPath(scene: Scene, number: number, bySmell: boolean, except = -1): Reachable | null {
  const found = nearestByPath(scene.state, scene.figure(number), bySmell, except);
  if (found.length === 0) return null;
  const names = found.map((each) => scene.figure(each.number).id);
  const chosen = found[breakTie(scene, number, names)]!;
  scene.tell({ type: 'nearest-found', rule: 'CM-NEAREST-03', model: scene.figure(number).id, nearest: scene.figure(chosen.number).id, tied: names.length > 1 ? names : [] });
  return chosen;
}

/** The nearest enemy for a shot or a spell, or ally for a spell, chosen by dice among equals; null if none is in sight (CM-NEAREST-04, CM-NEAREST-07). */
export function findNearestInSight(scene: Scene, number: number, allies = false, except = -1): number | null {
  const found = nearestInSight(scene.state, scene.figure(number), allies, except);
  if (found.length === 0) return null;
  const names = found.map((each) => scene.figure(each).id);
  const chosen = found[breakTie(scene, number, names)]!;
  scene.tell({ type: 'nearest-found', rule: allies ? 'CM-NEAREST-07' : 'CM-NEAREST-04', model: scene.figure(number).id, nearest: scene.figure(chosen).id, tied: names.length > 1 ? names : [] });
  return chosen;
}

const EDGES: readonly Edge[] = ['south', 'west', 'north', 'east'];

/** The way to the nearest edge of the field, chosen by dice among equals; null if none can be reached (CM-ROUT-09, CM-RULING-15). */
export function findNearestEdge(scene: Scene, number: number): Route | null {
  const { state } = scene;
  const mover = scene.figure(number);
  const crowd = crowdFor(state, mover);
  const straight = { south: mover.y, west: mover.x, north: state.height - mover.y, east: state.width - mover.x };
  let best = Infinity;
  let found: { readonly edge: Edge; readonly route: Route }[] = [];
  for (const edge of [...EDGES].sort((a, b) => straight[a] - straight[b])) {
    if (straight[edge] > best + EPS) break;
    const route = routeTo(state, mover, crowd, { to: 'side', side: edge as FieldSide }, best + EPS);
    if (route === null) continue;
    if (route.cost < best) best = route.cost;
    found = [...found, { edge, route }].filter((each) => each.route.cost <= best + EPS);
  }
  if (found.length === 0) return null;
  found.sort((a, b) => EDGES.indexOf(a.edge) - EDGES.indexOf(b.edge));
  const names = found.map(({ edge }) => edge);
  const chosen = found[breakTie(scene, number, names)]!;
  scene.tell({ type: 'nearest-found', rule: 'CM-ROUT-09', model: mover.id, nearest: chosen.edge, tied: names.length > 1 ? names : [] });
  return chosen.route;
}
