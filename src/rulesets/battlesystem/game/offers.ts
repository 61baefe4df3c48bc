import type { Blocked } from '../../../kernel/ruleset/game';
import { refuse } from '../../../kernel/ruleset/refusal';
import type { Offer, Seat } from '../../../kernel/table/table';
import type { BattleAction } from './action';
import { dueCharge, whyNotCharged, whyNotCharger } from './charge';
import type { BattleFault } from './faults';
import { whyNotAt, whyNotShoot } from './fire';
import { combatOf, hasCombat } from './melee';
import { allowanceOf, chargersLeft, planFallBack, whyNotFallBack, whyNotMove, whyNotRally, whyNotRout, whyNotUse } from './moves';
import { whyNotEnd, whyNotJoin } from './perform';
import { type Battle, sideOf, troopOf } from './state';

type BattleOffer = Offer<BattleAction>;
const NOTHING: readonly BattleOffer[] = [];
const PASS_DECLARATION: BattleOffer = { exactly: { type: 'pass-declaration' } };
const END_MOVEMENT: BattleOffer = { exactly: { type: 'end-movement' } };
const PASS_FIRE: BattleOffer = { exactly: { type: 'pass-fire' } };

/** Everything the side to act may do, by the predicates that refuse. */
export function offersTo(state: Battle, seat: Seat): readonly BattleOffer[] {
  const side = sideOf(state, seat);
  if (side < 0 || state.toAct !== side || state.ended !== null) return NOTHING;
  switch (state.stage) {
    case 'declare':
      return declarations(state, side);
    case 'first-movement':
    case 'second-movement':
      return chargersLeft(state, side) ? charges(state, side) : movements(state, side);
    case 'melee':
      return fights(state, side);
    case 'missile':
      return shots(state, side);
    case 'deploy':
    case 'initiative':
    case 'end-of-turn':
      return NOTHING;
    default:
      return state.stage satisfies never;
  }
}

function declarations(state: Battle, side: number): readonly BattleOffer[] {
  const offers: BattleOffer[] = [PASS_DECLARATION];
  state.units.forEach((unit, number) => {
    if (unit.side !== side || whyNotCharger(state, number) !== null) return;
    state.units.forEach((target, i) => {
      if (target.side !== side && whyNotCharged(state, number, i) === null) offers.push({ exactly: { type: 'declare-charge', unit: unit.id, target: target.id } });
    });
  });
  return offers;
}

function charges(state: Battle, side: number): readonly BattleOffer[] {
  return state.units.flatMap((unit, number): readonly BattleOffer[] => {
    if (unit.target < 0 || whyNotUse(state, side, number) !== null) return [];
    const plain: BattleOffer = { exactly: { type: 'charge', unit: unit.id } };
    const due = dueCharge(state, number);
    if (due.lapsed !== null) return [plain];
    const { degrees } = due;
    return [plain, { family: 'charge-wheel', rule: 'BS-CHARGE-04', bounds: { unit: unit.id, degrees: { from: -45, to: 45 } }, example: { type: 'charge', unit: unit.id, degrees } }];
  });
}

function movements(state: Battle, side: number): readonly BattleOffer[] {
  const offers: BattleOffer[] = whyNotEnd(state, side) === null ? [END_MOVEMENT] : [];
  state.units.forEach((unit, number) => {
    if (unit.side !== side || unit.where !== 'field' || unit.moved) return;
    if (whyNotMove(state, number) === null) {
      offers.push({ family: 'move', rule: 'BS-MOVE-01', bounds: { unit: unit.id, allowance: allowanceOf(state, number) }, example: { type: 'move', unit: unit.id, steps: [] } });
    }
    if (unit.order === 'good' && whyNotFallBack(state, number) === null) {
      const most = roomBehind(state, number);
      if (most > 0) offers.push({ family: 'fall-back', rule: 'BS-MOVE-06', bounds: { unit: unit.id, inches: { from: 0, to: most } }, example: { type: 'fall-back', unit: unit.id, inches: most } });
    }
    if (unit.order !== 'good') {
      if (whyNotRally(state, number) === null) offers.push({ exactly: { type: 'rally', unit: unit.id } });
      if (whyNotRout(state, number) === null) offers.push({ exactly: { type: 'rout', unit: unit.id } });
    }
    if (state.commanders && troopOf(state, unit).role !== null) {
      state.units.forEach((host, i) => {
        if (host.side === side && whyNotJoin(state, number, i) === null) offers.push({ exactly: { type: 'join', unit: unit.id, host: host.id } });
      });
    }
  });
  return offers;
}

