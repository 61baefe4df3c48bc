import { type Static, Type } from '@sinclair/typebox';
import type { ResolutionEvent } from '../../../kernel/ruleset/event';
import { procedure, type ProcedureStep } from '../../../kernel/ruleset/procedure';
import { type Checked, type Fault, granted, refuse, refused, type Refusal } from '../../../kernel/ruleset/refusal';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import { SPELLS } from '../catalog/spells';
import { type Blow, damageOf, fateAt, MISSED, throwAttack, throwCritical } from '../rules/attack';
import { EPS } from '../rules/field';
import { crossesHalf, testMorale } from '../rules/morale';
import { rollSave } from '../rules/saves';
import { ownSpellFaults } from '../rules/own-spells';
import { ownSpell, type Spell, spellOf } from '../rules/spells';
import { faultsOfDefender, isLying } from './defender';
import { ownSpellFigures, SPELL_NAMES } from './own-spell';
import { type Enchantment, MIDDLE, prepareSpell, savesAgainst, sleepersOf, wounds } from './spell-state';
import { drowsyModel, enchanted, spellCaster, spellTarget } from './spell-target';

const IN_CONTACT = 15;

const input = shape('CastSpell', {
  spell: Type.Optional(oneOf('SpellName', SPELL_NAMES, 'The spell; either this or own')),
  own: Type.Optional(ownSpellFigures),
  caster: spellCaster,
  target: spellTarget,
  word: Type.Optional(oneOf('SpellWord', ['approach', 'fall', 'flee'], 'What is commanded (CM-SPELL-02); fall unless given')),
  gap: Type.Optional(Type.Number({ minimum: 0, maximum: 200, description: 'Inches between the two bases (CM-SPELLCAST-05); in range unless given' })),
  others: Type.Optional(Type.Array(drowsyModel, { maxItems: 40, description: 'For sleep, who else is near the middle of the target (CM-ARULING-04)' })),
});
type Input = Static<typeof input>;

const ENDS = ['worked', 'no-effect', 'saved', 'missed', 'lost-in-contact', 'out-of-range'] as const;
const outcome = {
  spell: oneOf('SpellEnd', ENDS, 'What became of the spell'),
  health: Type.Integer({ description: 'Health of the target afterwards' }),
  condition: oneOf('SpellCondition', ['standing', 'knocked-down', 'poisoned', 'asleep', 'fallen', 'dazed', 'stunned', 'routing', 'entangled', 'ghost-sounded', 'turn-lost', 'guided', 'resistant', 'warded', 'destroyed'], 'What has come over the target'),
  asleep: Type.Optional(Type.Array(Type.String(), { description: 'For sleep, who falls asleep' })),
};

const TOO_MANY: Fault<[]> = { code: 'others.only-for-sleep', rule: 'CM-ARULING-04', tell: () => ({ message: 'Only sleep asks who else is near.' }) };
const ONE_SPELL: Fault<[]> = { code: 'spell.one', rule: 'CM-SPELLCAST-01', tell: () => ({ message: 'One spell is cast: give either spell or own.' }) };
const SAME_NAME: Fault<[]> = { code: 'others.twice', rule: 'CM-ARULING-04', tell: () => ({ message: 'Two models have the same name; the target is called target.' }) };

/** How far a casting has come. */
interface Casting {
  readonly start: Enchantment;
  readonly lost: 'lost-in-contact' | 'out-of-range' | null;
  readonly blow: Blow;
  readonly picked: readonly number[];
  /** Who has failed its save against the spell. */
  readonly failed: readonly number[];
  readonly health: number;
  readonly routs: boolean;
}

function begin(given: Input): Checked<Casting> {
  const spell = spellIn(given);
  if (spell === null) return refused({ ...refuse(ONE_SPELL), pointer: '/spell' });
  const target = enchanted(given.target.model);
  const health = given.target.currentHealth ?? target.health;
  const faults: Refusal[] = [...ownFaults(given.own), ...faultsOfDefender(given.target, health, target.health, '/target')];
  const others = given.others ?? [];
  if (others.length > 0 && spell.effect !== 'sleep') faults.push({ ...refuse(TOO_MANY), pointer: '/others' });
  if (new Set(others.map(({ id }) => id)).size < others.length || others.some(({ id }) => id === MIDDLE)) faults.push({ ...refuse(SAME_NAME), pointer: '/others' });
  if (faults.length > 0) return refused(...faults);
  const start = prepareSpell(spell, given.caster, given.target, health, others, given.word ?? 'fall');
  const lost = spell.reach === 'ranged' && (given.gap ?? 0) > spell.range + EPS ? 'out-of-range' : null;
  return granted({ start: { ...start, tooFar: lost !== null }, lost: null, blow: MISSED, picked: [], failed: [], health, routs: false });
}

