import type { Static } from '@sinclair/typebox';
import type { Modifier } from '../../../kernel/ruleset/event';
import { contest } from '../../../kernel/table/questions';
import type { Table } from '../../../kernel/table/table';
import type { Attack } from '../rules/attack';
import { type Drowsy, pickDrowsy, SLEEP_BREADTH } from '../rules/drowsy';
import { EPS } from '../rules/field';
import { moraleDc, moraleModifiers } from '../rules/morale';
import { GET_UP_DC, rollSave } from '../rules/saves';
import { canAffect, type Spell } from '../rules/spells';
import { reckonTouch } from '../rules/touch';
import { type DefenderCondition, isLying } from './defender';
import { card } from './shapes';
import { type drowsyModel, enchanted, type Enchanted, type spellCaster, type spellTarget } from './spell-target';

const WOUND_DC = 13;
/** What a spell lays on whom it works on. */
const LAYS = { 'cause-fear': 'routing', command: 'turn-lost', daze: 'dazed', entangle: 'entangled', 'ghost-sound': 'ghost-sounded', guidance: 'guided', resistance: 'resistant', 'mage-armor': 'warded', 'shield-of-faith': 'warded', sleep: 'asleep' } as const;
/** What the target is called among those whom a sleep may take. */
export const MIDDLE = 'target';

interface Sleeper extends Drowsy {
  readonly id: string;
  readonly bonus: number;
}

/** A spell and its target before the first die. */
export interface Enchantment {
  readonly spell: Spell;
  readonly engaged: boolean;
  readonly contactBonus: number;
  readonly tooFar: boolean;
  readonly model: Enchanted;
  readonly condition: DefenderCondition;
  readonly before: number;
  readonly full: number;
  readonly affects: boolean;
  /** What the target must reach; null where no save helps it. */
  readonly dc: number | null;
  readonly saveBonus: number;
  readonly attack: Attack | null;
  readonly healing: boolean;
  readonly lays: (typeof LAYS)[keyof typeof LAYS] | 'fallen' | null;
  readonly drowsy: readonly Sleeper[];
  readonly canBreak: boolean;
  readonly dcOfMorale: number;
  moraleAt(health: number): readonly Modifier[];
}

type Caster = Static<typeof spellCaster>;
type Target = Static<typeof spellTarget>;
type Other = Static<typeof drowsyModel>;

export function prepareSpell(spell: Spell, caster: Caster, target: Target, health: number, others: readonly Other[], word: string): Enchantment {
  const model = enchanted(target.model);
  const condition = target.condition ?? 'standing';
  const { undead } = model.traits;
  const healing = (spell.effect === 'cure-wounds-1' && !undead) || (spell.effect === 'inflict-wounds-1' && undead) || spell.effect === 'cure-wounds-0';
  const wounding = !healing && (spell.effect === 'cure-wounds-1' || spell.effect === 'inflict-wounds-1');
  const fear = spell.fear ? (target.aura ?? 0) + (target.inspired ?? 0) + model.traits.morale : 0;
  const nerve = { fullHealth: model.health, aura: target.aura ?? 0, inspired: target.inspired ?? 0, other: target.moraleBonus ?? 0 };
  return {
    spell,
    engaged: caster.engaged ?? false,
    contactBonus: (caster.model.save ?? 0) + (caster.saveBonus ?? 0),
    tooFar: false,
    model,
    condition,
    before: health,
    full: model.health,
    affects: canAffect(spell, model) && isOpen(spell, model, condition, health),
    dc: spell.effect === 'cure-wounds-0' ? GET_UP_DC : wounding ? (spell.dc ?? WOUND_DC) : healing || spell.effect === 'entangle' ? null : spell.dc,
    saveBonus: model.save + (target.saveBonus ?? 0) + fear,
    attack: wounding && !model.traits.construct ? touchOf(spell, caster, model, condition) : null,
    healing,
    lays: spell.effect === 'command' && word === 'fall' ? 'fallen' : (LAYS[spell.effect as keyof typeof LAYS] ?? null),
    drowsy: spell.effect === 'sleep' ? drowsyOf(spell, model, target, others) : [],
    canBreak: (condition === 'standing' || condition === 'dazed') && !(target.passedHalfHealth ?? false),
    dcOfMorale: moraleDc(target.warband ?? { started: 1, casualties: 0 }),
    moraleAt: (now) => moraleModifiers(model, { health: now, ...nerve }),
  };
}

