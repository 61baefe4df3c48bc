import { contest, distinct, total } from '../../../kernel/table/questions';
import { chooseOne, type Id, type Offer } from '../../../kernel/table/table';
import { canSpend } from './orders';
import { chooseDirection, chooseFirst } from './order-of-play';
import type { Scene } from './scene';
import { figureNumber, isPresent, sideOf, type Skirmish } from './state';

const INITIATIVE = contest({ sides: 20, modifiers: [0, 0], best: 'highest', ties: 'tied-reroll' });
const DIE = total(1, 20);

/** The winner of the throw names who goes first, and among three or more which way play passes (CM-ROUND-02, CM-ROUND-03, CM-CP-11). */
export function rollInitiative(scene: Scene): number {
  const { state } = scene;
  const sides = state.sides.flatMap((_, side) => (isPresent(state, side) ? [side] : []));
  const winner = state.sides[winnerOf(scene, sides)]!.seat;
  const first = chooseFirst(scene, winner, 'CM-ROUND-02');
  scene.tell({ type: 'initiative-won', rule: 'CM-ROUND-02', seat: winner, first, ...chooseDirection(scene, winner, 'CM-ROUND-03') });
  return sideOf(state, first);
}

/** Of two the tied throw again, of more everybody as soon as any two tie; who has nobody on the field throws no die (CM-TIE-01, CM-TIE-02). */
function winnerOf(scene: Scene, sides: readonly number[]): number {
  const { state, play } = scene;
  if (sides.length === 1) return sides[0]!;
  const seats = sides.map((side) => state.sides[side]!.seat);
  const by = { purpose: 'initiative', by: seats };
  if (sides.length === 2 && state.rules === 'basic') return sides[play.ask(INITIATIVE, { rule: 'CM-ROUND-02', ...by })]!;
  const rolls = play.ask(distinct(sides.length, 20), { rule: sides.length === 2 ? 'CM-ROUND-02' : 'CM-TIE-02', ...by });
  scene.tell({ type: 'initiative-rolled', rule: 'CM-ROUND-02', rolls: Object.fromEntries(seats.map((seat, i) => [seat, rolls[i]!])) });
  const thrown = new Map(sides.map((side, i) => [side, rolls[i]!]));
  if (state.rules === 'basic') return highest(thrown);
  return sides.length === 2 ? challengeInTurn(scene, thrown) : challengeAround(scene, thrown);
}

function highest(thrown: ReadonlyMap<number, number>): number {
  return [...thrown].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

/** Of two the loser may pay for another throw, then the other, until one declines, fails or cannot pay (CM-CP-05 to 07). */
function challengeInTurn(scene: Scene, thrown: Map<number, number>): number {
  for (;;) {
    const leader = highest(thrown);
    const loser = [...thrown.keys()].find((side) => side !== leader)!;
    if (challenge(scene, loser, thrown) !== 'won') return leader;
  }
}

/** Of three or more the trailing players are asked from the lowest throw up, in one pass after another as long as somebody throws; who fails is out of it (CM-CP-08 to 10, CM-RULING-18). */
function challengeAround(scene: Scene, thrown: Map<number, number>): number {
  const out = new Set<number>();
  let again = true;
  while (again) {
    again = false;
    const inOrder = [...thrown].sort((a, b) => a[1] - b[1]).map(([side]) => side);
    for (const side of inOrder) {
      if (out.has(side) || side === highest(thrown)) continue;
      const result = challenge(scene, side, thrown);
      if (result === 'lost') out.add(side);
      again ||= result !== 'declined';
    }
  }
  return highest(thrown);
}

/** A side that is behind may spend a point of any commander on another throw, which must beat the highest; its own throw stands if it does not (CM-CP-05, CM-CP-10). */
function challenge(scene: Scene, side: number, thrown: Map<number, number>): 'won' | 'lost' | 'declined' {
  const { state } = scene;
  const { seat } = state.sides[side]!;
  const payers = payersOf(state, side);
  if (payers.length === 0) return 'declined';
  const best = Math.max(...thrown.values());
  const offers: readonly Offer<readonly Id[]>[] = [{ exactly: DECLINE }, ...payers.map((id) => ({ exactly: [id] }))];
  const [by] = chooseOne<readonly Id[]>(scene.play, { kind: 'challenge', rule: 'CM-CP-05', about: [], seats: [seat], sealed: false, facts: { own: thrown.get(side)!, best }, offers: () => offers, otherwise: () => DECLINE });
  if (by === undefined) return 'declined';
  const number = figureNumber(state, by);
  const { pool, gives, order, ledBy, focus } = scene.figure(number).command;
  scene.edit(number).command = { pool: pool - 1, gives, order, ledBy, focus };
  const roll = scene.play.ask(DIE, { rule: 'CM-CP-05', purpose: 'challenged initiative', by: seat });
  const won = roll > best;
  if (won) thrown.set(side, roll);
  scene.tell({ type: 'initiative-challenged', rule: thrown.size === 2 ? 'CM-CP-05' : 'CM-CP-10', seat, by, roll, won, left: pool - 1 });
  return won ? 'won' : 'lost';
}

const DECLINE: readonly Id[] = [];

function payersOf(state: Skirmish, side: number): readonly Id[] {
  return state.figures.filter((figure) => figure.side === side && figure.command.pool > 0 && canSpend(state, figure)).map(({ id }) => id);
}
