import { canAffect, spellOf } from '../../../src/rulesets/chainmail/rules/spells';
import { type Glimpse, type Shows, told, type Told } from './glimpse';

/** Each immunity of CM-ABIL-17, seen on models that have it of themselves and not for want of life. Nothing in the book paralyses anybody (CM-ABIL-17c). */
export const IMMUNITIES: { readonly [slug: string]: Shows } = {
  'immune-critical-damage': isHitByTwenty,
  'immune-mind-affecting-spells': told('spell-ineffective', ({ spell, target }, glimpse) => isMindSafe(glimpse, spell, target)),
  'immune-poison': hit(({ model, target }, glimpse) => glimpse.card(model).traits.poison > 0 && glimpse.card(target).traits.immunePoison && !savedFrom(glimpse, 'CM-ABIL-22')),
  'immune-sleep': told('nearest-found', ({ nearest }, glimpse) => isPassedOver(glimpse, nearest)),
  'immune-sneak-attacks': hit(({ model, target, modifiers }, glimpse) => glimpse.card(model).traits.sneak > 0 && glimpse.card(target).traits.immuneSneak && modifiers.some(({ name }) => name === 'multiple-attackers') && !isSneaked(glimpse)),
  'immune-stun': hit(({ target }, glimpse) => glimpse.took('charge')?.stun === true && glimpse.card(target).traits.immuneStun && !savedFrom(glimpse, 'CM-ABIL-38')),
};

/** The one melee attack of an action, on a living model, that hits. */
function hit(fits: (attack: Told<'model-attacked'>, glimpse: Glimpse) => boolean): Shows {
  return (glimpse) => {
    const attacks = glimpse.told('model-attacked');
    const [attack] = attacks;
    return attack !== undefined && attacks.length === 1 && attack.model !== null && attack.kind !== 'ranged' && attack.roll !== 'miss' && glimpse.card(attack.target).traits.living && fits(attack, glimpse);
  };
}

function savedFrom(glimpse: Glimpse, rule: string): boolean {
  return glimpse.told('save-made').some((save) => save.rule === rule);
}

function isSneaked(glimpse: Glimpse): boolean {
  return glimpse.told('model-damaged').some(({ modifiers }) => modifiers.some(({ name }) => name === 'sneak-attack'));
}

/** A 20 that is a hit like any other, though a weapon threw it that can be critical (CM-ABIL-17a). */
function isHitByTwenty(glimpse: Glimpse): boolean {
  const attacks = glimpse.told('model-attacked');
  const [attack] = attacks;
  if (attack === undefined || attacks.length > 1 || attack.model === null || attack.roll !== 'hit' || !['melee', 'ranged', 'opportunity'].includes(attack.kind)) return false;
  const [thrown] = glimpse.thrown.filter(({ rule }) => rule === attack.rule);
  const { traits } = glimpse.card(attack.target);
  return thrown?.faces[0] === 20 && traits.living && traits.immuneCritical && !glimpse.card(attack.model).melee.blunt;
}

/** Whether a spell that would else have worked on a model found no mind to work on (CM-ABIL-17b). */
function isMindSafe({ card }: Glimpse, spell: string, target: string): boolean {
  const { traits, creature, level } = card(target);
  return traits.living && traits.immuneMind && canAffect(spellOf(spell)!, { creature, level, traits: { ...traits, immuneMind: false } });
}

/** Whether a sleep aimed at a model passed it over, though it would have been the first to be picked (CM-ABIL-17e, CM-ARULING-04). */
function isPassedOver(glimpse: Glimpse, nearest: string): boolean {
  if (glimpse.told('spell-cast')[0]?.spell !== 'sleep' || glimpse.told('spell-lost').length > 0) return false;
  const { traits, level } = glimpse.card(nearest);
  if (!traits.living || traits.immuneMind || !traits.immuneSleep || level > 4 || glimpse.was(nearest).down) return false;
  const picked = glimpse.told('sleepers-picked').flatMap(({ models }) => models);
  return !picked.includes(nearest) && picked.every((model) => glimpse.card(model).level >= level);
}
