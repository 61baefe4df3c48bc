import { field, type Scenery, type Stander } from './table';

export const REST: { readonly [id: string]: Stander } = { rest: { side: 'south', model: 'human-marine', x: 46, y: 2 }, far: { side: 'north', model: 'gnoll-trooper', x: 46, y: 46 } };

/** A model of south's with abilities at the base of a trooper of north's with much health. */
export function meeting(attacker: Partial<Stander>, target: Partial<Stander> = {}, others: { readonly [id: string]: Stander } = {}, scenery: Scenery = {}) {
  return field({ attacker: { side: 'south', model: 'human-marine', x: 20, y: 20, ...attacker }, target: { side: 'north', model: 'gnoll-trooper', x: 20, y: 21, ...target, card: { health: 9, ...target.card } }, ...others, ...REST }, scenery);
}

export const BLOW = { type: 'stand', model: 'attacker', then: { type: 'melee', target: 'target' } } as const;
/** A card with these abilities. */
export const having = (...abilities: { slug: string; rating?: number; uses?: number; against?: string }[]) => ({ card: { abilities } });
