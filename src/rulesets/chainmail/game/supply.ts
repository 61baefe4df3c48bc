import { has } from '../rules/abilities';
import { type Spell, spellFor } from '../rules/spells';
import type { Cast } from './action';
import * as faults from './faults';
import type { ChainmailFault } from './faults';
import type { Scene } from './scene';
import { cardOf, type Figure, type Skirmish } from './state';

/** What others a model may cast in place of a spell it gives up (CM-ABIL-36, CM-ABIL-37). */
const IN_PLACE: { readonly [spell: string]: { readonly ability: string; readonly levels: readonly number[] } } = {
  'cure-wounds-0': { ability: 'spontaneous-cure', levels: [0] },
  'cure-wounds-1': { ability: 'spontaneous-cure', levels: [1] },
  'inflict-wounds-1': { ability: 'spontaneous-inflict', levels: [1] },
};

/** What a model can cast by giving up another spell. */
export const SPONTANEOUS: readonly string[] = Object.keys(IN_PLACE);

/** Which of its castings a model uses up for a spell, by its place among them, or why it has none (CM-SPELLCAST-03, CM-ABIL-35 to 37, CM-ARULING-10, CM-ARULING-25). */
export function findCasting(state: Skirmish, figure: Figure, { spell, instead }: Pick<Cast, 'spell' | 'instead'>): number | ChainmailFault {
  const card = cardOf(state, figure);
  const given = spellFor(card, instead ?? spell);
  if (spellFor(card, spell) === null || given === null) return faults.NO_SUCH_SPELL;
  if (instead !== undefined) {
    const way = IN_PLACE[spell];
    if (way === undefined || !has(card, way.ability)) return faults.NOT_SPONTANEOUS;
    if (!way.levels.includes(given.level)) return faults.WRONG_LEVEL;
  }
  const listed = card.spells.findIndex(({ slug }) => slug === given.slug);
  if (listed < 0) return faults.NOT_ITS_SPELL;
  const place = card.slots === null ? listed : slotOf(figure, given);
  return place >= 0 && figure.castings[place]! > 0 ? place : faults.NO_CASTING;
}

/** The slot that a spell takes: of its own level, or the lowest higher one that is left; -1 if there is none (CM-ABIL-35, CM-ARULING-25). */
function slotOf({ castings }: Figure, { level }: Spell): number {
  for (let higher = level; higher < castings.length; higher++) if (castings[higher]! > 0) return higher;
  return -1;
}

/** Uses a casting up, or gives it back (CM-SPELLCAST-03, CM-ABIL-36c, CM-ABIL-37b). */
export function addCasting(scene: Scene, number: number, place: number, count: 1 | -1): void {
  const figure = scene.edit(number);
  figure.castings = figure.castings.map((left, i) => (i === place ? left + count : left));
}
