import { contest, distinct } from '../../../kernel/table/questions';
import type { Seat } from '../../../kernel/table/table';
import { chooseDirection, chooseFirst } from './order-of-play';
import type { Scene } from './scene';
import { isPresent, sideOf } from './state';

const INITIATIVE = contest({ sides: 20, modifiers: [0, 0], best: 'highest', ties: 'tied-reroll' });

/** The winner of the throw names who goes first, and among three or more which way play passes (CM-ROUND-02, CM-ROUND-03). */
export function rollInitiative(scene: Scene): number {
  const { state } = scene;
  const seats = state.sides.filter((_, side) => isPresent(state, side)).map(({ seat }) => seat);
  const winner = winnerOf(scene, seats);
  const first = chooseFirst(scene, winner, 'CM-ROUND-02');
  scene.tell({ type: 'initiative-won', rule: 'CM-ROUND-02', seat: winner, first, ...chooseDirection(scene, winner, 'CM-ROUND-03') });
  return sideOf(state, first);
}

/** Of two the tied throw again, of more everybody as soon as any two tie; who has nobody on the field throws no die (CM-TIE-01, CM-TIE-02). */
function winnerOf(scene: Scene, seats: readonly Seat[]): Seat {
  if (seats.length === 1) return seats[0]!;
  if (seats.length === 2) return seats[scene.play.ask(INITIATIVE, { rule: 'CM-ROUND-02', purpose: 'initiative', by: seats })]!;
  const rolls = scene.play.ask(distinct(seats.length, 20), { rule: 'CM-TIE-02', purpose: 'initiative', by: seats });
  return seats[rolls.indexOf(Math.max(...rolls))]!;
}
