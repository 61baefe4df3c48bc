import { contest, total } from '../../../kernel/table/questions';
import { chooseOne, type Offer } from '../../../kernel/table/table';
import { ratingOf } from '../rules/abilities';
import { modifier, sum } from '../rules/saves';
import { nameLeaders } from './leaders';
import { passDeployment } from './deployment';
import { chooseDirection, chooseFirst } from './order-of-play';
import { toDeployment } from './preparation';
import { type Role, scenarioOf } from './scenario';
import type { Scene } from './scene';
import { cardOf, type Skirmish } from './state';
import { takeSides } from './take-sides';
import { settle, zonesFor } from './zones';

const RESERVE_NEEDS = 11;

/** Having seen everything, the other player takes one of the two warbands that the setup player made (CM-FREE-01, CM-FREE-03). */
export function chooseWarband(scene: Scene): void {
  const { state } = scene;
  const [maker, other] = [state.sides[0]!.seat, state.sides[1]!.seat];
  const chosen = chooseOne<'first' | 'second'>(scene.play, { kind: 'warband', rule: 'CM-FREE-03', about: [], seats: [other], sealed: false, facts: {}, offers: () => FIRST_OR_SECOND, otherwise: () => 'second' });
  if (chosen === 'first') {
    scene.editSide(0).seat = other;
    scene.editSide(1).seat = maker;
  }
  scene.tell({ type: 'warband-chosen', rule: 'CM-FREE-03', seat: other, warband: chosen });
  state.stage = 'muster';
}

const FIRST_OR_SECOND: readonly Offer<'first' | 'second'>[] = [{ exactly: 'first' }, { exactly: 'second' }];

/** Reserves are called, leaders are named, and the scouting check is thrown as far as there is anything left to place (CM-SETUP-02, CM-SETUP-03, CM-BUILD-10, CM-SCEN-12). */
export function musterWarbands(scene: Scene): void {
  const { state } = scene;
  const placed = allPlaced(state);
  state.figures.forEach((figure, number) => {
    if (!figure.reserve) return;
    const arrived = scene.play.ask(total(1, 20), { rule: 'CM-BUILD-10', purpose: 'reserve', by: scene.seatOf(number) }) >= RESERVE_NEEDS;
    if (arrived) scene.edit(number).where = placed ? 'field' : 'waiting';
    scene.tell({ type: 'reserve-called', rule: 'CM-BUILD-10', model: figure.id, arrived });
  });
  state.sides.forEach((_, side) => (scene.editSide(side).started = state.figures.filter((figure) => figure.side === side && figure.where !== 'absent').length));
  if (state.goal === 'leader') nameLeaders(scene);
  if (scenarioOf(state).roles === null) scoutAhead(scene);
  else state.stage = 'roles';
}

function allPlaced({ figures }: Skirmish): boolean {
  return figures.every(({ where, reserve }) => (reserve && where !== 'waiting') || where === 'field');
}

/** The winner of a throw chooses the part its team plays; the other part falls to the enemy (CM-SCEN-09, CM-SCEN-18, CM-TEAM-09). */
export function assignRoles(scene: Scene): void {
  const { state } = scene;
  const roles = scenarioOf(state).roles!;
  const seats = state.sides.map(({ seat }) => seat);
  const rule = roles[0] === 'middle' ? 'CM-SCEN-09' : 'CM-SCEN-18';
  const winner = scene.play.ask(contest({ sides: 20, modifiers: seats.map(() => 0), best: 'highest', ties: 'tied-reroll' }), { rule, purpose: 'choice of roles', by: seats });
  const offers: readonly Offer<Role>[] = roles.map((exactly) => ({ exactly }));
  const chosen = chooseOne<Role>(scene.play, { kind: 'role', rule, about: [], seats: [seats[winner]!], sealed: false, facts: {}, offers: () => offers, otherwise: () => roles[0] });
  const { team } = state.sides[winner]!;
  state.sides.forEach((_, number) => {
    const side = scene.editSide(number);
    side.role = side.team === team ? chosen : roles.find((role) => role !== chosen)!;
    settle(side, zonesFor(state, number, side.role, side.edge, side.started));
    scene.tell({ type: 'role-taken', rule, seat: side.seat, role: side.role, by: seats[winner]! });
  });
  scoutAhead(scene);
}

