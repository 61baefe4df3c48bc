import { gapToPoint } from '../../../kernel/geometry/disc';
import type { Place } from '../../../kernel/ruleset/outcome';
import type { RuleId } from '../../../kernel/ruleset/rule';
import { contest } from '../../../kernel/table/questions';
import type { Id, Seat } from '../../../kernel/table/table';
import { EPS } from '../rules/field';
import { attackIsOver, defenders } from './breakthrough';
import { award } from './elimination';
import type { Scene } from './scene';
import { isPresent, seatsOf, type Skirmish } from './state';
import { lostCause, mostPoints } from './victory-points';

/** Ends the game when victory is decided after a turn or a round (CM-SCEN-05, CM-TEAM-08, CM-MULTI-05, CM-RULING-46). */
export function endIfDecided(scene: Scene): void {
  const { state } = scene;
  endAtOnce(scene);
  if (state.ended !== null) return;
  if (state.goal === 'breakthrough') {
    const result = attackIsOver(state);
    if (result !== null) end(scene, teamWith(state, result.role), result.rule, result.reason);
    return;
  }
  const present = teamsPresent(state);
  if (state.goal === 'points') return endByPoints(scene, present.length);
  if (present.length > 1) return;
  const winner = present[0];
  if (winner === undefined) end(scene, null, 'CM-RULING-46', 'Neither side has a model left.');
  else end(scene, winner, 'CM-SCEN-05', `Only ${seatsOf(state, winner).join(' and ')} has models left on the field.`);
}

/** Ends the game where a fall decides it at once: every leader of a team is eliminated (CM-SCEN-13, CM-TEAM-10, CM-RULING-29, CM-RULING-46). */
export function endAtOnce(scene: Scene): void {
  const { state } = scene;
  if (state.goal !== 'leader' || state.ended !== null) return;
  const standing = teamsOf(state).filter((team) => state.sides.some((side) => side.team === team && hasLeader(state, side.leader)));
  if (standing.length > 1) return;
  const winner = standing[0];
  if (winner === undefined) end(scene, null, 'CM-RULING-46', 'The leaders of both sides fell together.');
  else end(scene, winner, 'CM-SCEN-13', `The enemies of ${seatsOf(state, winner).join(' and ')} have lost their leaders.`);
}

/** A leader that has not been destroyed and has not left (CM-RULING-29). */
function hasLeader({ figures }: Skirmish, leader: number): boolean {
  const { where } = figures[leader]!;
  return where === 'field' || where === 'waiting';
}

function endByPoints(scene: Scene, left: number): void {
  const { state } = scene;
  if (left <= 1) end(scene, mostPoints(state), 'CM-MULTI-05', 'Only one side has models left; victory points decide.');
  else if (lostCause(state) !== null) end(scene, lostCause(state), 'CM-MULTI-09', `Nobody can overtake ${state.sides[lostCause(state)!]!.seat} any more.`);
}

/** Ends a stalled battle: whoever has the model closest to the centre wins, or who is ahead on points, or the defender (CM-SCEN-06, CM-SCEN-07, CM-SCEN-23, CM-RULING-27, CM-RULING-49). */
export function callOff(scene: Scene, seat: Seat | null): void {
  const { state } = scene;
  const declared = state.goal === 'breakthrough' ? 'CM-SCEN-23' : 'CM-SCEN-06';
  scene.tell({ type: 'battle-called-off', rule: seat === null ? 'CM-RULING-49' : declared, seat });
  if (state.goal === 'breakthrough') return end(scene, teamWith(state, 'defender'), 'CM-SCEN-23', 'The attackers have not broken through.');
  if (state.goal === 'points') return end(scene, mostPoints(state), 'CM-RULING-27', 'The battle is over; victory points decide.');
  const winner = closestToCentre(scene);
  end(scene, state.sides[winner]!.team, 'CM-SCEN-07', `${state.sides[winner]!.seat} has the model closest to the centre.`);
}