/** How far a unit can fall back, to a tenth of an inch; 0 where it has no room. */
function roomBehind(state: Battle, number: number): number {
  const most = troopOf(state, state.units[number]!).movement / 2;
  const { march } = planFallBack(state, number, most);
  const free = Math.floor(Math.min(most, march!.travelled) * 10) / 10;
  return free >= 0.1 && planFallBack(state, number, free).fault === null ? free : 0;
}

function fights(state: Battle, side: number): readonly BattleOffer[] {
  const offers: BattleOffer[] = [];
  const seen = new Set<number>();
  state.units.forEach((unit, number) => {
    if (unit.side !== side || seen.has(number) || !hasCombat(state, number)) return;
    for (const each of combatOf(state, number)) seen.add(each);
    offers.push({ exactly: { type: 'fight', unit: unit.id } });
  });
  return offers;
}

function shots(state: Battle, side: number): readonly BattleOffer[] {
  const offers: BattleOffer[] = [PASS_FIRE];
  state.units.forEach((unit, number) => {
    if (unit.side !== side || whyNotShoot(state, number, false) !== null) return;
    state.units.forEach((target, i) => {
      if (target.side !== side && target.where === 'field' && whyNotAt(state, number, i, target) === null) offers.push({ exactly: { type: 'fire', unit: unit.id, target: target.id } });
    });
  });
  return offers;
}

type Judge = (state: Battle, number: number) => BattleFault | null;

const MOVES: readonly (readonly [BattleAction['type'], Judge])[] = [
  ['move', whyNotMove],
  ['fall-back', whyNotFallBack],
  ['rally', whyNotRally],
  ['rout', whyNotRout],
];

/** What each unit of the side to act can't do in this step, and why. */
export function blockedFor(state: Battle, seat: Seat): readonly Blocked[] {
  const side = sideOf(state, seat);
  if (side < 0 || state.toAct !== side || state.ended !== null) return [];
  const moving = state.stage === 'first-movement' || state.stage === 'second-movement';
  return state.units.flatMap((unit, number): readonly Blocked[] => {
    if (unit.side !== side || unit.where !== 'field') return [];
    const blocked = (action: string, fault: BattleFault | null): readonly Blocked[] => (fault === null ? [] : [{ action, about: [unit.id], refusal: refuse(fault, state, unit.id) }]);
    if (state.stage === 'declare') return blocked('declare-charge', whyNotCharger(state, number));
    if (state.stage === 'missile') return troopOf(state, unit).missile === null ? [] : blocked('fire', whyNotShoot(state, number, false));
    if (!moving) return [];
    const unable = whyNotUse(state, side, number);
    return unable === null ? MOVES.flatMap(([action, judge]) => blocked(action, judge(state, number))) : blocked('any', unable);
  });
}

/** What a clock takes: the least that the rules allow. */
export function leastOf(state: Battle, seat: Seat): BattleAction {
  const side = sideOf(state, seat);
  switch (state.stage) {
    case 'declare':
      return { type: 'pass-declaration' };
    case 'missile':
      return { type: 'pass-fire' };
    default: {
      if (state.stage !== 'melee' && whyNotEnd(state, side) === null) return { type: 'end-movement' };
      const offer = offersTo(state, seat).find((each) => 'exactly' in each) as Extract<BattleOffer, { exactly: BattleAction }>;
      return offer.exactly;
    }
  }
}
