import { blockGap } from '../../../kernel/geometry/block';
import { countAtLeast, total } from '../../../kernel/table/questions';
import { attackDice, modifyArmor, moraleTriggers, scoreHits, suffer } from '../rules/attack';
import { judge } from '../rules/morale';
import { volleyAt } from '../game/fire';
import { ratingOf } from '../game/morale';
import { type Battle, troopOf } from '../game/state';

/** An attack as it would be thrown: so many dice of these sides against this armor. */
interface Prospect {
  readonly dice: number;
  readonly sides: readonly number[];
  readonly armor: number;
}

function shotAt(state: Battle, number: number, target: number): Prospect {
  const { dice, sides, armor } = volleyAt(state, number, target);
  return { dice: dice.value, sides, armor: armor.value };
}

/** A charge that gets home with its whole front. */
function chargeAt(state: Battle, number: number, target: number): Prospect {
  const unit = state.units[number]!;
  const enemy = state.units[target]!;
  const troop = troopOf(state, unit);
  const figures = Math.min(unit.files, enemy.files + 2);
  const armor = modifyArmor(state.card, 'melee', { armorRating: troopOf(state, enemy).armorRating, state: enemy.order, formation: enemy.formation, face: 'front', uphillOrBehindObstacle: false, cover: 'none', loneIndividual: false });
  return { dice: attackDice(state.card, { figures, state: 'good', charging: true, mountedLance: troop.class === 'mounted' && troop.lance }, null).value, sides: troop.attackDice, armor: armor.value };
}

/** The points that an attack takes off on average, partial hits included. */
function meanWorth(state: Battle, target: number, { dice, sides, armor }: Prospect): number {
  const { values, weights, bigWeights } = scoreHits(state.card, 1, sides, state.twoDiceMode).answers();
  let hits = 0;
  let all = 0;
  values.forEach((value, i) => {
    const weight = weights === null ? Number(bigWeights[i]) : weights[i]!;
    hits += value * weight;
    all += weight;
  });
  const { cost, hits: needed } = troopOf(state, state.units[target]!);
  const enemy = state.units[target]!;
  return Math.min((((hits / all) * dice * armor) / 10 / needed) * cost, enemy.figures * cost);
}

/** What an attack is worth by its exact odds: the points of the figures it removes, and half of the rest as often as their morale breaks. */
function exactWorth(state: Battle, target: number, { dice, sides, armor }: Prospect): number {
  const enemy = state.units[target]!;
  const troop = troopOf(state, enemy);
  const breaks = troop.neverChecks ? 0 : chanceToFail(ratingOf(state, target).rating);
  const scored = scoreHits(state.card, dice, sides, state.twoDiceMode).answers();
  const odds = sharesOf(scored);
  let worth = 0;
  scored.values.forEach((hits, i) => {
    const saves = countAtLeast(hits, 10, armor + 1).answers();
    const shares = sharesOf(saves);
    saves.values.forEach((saved, j) => {
      const losses = suffer(hits - saved, troop.hits, enemy.marked, enemy.figures);
      const checks = moraleTriggers(hits - saved, losses, enemy.start).length > 0;
      const left = (losses.figuresLeft ?? 0) * troop.cost;
      worth += odds[i]! * shares[j]! * (losses.figuresRemoved * troop.cost + (checks ? (breaks * left) / 2 : 0));
    });
  });
  return worth;
}

function sharesOf({ weights, bigWeights, total: all, bigTotal }: ReturnType<ReturnType<typeof total>['answers']>): readonly number[] {
  return weights === null ? bigWeights.map((weight) => Number((weight * 1_000_000_000n) / bigTotal) / 1e9) : weights.map((weight) => weight / all);
}

function chanceToFail(rating: number): number {
  const thrown = total(2, 10).answers();
  const shares = sharesOf(thrown);
  return thrown.values.reduce((sum, value, i) => sum + (judge(value, rating) === 'passed' ? 0 : shares[i]!), 0);
}

/** How a bot reckons what an attack is worth. */
export type Reckoning = 'mean' | 'exact';

export function worthOfShot(state: Battle, number: number, target: number, by: Reckoning): number {
  const prospect = shotAt(state, number, target);
  return by === 'mean' ? meanWorth(state, target, prospect) : exactWorth(state, target, prospect);
}

/** What a charge is worth if it gets home; nothing where the target is out of its reach. */
export function worthOfCharge(state: Battle, number: number, target: number, by: Reckoning): number {
  const unit = state.units[number]!;
  if (blockGap(unit, state.units[target]!) > (troopOf(state, unit).movement * 3) / 2) return 0;
  const prospect = chargeAt(state, number, target);
  return by === 'mean' ? meanWorth(state, target, prospect) : exactWorth(state, target, prospect);
}
