import type { Fraction } from './tables/reference-card';

/** A number of attack dice after all its factors, rounded up once (BS-DICE-04, BS-DICE-05). */
export function multiplyDice(dice: number, factors: readonly Fraction[]): number {
  let numerator = dice;
  let denominator = 1;
  for (const factor of factors) {
    numerator *= factor.numerator;
    denominator *= factor.denominator;
  }
  return Math.ceil(numerator / denominator);
}

export function written({ numerator, denominator }: Fraction): string {
  return denominator === 1 ? String(numerator) : `${numerator}/${denominator}`;
}
