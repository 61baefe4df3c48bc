import { type Static, type TObject, Type } from '@sinclair/typebox';
import type { Modifier } from '../../../kernel/ruleset/event';
import { type Fault, type Refusal, refuse } from '../../../kernel/ruleset/refusal';
import type { ReferenceCard } from '../rules/card';
import { modifyMorale } from '../rules/morale';
import { whyNotPresent, whyNotUnsteady } from '../rules/roster-faults';
import type { OrderState } from '../rules/troops';
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

/** The same for checks that individuals pass without dice. */
export const unitOrIndividual = {
  ...checkingUnit,
  troop: Type.Optional(checkingTroop),
  individual: Type.Optional(flag('A hero or commander, who has no morale rating and never checks (BS-MORALE-08); then no troop is needed')),
};

type CheckingUnit = Static<TObject<typeof checkingUnit>>;
type UnitOrIndividual = Static<TObject<typeof unitOrIndividual>>;

/** The rating of a check with the reasons for it. */
export interface Rating {
  readonly rating: number;
  readonly modifiers: readonly Modifier[];
}

const NO_RATING: Fault<[]> = { code: 'morale.no-rating', rule: 'BS-MORALE-08', tell: () => ({ message: 'Only an individual has no morale rating: give the troop, or say that the unit is an individual.' }) };

/** Every reason why a unit as described can't be there to check. */
export function whyNoUnit(given: UnitOrIndividual & { readonly state?: OrderState }): readonly Refusal[] {
  const unrated = given.troop === undefined && !given.individual ? [{ ...refuse(NO_RATING), pointer: '/unit/troop' }] : [];
  const unsteady = given.individual ? whyNotUnsteady(given.state, '/unit') : [];
  return [...unrated, ...unsteady, ...whyNotPresent(given.figures, given.startFigures, '/unit')];
}

/** The rating a unit checks against, with the reasons (BS-MORALE-10, BS-RULING-10). */
export function ratingOf(card: ReferenceCard, given: CheckingUnit, touching = given.enemyOn ?? 'none'): Rating {
  const counted = given.figures !== undefined && given.startFigures !== undefined;
  const halfLost = counted ? 2 * (given.startFigures! - given.figures!) >= given.startFigures! : (given.halfLost ?? false);
  return modifyMorale(card, { morale: given.troop.morale, halfLost, enemyOn: touching, commanded: given.commanded ?? false });
}

/** Whether a unit has a rating to check against; individuals and some troops pass without dice (BS-MORALE-08, BS-RULING-15). */
export function mustCheck(given: UnitOrIndividual): given is UnitOrIndividual & CheckingUnit {
  return !given.individual && given.troop?.traits?.includes('never-checks') !== true;
}
