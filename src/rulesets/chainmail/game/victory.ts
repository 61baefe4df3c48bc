import { gapToPoint } from '../../../kernel/geometry/disc';
import type { RuleId } from '../../../kernel/ruleset/rule';
import { contest } from '../../../kernel/table/questions';
import type { Id, Seat } from '../../../kernel/table/table';
import { EPS } from '../rules/field';
import type { Scene } from './scene';
import { isPresent, type Skirmish } from './state';

/** Ends the game when a side has no model left on the field (CM-SCEN-05, CM-RULING-46). */
export function endIfDecided(scene: Scene): void {
  const { state } = scene;
  const present = state.sides.map((_, side) => side).filter((side) => isPresent(state, side));
  if (present.length > 1) return;
  const winner = present[0];
  if (winner === undefined) end(scene, null, 'CM-RULING-46', 'Neither side has a model left.');
  else end(scene, winner, 'CM-SCEN-05', `Only ${state.sides[winner]!.seat} has models left on the field.`);
}

/** Ends a stalled battle: whoever has the model closest to the centre wins (CM-SCEN-06, CM-SCEN-07, CM-RULING-27, CM-RULING-49). */
export function callOff(scene: Scene, seat: Seat | null): void {
  const { state } = scene;
  scene.tell({ type: 'battle-called-off', rule: seat === null ? 'CM-RULING-49' : 'CM-SCEN-06', seat });
  const centre = { x: state.width / 2, y: state.height / 2 };
  const closest = state.sides.map((_, side) => Math.min(...state.figures.filter((figure) => figure.side === side && figure.where === 'field').map((figure) => gapToPoint(figure, centre))));
  const least = Math.min(...closest);
  const tied = closest.flatMap((inches, side) => (inches <= least + EPS ? [side] : []));
  const chosen = tied.length === 1 ? 0 : scene.play.ask(contest({ sides: 20, modifiers: tied.map(() => 0), best: 'highest', ties: 'tied-reroll' }), { rule: 'CM-RULING-15', purpose: 'equally close to the centre', by: tied.map((side) => state.sides[side]!.seat) });
  const winner = tied[chosen]!;
  end(scene, winner, 'CM-SCEN-07', `${state.sides[winner]!.seat} has the model closest to the centre.`);
}

/** A seat gives up: its models leave, and the other side wins. */
export function giveUp(scene: Scene, seat: Seat): void {
  const { state } = scene;
  const side = state.sides.findIndex((each) => each.seat === seat);
  if (side < 0 || state.sides[side]!.gone) return;
  const models: Id[] = [];
  state.figures.forEach((figure, number) => {
    if (figure.side !== side || (figure.where !== 'field' && figure.where !== 'waiting')) return;
    scene.edit(number).where = 'off';
    models.push(figure.id);
  });
  scene.editSide(side).gone = true;
  scene.tell({ type: 'seat-conceded', rule: 'CM-SCEN-05', seat, models });
  const winner = state.sides.findIndex((each) => !each.gone);
  end(scene, winner, 'CM-SCEN-05', `${seat} has given up.`);
}

function end(scene: Scene, winner: number | null, rule: RuleId, reason: string): void {
  const { state } = scene;
  const score = (side: number): number => state.figures.filter((figure) => figure.side === side && figure.where === 'field').length;
  const places = state.sides
    .map(({ seat }, side) => ({ place: winner === null || winner === side ? 1 : 2, seats: [seat], score: score(side) }))
    .sort((a, b) => a.place - b.place);
  state.ended = { places, rule, reason };
  state.turn = -1;
  scene.tell({ type: 'game-ended', rule, outcome: state.ended });
}

/** Whether a side may call a stalled battle off (CM-SCEN-06). */
export function mayCallOff({ sides }: Skirmish, side: number): boolean {
  return sides[side]!.quiet >= QUIET_ROUNDS;
}

const QUIET_ROUNDS = 5;
