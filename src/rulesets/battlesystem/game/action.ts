import type { Hand } from '../../../kernel/geometry/block';
import type { Point } from '../../../kernel/geometry/point';
import type { Id } from '../../../kernel/table/table';
import type { FormationKind } from '../rules/troops';

/** One part of a move. */
export type Step =
  /** Straight ahead, or slanting to the left by so many degrees (BS-MOVE-02). */
  | { readonly kind: 'advance'; readonly inches: number; readonly slant?: number }
  /** About the front corner on that hand (BS-MOVE-03). */
  | { readonly kind: 'wheel'; readonly hand: Hand; readonly degrees: number }
  /** Every figure turns where it stands (BS-MOVE-04). */
  | { readonly kind: 'face'; readonly to: Hand | 'about' }
  /** Into another formation (BS-FORM-03). */
  | { readonly kind: 'form'; readonly formation: FormationKind; readonly files?: number }
  /** Into another number of files (BS-FORM-04). */
  | { readonly kind: 'frontage'; readonly files: number }
  /** A lone individual goes straight to a place, whichever way it faced (BS-CMD-06). */
  | { readonly kind: 'go'; readonly to: Point };

export type BattleAction =
  | { readonly type: 'declare-charge'; readonly unit: Id; readonly target: Id }
  | { readonly type: 'pass-declaration' }
  /** With degrees the player's own wheel, to the left above 0; else the smallest that brings the most of the target ahead (BS-CHARGE-04). */
  | { readonly type: 'charge'; readonly unit: Id; readonly degrees?: number }
  | { readonly type: 'move'; readonly unit: Id; readonly steps: readonly Step[] }
  | { readonly type: 'fall-back'; readonly unit: Id; readonly inches: number }
  | { readonly type: 'rally'; readonly unit: Id }
  /** A routed unit that cannot try to rally runs (BS-ROUT-02). */
  | { readonly type: 'rout'; readonly unit: Id }
  /** An individual takes over a unit (BS-CMD-02). */
  | { readonly type: 'join'; readonly unit: Id; readonly host: Id }
  | { readonly type: 'end-movement' }
  | { readonly type: 'fight'; readonly unit: Id }
  | { readonly type: 'fire'; readonly unit: Id; readonly target: Id }
  | { readonly type: 'pass-fire' };

/** A shot at a moving enemy, by how far along its path it has come (BS-MISSILE-08). */
export interface Shot {
  readonly unit: Id;
  readonly at: number;
}

/** Where one unit is set up (BS-SCEN-03, BS-RULING-24). */
export interface Deployment {
  readonly unit: Id;
  readonly at: Point;
  /** Degrees counter-clockwise from east; towards the enemy unless given. */
  readonly facing?: number;
  readonly files?: number;
  readonly formation?: FormationKind;
}