/** The spell of the list, or of the caller's own, that is cast; null unless it is exactly one. */
function spellIn({ spell, own }: Input): Spell | null {
  if ((spell === undefined) === (own === undefined)) return null;
  return own === undefined ? spellOf(spell!) : ownSpell(own.effect, own);
}

function ownFaults(own: Input['own']): readonly Refusal[] {
  return own === undefined ? [] : ownSpellFaults(own).map((fault) => ({ ...fault, pointer: `/own${fault.pointer!}` }));
}

const contact: ProcedureStep<Casting> = {
  name: 'cast in contact',
  run(casting, table) {
    const { spell, engaged, contactBonus, tooFar } = casting.start;
    if (spell.reach === 'ranged' && engaged && !rollSave(table, contactBonus, IN_CONTACT + spell.level, 'CM-SPELLCAST-06', 'cast in contact', 'caster')) return { ...casting, lost: 'lost-in-contact' };
    return tooFar ? { ...casting, lost: 'out-of-range' } : casting;
  },
  key: ({ lost }) => lost ?? '',
  tell: (_, { lost, start }) => (lost === null ? [] : [{ type: 'spell-lost', rule: lost === 'out-of-range' ? 'CM-SPELLCAST-05' : 'CM-SPELLCAST-06', sentence: lost === 'out-of-range' ? 'The target is out of range: the spell is spent.' : 'An enemy in contact spoils it: the spell is spent.', modifiers: [], change: { spell: start.spell.slug } }]),
};

const touch: ProcedureStep<Casting> = {
  name: 'touch',
  run(casting, table) {
    const { attack } = casting.start;
    if (casting.lost !== null || attack === null) return casting;
    return { ...casting, blow: throwCritical(table, attack, throwAttack(table, attack, 'caster'), 'caster') };
  },
  key: ({ lost, blow }) => `${lost ?? ''} ${blow.roll} ${blow.critical}`,
  tell: (_, { lost, start: { attack }, blow }) =>
    lost !== null || attack === null ? [] : [{ type: blow.roll === 'miss' ? 'attack-missed' : 'attack-hit', rule: 'CM-ARULING-05', sentence: attack.automatic ? 'A fallen model is touched without a roll.' : `${attack.need} or more against 11: ${blow.roll === 'miss' ? 'a miss' : blow.critical ? 'a critical hit' : 'a hit'}.`, modifiers: [...attack.attack, ...attack.armor], change: { attackRoll: blow.roll, need: attack.need } }],
};

const saves: ProcedureStep<Casting> = {
  name: 'saves',
  run(casting, table) {
    const { start, lost, blow } = casting;
    if (lost !== null || (start.attack !== null && blow.roll === 'miss')) return casting;
    if (start.spell.effect === 'sleep') {
      const picked = sleepersOf(table, start);
      return { ...casting, picked, failed: picked.filter((number) => !savesAgainst(table, start, start.drowsy[number]!.bonus)) };
    }
    if (!start.affects) return casting;
    const failed = start.dc === null || !savesAgainst(table, start, start.saveBonus) ? [0] : [];
    return { ...casting, failed, health: failed.length === 0 ? casting.health : healthAfter(casting) };
  },
  key: ({ lost, blow, failed, health, picked }) => `${lost ?? ''} ${blow.roll === 'miss'} ${health} ${failed.join()} ${picked.length}`,
  tell: (_, casting) => toldSaves(casting),
};

/** The health that a spell leaves (CM-SPELL-03, CM-SPELL-04, CM-SPELL-09, CM-SPELL-11). */
function healthAfter({ start: { spell, attack, healing, full }, blow, health }: Casting): number {
  if (attack !== null) return health - damageOf(attack, blow);
  // Whoever gets up has one health, whatever the spell.
  if (healing) return Math.min(full, health + Math.max(1, spell.strength));
  return wounds(spell) ? health - spell.strength : health;
}

function toldSaves(casting: Casting): readonly ResolutionEvent[] {
  const { start, lost, blow, failed, picked, health } = casting;
  if (lost !== null || (start.attack !== null && blow.roll === 'miss')) return [];
  const { rule, effect } = start.spell;
  if (effect === 'sleep') return [{ type: picked.length === 0 ? 'spell-ineffective' : 'sleepers-picked', rule: 'CM-ARULING-04', sentence: picked.length === 0 ? 'Nobody can be put to sleep.' : `Taken: ${picked.map((number) => start.drowsy[number]!.id).join(', ')}; asleep: ${failed.map((number) => start.drowsy[number]!.id).join(', ') || 'nobody'}.`, modifiers: [], change: { asleep: failed.map((number) => start.drowsy[number]!.id) } }];
  if (!start.affects) return [{ type: 'spell-ineffective', rule: 'CM-SPELLCAST-13', sentence: 'The spell can do nothing to this target.', modifiers: [], change: {} }];
  return [{ type: failed.length === 0 ? 'spell-resisted' : 'spell-worked', rule, sentence: failed.length === 0 ? 'The target’s save succeeds.' : `The spell works: ${conditionOf(casting)}, health ${health}.`, modifiers: [], change: { condition: conditionOf(casting), health } }];
}

