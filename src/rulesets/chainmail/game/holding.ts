import { gapToPoint } from '../../../kernel/geometry/disc';
import { EPS } from '../rules/field';
import type { Scene } from './scene';
import type { Skirmish } from './state';
import { end } from './victory';

const NEAR_CENTRE = 6;
const ROUNDS_TO_HOLD = 3;

/** Counts who holds the centre alone at the end of a round; the third in a row wins (CM-SCEN-14, CM-SCEN-15, CM-TEAM-11, CM-RULING-30, CM-RULING-50). */
export function countHolds(scene: Scene): void {
  const { state } = scene;
  const near = state.sides.map((_, side) => isNearCentre(state, side));
  let winner = -1;
  state.sides.forEach(({ team, held, seat }, number) => {
    const alone = near[number]! && !state.sides.some((other, at) => other.team !== team && near[at]!);
    if (!alone && held === 0) return;
    const side = scene.editSide(number);
    side.held = alone ? held + 1 : 0;
    scene.tell({ type: 'centre-held', rule: alone ? 'CM-SCEN-14' : 'CM-SCEN-15', seat, held: side.held });
    if (side.held >= ROUNDS_TO_HOLD && winner < 0) winner = number;
  });
  if (winner >= 0) end(scene, state.sides[winner]!.team, 'CM-SCEN-14', `${state.sides[winner]!.seat} has held the centre for ${ROUNDS_TO_HOLD} rounds.`);
}

/** Any model on the field counts, fallen and routing ones too (CM-RULING-50). */
function isNearCentre({ figures, width, height }: Skirmish, side: number): boolean {
  const centre = { x: width / 2, y: height / 2 };
  return figures.some((figure) => figure.side === side && figure.where === 'field' && gapToPoint(figure, centre) <= NEAR_CENTRE + EPS);
}
