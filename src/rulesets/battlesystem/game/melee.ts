import { baseOf, type Block, centreOf, figuresInRank, groundOf, oblongGapSquared, ranksOf } from '../../../kernel/geometry/block';
import { chooseOne, type Id } from '../../../kernel/table/table';
import { attackDice, modifyArmor, rollArmor, scoreHits } from '../rules/attack';
import { OBSTACLE_ROWS } from '../rules/card';
import { type Advantage, advantagesOver, type Fighter } from '../rules/melee';
import { attachedTo } from './command';
import { enemiesTouching, touchedFace } from './contact';
import { crossings, isHigher } from './ground';
import { inflict } from './losses';
import { settleMorale } from './morale';
import type { Scene } from './scene';
import { type Battle, troopOf, unitNumber } from './state';
import { CONTACT } from './troop';

/** The units that fight together: all that chains of contact link and that have yet to fight this turn, in order (BS-RULING-20). */
export function combatOf(state: Battle, number: number): readonly number[] {
  const found = new Set<number>([number]);
  for (const each of found) for (const enemy of enemiesTouching(state, each)) if (!state.units[enemy]!.fought) found.add(enemy);
  return [...found].sort((a, b) => a - b);
}

/** Whether a unit has a combat to fight this turn. */
export function hasCombat(state: Battle, number: number): boolean {
  const unit = state.units[number]!;
  if (unit.where !== 'field' || unit.fought) return false;
  for (const enemy of enemiesTouching(state, number)) if (!state.units[enemy]!.fought) return true;
  return false;
}

/** One unit strikes at another with so many figures. */
interface Strike {
  readonly attacker: number;
  readonly target: number;
  readonly first: boolean;
}

/** Whether a unit stands above another, or behind an obstacle that lies between them (BS-MELEE-03, BS-AR-03). */
function hasGround(state: Battle, unit: number, enemy: number, shelterOnly: boolean): boolean {
  if (state.areas.length === 0 && state.barriers.length === 0) return false;
  const own = centreOf(state.units[unit]!);
  const other = centreOf(state.units[enemy]!);
  if (isHigher(state.areas, own, other)) return true;
  return crossings(state.barriers, other, own).some(({ barrier }) => !shelterOnly || OBSTACLE_ROWS[barrier.kind].sheltersInMelee);
}

/** What a unit has over an enemy it fights (BS-MELEE-02, BS-MELEE-03). */
export function advantages(state: Battle, unit: number, enemy: number): readonly Advantage[] {
  return advantagesOver(fighterOf(state, unit, enemy), fighterOf(state, enemy, unit));
}

function fighterOf(state: Battle, number: number, enemy: number): Fighter {
  const unit = state.units[number]!;
  const troop = troopOf(state, unit);
  return { weaponLength: troop.weaponLength, lance: troop.lance, charging: unit.charged, large: troop.class === 'large', onRear: touchedFace(state, enemy, number) === 'rear', ground: hasGround(state, number, enemy, false) };
}

/** How many figures of a unit strike at each enemy: those in contact, and behind them a second rank with reach; each strikes once (BS-MELEE-01, BS-MELEE-04). */
export function strikersOf(state: Battle, number: number, preferred: readonly number[]): ReadonlyMap<number, number> {
  const unit = state.units[number]!;
  const { pike, spear } = troopOf(state, unit);
  const reach = pike || (spear && unit.formation === 'regular');
  const count = new Map<number, number>();
  const grounds = preferred.map((enemy) => ({ enemy, ground: groundOf(state.units[enemy]!) }));
  const ranks = ranksOf(unit);
  for (let rank = 0; rank < ranks; rank++) {
    const width = figuresInRank(unit, rank);
    const behind = figuresInRank(unit, rank + 1);
    for (let file = 0; file < width; file++) {
      if (rank > 0 && file > 0 && file < width - 1 && file < behind) continue;
      const enemy = touchedBy(unit, rank, file, grounds);
      if (enemy < 0) continue;
      const second = rank === 0 && reach && file < behind && touchedBy(unit, 1, file, grounds) < 0 && touchedFace(state, number, enemy) === 'front';
      count.set(enemy, (count.get(enemy) ?? 0) + (second ? 2 : 1));
    }
  }
  return count;
}

function touchedBy(unit: Block, rank: number, file: number, grounds: readonly { readonly enemy: number; readonly ground: ReturnType<typeof groundOf> }[]): number {
  const base = baseOf(unit, rank, file);
  for (const { enemy, ground } of grounds) for (const each of ground) if (oblongGapSquared(base, each) <= CONTACT * CONTACT) return enemy;
  return -1;
}

