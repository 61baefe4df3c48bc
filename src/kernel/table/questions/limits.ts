/** The most dice one question may throw. */
export const MOST_DICE = 1000;
/** The most sides a die may have. */
export const MOST_SIDES = 1000;
/** The most contenders of a contest whose exact odds are worked out; more may throw. */
export const MOST_CONTENDERS = 10;

/** Stops a rule that asks for dice nobody has. */
export function checkDice(n: number, sides: number): void {
  if (!(Number.isInteger(n) && n >= 0 && n <= MOST_DICE)) throw new RangeError(`a throw has 0 to ${MOST_DICE} dice, not ${n}`);
  checkSides(sides);
}

/** Stops a rule that asks for a die nobody has. */
export function checkSides(sides: number): void {
  if (!(Number.isInteger(sides) && sides >= 2 && sides <= MOST_SIDES)) throw new RangeError(`a die has 2 to ${MOST_SIDES} sides, not ${sides}`);
}