const morale: ProcedureStep<Casting> = {
  name: 'morale',
  run(casting, table) {
    const { start, health } = casting;
    const due = health < start.before && start.canBreak && crossesHalf(start.before, health, start.full);
    return due ? { ...casting, routs: !testMorale(table, start.model, start.moraleAt(health), start.dcOfMorale, 'target') } : casting;
  },
  key: (casting) => `${endOf(casting)} ${casting.health} ${conditionOf(casting)} ${casting.failed.join()}`,
  tell: (_, { routs }) => (routs ? [{ type: 'model-routed', rule: 'CM-SPELLCAST-16', sentence: 'Half its health is gone and it fails its morale save: it flees the caster.', modifiers: [], change: { condition: 'routing' } }] : []),
};

function endOf({ start, lost, blow, failed, picked }: Casting): (typeof ENDS)[number] {
  if (lost !== null) return lost;
  if (start.spell.effect === 'sleep') return picked.length === 0 ? 'no-effect' : failed.length === 0 ? 'saved' : 'worked';
  if (start.attack !== null && blow.roll === 'miss') return 'missed';
  if (!start.affects) return 'no-effect';
  return failed.length === 0 ? 'saved' : 'worked';
}

/** What has come over the target in the end. */
function conditionOf({ start, failed, health, routs }: Casting): Static<typeof outcome.condition> {
  const { model, condition, lays, before, full } = start;
  const hit = failed.includes(0);
  if (health < before) {
    const fate = fateAt(health, model.traits, isLying(condition), condition === 'poisoned');
    if (fate !== 'standing') return fate === 'knocked-down' && isLying(condition) && health > 0 ? condition : fate;
    return routs ? 'routing' : condition;
  }
  if (hit && start.healing) return before === 0 && full > 0 ? 'standing' : condition;
  return hit && lays !== null ? lays : condition;
}

function answerOf(casting: Casting) {
  const { start, failed, health } = casting;
  return { spell: endOf(casting), health, condition: conditionOf(casting), ...(start.spell.effect === 'sleep' ? { asleep: failed.map((number) => start.drowsy[number]!.id) } : {}) };
}

export const castSpell = procedure({
  name: 'cast-spell',
  title: 'Cast a spell',
  summary: 'What a spell comes to: the save for casting in contact, range, the touch, the target’s save, damage or healing, and what comes over the target.',
  rules: ['CM-SPELLCAST-05', 'CM-SPELLCAST-06', 'CM-SPELLCAST-10', 'CM-SPELLCAST-13', 'CM-SPELLCAST-16', 'CM-ARULING-04', 'CM-ARULING-05', ...SPELLS.map(({ ruleIds }) => ruleIds[0]!)],
  input,
  result: shape('CastSpellResult', outcome),
  outcome: shape('CastSpellOutcome', outcome),
  begin,
  steps: [contact, touch, saves, morale],
  resultOf: answerOf,
  outcomeOf: answerOf,
  examples: [
    { title: 'A wizard with an enemy in contact casts a magic missile (CM-AEX-19)', input: { spell: 'magic-missile', caster: { model: { ref: 'gray-elf-wizard' }, engaged: true }, target: { model: { ref: 'ogre-trooper' } } }, faces: [13] },
    { title: 'A Death Cleric frightens a trooper', input: { spell: 'cause-fear', caster: { model: { ref: 'human-death-cleric' } }, target: { model: { ref: 'gnoll-trooper' } } }, faces: [5] },
    { title: 'A touch that wounds, in place of cause fear (CM-AEX-15)', input: { spell: 'inflict-wounds-1', caster: { model: { ref: 'human-death-cleric' } }, target: { model: { ref: 'human-marine' } } }, faces: [8, 10, 2] },
    { title: 'A spell of one’s own: a magic missile of greater strength and shorter range', input: { own: { effect: 'magic-missile', rating: 2, range: '12"' }, caster: { model: { ref: 'gray-elf-wizard' } }, target: { model: { ref: 'ogre-trooper' } }, gap: 10 }, faces: [] },
    { title: 'Sleep on a goblin and an ogre (CM-AEX-18)', input: { spell: 'sleep', caster: { model: { ref: 'gray-elf-wizard' } }, target: { model: { level: 1, health: 1, save: 1 } }, others: [{ id: 'ogre', model: { ref: 'ogre-trooper' }, inches: 1.5 }] }, faces: [5] },
    { title: 'Cure wounds 0 on a fallen model (CM-AEX-21)', input: { spell: 'cure-wounds-0', caster: { model: { ref: 'orc-druid' } }, target: { model: { ref: 'human-marine' }, currentHealth: 0, condition: 'knocked-down' } }, faces: [18] },
  ],
});