/** Enemies in the order in which a unit's figures strike them: those in front, then by number; the owner may put another first (BS-MELEE-04). */
function preference(scene: Scene, number: number): readonly number[] {
  const { state } = scene;
  const touching = enemiesTouching(state, number).filter((enemy) => !scene.unit(enemy).fought);
  const inFront = (enemy: number): number => Number(touchedFace(state, number, enemy) !== 'front');
  const usual = [...touching].sort((a, b) => inFront(a) - inFront(b) || a - b);
  if (usual.length < 2 || scene.unit(number).order === 'routed') return usual;
  const names = usual.map((enemy) => scene.unit(enemy).id);
  const chosen = chooseOne<Id>(scene.play, {
    kind: 'strike-first-at',
    rule: 'BS-MELEE-04',
    about: [scene.unit(number).id, ...names],
    seats: [scene.seatOf(number)],
    sealed: false,
    facts: { unit: scene.unit(number).id },
    offers: () => names.map((exactly) => ({ exactly })),
    otherwise: () => names[0]!,
  });
  const favourite = unitNumber(state, chosen);
  return [favourite, ...usual.filter((enemy) => enemy !== favourite)];
}

/** A whole combat: strikes with an advantage and their losses, then all others together, then morale (BS-MELEE-02 to 05, BS-RULING-16, BS-RULING-20). */
export function fightCombat(scene: Scene, number: number): void {
  const { state } = scene;
  const units = combatOf(state, number);
  scene.tell({ type: 'combat-begun', rule: 'BS-SEQ-05', seat: scene.seatOf(number), units: units.map((each) => scene.unit(each).id) });
  const order = [...units].sort((a, b) => Number(scene.unit(a).side !== state.first) - Number(scene.unit(b).side !== state.first) || a - b);
  const preferred = new Map(order.map((each) => [each, preference(scene, each)]));
  const strikes: Strike[] = order.flatMap((attacker) =>
    [...preferred.get(attacker)!]
      .sort((a, b) => a - b)
      .map((target) => ({ attacker, target, first: advantages(state, attacker, target).length > 0 && advantages(state, target, attacker).length === 0 })),
  );
  const led = new Set<number>();
  for (const first of [true, false]) strikeTogether(scene, strikes.filter((strike) => strike.first === first), preferred, led);
  for (const each of units) if (scene.unit(each).where === 'field') scene.edit(each).fought = true;
  settleMorale(scene);
}

/** Strikes whose losses come off only when all of them are thrown. */
function strikeTogether(scene: Scene, strikes: readonly Strike[], preferred: ReadonlyMap<number, readonly number[]>, led: Set<number>): void {
  const { state } = scene;
  const blows = strikes.flatMap((strike) => {
    if (scene.unit(strike.attacker).where !== 'field' || touchedFace(state, strike.attacker, strike.target) === null) return [];
    const figures = strikersOf(state, strike.attacker, preferred.get(strike.attacker)!).get(strike.target) ?? 0;
    return figures === 0 || scene.unit(strike.attacker).order === 'routed' ? [] : [{ ...strike, figures }];
  });
  const suffered = blows.map((blow) => strikeAt(scene, blow, led));
  blows.forEach(({ attacker, target }, i) => {
    if (scene.unit(target).where === 'field') inflict(scene, target, suffered[i]!, attacker);
  });
}

/** One pair's dice: attack, then armor (BS-AD-01, BS-AR-01, BS-CMD-05). */
function strikeAt(scene: Scene, { attacker, target, figures, first }: Strike & { readonly figures: number }, led: Set<number>): number {
  const { state } = scene;
  const unit = scene.unit(attacker);
  const enemy = scene.unit(target);
  const troop = scene.troop(attacker);
  const dice = attackDice(state.card, { figures, state: unit.order, charging: unit.charged, mountedLance: troop.class === 'mounted' && troop.lance }, null);
  const armor = modifyArmor(state.card, 'melee', {
    armorRating: scene.troop(target).armorRating,
    state: enemy.order,
    formation: enemy.formation,
    face: touchedFace(state, target, attacker) ?? 'front',
    uphillOrBehindObstacle: hasGround(state, target, attacker, true),
    cover: 'none',
    loneIndividual: false,
  });
  const by = scene.seatOf(attacker);
  let hits = scene.play.ask(scoreHits(state.card, dice.value, troop.attackDice, state.twoDiceMode), { rule: 'BS-AD-02', purpose: 'attack', by });
  const leader = attachedTo(state, attacker);
  if (leader >= 0 && !led.has(leader)) {
    led.add(leader);
    hits += scene.play.ask(scoreHits(state.card, 1, scene.troop(leader).attackDice, state.twoDiceMode), { rule: 'BS-CMD-05', purpose: 'attack of the individual', by });
  }
  const suffered = hits - rollArmor(scene.play, hits, armor.value, scene.seatOf(target));
  scene.tell({ type: 'unit-attacked', rule: first ? 'BS-MELEE-03' : 'BS-MELEE-02', modifiers: [...dice.modifiers, ...armor.modifiers], card: state.card.name, unit: unit.id, target: enemy.id, kind: 'melee', figures, dice: dice.value, hits, armorRating: armor.value, suffered, first });
  return suffered;
}
