import { gap } from '../../../kernel/geometry/disc';
import { type Attack, type Blow as Thrown, damageOf, fateAt, reckonMelee, reckonRanged, type Situation, throwAttack, throwCritical } from '../rules/attack';
import { UNLIMITED } from '../rules/card';
import { hasCover, intervening } from '../rules/cover';
import { EPS } from '../rules/field';
import { extraRange, isHigher } from '../rules/hills';
import { crossesHalf } from '../rules/morale';
import { ATTACK_ORDER } from '../rules/orders';
import { sum } from '../rules/saves';
import { reckonStakes } from '../rules/stakes';
import { isAtop } from '../rules/terrain';
import { isEndedByTouch, reckonDeathTouch } from '../rules/touch';
import type { Declared } from './action';
import { end } from './affliction';
import { chooseCleave, hasFelled } from './cleaving';
import { bears, canRout, strengthOf } from './conditions';
import { creditOf, destroy, noteBroken, noteFelled } from './elimination';
import { contactsWith, inContact, isInMelee } from './contact';
import { guidanceFor } from './guidance';
import { inspirationOf, testNerve } from './morale';
import { afflict, throughBones } from './riders';
import type { Scene } from './scene';
import { cardOf, type Draft, type Figure, figureNumber, type Skirmish } from './state';
import { endAtOnce } from './victory';

const CLOSE = 6;

/** What sets one blow apart from another. */
export interface Blow {
  readonly opportunity: boolean;
  /** Inches of the charge that made contact; null if it was none. */
  readonly charged: number | null;
  readonly smite: boolean;
  readonly stunning: boolean;
  /** Whether it is a death touch in place of a weapon (CM-ABIL-06). */
  readonly touch: boolean;
  /** Whether it is the second of a turn on an enemy that the first hit (CM-ABIL-26). */
  readonly rends: boolean;
}

/** A blow as its player declares it, in the striker's own turn or as a mover goes by. */
export function blowOf({ smite, stun, deathTouch }: Declared, opportunity: boolean, rends = false): Blow {
  return { opportunity, charged: null, smite: smite ?? false, stunning: stun ?? false, touch: deathTouch ?? false, rends };
}

/** A melee attack and all that follows from it but the rout move, with the blow that cleaving earns; whether it hit (CM-MELEE-03, CM-DMG-06, CM-ABIL-02). */
export function strike(scene: Scene, number: number, other: number, blow: Blow): boolean {
  const { state } = scene;
  if (state.ended !== null) return false;
  const attacker = scene.figure(number);
  const defender = scene.figure(other);
  const atGap = cardOf(state, attacker).traits.reach > 0 && gap(attacker, defender) > EPS;
  const situation = situationOf(state, attacker, defender, blow.smite);
  if (atGap) shelter(state, attacker, defender, situation);
  // In an attack of opportunity the attacker need not be in contact itself (CM-RULING-43).
  situation.contacts = blow.opportunity && !inContact(state, attacker, defender) ? 1 : contactsWith(state, defender);
  situation.charged = blow.charged;
  situation.stunning = blow.stunning;
  situation.rends = blow.rends;
  spend(scene, number, blow);
  const kind = blow.opportunity ? 'opportunity' : 'melee';
  const hit = blow.touch ? touchOf(scene, situation, number, other) : resolve(scene, reckonMelee(cardOf(state, attacker), cardOf(state, defender), situation), number, other, kind);
  if (hit && hasFelled(defender, scene.figure(other))) cleave(scene, number, other);
  return hit;
}

/** A use is spent when it is declared, whatever the dice do (CM-ABIL-00b). */
function spend(scene: Scene, number: number, { smite, stunning, touch }: Blow): void {
  if (!smite && !stunning && !touch) return;
  const figure = scene.edit(number);
  if (smite && figure.smites < UNLIMITED) figure.smites--;
  if (stunning && figure.stuns < UNLIMITED) figure.stuns--;
  if (touch && figure.touches < UNLIMITED) figure.touches--;
}

/** A death touch ends a living model with little health and does nothing else (CM-ABIL-06, CM-ABIL-06a, CM-ABIL-06b). */
function touchOf(scene: Scene, situation: Situation, number: number, other: number): boolean {
  const toucher = scene.card(number);
  const victim = scene.card(other);
  if (rollToHit(scene, reckonDeathTouch(toucher, victim, situation), number, other, 'death-touch').roll === 'miss') return false;
  if (isEndedByTouch(toucher, victim, scene.figure(other).health)) destroy(scene, other, 'CM-ABIL-06', creditOf(scene.state, number));
  endAtOnce(scene);
  return true;
}

