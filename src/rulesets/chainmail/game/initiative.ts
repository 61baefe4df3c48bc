import { contest, distinct, total } from '../../../kernel/table/questions';
import { chooseOne, type Id, type Offer } from '../../../kernel/table/table';
import { beats, challenged, challengerOf, declined, leaderOf, ranksOf, type Standing, standingOf } from '../rules/initiative';
import { canSpend } from './orders';
import { chooseDirection, chooseFirst } from './order-of-play';
import type { Scene } from './scene';
import { cardOf, figureNumber, isPresent, sideOf, type Skirmish } from './state';

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

/** Of two the tied throw again, of more everybody as soon as any two tie; who has nobody on the field throws no die. Those behind are then asked, in the order of the rules, whether they challenge (CM-TIE-01, CM-TIE-02, CM-CP-05 to 10). */
function winnerOf(scene: Scene, sides: readonly number[]): number {
  const { state, play } = scene;
  if (sides.length === 1) return sides[0]!;
  const seats = sides.map((side) => state.sides[side]!.seat);
  const by = { purpose: 'initiative', by: seats };
  if (sides.length === 2 && state.rules === 'basic') return sides[play.ask(INITIATIVE, { rule: 'CM-ROUND-02', ...by })]!;
  const rolls = play.ask(distinct(sides.length, 20), { rule: sides.length === 2 ? 'CM-ROUND-02' : 'CM-TIE-02', ...by });
  scene.tell({ type: 'initiative-rolled', rule: 'CM-ROUND-02', rolls: Object.fromEntries(seats.map((seat, i) => [seat, rolls[i]!])) });
  const thrown = [...rolls];
  const ranks = ranksOf(rolls);
  let standing = standingOf(ranks, rolls[leaderOf({ ranks })]!);
  if (state.rules === 'basic') return sides[leaderOf(standing)]!;
  for (let next = challengerOf(standing); next !== null; next = challengerOf(standing)) {
    const roll = challenge(scene, sides[next]!, thrown[next]!, standing);
    if (roll !== null && beats(standing, roll)) thrown[next] = roll;
    standing = roll === null ? declined(standing) : challenged(standing, roll);
  }
  return sides[leaderOf(standing)]!;
}

/** A side that is behind may spend a point of any commander on another throw; its own stands if that does not beat the highest (CM-CP-05, CM-CP-10). */
function challenge(scene: Scene, side: number, own: number, standing: Standing): number | null {
  const { state } = scene;
  const { seat } = state.sides[side]!;
  const payers = payersOf(state, side);
  if (payers.length === 0) return null;
  const offers: readonly Offer<readonly Id[]>[] = [{ exactly: DECLINE }, ...payers.map((id) => ({ exactly: [id] }))];
  const [by] = chooseOne<readonly Id[]>(scene.play, { kind: 'challenge', rule: 'CM-CP-05', about: [], seats: [seat], sealed: false, facts: { own, best: standing.best }, offers: () => offers, otherwise: () => DECLINE });
  if (by === undefined) return null;
  const number = figureNumber(state, by);
  const { pool, gives, order, ledBy, focus } = scene.figure(number).command;
  scene.edit(number).command = { pool: pool - 1, gives, order, ledBy, focus };
  const roll = scene.play.ask(DIE, { rule: 'CM-CP-05', purpose: 'challenged initiative', by: seat });
  scene.tell({ type: 'initiative-challenged', rule: standing.ranks.length === 2 ? 'CM-CP-05' : 'CM-CP-10', seat, by, roll, won: beats(standing, roll), left: pool - 1 });
  return roll;
}

const DECLINE: readonly Id[] = [];

/** Who can pay for a challenge: commanders, not those whose points are for themselves (CM-CP-05, CM-ABIL-18). */
function payersOf(state: Skirmish, side: number): readonly Id[] {
  return state.figures.filter((figure) => figure.side === side && figure.command.pool > 0 && cardOf(state, figure).traits.commander > 0 && canSpend(state, figure)).map(({ id }) => id);
}
