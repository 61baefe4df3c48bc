import { type Static, type TObject, Type } from '@sinclair/typebox';
import { modifyMorale } from '../rules/morale';
import { checkingTroop, enemyOn, figures, flag } from './shapes';

/** What every check of morale takes of the unit that makes it. */
export const checkingUnit = {
  troop: checkingTroop,
  figures: Type.Optional(figures('Figures present; with the figures at the start it tells whether half are lost')),
  startFigures: Type.Optional(figures('Figures at the start of the battle (BS-RULING-10)')),
  halfLost: Type.Optional(flag('At least half the figures are lost; not needed if both numbers are given')),
  enemyOn: Type.Optional(enemyOn),
  commanded: Type.Optional(flag('In command of a commander, or a hero is attached (BS-CMD-04)')),
};

type CheckingUnit = Static<TObject<typeof checkingUnit>>;

/** The rating a unit checks against, with the reasons (BS-MORALE-10, BS-RULING-10). */
export function ratingOf(given: CheckingUnit, touching = given.enemyOn ?? 'none') {
  const counted = given.figures !== undefined && given.startFigures !== undefined;
  const halfLost = counted ? 2 * (given.startFigures! - given.figures!) >= given.startFigures! : (given.halfLost ?? false);
  return modifyMorale({ morale: given.troop.morale, halfLost, enemyOn: touching, commanded: given.commanded ?? false });
}

/** Units that pass every check without dice (BS-RULING-15). */
export function neverChecks(given: { readonly troop: { readonly traits?: readonly string[] } }): boolean {
  return given.troop.traits?.includes('never-checks') ?? false;
}
