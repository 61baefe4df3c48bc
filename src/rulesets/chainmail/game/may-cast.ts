import { gap } from '../../../kernel/geometry/disc';
import { EPS } from '../rules/field';
import { type Spell, spellFor } from '../rules/spells';
import type { Cast, Word } from './action';
import { whyNotChoose } from './choice';
import { couldReach, hostile } from './contact';
import * as faults from './faults';
import type { ChainmailFault } from './faults';
import { nearestInSight } from './nearest';
import { type Card } from '../rules/card';
import { cardOf, type Figure, figureNumber, type Skirmish } from './state';
import { findCasting, SPONTANEOUS } from './supply';

const WORDS: readonly Word[] = ['approach', 'fall', 'flee'];

/** Whether a model has anything to do with spells. */
export function castsAtAll({ spells }: Card): boolean {
  return spells.length > 0;
}

/** Why a model at a place can't cast as declared; whether its target is in range is measured when it has cast (CM-ACT-06, CM-SPELLCAST-04 to 08, CM-RULING-12). */
export function whyNotCast(state: Skirmish, figure: Figure, cast: Cast): { readonly fault: ChainmailFault; readonly about: string } | null {
  const no = (fault: ChainmailFault, about: string = figure.id) => ({ fault, about });
  const casting = findCasting(state, figure, cast);
  if (typeof casting !== 'number') return no(casting);
  const spell = spellFor(cardOf(state, figure), cast.spell)!;
  if ((spell.effect === 'command') !== (cast.word !== undefined)) return no(cast.word === undefined ? faults.NO_WORD : faults.WORD_WITHOUT_COMMAND);
  const atAlly = cast.at === 'ally';
  if (atAlly && spell.effect !== 'command') return no(faults.ENEMIES_ONLY);
  if (spell.reach === 'ranged') {
    if (nearestInSight(state, figure, atAlly).length === 0) return no(atAlly ? faults.NO_ALLY_IN_SIGHT : faults.NOBODY_TO_CAST_AT);
    const choice = whyNotChoose(state, figure, cast.target);
    return choice === null ? null : no(choice, cast.target);
  }
  if (spell.reach === 'personal') return cast.target === undefined || cast.target === figure.id ? null : no(faults.PERSONAL, cast.target);
  if (cast.target === undefined) return no(faults.NOBODY_TOUCHED);
  const target = state.figures[figureNumber(state, cast.target)];
  if (target === undefined) return no(faults.NO_SUCH_MODEL, cast.target);
  if (target.where !== 'field') return no(faults.NOT_ON_FIELD, cast.target);
  if (!isTouchable(state, figure, target)) return no(faults.OUT_OF_TOUCH, cast.target);
  return harmsFriend(state, figure, target, spell) ? no(faults.HARMS_FRIEND, cast.target) : null;
}

/** Why a model out of command can't cast at the end of its advance: a ranged spell as it would shoot, a touch as it would strike (CM-RULING-07, CM-RULING-08). */
export function whyNotAdvanceToCast(state: Skirmish, figure: Figure, cast: Cast, stopsAfter: number | undefined): ChainmailFault | null {
  const casting = findCasting(state, figure, cast);
  if (typeof casting !== 'number') return casting;
  const { reach, range, effect } = spellFor(cardOf(state, figure), cast.spell)!;
  if ((effect === 'command') !== (cast.word !== undefined)) return faults.NO_WORD;
  if (stopsAfter === undefined) return reach === 'touch' ? null : faults.NOT_AFTER_ADVANCE;
  if (reach !== 'ranged' || cast.at === 'ally') return faults.NOT_AFTER_ADVANCE;
  const { wild } = cardOf(state, figure).traits;
  if (wild) return faults.WILD;
  if (stopsAfter > cardOf(state, figure).speed + EPS) return faults.SHOT_TOO_FAR;
  const nearest = nearestInSight(state, figure);
  if (nearest.length === 0) return faults.NOBODY_TO_CAST_AT;
  return nearest.some((number) => gap(figure, state.figures[number]!) <= range + EPS) ? faults.IN_RANGE_ALREADY : null;
}

