import { blockGap, centreOf, shifted, wheeled } from '../../../kernel/geometry/block';
import { facing } from '../../../kernel/geometry/degrees';
import { distance, type Point } from '../../../kernel/geometry/point';
import type { Bot, Sight, TableAction } from '../../../kernel/ruleset/game';
import type { Json, Offer, Seat } from '../../../kernel/table/table';
import type { BattleAction, Step } from '../game/action';
import { nearestEnemy } from '../game/flight';
import { allowanceOf, planMove } from '../game/moves';
import { type Battle, troopOf, unitNumber } from '../game/state';
import { OBJECTIVE } from '../game/victory';
import { type Reckoning, worthOfCharge, worthOfShot } from './worth';

type Choice = BattleAction | TableAction;

/** A bot that takes what promises the most points at once, and else closes in; it differs by how it reckons. */
export function attacker(id: string, name: string, summary: string, by: Reckoning): Bot<Battle, BattleAction> {
  return {
    id,
    name,
    summary,
    decide(sight, seat, offers) {
      if (sight.owed !== null) return answer(sight, seat, offers);
      const { game } = sight;
      const exact = offers.flatMap((offer) => ('exactly' in offer ? [offer.exactly as Choice] : []));
      switch (game.stage) {
        case 'declare':
          return best(exact, (action) => (action.type === 'declare-charge' ? worthOfCharge(game, unitNumber(game, action.unit), unitNumber(game, action.target), by) : WORTH_WHILE));
        case 'missile':
          return best(exact, (action) => (action.type === 'fire' ? worthOfShot(game, unitNumber(game, action.unit), unitNumber(game, action.target), by) : 0));
        case 'first-movement':
        case 'second-movement':
          return moveOn(game, offers, exact);
        default:
          return exact[0]!;
      }
    },
  };
}

/** A charge that promises less is not declared. */
const WORTH_WHILE = 1;

export const greedy = attacker('greedy', 'Greedy', 'Strikes where it hurts most on average, and else closes in on the nearest enemy.', 'mean');

function best(actions: readonly Choice[], worth: (action: Choice) => number): Choice {
  let found = actions[0]!;
  let most = -Infinity;
  for (const action of actions) {
    const value = worth(action);
    if (value <= most) continue;
    most = value;
    found = action;
  }
  return found;
}

/** Every unit that can shoot does; the rest is settled as most players would. */
function answer({ owed }: Sight<Battle>, _seat: Seat, offers: readonly Offer<Choice>[]): Choice {
  const shots = offers.flatMap((offer) => ('family' in offer && offer.family === 'opportunity-fire' ? ((offer.example as { readonly answer: readonly Json[] }).answer) : []));
  if (shots.length > 0) return { type: 'answer', decision: owed!.id, answer: shots };
  const offer = offers[0]!;
  return 'exactly' in offer ? offer.exactly : offer.example;
}

/** Chargers charge, the broken rally, the others close in; when all have, the movement ends. */
function moveOn(state: Battle, offers: readonly Offer<Choice>[], exact: readonly Choice[]): Choice {
  const must = exact.find(({ type }) => type === 'charge' || type === 'rally' || type === 'rout' || type === 'join');
  if (must !== undefined) return must;
  for (const offer of offers) if ('family' in offer && offer.example.type === 'move') return closeIn(state, (offer.example as { readonly unit: string }).unit);
  return exact.find(({ type }) => type === 'end-movement')!;
}

const WHEELS = [0, 15, 30, 45, 60, 90];

/** The move of a few that brings a unit nearest to where it wants to be; it may stay. */
function closeIn(state: Battle, id: string): BattleAction {
  const number = unitNumber(state, id);
  const unit = state.units[number]!;
  const stay: BattleAction = { type: 'move', unit: id, steps: [] };
  const goal = goalOf(state, number);
  if (goal === null || unit.order !== 'good') return stay;
  const most = allowanceOf(state, number);
  const inches = troopOf(state, unit).missile === null ? most : most / 2;
  if (troopOf(state, unit).role !== null) return stay;
  let found = stay;
  let nearest = distance(centreOf(unit), goal);
  const consider = (steps: readonly Step[]): void => {
    const { fault, march } = planMove(state, number, steps);
    if (fault !== null) return;
    const gap = distance(centreOf(march.block), goal);
    if (gap >= nearest - 0.1) return;
    nearest = gap;
    found = { type: 'move', unit: id, steps };
  };
  for (const share of [1, 0.5]) consider([{ kind: 'advance', inches: inches * share }]);
  const hand = turnTowards(unit, goal);
  for (const degrees of WHEELS.slice(1)) {
    const wheel: Step = { kind: 'wheel', hand, degrees };
    const { fault, march } = planMove(state, number, [wheel]);
    if (fault !== null) break;
    const turned = wheeled(unit, hand, facing(degrees));
    const ahead = shifted(turned, turned.fx * 4, turned.fy * 4);
    if (distance(centreOf(ahead), goal) < nearest + 2 && march.spent < inches) consider([wheel, { kind: 'advance', inches: inches - march.spent - 0.01 }]);
  }
  return found;
}

/** The hill where it is fought for, else the nearest enemy; bows are content within range. */
function goalOf(state: Battle, number: number): Point | null {
  const unit = state.units[number]!;
  const enemy = nearestEnemy(state, number);
  if (enemy < 0) return null;
  const { missile } = troopOf(state, unit);
  if (missile !== null && blockGap(unit, state.units[enemy]!) < missile.medium) return null;
  const hill = state.areas.find(({ id }) => id === OBJECTIVE);
  return hill === undefined || number % 2 === 1 ? centreOf(state.units[enemy]!) : hill.summit;
}

function turnTowards({ x, y, fx, fy }: { readonly x: number; readonly y: number; readonly fx: number; readonly fy: number }, goal: Point): 'left' | 'right' {
  return fx * (goal.y - y) - fy * (goal.x - x) > 0 ? 'left' : 'right';
}
