import { type Block, centreOf, groundOf, inFrontArc } from '../../../kernel/geometry/block';
import { attackDice, modifyArmor, type Range, type Reckoned, rollArmor, scoreHits } from '../rules/attack';
import type { AttackDie } from '../rules/tables/reference-card';
import { enemiesTouching, inContact } from './contact';
import * as faults from './faults';
import type { BattleFault } from './faults';
import { inflict } from './losses';
import type { Scene } from './scene';
import { coverOf, figuresThatSee, rangeBetween, sees } from './sight';
import { type Battle, troopOf, type Unit } from './state';
import { CONTACT, type Missile } from './troop';

/** Regular units fire from their first two ranks (BS-MISSILE-07). */
const RANKS = 2;
const ALL_RANKS = 1000;

const ranksFiring = ({ formation }: Unit): number => (formation === 'irregular' ? ALL_RANKS : RANKS);

/** Why a unit may not fire now, whomever at (BS-MISSILE-02, BS-MISSILE-05, BS-RULING-13). */
export function whyNotShoot(state: Battle, number: number, atMovers: boolean): BattleFault | null {
  const unit = state.units[number]!;
  const { missile, movement } = troopOf(state, unit);
  if (missile === null) return faults.NO_MISSILES;
  if (unit.where !== 'field') return faults.NOT_ON_TABLE;
  if (unit.order === 'routed') return faults.FIRE_ROUTED;
  if (unit.formation === 'column') return faults.FIRE_COLUMN;
  if (unit.holdsFire) return faults.FIRE_BUSY;
  if (unit.spent > movement / 2 + CONTACT) return faults.FIRE_MOVED;
  const inThisStep = atMovers ? unit.shotAtMovers : unit.volleys > (unit.shotAtMovers ? 1 : 0);
  if (unit.volleys >= missile.volleys || inThisStep) return faults.FIRED;
  return inContact(state, number) ? faults.FIRE_ENGAGED : null;
}

/** Why a unit may not fire at another in some pose (BS-MISSILE-03, BS-MISSILE-07, BS-RULING-23). */
export function whyNotAt(state: Battle, number: number, target: number, pose: Block): BattleFault | null {
  const unit = state.units[number]!;
  const enemy = state.units[target]!;
  if (enemy.side === unit.side) return faults.NOT_AN_ENEMY;
  const { long } = troopOf(state, unit).missile!;
  if (Math.abs(unit.x - pose.x) > long + SPAN || Math.abs(unit.y - pose.y) > long + SPAN) return faults.FIRE_OUT_OF_RANGE;
  if (!inFrontArc(unit, groundOf(pose))) return faults.FIRE_OUT_OF_ARC;
  if (rangeBetween(unit, ranksFiring(unit), pose) > long + CONTACT) return faults.FIRE_OUT_OF_RANGE;
  if (pose === enemy && enemiesTouching(state, target).length > 0) return faults.FIRE_INTO_FRIENDS;
  return sees(state, unit, pose, ranksFiring(unit), [number, target]) ? null : faults.FIRE_UNSEEN;
}

/** No unit reaches farther from the middle of its front than this: 48 large figures in one file. */
const SPAN = 48 * 2;

function bandOf({ short, medium }: Missile, inches: number): Range {
  if (inches <= short + CONTACT) return 'short';
  return inches <= medium + CONTACT ? 'medium' : 'long';
}

/** A volley before its dice: how many figures and dice, and the armor it meets (BS-MISSILE-04, BS-MISSILE-07, BS-AR-03). */
export function volleyAt(state: Battle, number: number, target: number): { readonly figures: number; readonly dice: Reckoned; readonly armor: Reckoned; readonly sides: readonly AttackDie[]; readonly range: Range } {
  const unit = state.units[number]!;
  const enemy = state.units[target]!;
  const missile = troopOf(state, unit).missile!;
  const figures = unit.formation === 'irregular' ? figuresThatSee(state, unit, enemy, [number, target]) : Math.min(unit.figures, RANKS * unit.files);
  const range = bandOf(missile, rangeBetween(unit, ranksFiring(unit), enemy));
  const dice = attackDice(state.card, { figures, state: unit.order, charging: false, mountedLance: false }, range);
  const { role, armorRating } = troopOf(state, enemy);
  const armor = modifyArmor(state.card, 'missile', {
    armorRating,
    state: enemy.order,
    formation: enemy.formation,
    face: 'front',
    uphillOrBehindObstacle: false,
    cover: coverOf(state, unit, centreOf(enemy)),
    loneIndividual: role !== null,
  });
  return { figures, dice, armor, sides: [missile.die], range };
}

/** One unit fires at another as it stands (BS-MISSILE-04, BS-MISSILE-06). */
export function volley(scene: Scene, number: number, target: number, kind: 'missile' | 'opportunity'): void {
  const { state } = scene;
  const unit = scene.unit(number);
  const { figures, dice, armor, sides } = volleyAt(state, number, target);
  const shooter = scene.edit(number);
  shooter.volleys = unit.volleys + 1;
  if (kind === 'opportunity') shooter.shotAtMovers = true;
  const hits = scene.play.ask(scoreHits(state.card, dice.value, sides, state.twoDiceMode), { rule: 'BS-AD-02', purpose: 'volley', by: scene.seatOf(number) });
  const suffered = hits - rollArmor(scene.play, hits, armor.value, scene.seatOf(target));
  scene.tell({
    type: 'unit-attacked',
    rule: kind === 'missile' ? 'BS-MISSILE-06' : 'BS-MISSILE-08',
    modifiers: [...dice.modifiers, ...armor.modifiers],
    card: state.card.name,
    unit: unit.id,
    target: scene.unit(target).id,
    kind,
    figures,
    dice: dice.value,
    hits,
    armorRating: armor.value,
    suffered,
    first: false,
  });
  inflict(scene, target, suffered, number);
}
