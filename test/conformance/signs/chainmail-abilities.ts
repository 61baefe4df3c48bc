import { gap } from '../../../src/kernel/geometry/disc';
import type { Id } from '../../../src/kernel/table/table';
import { commanderOf, reaches } from '../../../src/rulesets/chainmail/game/command';
import { canSee, contactsWith, isInMelee } from '../../../src/rulesets/chainmail/game/contact';
import { MOVED_SLOW_SHOT } from '../../../src/rulesets/chainmail/game/faults';
import { whyNotShoot } from '../../../src/rulesets/chainmail/game/permission';
import { has } from '../../../src/rulesets/chainmail/rules/abilities';
import { EPS } from '../../../src/rulesets/chainmail/rules/field';
import { orderCost } from '../../../src/rulesets/chainmail/rules/orders';
import { spellOf } from '../../../src/rulesets/chainmail/rules/spells';
import { isIn } from '../../../src/rulesets/chainmail/rules/terrain';
import { type Glimpse, modified, type Shows, told, type Told } from './glimpse';
import { IMMUNITIES } from './chainmail-immunities';

/** Each ability, and how one sees in play that it works: by an event of its own, by a modifier that cites it, or by what does not happen to whoever has it. */
export const ABILITY_SIGNS: { readonly [slug: string]: Shows } = {
  'aura-of-courage': modified('CM-ABIL-01'),
  cleave: told('cleave-taken'),
  commander: told('model-activated', ({ model, underCommand }, glimpse) => underCommand && isTroopLed(glimpse, model)),
  'construct-creature': told('model-destroyed', ({ model, rule }, glimpse) => rule === 'CM-DOWN-11' && glimpse.card(model).traits.construct),
  cowardly: told('morale-tested', ({ rule }) => rule === 'CM-ABIL-05'),
  'death-touch': told('model-destroyed', ({ rule }) => rule === 'CM-ABIL-06'),
  'difficult-troop': told('order-given', isPaidTwice),
  'elemental-creature': firstBlow(({ target, modifiers }, glimpse) => glimpse.card(target).traits.unsurrounded && contactsWith(glimpse.before, glimpse.was(target)) >= 3 && !modifiers.some(({ name }) => name === 'multiple-attackers')),
  evasion: (glimpse) => burnt(glimpse, ({ traits }, saved, struck) => traits.evasion && saved && struck),
  'extra-melee-attack': told('attacks-again', ({ rule }) => rule === 'CM-ABIL-10'),
  'extra-ranged-attack': told('attacks-again', ({ rule }) => rule === 'CM-ABIL-11'),
  fearless: told('morale-tested', ({ rule }) => rule === 'CM-MORALE-11'),
  'fight-dwarf': modified('CM-ABIL-13'),
  'fight-type': modified('CM-ABIL-14'),
  'fire-bomb': told('bomb-burst', ({ struck }) => struck !== null),
  hide: told('hider-sought'),
  ...IMMUNITIES,
  'independent-troop': told('model-activated', ({ model, underCommand }, { card, was, before }) => underCommand && card(model).traits.independent && commanderOf(before, was(model)) === null),
  'inspire-courage': modified('CM-ABIL-19'),
  morale: modified('CM-ABIL-20'),
  'point-blank-shot': modified('CM-ABIL-21'),
  poison: told('condition-gained', ({ rule }) => rule === 'CM-ABIL-22'),
  'powerful-charge': modified('CM-ABIL-23'),
  'precise-shot': firstBlow(({ kind, model, target, modifiers }, glimpse) => kind === 'ranged' && glimpse.card(model).traits.precise && isInMelee(glimpse.before, glimpse.was(target)) && !modifiers.some(({ rule }) => rule === 'CM-RANGED-08')),
  reach: firstBlow(({ kind, model, target }, { was }) => kind === 'melee' && gap(was(model), was(target)) > EPS),
  rend: modified('CM-ABIL-26'),
  'resist-acid-cold-electricity-fire': (glimpse) => burnt(glimpse, ({ traits }, saved) => traits.resist > 0 && !saved),
  scary: told('model-frightened'),
  scent: (glimpse) => glimpse.took('advance') !== null && told('nearest-found', ({ model, nearest, rule }, { card, was, before }) => rule === 'CM-NEAREST-03' && card(model).traits.scent && !canSee(before, was(model), was(nearest)))(glimpse),
  scout: modified('CM-ABIL-30'),
  skeletal: told('bones-rolled', ({ shrugged }) => shrugged > 0),
  'slow-ranged-attack': (glimpse) => couldHaveShot(glimpse, glimpse.took('maneuver')?.model ?? null),
  'smite-evil': modified('CM-ABIL-33'),
  'sneak-attack': modified('CM-ABIL-34b', 'CM-ABIL-34c'),
  sorcery: told('spell-cast', ({ model, spell }, glimpse) => isFromSlot(glimpse, model, spell)),
  'spontaneous-cure': told('spell-cast', ({ spell, instead }) => instead !== null && spell.startsWith('cure')),
  'spontaneous-inflict': told('spell-cast', ({ spell, instead }) => instead !== null && spell.startsWith('inflict')),
  'stunning-attack': told('condition-gained', ({ rule }) => rule === 'CM-ABIL-38'),
  'thrown-weapon': modified('CM-ABIL-39'),
  tumble: told('save-made', ({ rule, saved }) => rule === 'CM-ABIL-40' && !saved),
  'turn-undead': told('undead-turned', ({ target }) => target !== null),
  'undead-creature': told('model-destroyed', ({ model, rule }, glimpse) => rule === 'CM-DOWN-11' && glimpse.card(model).traits.undead),
  'unreliable-troop': told('model-roused', ({ willing }) => !willing),
  'untrained-troop': told('model-activated', ({ model, underCommand }, glimpse) => !underCommand && glimpse.card(model).traits.untrained && isInReach(glimpse, model)),
  'wild-troop': told('model-activated', ({ action }) => action === 'regroup'),
  'woodland-stride': (glimpse) => walksFreely(glimpse),
};