/** Whether a caster can touch a model: itself, or one within the reach of its blows (CM-SPELLCAST-08). */
function isTouchable(state: Skirmish, caster: Figure, target: Figure): boolean {
  return caster.id === target.id || couldReach(state, caster, target);
}

/** Attack spells are aimed at enemies; what wounds the living heals the undead and the other way round (CM-SPELLCAST-15, CM-SPELL-04b, CM-SPELL-09). */
function harmsFriend(state: Skirmish, caster: Figure, target: Figure, { effect }: Spell): boolean {
  if (hostile(caster, target)) return false;
  const undead = cardOf(state, target).traits.undead;
  return (effect === 'inflict-wounds-1' && !undead) || (effect === 'cure-wounds-1' && undead);
}

/** Every spell that a model can cast where it stands, at everybody it can cast it at. */
export function castsOpenTo(state: Skirmish, figure: Figure): readonly Cast[] {
  const card = cardOf(state, figure);
  if (!castsAtAll(card)) return NOTHING;
  const found: Cast[] = [];
  const consider = (cast: Cast): void => {
    if (whyNotCast(state, figure, cast) === null) found.push(cast);
  };
  for (const { slug } of card.spells) for (const cast of castsOf(state, figure, slug)) consider(cast);
  for (const slug of SPONTANEOUS) {
    for (const { slug: instead } of card.spells) {
      if (typeof findCasting(state, figure, { spell: slug, instead }) === 'number') for (const cast of castsOf(state, figure, slug)) consider({ ...cast, instead });
    }
  }
  return found;
}

const NOTHING: readonly Cast[] = [];

/** The ways to declare one spell, legal or not. */
function castsOf(state: Skirmish, figure: Figure, slug: string): readonly Cast[] {
  const { reach, effect } = spellFor(cardOf(state, figure), slug)!;
  if (effect === 'command') return WORDS.flatMap((word): readonly Cast[] => [{ type: 'cast', spell: slug, word }, { type: 'cast', spell: slug, word, at: 'ally' }]);
  if (reach !== 'touch') return [{ type: 'cast', spell: slug }];
  return state.figures.filter((other) => other.where === 'field' && isTouchable(state, figure, other)).map((other): Cast => ({ type: 'cast', spell: slug, target: other.id }));
}

/** Why a model with spells can't cast any where it stands; null for whoever can, and for those without (CM-SPELLCAST-03, CM-SPELLCAST-04). */
export function whyNoCast(state: Skirmish, figure: Figure): ChainmailFault | null {
  const { spells } = cardOf(state, figure);
  if (spells.length === 0 || castsOpenTo(state, figure).length > 0) return null;
  return whyNotCast(state, figure, castsOf(state, figure, spells[0]!.slug)[0]!)?.fault ?? null;
}

/** The spells that a model out of command can end its advance with, and whether it stops for them: touches go to the nearest enemies in sight (CM-RULING-07, CM-RULING-08). */
export function castsOnAdvance(state: Skirmish, figure: Figure): readonly { readonly cast: Cast; readonly stops: boolean }[] {
  const card = cardOf(state, figure);
  if (!castsAtAll(card)) return NO_ADVANCES;
  return card.spells.flatMap(({ slug }) => {
    const stops = spellFor(card, slug)!.reach === 'ranged';
    const ways: readonly Cast[] = stops ? castsOf(state, figure, slug) : nearestInSight(state, figure).map((number): Cast => ({ type: 'cast', spell: slug, target: state.figures[number]!.id }));
    return ways.filter((cast) => whyNotAdvanceToCast(state, figure, cast, stops ? 0 : undefined) === null).map((cast) => ({ cast, stops }));
  });
}

const NO_ADVANCES: readonly never[] = [];
