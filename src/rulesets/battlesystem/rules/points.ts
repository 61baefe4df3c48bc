import type { AttackDie } from './tables/reference-card';
import { FIGURE_POINTS, INDIVIDUAL_POINTS } from './tables/reference-card';

/** The statistics that every figure and individual pays for. */
export interface PricedStatistics {
  readonly attackDice: readonly AttackDie[];
  readonly armorRating: number;
  readonly hits: number;
  readonly movement: number;
  /** Long range of the missile weapon in inches; null without one. */
  readonly missileLongRange: number | null;
}

export interface PricedFigure extends PricedStatistics {
  readonly morale: number;
}

export interface PricedIndividual extends PricedStatistics {
  readonly commandDiameter: number;
}

/** The points of one figure: dice, armor, hits, morale, pace and range, never less than the minimum (BS-POINT-01). */
export function costOfFigure(figure: PricedFigure): number {
  const points = FIGURE_POINTS;
  const dice = figure.attackDice.reduce((sum, die) => sum + points.attackDie[die], 0);
  const armor = (points.armorBase - figure.armorRating) * points.perArmorBelowBase;
  const hits = (figure.hits - 1) * points.perExtraHit;
  const morale = (figure.morale - points.moraleBase) * points.perMoraleAboveBase;
  const range = figure.missileLongRange === null ? 0 : Math.ceil(figure.missileLongRange / points.missileInchesPerPoint);
  return Math.max(points.minimum, dice + armor + hits + morale + costOfPace(figure.movement) + range);
}

/** The points of a hero or commander; an odd command diameter leaves half a point (BS-POINT-02). */
export function costOfIndividual(individual: PricedIndividual): number {
  const { factor, moraleCountedAs, perCommandInch } = INDIVIDUAL_POINTS;
  const figure = costOfFigure({
    attackDice: individual.attackDice,
    armorRating: individual.armorRating,
    hits: individual.hits,
    morale: moraleCountedAs,
    movement: individual.movement,
    missileLongRange: individual.missileLongRange,
  });
  return figure * factor + (individual.commandDiameter * perCommandInch.numerator) / perCommandInch.denominator;
}

function costOfPace(movement: number): number {
  const { fastAbove, fastInchesPerPoint, slowBelow, slow } = FIGURE_POINTS;
  if (movement > fastAbove) return Math.ceil((movement - fastAbove) / fastInchesPerPoint);
  return movement < slowBelow ? slow : 0;
}
