import { EPS } from './field';

/** How far from the middle of its target a sleep reaches, and the levels it takes in all (CM-SPELL-14). */
export const SLEEP_BREADTH = 3;
const LEVELS = 4;

/** A model that a sleep may take: its number, its level, and how far it is from the middle. */
export interface Drowsy {
  readonly number: number;
  readonly level: number;
  readonly inches: number;
}

/** Takes level after level, the nearest first and equals by dice, and stops at the first that would be too much; no die falls where the order changes nothing (CM-ARULING-04, CM-TIE-03). */
export function pickDrowsy(drowsy: readonly Drowsy[], breakTie: (equals: readonly Drowsy[]) => number): readonly number[] {
  const left = [...drowsy].sort((a, b) => a.level - b.level || a.inches - b.inches || a.number - b.number);
  const picked: number[] = [];
  let total = 0;
  while (left.length > 0 && total + left[0]!.level <= LEVELS) {
    const { level, inches } = left[0]!;
    const equals = left.filter((other) => other.level === level && other.inches <= inches + EPS);
    const chosen = total + equals.length * level <= LEVELS ? 0 : breakTie(equals);
    picked.push(equals[chosen]!.number);
    left.splice(left.indexOf(equals[chosen]!), 1);
    total += level;
  }
  return picked;
}
