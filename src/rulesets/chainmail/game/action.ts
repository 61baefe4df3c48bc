import type { Point } from '../../../kernel/geometry/point';
import type { Id } from '../../../kernel/table/table';
import type { OrderName } from '../rules/orders';

/** An order that rides on the action of the model that receives it (CM-ORDER-02). */
export interface GivenOrder {
  /** The commander that pays for it (CM-CP-03). */
  readonly by: Id;
  readonly order: OrderName;
  /** The point to focus on (CM-ORDER-12). */
  readonly at?: Point;
}

/** What a player declares of a blow before any die (CM-ARULING-01, CM-ABIL-33, CM-ABIL-38, CM-ABIL-06). */
export interface Declared {
  readonly smite?: boolean;
  readonly stun?: boolean;
  readonly deathTouch?: boolean;
}

/** A melee attack on somebody. */
export type Blow = { readonly type: 'melee'; readonly target: Id } & Declared;

/** What a model does after moving, in place of a second move (CM-ACT-03). */
export type Deed =
  | Blow
  | { readonly type: 'ranged'; readonly smite?: boolean; /** By order, whom it shoots (CM-ORDER-13, CM-ORDER-14). */ readonly target?: Id }
  | { readonly type: 'fire-bomb'; /** By order, whom it is thrown at. */ readonly target?: Id }
  | Cast
  /** A special action in place of an attack (CM-ACT-08, CM-TURN-01). */
  | { readonly type: 'turn-undead' };

/** What a commanded model is told (CM-SPELL-02). */
export type Word = 'approach' | 'fall' | 'flee';

/** A spell: touched ones name whom, the others go to the nearest enemy, or a command to the nearest ally; a spell may be given up for another (CM-ACT-06, CM-SPELLCAST-04, CM-SPELLCAST-08, CM-ABIL-36). */
export interface Cast {
  readonly type: 'cast';
  readonly spell: string;
  readonly target?: Id;
  readonly at?: 'enemy' | 'ally';
  readonly word?: Word;
  readonly instead?: string;
}

export type ChainmailAction =
  | { readonly type: 'place-terrain'; readonly piece: Id; readonly at: Point; readonly turned?: number }
  | { readonly type: 'set-terrain-aside'; readonly piece: Id }
  | { readonly type: 'deploy'; readonly models: readonly { readonly model: Id; readonly at: Point }[] }
  /** An unreliable model's die, before anything else (CM-ABIL-43). */
  | { readonly type: 'rouse'; readonly model: Id }
  /** A spell before deployment, and an end of them (CM-SETUP-07, CM-SPELLCAST-14). */
  | { readonly type: 'prepare'; readonly model: Id; readonly spell: string; readonly target: Id }
  | { readonly type: 'end-preparation' }
  /** Tries to see a hider before the model chooses its action (CM-ABIL-16a). */
  | { readonly type: 'spot'; readonly model: Id; readonly target: Id }
  /** Along a path, or by the cheapest way to a place or up to a model (CM-ACT-03, CM-MOVE-07). */
  | { readonly type: 'maneuver'; readonly model: Id; readonly path?: readonly Point[]; readonly to?: Point; readonly toward?: Id; readonly then?: Deed; /** By order, before the move (CM-ORDER-15). */ readonly first?: Deed; readonly orders?: readonly GivenOrder[] }
  | ({ readonly type: 'charge'; readonly model: Id; /** By order, whom it charges (CM-ORDER-13, CM-ORDER-14). */ readonly target?: Id; /** Under command, how close a Reach model goes: 0 is base contact (CM-CHARGE-14). */ readonly gap?: number; readonly haltIfSlowed?: boolean; /** Ends with a throw if it can (CM-ABIL-39). */ readonly throw?: boolean; readonly orders?: readonly GivenOrder[] } & Declared)
  | { readonly type: 'stand'; readonly model: Id; readonly then?: Deed; readonly orders?: readonly GivenOrder[] }
  /** The only maneuver of a model out of command (CM-CMD-08 to 10). */
  | ({ readonly type: 'advance'; readonly model: Id; readonly haltAtThreat?: boolean; readonly shootAfter?: number; readonly clearWall?: boolean; readonly attack?: boolean; /** In place of the shot or the blow (CM-RULING-07, CM-RULING-08). */ readonly cast?: Cast; /** Toward what the scenario is about, even past enemies (CM-SCEN-16, CM-SCEN-24). */ readonly toGoal?: boolean; /** By order, before the move (CM-ORDER-15). */ readonly first?: Deed; readonly orders?: readonly GivenOrder[] } & Declared)
  /** A wild troop goes to its commander (CM-ABIL-45c). */
  | { readonly type: 'regroup'; readonly model: Id; readonly orders?: readonly GivenOrder[] }
  | { readonly type: 'rally'; readonly model: Id; readonly orders?: readonly GivenOrder[] }
  | { readonly type: 'flee'; readonly model: Id }
  | { readonly type: 'get-up'; readonly model: Id; readonly orders?: readonly GivenOrder[] }
  /** What is left to a model that is dazed, stunned or has lost its turn (CM-COND-03a, CM-COND-04a, CM-COND-11). */
  | { readonly type: 'recover'; readonly model: Id };

export type Activation = Exclude<Extract<ChainmailAction, { readonly model: Id }>, { readonly type: 'prepare' }>;
