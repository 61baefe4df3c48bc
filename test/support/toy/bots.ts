import type { Bot, TableAction } from '../../../src/kernel/ruleset/game';
import type { Dice } from '../../../src/kernel/table/dice';
import type { Offer } from '../../../src/kernel/table/table';
import type { ToyAction } from './action';
import { DIRECTIONS, distance, neighbours } from './board';
import { modelNumber, REACH } from './state';
import type { ToyView } from './view';

type Choice = ToyAction | TableAction;

function any<T>(list: readonly T[], dice: Dice): T {
  return list.length > 1 ? list[dice.next(list.length) - 1]! : list[0]!;
}

function plainly(offer: Offer<Choice>): Choice {
  return 'exactly' in offer ? offer.exactly : offer.example;
}

/** Takes anything on offer. */
const drifter: Bot<ToyView, ToyAction> = {
  id: 'drifter',
  name: 'Drifter',
  summary: 'Takes any offer, whatever it is.',
  decide: (_sight, _seat, offers, dice) => plainly(any(offers, dice)),
};

/** Attacks what it can, and else walks towards the nearest enemy. */
const brawler: Bot<ToyView, ToyAction> = {
  id: 'brawler',
  name: 'Brawler',
  summary: 'Attacks whenever it can, and else closes in.',
  decide(sight, _seat, offers, dice) {
    const attacks = offers.filter((offer) => 'exactly' in offer && (offer.exactly.type === 'strike' || offer.exactly.type === 'shoot'));
    if (attacks.length > 0) return plainly(any(attacks, dice));
    const moves = offers.filter((offer) => 'family' in offer);
    if (moves.length > 0) return closeIn(sight.game, any(moves, dice));
    return plainly(any(offers, dice));
  },
};

function closeIn(view: ToyView, offer: Offer<Choice>): Choice {
  const plain = plainly(offer);
  if (plain.type !== 'move') return plain;
  const mover = view.models[modelNumber(view, plain.model)]!;
  const foes = view.models.filter((other) => other.health > 0 && view.sides[other.side]!.team !== view.sides[mover.side]!.team);
  const gap = (cell: number): number => Math.min(...foes.map((foe) => distance(view.size, cell, foe.at)));
  const beside = neighbours(view.size);
  let { at } = mover;
  let path = '';
  while (path.length < REACH) {
    const ways = [0, 1, 2, 3].filter((way) => view.board[beside[at * 4 + way]!] === 0 && gap(beside[at * 4 + way]!) < gap(at));
    if (ways.length === 0) break;
    path += DIRECTIONS[ways[0]!]!;
    at = beside[at * 4 + ways[0]!]!;
  }
  return path === '' ? plain : { type: 'move', model: plain.model, path };
}

export const TOY_BOTS: readonly Bot<ToyView, ToyAction>[] = [drifter, brawler];
