import type { Block, BlockFace } from '../../../kernel/geometry/block';
import type { Point } from '../../../kernel/geometry/point';
import type { Polygon } from '../../../kernel/geometry/polygon';
import type { Outcome } from '../../../kernel/ruleset/outcome';
import type { Id, Seat } from '../../../kernel/table/table';
import type { TwoDiceMode } from '../rules/attack';
import type { ReferenceCard } from '../rules/card';
import type { ObstacleId } from '../rules/tables/reference-card';
import type { FormationKind, OrderState } from '../rules/troops';
import type { Troop } from './troop';

/** Waiting to be set up, on the table, with a unit (individuals), destroyed, or gone from the table. */
export type Whereabouts = 'waiting' | 'field' | 'attached' | 'destroyed' | 'left';

/** A unit, or an individual who is a unit of one figure (BS-STAT-01, BS-CMD-06): a block with its fortunes. */
export interface Unit extends Block {
  readonly id: Id;
  readonly side: number;
  /** Which of the troops it is. */
  readonly troop: number;
  readonly where: Whereabouts;
  readonly formation: FormationKind;
  readonly order: OrderState;
  /** Figures it began with (BS-RULING-10). */
  readonly start: number;
  /** Hits that have not removed a figure yet (BS-HITS-02). */
  readonly marked: number;
  /** Whom it declared to charge this turn; -1 if nobody. */
  readonly target: number;
  /** Whether it charged into contact this turn (BS-CHARGE-05). */
  readonly charged: boolean;
  /** Whether it has had its movement this turn (BS-MOVE-07). */
  readonly moved: boolean;
  /** Inches of movement it has spent this turn. */
  readonly spent: number;
  /** Volleys this turn, and whether one was in a movement step (BS-MISSILE-02). */
  readonly volleys: number;
  readonly shotAtMovers: boolean;
  /** Whether it retreated by choice, rallied, routed or declared a charge this turn (BS-RULING-13, BS-RULING-17). */
  readonly holdsFire: boolean;
  /** Whether it has been in a combat this turn. */
  readonly fought: boolean;
  /** The unit an individual is with; -1 if it stands alone. */
  readonly host: number;
}

export interface Side {
  readonly seat: Seat;
  readonly gone: boolean;
  /** Whether it has passed in this step. */
  readonly passed: boolean;
}

/** Two enemies whose bases touch, and the faces that were touched first (BS-RULING-21). */
export interface Contact {
  readonly one: number;
  readonly other: number;
  readonly oneFace: BlockFace;
  readonly otherFace: BlockFace;
}

export type AreaKind = 'brush' | 'light-woods' | 'dense-woods' | 'rough' | 'shallow-water' | 'swamp' | 'deep-water' | 'building' | 'road' | 'hill';

/** A piece of ground (BS-TERR-01). */
export interface Area {
  readonly id: Id;
  readonly kind: AreaKind;
  readonly polygon: Polygon;
  /** The middle of a hill: nearer to it is higher. */
  readonly summit: Point;
}

/** A wall, hedge, fence or ditch (BS-TERR-03). */
export interface Barrier {
  readonly id: Id;
  readonly kind: ObstacleId;
  readonly line: readonly Point[];
}

/** The steps of a turn, and what lies before and after them (BS-SEQ-01). */
export type Stage = 'deploy' | 'declare' | 'initiative' | 'first-movement' | 'second-movement' | 'melee' | 'missile' | 'end-of-turn';

export type Scenario = 'pitched-battle' | 'hold-the-hill';

export interface Battle {
  readonly scenario: Scenario;
  readonly width: number;
  readonly height: number;
  readonly turns: number;
  readonly deploymentDepth: number;
  readonly commanders: boolean;
  readonly twoDiceMode: TwoDiceMode;
  readonly card: ReferenceCard;
  readonly stage: Stage;
  readonly turn: number;
  /** The side that is First Player this turn; -1 before the order is known. */
  readonly first: number;
  /** The side that lost the last initiative; -1 before the first. */
  readonly loser: number;
  /** The side to act; -1 while the rules go on by themselves. */
  readonly toAct: number;
  readonly troops: readonly Troop[];
  readonly sides: readonly Side[];
  readonly units: readonly Unit[];
  readonly contacts: readonly Contact[];
  readonly areas: readonly Area[];
  readonly barriers: readonly Barrier[];
  readonly ended: Outcome | null;
}

export type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** A state that one action has to itself; its units and sides are copied before they change. */
export interface BattleDraft extends Draft<Omit<Battle, 'units' | 'sides'>> {
  units: Unit[];
  sides: Side[];
}

export function copyUnit(unit: Unit): Draft<Unit> {
  return {
    id: unit.id,
    side: unit.side,
    troop: unit.troop,
    where: unit.where,
    x: unit.x,
    y: unit.y,
    fx: unit.fx,
    fy: unit.fy,
    figures: unit.figures,
    files: unit.files,
    width: unit.width,
    depth: unit.depth,
    gap: unit.gap,
    formation: unit.formation,
    order: unit.order,
    start: unit.start,
    marked: unit.marked,
    target: unit.target,
    charged: unit.charged,
    moved: unit.moved,
    spent: unit.spent,
    volleys: unit.volleys,
    shotAtMovers: unit.shotAtMovers,
    holdsFire: unit.holdsFire,
    fought: unit.fought,
    host: unit.host,
  };
}

export function draftOf(state: Battle): BattleDraft {
  return {
    scenario: state.scenario,
    width: state.width,
    height: state.height,
    turns: state.turns,
    deploymentDepth: state.deploymentDepth,
    commanders: state.commanders,
    twoDiceMode: state.twoDiceMode,
    card: state.card,
    stage: state.stage,
    turn: state.turn,
    first: state.first,
    loser: state.loser,
    toAct: state.toAct,
    troops: state.troops,
    sides: state.sides.slice(),
    units: state.units.slice(),
    contacts: state.contacts,
    areas: state.areas,
    barriers: state.barriers,
    ended: state.ended,
  };
}

/** The number of a unit, or -1 if there is none of this name. */
export function unitNumber({ units }: Battle, id: Id): number {
  for (let i = 0; i < units.length; i++) if (units[i]!.id === id) return i;
  return -1;
}

export function sideOf({ sides }: Battle, seat: Seat): number {
  for (let i = 0; i < sides.length; i++) if (sides[i]!.seat === seat) return i;
  return -1;
}

export function troopOf(state: Battle, unit: Unit): Troop {
  return state.troops[unit.troop]!;
}
