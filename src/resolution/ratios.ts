import { decimal, ratio, type Ratio } from '../kernel/chance/chances';

/** A ratio as it is told: digits for exactness, a decimal for reading. */
export interface ToldRatio {
  readonly numerator: string;
  readonly denominator: string;
  readonly decimal: number;
}

export function toldRatio(exact: Ratio): ToldRatio {
  return { numerator: exact.numerator.toString(), denominator: exact.denominator.toString(), decimal: decimal(exact) };
}

/** A share of a total, not reduced, so that all shares of one total can be compared. */
export function toldShare(weight: bigint, total: bigint): ToldRatio {
  return toldShares([weight], total)[0]!;
}

/** All shares of one total. */
export function toldShares(weights: readonly bigint[], total: bigint): ToldRatio[] {
  const denominator = total.toString();
  return weights.map((weight) => ({ numerator: weight.toString(), denominator, decimal: decimal(ratio(weight, total)) }));
}