/** The blow that felling an enemy earns, once a round; no charge carries over to it (CM-ABIL-02, CM-ABIL-02b, CM-ABIL-02c). */
function cleave(scene: Scene, number: number, felled: number): void {
  const next = chooseCleave(scene, number, felled);
  if (next === null) return;
  scene.edit(number).cleaved = true;
  scene.tell({ type: 'cleave-taken', rule: 'CM-ABIL-02', model: scene.figure(number).id, target: next.target });
  strike(scene, number, figureNumber(scene.state, next.target), blowOf(next, false));
}

/** A shot, which fails without a roll beyond its range (CM-RANGED-01, CM-RANGED-03, CM-RULING-13). */
export function shoot(scene: Scene, number: number, other: number, smite: boolean, thrown: number | null = null): void {
  const { state } = scene;
  const attacker = scene.figure(number);
  const defender = scene.figure(other);
  const card = cardOf(state, attacker);
  const { range, uses } = card.ranged!;
  if (uses !== null) scene.edit(number).shots--;
  if (smite) scene.edit(number).smites--;
  const far = gap(attacker, defender) + extraRange(state.terrain, attacker, defender);
  if (far > range + EPS) {
    scene.tell({ type: 'shot-fell-short', rule: 'CM-RULING-13', model: attacker.id, target: defender.id, gap: far, range });
    return;
  }
  const situation = situationOf(state, attacker, defender, smite);
  shelter(state, attacker, defender, situation);
  situation.firingIntoMelee = isInMelee(state, defender);
  situation.thrown = thrown;
  const attack = reckonRanged(card, cardOf(state, defender), situation);
  resolve(scene, attack, number, other, 'ranged');
}

/** Stakes strike whoever runs onto their points (CM-TERRAIN-16, CM-RULING-22). */
export function strikeWithStakes(scene: Scene, number: number): void {
  resolve(scene, reckonStakes(scene.card(number)), null, number, 'stakes');
}

/** Where two models stand to each other, in the open and in nobody's contact. */
export function situationOf(state: Skirmish, attacker: Figure, defender: Figure, smite: boolean): Draft<Situation> {
  return {
    cover: false,
    intervening: 0,
    contacts: 0,
    charged: null,
    firingIntoMelee: false,
    fromAbove: isHigher(state.terrain, attacker, defender),
    attackerAtop: isAtop(state.terrain, attacker),
    defenderAtop: isAtop(state.terrain, defender),
    defenderDown: defender.down,
    defenderStunned: bears(defender, 'stunned'),
    within6: gap(attacker, defender) <= CLOSE + EPS,
    smite,
    stunning: false,
    rends: false,
    thrown: null,
    inspired: inspirationOf(state, attacker),
    ordered: attacker.command.order === 'attack-plus-2' ? ATTACK_ORDER : 0,
    warded: strengthOf(defender, 'warded'),
    otherAttack: 0,
    otherArmor: 0,
  };
}

/** What stands between an attacker and its target at a distance (CM-COVER-01, CM-RANGED-07). */
function shelter(state: Skirmish, attacker: Figure, defender: Figure, situation: Draft<Situation>): void {
  situation.cover = hasCover(state.terrain, attacker, defender);
  situation.intervening = interveningBetween(state, attacker, defender);
}

/** Models of any side between two others (CM-RANGED-07). */
function interveningBetween(state: Skirmish, a: Figure, b: Figure): number {
  return intervening(
    state.figures.filter((figure) => figure.where === 'field' && figure.id !== a.id && figure.id !== b.id),
    a,
    b,
  );
}

/** How a model is attacked. */
export type AttackKind = 'melee' | 'ranged' | 'opportunity' | 'touch' | 'stakes' | 'death-touch' | 'fire-bomb';

/** The attack roll and the critical one; guidance may help either (CM-ARULING-01, CM-ARULING-27). */
export function rollToHit(scene: Scene, attack: Attack, number: number | null, other: number, kind: AttackKind): Thrown {
  const target = scene.figure(other);
  const by = scene.seatOf(number ?? other);
  scene.disturb(target.side);
  const guided = guidedBy(scene, attack, number, 'attack');
  const thrown = throwAttack(scene.play, guided, by);
  const blow = thrown.roll === 'natural-20' && attack.mayBeCritical ? throwCritical(scene.play, guidedBy(scene, attack, number, 'critical'), thrown, by) : thrown;
  scene.tell({
    type: 'model-attacked',
    rule: attack.automatic ? 'CM-MELEE-08' : attack.rule,
    modifiers: [...guided.attack, ...attack.armor],
    model: number === null ? null : scene.figure(number).id,
    target: target.id,
    kind,
    need: guided.need,
    roll: blow.roll,
    critical: blow.critical,
  });
  return blow;
}

