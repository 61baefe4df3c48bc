import { distance, type Point } from '../../../kernel/geometry/point';
import { gap } from '../../../kernel/geometry/disc';
import { entryToDisc } from '../../../kernel/geometry/sweep';
import { EPS } from '../rules/field';
import { isAtop } from '../rules/terrain';
import type { Cast, ChainmailAction, Declared } from './action';
import { commanderOf, reaches } from './command';
import { hostile, isEngaged, isHelpless } from './contact';
import { cutAt, dueBy, duesOf, milestones, placeAt } from './course';
import { defenders } from './breakthrough';
import { chooseTarget, perform } from './deed';
import { blowOf, strike } from './fighting';
import { crowdFor, routeTo, walkOf } from './ground';
import { attackFirst } from './maneuver';
import { whyNotCast } from './may-cast';
import { breakTie, findNearestByPath } from './nearest';
import { firstInches } from './rout';
import type { Scene } from './scene';
import { cardOf, type Figure, type Skirmish } from './state';
import { travel, type Walked, WALK } from './travel';
import { inchesToThreat } from './triggers';

export type Advance = Extract<ChainmailAction, { readonly type: 'advance' }>;

/** The only maneuver out of command: at full speed for the nearest enemy, or with none for the focus (CM-CMD-08 to 10, CM-EXPERT-06, CM-EXPERT-07). */
export function advance(scene: Scene, number: number, action: Advance): void {
  if (action.toGoal === true) return goToGoal(scene, number, action);
  if (action.first !== undefined && !attackFirst(scene, number, action.first)) return;
  const nearest = findNearestByPath(scene, number, true);
  if (nearest === null) return scene.card(number).traits.wild ? stay(scene, number) : goToFocus(scene, number, allowanceOf(scene, number, action));
  const enemy = scene.figure(nearest.number);
  const contact = untilContact(scene.card(number).traits.reach, scene.figure(number), enemy, nearest.route.polyline);
  if (action.shootAfter !== undefined) return advanceToShoot(scene, number, nearest.number, contact, action);
  const { state } = scene;
  const halt = action.haltAtThreat === true ? inchesToThreat(state, scene.figure(number), contact) : Infinity;
  const path = halt === Infinity ? contact : cutAt(contact, halt);
  const gone = go(scene, number, path, allowanceOf(scene, number, action), nearest.number);
  if (action.first === undefined && (gone.arrived || gone.stuck)) strikeIfNear(scene, number, nearest.number, gone.spent, action);
}

/** Full speed, or after an attack by order no more than the speed (CM-CMD-08, CM-ORDER-15, CM-RULING-44). */
function allowanceOf(scene: Scene, number: number, { first }: Advance): number {
  return scene.card(number).speed * (first === undefined ? 2 : 1);
}

/** At full speed for what the scenario is about, even past enemies; it may halt where one threatens it, and strikes if it comes into contact in time (CM-SCEN-16, CM-SCEN-24, CM-EXPERT-08). */
function goToGoal(scene: Scene, number: number, action: Advance): void {
  const { state } = scene;
  const figure = scene.figure(number);
  const path = wayToGoal(state, figure);
  const halt = action.haltAtThreat === true ? inchesToThreat(state, figure, path) : Infinity;
  const gone = go(scene, number, halt === Infinity ? path : cutAt(path, halt), 2 * scene.card(number).speed, -1);
  if (gone.arrived || gone.stuck) strikeIfNear(scene, number, -1, gone.spent, action);
}

/** The way to the centre, or off over the defenders' edge. */
function wayToGoal(state: Skirmish, figure: Figure): readonly Point[] {
  if (state.goal !== 'breakthrough') return wayToPoint(state, figure, centreOf(state));
  const route = routeTo(state, figure, crowdFor(state, figure), { to: 'side', side: defenders(state)[0]!.edge });
  return route === null ? [{ x: figure.x, y: figure.y }] : route.polyline;
}

/** A wild troop that cannot reach anybody it knows of has nowhere to go (CM-ABIL-45b). */
function stay(scene: Scene, number: number): void {
  const { id, x, y } = scene.figure(number);
  scene.tell({ type: 'move-halted', rule: 'CM-ABIL-45b', model: id, at: { x, y }, reason: 'There is no way to any enemy.' });
}