function closestToCentre(scene: Scene): number {
  const { state } = scene;
  const centre = { x: state.width / 2, y: state.height / 2 };
  const closest = state.sides.map((_, side) => Math.min(...state.figures.filter((figure) => figure.side === side && figure.where === 'field').map((figure) => gapToPoint(figure, centre))));
  const least = Math.min(...closest);
  const tied = closest.flatMap((inches, side) => (inches <= least + EPS ? [side] : []));
  const chosen = tied.length === 1 ? 0 : scene.play.ask(contest({ sides: 20, modifiers: tied.map(() => 0), best: 'highest', ties: 'tied-reroll' }), { rule: 'CM-RULING-15', purpose: 'equally close to the centre', by: tied.map((side) => state.sides[side]!.seat) });
  return tied[chosen]!;
}

/** A seat gives up: its models leave. With one team left that team wins, else the others play on. */
export function giveUp(scene: Scene, seat: Seat): void {
  const { state } = scene;
  const side = state.sides.findIndex((each) => each.seat === seat);
  if (side < 0 || state.sides[side]!.gone) return;
  const models: Id[] = [];
  scene.editSide(side).gone = true;
  state.figures.forEach((figure, number) => {
    if (figure.side !== side || (figure.where !== 'field' && figure.where !== 'waiting')) return;
    scene.edit(number).where = 'off';
    models.push(figure.id);
  });
  scene.tell({ type: 'seat-conceded', rule: 'CM-SCEN-05', seat, models });
  state.figures.forEach((figure, number) => {
    if (models.includes(figure.id)) award(scene, number, -1);
  });
  const left = teamsOf(state).filter((team) => state.sides.some((each) => each.team === team && !each.gone));
  if (left.length === 1) end(scene, left[0]!, 'CM-SCEN-05', `${seat} has given up.`);
  else if (state.round > 0) endIfDecided(scene);
}

function teamsOf({ sides }: Skirmish): readonly number[] {
  return [...new Set(sides.map(({ team }) => team))];
}

function teamsPresent(state: Skirmish): readonly number[] {
  return teamsOf(state).filter((team) => state.sides.some((side, number) => side.team === team && isPresent(state, number)));
}

function teamWith({ sides }: Skirmish, role: 'attacker' | 'defender'): number {
  return sides.find((side) => side.role === role)!.team;
}

export function end(scene: Scene, winner: number | null, rule: RuleId, reason: string): void {
  const { state } = scene;
  state.ended = { places: state.goal === 'points' ? placesByPoints(state) : placesOf(state, winner), rule, reason };
  state.turn = -1;
  scene.tell({ type: 'game-ended', rule, outcome: state.ended });
}

function placesOf(state: Skirmish, winner: number | null): readonly Place[] {
  const score = (team: number): number => state.figures.filter((figure) => figure.team === team && figure.where === 'field').length;
  return teamsOf(state)
    .map((team) => ({ place: winner === null || winner === team ? 1 : 2, seats: seatsOf(state, team), score: score(team) }))
    .sort((a, b) => a.place - b.place);
}

/** By victory points, equals together; who gave up comes last (CM-MULTI-05, CM-RULING-32). */
function placesByPoints({ sides }: Skirmish): readonly Place[] {
  const worth = (side: Skirmish['sides'][number]): number => (side.gone ? -1 : side.points);
  return sides
    .map((side) => ({ place: 1 + sides.filter((other) => worth(other) > worth(side)).length, seats: [side.seat], score: side.points }))
    .sort((a, b) => a.place - b.place);
}

/** Whether a side may call a stalled battle off: its own rounds were quiet, or among more than two everybody's; of a breakthrough only a defender may (CM-SCEN-06, CM-SCEN-23, CM-RULING-27). */
export function mayCallOff(state: Skirmish, side: number): boolean {
  const { sides } = state;
  if (state.goal === 'breakthrough') return sides[side]!.role === 'defender' && !sides[side]!.gone && defenders(state).every(({ quiet }) => quiet >= QUIET_ROUNDS);
  if (!isPresent(state, side)) return false;
  if (sides.length === 2) return sides[side]!.quiet >= QUIET_ROUNDS;
  return sides.every(({ quiet }, other) => quiet >= QUIET_ROUNDS || !isPresent(state, other));
}

const QUIET_ROUNDS = 5;
