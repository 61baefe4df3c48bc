import type { Cast, ChainmailAction } from '../action';
import type { SetupCard } from '../shapes';
import type { Figure } from '../state';
import type { Stander } from './table';

/** A marine of the south with spells, each to be cast once. */
export function caster(x: number, y: number, spells: readonly string[], card: Partial<SetupCard> = {}, is: Partial<Figure> = {}): Stander {
  return { side: 'south', model: 'human-marine', x, y, card: { spells: spells.map((slug) => ({ slug })), save: 2, ...card }, is };
}

/** Somebody of the north, a gnoll trooper with 4 health unless told. */
export function foe(x: number, y: number, card: Partial<SetupCard> = {}, is: Partial<Figure> = {}, model = 'gnoll-trooper'): Stander {
  return { side: 'north', model, x, y, card: { health: 4, ...card }, is };
}

/** Another marine of the south. */
export function friend(x: number, y: number, card: Partial<SetupCard> = {}, is: Partial<Figure> = {}): Stander {
  return { side: 'south', model: 'human-marine', x, y, card, is };
}

/** Casts from where the caster stands. */
export function casts(spell: string, more: Partial<Cast> = {}, model = 'caster'): ChainmailAction {
  return { type: 'stand', model, then: { type: 'cast', spell, ...more } };
}

/** What has come over a model. */
export const kindsOn = ({ conditions }: Figure): readonly string[] => conditions.map(({ kind }) => kind);