/** With contact made after no more than its speed it may attack (CM-CMD-08, CM-RULING-07). */
function strikeIfNear(scene: Scene, number: number, enemy: number, spent: number, declared: Pick<Advance, 'attack' | 'cast' | keyof Declared>): void {
  const wild = scene.card(number).traits.wild;
  if ((declared.attack === false && !wild) || spent > scene.card(number).speed + EPS) return;
  if (declared.cast !== undefined) return castIfOpen(scene, number, declared.cast);
  const target = chooseTarget(scene, number, enemy);
  if (target < 0) return;
  strike(scene, number, target, blowOf(affordable(scene.figure(number), declared), false));
}

/** What was declared, as far as a model still has it: an attack on its way may have used it up. */
function affordable({ smites, stuns, touches }: Figure, { smite, stun, deathTouch }: Declared): Declared {
  return { smite: smite === true && smites > 0, stun: stun === true && stuns > 0, deathTouch: deathTouch === true && touches > 0 };
}

/** A spell in place of the blow or the shot, if it can be cast from there (CM-RULING-07, CM-RULING-08). */
function castIfOpen(scene: Scene, number: number, cast: Cast): void {
  if (whyNotCast(scene.state, scene.figure(number), cast) === null) perform(scene, number, cast);
}

interface Gone extends Walked {
  /** Length and costs of the whole turn together. */
  readonly spent: number;
}

/** Takes a model along a path as far as its allowance goes; what it has walked already this turn is paid once with the rest (CM-TERRAIN-02). */
function go(scene: Scene, number: number, path: readonly Point[], allowance: number, toward: number, walked: readonly Point[] = path.slice(0, 1)): Gone {
  const { state } = scene;
  const figure = scene.figure(number);
  const crowd = crowdFor(state, figure, walked[0]);
  const whole = [...walked, ...path.slice(1)];
  const done = lengthOf(walked);
  const dues = duesOf(state, figure, whole, walkOf(state, figure, crowd, whole));
  const affordable = firstInches(state, figure, crowd, whole, allowance);
  if (affordable === null || lengthOf(affordable) <= done + EPS) {
    scene.tell({ type: 'move-halted', rule: 'CM-MOVE-07', model: figure.id, at: { x: figure.x, y: figure.y }, reason: 'It can go no closer.' });
    return { inches: 0, arrived: true, stuck: false, spent: done + dueBy(dues, done) };
  }
  const gone = travel(scene, number, after(affordable, done), { ...WALK, toward });
  return { ...gone, spent: done + gone.inches + dueBy(dues, done + gone.inches) };
}

function lengthOf(path: readonly Point[]): number {
  return milestones(path)[path.length - 1]!;
}

/** What is left of a path after its first inches. */
function after(path: readonly Point[], inches: number): readonly Point[] {
  const miles = milestones(path);
  return [placeAt(path, inches), ...path.filter((_, i) => miles[i]! > inches + EPS)];
}

/** A path cut where the mover's own Reach makes contact with its enemy (CM-CMD-08, CM-ABIL-25c). */
function untilContact(reach: number, mover: Figure, enemy: Figure, path: readonly Point[]): readonly Point[] {
  if (reach === 0 || gap(mover, enemy) <= reach + EPS) return reach === 0 ? path : path.slice(0, 1);
  const miles = milestones(path);
  for (let leg = 0; leg + 1 < path.length; leg++) {
    const share = entryToDisc(path[leg]!, path[leg + 1]!, mover.r, enemy, reach);
    if (share !== Infinity) return cutAt(path, miles[leg]! + share * (miles[leg + 1]! - miles[leg]!));
  }
  return path;
}

/** Goes the named distance toward the nearest enemy and shoots, in range or not (CM-CMD-09, CM-RULING-08, CM-TERRAIN-21). */
function advanceToShoot(scene: Scene, number: number, enemy: number, path: readonly Point[], action: Advance): void {
  const { state } = scene;
  const figure = scene.figure(number);
  const { speed } = cardOf(state, figure);
  let inches = action.shootAfter!;
  const atop = (far: number): boolean => isAtop(state.terrain, { ...placeAt(path, far), r: figure.r });
  if (action.clearWall === true) while (inches < speed && atop(inches)) inches = Math.min(speed, inches + CLEAR_STEP);
  const gone = go(scene, number, cutAt(path, inches), speed, enemy);
  if (action.cast !== undefined && (gone.arrived || gone.stuck)) return castIfOpen(scene, number, action.cast);
  // Its way may have led it into contact (CM-RANGED-04).
  if ((gone.arrived || gone.stuck) && !isEngaged(scene.state, scene.figure(number))) perform(scene, number, { type: 'ranged', smite: action.smite ?? false });
}