/** Whether a spell can do anything to a model in its condition (CM-SPELL-01b, CM-SPELL-02, CM-SPELL-03, CM-SPELL-04b, CM-SPELL-09). */
function isOpen({ effect }: Spell, model: Enchanted, condition: DefenderCondition, health: number): boolean {
  if (effect === 'cause-fear') return condition === 'standing' || condition === 'dazed';
  if (effect === 'command') return condition === 'standing' || condition === 'routing';
  if (effect === 'cure-wounds-0') return health === 0;
  if (effect !== 'cure-wounds-1' && effect !== 'inflict-wounds-1') return true;
  if (model.traits.construct) return false;
  return model.traits.undead === (effect === 'cure-wounds-1') || health < model.health;
}

/** Whether a spell takes health without a touch (CM-SPELL-11). */
export function wounds({ effect }: Spell): boolean {
  return effect === 'magic-missile';
}

function touchOf(spell: Spell, caster: Caster, model: Enchanted, condition: DefenderCondition): Attack {
  const situation = { fromAbove: caster.fromAbove ?? false, attackerAtop: caster.atop ?? false, defenderAtop: false, cover: false, intervening: 0, contacts: caster.contacts ?? 1, charged: null, thrown: null, firingIntoMelee: false, defenderDown: isLying(condition), defenderStunned: condition === 'stunned', within6: true, smite: false, stunning: false, rends: false, otherAttack: caster.attackBonus ?? 0, otherArmor: 0 };
  return reckonTouch(card(caster.model), model, situation, spell.rule, spell.strength);
}

/** Those a sleep may take; the target is the first if it is one of them (CM-ARULING-04). */
function drowsyOf(spell: Spell, model: Enchanted, target: Target, others: readonly Other[]): readonly Sleeper[] {
  const near = [
    { id: MIDDLE, own: model, inches: 0, condition: target.condition, bonus: target.saveBonus ?? 0 },
    ...others.map((other) => ({ id: other.id, own: enchanted(other.model), inches: other.inches, condition: other.condition, bonus: other.saveBonus ?? 0 })),
  ];
  return near.map(({ id, own, inches, condition, bonus }, number) => {
    const can = !isLying(condition) && canAffect(spell, own) && !own.traits.immuneSleep && inches <= SLEEP_BREADTH + EPS;
    return { id, number, level: can ? own.level : Infinity, inches, bonus: own.save + bonus };
  });
}

/** Whom a sleep takes, in order. */
export function sleepersOf(table: Table, { drowsy }: Enchantment): readonly number[] {
  const able = drowsy.filter(({ level }) => level !== Infinity);
  return pickDrowsy(able, (equals) => table.ask(contest({ sides: 20, modifiers: equals.map(() => 0), best: 'highest', ties: 'tied-reroll' }), { rule: 'CM-TIE-03', purpose: 'equally near', by: 'caster' }));
}

/** A save against a spell; against cure wounds 0 it is the save to get up, and then success is what makes it work. */
export function savesAgainst(table: Table, { spell, dc }: Enchantment, bonus: number): boolean {
  const saved = rollSave(table, bonus, dc!, spell.rule, spell.effect === 'cure-wounds-0' ? 'get up' : 'save against the spell', 'target');
  return spell.effect === 'cure-wounds-0' ? !saved : saved;
}
