import { abilityOf } from './abilities';
import type { Model } from './model';

/** A model of a warband with its price. */
export type Recruit = Pick<Model, 'faction' | 'alignment' | 'abilities' | 'creature'> & { readonly cost: number };

/** The sum of the commanders' ratings (CM-BUILD-06). */
export function commandOf(models: readonly Recruit[]): number {
  return models.reduce((sum, model) => sum + (abilityOf(model, 'commander')?.rating ?? 0), 0);
}