/** Only a commander puts a troop under command that is not independent (CM-ABIL-03). */
function isTroopLed({ card }: Glimpse, model: Id): boolean {
  const { commander, independent } = card(model).traits;
  return commander === 0 && !independent;
}

/** Twice what it would cost anybody else of its faction (CM-ABIL-07a). */
function isPaidTwice({ model, by, order, cost }: Told<'order-given'>, { card }: Glimpse): boolean {
  return cost > 0 && has(card(model), 'difficult-troop') && cost === 2 * orderCost(order, card(by), { ...card(model), abilities: [] }, model === by);
}

/** The attack of a model that has not moved, with which its action begins. */
function firstBlow(fits: (attack: Told<'model-attacked'>, glimpse: Glimpse) => boolean): Shows {
  return (glimpse) => {
    const [first] = glimpse.told('model-attacked');
    return first !== undefined && glimpse.took('stand')?.model === first.model && fits(first, glimpse);
  };
}

/** Whether a fire did nothing to a model that it would have burnt. */
function burnt(glimpse: Glimpse, fits: (card: ReturnType<Glimpse['card']>, saved: boolean, struck: boolean) => boolean): boolean {
  const [bomb] = glimpse.told('bomb-burst');
  if (bomb === undefined) return false;
  const unhurt = (model: Id): boolean => !glimpse.told('model-damaged').some((damaged) => damaged.model === model);
  return glimpse.told('save-made').some(({ model, rule, saved }) => rule === 'CM-ABIL-15d' && fits(glimpse.card(model), saved, bomb.struck === model) && unhurt(model));
}

/** Whether nothing but its move keeps a model from shooting (CM-ABIL-32). */
function couldHaveShot(glimpse: Glimpse, model: Id | null): boolean {
  if (model === null || glimpse.told('model-moved')[0]?.model !== model) return false;
  const { after } = glimpse;
  const figure = glimpse.is(model);
  return figure.where === 'field' && whyNotShoot(after, figure, false) === null && whyNotShoot(after, figure, true) === MOVED_SLOW_SHOT;
}

/** Whether a spell took a slot of its level, not a box of its own (CM-ABIL-35). */
function isFromSlot(glimpse: Glimpse, model: Id, spell: string): boolean {
  const { slots, spells } = glimpse.card(model);
  const left = glimpse.is(model).castings;
  const used = glimpse.was(model).castings.findIndex((before, i) => left[i]! < before);
  return slots !== null && used === spellOf(spell)!.level && spells[used]?.slug !== spell;
}

/** Whether some commander would put a model under command, were it any other (CM-ABIL-44). */
function isInReach({ before, was }: Glimpse, model: Id): boolean {
  const figure = was(model);
  return before.figures.some((other) => other.where === 'field' && other.side === figure.side && other.id !== model && reaches(before, other, figure));
}

/** Whether a model went into briars, trees or woods and paid nothing (CM-ABIL-46). */
function walksFreely(glimpse: Glimpse): boolean {
  const [moved] = glimpse.told('model-moved');
  if (moved === undefined || moved.cost !== 0 || !glimpse.card(moved.model).traits.woodland) return false;
  const there = { ...moved.to, r: glimpse.was(moved.model).r };
  return glimpse.after.terrain.some((piece) => piece.traits.costMode === 'max' && piece.traits.cost > 0 && isIn(piece, there));
}
