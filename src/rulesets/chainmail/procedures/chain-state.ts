import type { Attack, Blow, Fate } from '../rules/attack';
import type { Fighter } from '../rules/card';
import type { Lying } from './defender';
import type { Found } from './positions';

/** A shot at a target beyond its range: how far that counts, and the range (CM-RANGED-03). */
export interface TooFar {
  readonly gap: number;
  readonly range: number;
}

/** What may keep an attack of opportunity from being made: a tumble to catch, and the attacker's own nature (CM-ABIL-40, CM-ABIL-43). */
export interface Doubt {
  readonly tumble: number;
  readonly save: number;
  readonly unreliable: number;
}

/** An attack as it begins: its figures, what it was found to hang on if there were positions, and whether it reaches. */
export interface Opening {
  readonly attack: Attack;
  readonly found: readonly Found[] | null;
  readonly tooFar: TooFar | null;
  readonly doubt: Doubt | null;
  /** Whether the attacker has Cleave (CM-ABIL-02). */
  readonly cleaves: boolean;
}

/** An attack and whom it is made on, before the first die. */
export interface Start extends Opening {
  readonly model: Fighter;
  readonly before: number;
  /** How it lay before the attack; null if it stood. */
  readonly lying: Lying | null;
  /** Whether it could rout at all: it stands, isn't stunned or routing, and hasn't passed the save. */
  readonly canBreak: boolean;
  readonly dc: number;
  readonly saveBonus: number;
  readonly nerve: { readonly aura: number; readonly inspired: number; readonly other: number };
}

/** The chain from attack roll to rout, as far as it has come. */
export interface Chain {
  readonly start: Start;
  readonly withheld: 'tumble' | 'unreliable' | null;
  readonly blow: Blow;
  /** Points that its bones shrugged off (CM-ABIL-31). */
  readonly shrugged: number;
  readonly damage: number;
  readonly health: number;
  readonly fate: Fate;
  readonly poisoned: boolean | null;
  readonly stunned: boolean | null;
  readonly morale: 'not-due' | 'passed' | 'failed';
}