function guidedBy(scene: Scene, attack: Attack, number: number | null, roll: 'attack' | 'critical'): Attack {
  if (number === null || attack.automatic) return attack;
  const guidance = guidanceFor(scene, number, roll);
  return guidance.length === 0 ? attack : { ...attack, attack: [...attack.attack, ...guidance], need: attack.need - sum(guidance) };
}

/** From the attack roll to the broken nerve; whether it hit (CM-ARULING-01). */
function resolve(scene: Scene, attack: Attack, number: number | null, other: number, kind: AttackKind): boolean {
  const blow = rollToHit(scene, attack, number, other, kind);
  if (blow.roll === 'miss') return false;
  const before = scene.figure(other);
  const dealt = throughBones(scene, attack, other, damageOf(attack, blow));
  if (dealt > 0) wound(scene, other, dealt, attack.bonusDamage, number);
  if (attack.poison + attack.stun > 0) afflict(scene, attack, number, other);
  if (dealt > 0) steady(scene, other, before, number);
  endAtOnce(scene);
  return true;
}

/** Takes health off a model and tries its nerve (CM-DMG-01, CM-DMG-02, CM-MORALE-02). */
export function damage(scene: Scene, number: number, dealt: number, modifiers: Attack['bonusDamage'], by: number | null): void {
  const before = scene.figure(number);
  wound(scene, number, dealt, modifiers, by);
  steady(scene, number, before, by);
}

/** Takes health off a model, and fells or destroys it (CM-DMG-01, CM-DMG-02). */
export function wound(scene: Scene, number: number, dealt: number, modifiers: Attack['bonusDamage'], by: number | null): void {
  const before = scene.figure(number);
  const figure = scene.edit(number);
  figure.health = before.health - dealt;
  scene.tell({ type: 'model-damaged', rule: 'CM-DMG-01', modifiers, model: figure.id, damage: dealt, health: figure.health });
  const fate = fateAt(figure.health, scene.card(number).traits, before.down);
  if (fate === 'destroyed') return destroy(scene, number, figure.health < 0 ? 'CM-DMG-02' : 'CM-DOWN-11', creditOf(scene.state, by));
  if (before.down) return lieHurt(scene, number, by);
  if (fate === 'standing') return;
  figure.down = true;
  figure.halfDone = true;
  noteFelled(scene, number, by);
  scene.tell({ type: 'model-knocked-down', rule: 'CM-DOWN-01', model: figure.id });
}

/** The half-health morale save, if damage has made it due; who can't make it now never owes it (CM-MORALE-02, CM-MORALE-08, CM-ARULING-01, CM-ARULING-03). */
export function steady(scene: Scene, number: number, before: Figure, by: number | null): void {
  const now = scene.figure(number);
  if (now.where !== 'field' || before.halfDone || !crossesHalf(before.health, now.health, scene.card(number).health)) return;
  if (!canRout(now) || now.routing) {
    scene.edit(number).halfDone = true;
    return;
  }
  if (testNerve(scene, number, 'CM-MORALE-02', 'half-health morale save')) scene.edit(number).halfDone = true;
  else breakNerve(scene, number, by);
}

/** What damage does to a model that lies: poison kills it at 0 health, sleep and a fall give way to the knock-down, a sleeper is about to wake (CM-COND-05b, CM-COND-06, CM-COND-08d). */
function lieHurt(scene: Scene, number: number, by: number | null): void {
  const figure = scene.figure(number);
  if (figure.health > 0) {
    if (bears(figure, 'asleep') && !scene.hurt.includes(number)) scene.hurt.push(number);
    return;
  }
  if (bears(figure, 'poisoned')) return destroy(scene, number, 'CM-COND-05b', creditOf(scene.state, by));
  end(scene, number, 'asleep', 'CM-COND-08d');
  end(scene, number, 'fallen', 'CM-COND-06');
}

/** A model that failed its save is routing; its flight comes when the attacks on it are done (CM-ROUT-01, CM-RULING-04). */
export function breakNerve(scene: Scene, number: number, cause: number | null, spared: number | null = cause): void {
  scene.edit(number).routing = true;
  noteBroken(scene, number, cause);
  scene.tell({ type: 'model-routed', rule: 'CM-ROUT-01', model: scene.figure(number).id, from: cause === null ? null : scene.figure(cause).id });
  scene.flights.push({ model: number, cause, spared });
}