/** The scouting check, and what comes next (CM-SETUP-02). */
function scoutAhead(scene: Scene): void {
  const { state } = scene;
  const placed = allPlaced(state);
  if (state.loose.length > 0 || !placed || state.takeSides) scout(scene);
  const choosesPlace = state.takeSides || (scenarioOf(state).layout === 'home-spots' && !placed);
  if (choosesPlace) state.stage = 'take-sides';
  else toTerrain(scene);
}

/** The scouting check (CM-SETUP-03, CM-BUILD-11, CM-ABIL-30). */
function scout(scene: Scene): void {
  const { state } = scene;
  const modifiers = state.sides.map(({ tactical }, side) => {
    const scouts = state.figures.filter((figure) => figure.side === side && figure.where !== 'absent').reduce((all, figure) => all + ratingOf(cardOf(state, figure), 'scout'), 0);
    return [modifier('tactical-points', 'CM-BUILD-11', tactical), modifier('scouts', 'CM-ABIL-30', scouts)].filter(({ add }) => add !== 0);
  });
  const seats = state.sides.map(({ seat }) => seat);
  const question = contest({ sides: 20, modifiers: modifiers.map(sum), best: 'highest', ties: 'tied-reroll' });
  state.scout = scene.play.ask(question, { rule: 'CM-SETUP-03', purpose: 'scouting check', by: seats });
  scene.tell({ type: 'scouting-won', rule: 'CM-SETUP-03', modifiers: modifiers[state.scout]!, seat: seats[state.scout]! });
}

/** The scouting player takes an edge or a home spot, and the others theirs (CM-SCEN-32, CM-TERRAIN-23, CM-MULTI-03). */
export function takePlaces(scene: Scene): void {
  takeSides(scene);
  toTerrain(scene);
}

/** On to the terrain that has yet to be placed, if there is any. */
function toTerrain({ state }: Scene): void {
  if (state.loose.length === 0) return toDeployment(state);
  if (state.sides.length > 2 && state.goal !== 'breakthrough') {
    state.stage = 'order-terrain';
    return;
  }
  state.stage = 'terrain';
  state.turn = state.goal === 'breakthrough' ? state.sides.findIndex(({ role, gone }) => role === 'defender' && !gone) : state.scout;
}

/** Who places first and which way placing passes: the scouting player in teams, else the winner of another throw (CM-TEAM-04, CM-MULTI-02). */
export function orderTerrain(scene: Scene): void {
  const { state } = scene;
  const seats = state.sides.map(({ seat }) => seat);
  const { teams } = scenarioOf(state);
  const rule = teams ? 'CM-TEAM-04' : 'CM-MULTI-02';
  const winner = teams ? seats[state.scout]! : seats[scene.play.ask(contest({ sides: 20, modifiers: seats.map(() => 0), best: 'highest', ties: 'tied-reroll' }), { rule, purpose: 'order of terrain', by: seats })]!;
  const first = teams ? winner : chooseFirst(scene, winner, rule);
  scene.tell({ type: 'placing-begun', rule, first, ...chooseDirection(scene, winner, rule) });
  state.stage = 'terrain';
  state.turn = seats.indexOf(first);
}

/** The scouting player names who deploys first, and among more than two which way deploying passes (CM-SETUP-08, CM-TEAM-06, CM-MULTI-04). */
export function beginDeployment(scene: Scene): void {
  const { state } = scene;
  const { seat } = state.sides[state.scout]!;
  const first = chooseFirst(scene, seat, 'CM-SETUP-08');
  scene.tell({ type: 'deployment-begun', rule: 'CM-SETUP-08', first, ...chooseDirection(scene, seat, 'CM-TEAM-06') });
  state.stage = 'deploy';
  passDeployment(scene, state.sides.findIndex((side) => side.seat === first));
}