const CLEAR_STEP = 0.1;

/** With no enemy to go for, at full speed to its focus point, the centre of the field unless it was ordered another, halting at the first threatened area (CM-CMD-10, CM-EXPERT-07, CM-ORDER-12). */
function goToFocus(scene: Scene, number: number, allowance: number): void {
  const { state } = scene;
  const figure = scene.figure(number);
  const path = wayToPoint(state, figure, figure.command.focus ?? centreOf(state));
  const halt = inchesToThreat(state, figure, path);
  go(scene, number, halt === Infinity ? path : cutAt(path, halt), allowance, -1);
}

function centreOf({ width, height }: Skirmish): Point {
  return { x: width / 2, y: height / 2 };
}

/** The cheapest way to a point of the field, or as near to it as the model can stand. */
function wayToPoint(state: Skirmish, figure: Figure, centre: Point): readonly Point[] {
  const crowd = crowdFor(state, figure);
  const straight = routeTo(state, figure, crowd, { to: 'point', point: centre });
  if (straight !== null) return straight.polyline;
  const here = [{ x: figure.x, y: figure.y }];
  for (let off = figure.r; off < distance(figure, centre); off += NEARER_STEP) {
    const route = routeTo(state, figure, crowd, { to: 'contact', disc: { ...centre, r: off - figure.r } });
    if (route !== null) return route.polyline;
  }
  return here;
}

const NEARER_STEP = 0.5;

/** A wild troop goes at full speed to the nearest commander that reaches it; an enemy whose area it enters draws it off (CM-ABIL-45c). */
export function regroup(scene: Scene, number: number): void {
  const { state } = scene;
  const figure = scene.figure(number);
  const crowd = crowdFor(state, figure);
  const routes = state.figures.flatMap((other) => {
    if (other.where !== 'field' || other.side !== figure.side || other.id === figure.id || !leads(state, other, figure)) return [];
    const route = routeTo(state, figure, crowd, { to: 'contact', disc: other });
    return route === null ? [] : [{ id: other.id, route }];
  });
  const least = Math.min(...routes.map(({ route }) => route.cost));
  const nearest = routes.filter(({ route }) => route.cost <= least + EPS);
  const path = nearest.length === 0 ? [{ x: figure.x, y: figure.y }] : nearest[breakTie(scene, number, nearest.map(({ id }) => id))]!.route.polyline;
  const allowance = 2 * scene.card(number).speed;
  const halt = inchesToThreat(state, figure, path);
  const gone = go(scene, number, halt === Infinity ? path : cutAt(path, halt), allowance, -1);
  if (!gone.arrived || halt === Infinity || gone.inches < halt - EPS) return strikeAtEnd(scene, number, gone);
  turnOnEnemy(scene, number, figure, cutAt(path, halt));
}

function leads(state: Skirmish, commander: Figure, figure: Figure): boolean {
  return state.rules === 'advanced' ? commanderOf(state, figure) === commander : reaches(state, commander, figure);
}

function strikeAtEnd(scene: Scene, number: number, { arrived, spent }: Gone): void {
  if (!arrived || spent > scene.card(number).speed + EPS) return;
  const enemy = chooseTarget(scene, number, -1);
  if (enemy < 0) return;
  strike(scene, number, enemy, blowOf({}, false));
}

/** Goes for the enemy whose threatened area it came to, with what movement it has left (CM-ABIL-45c). */
function turnOnEnemy(scene: Scene, number: number, before: Figure, walked: readonly Point[]): void {
  const { state } = scene;
  const figure = scene.figure(number);
  const threatens = (other: Figure, mover: Figure): boolean => gap(other, mover) <= cardOf(state, other).traits.threat + EPS;
  const enemy = state.figures.findIndex((other) => other.where === 'field' && hostile(other, figure) && !isHelpless(other) && threatens(other, figure) && !threatens(other, before));
  if (enemy < 0) return;
  const route = routeTo(state, figure, crowdFor(state, figure), { to: 'contact', disc: state.figures[enemy]! });
  const path = route === null ? [{ x: figure.x, y: figure.y }] : untilContact(scene.card(number).traits.reach, figure, state.figures[enemy]!, route.polyline);
  const gone = go(scene, number, path, 2 * scene.card(number).speed, enemy, walked);
  if (gone.arrived) strikeIfNear(scene, number, enemy, gone.spent, {});
}
