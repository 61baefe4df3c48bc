import type { Point } from '../../../kernel/geometry/point';
import type { Outcome } from '../../../kernel/ruleset/outcome';
import type { Id, Seat } from '../../../kernel/table/table';
import type { Card } from '../rules/card';
import type { Base, TerrainPiece } from '../rules/field';
import type { OrderName } from '../rules/orders';
import type { Goal, Role, ScenarioName } from './scenario';

export type Edge = 'south' | 'west' | 'north' | 'east';

/** Which way play passes (CM-RULING-47). */
export type Direction = 'left' | 'right';

/** Waiting to be deployed, on the field, destroyed, off the field, or a reserve that did not come. */
export type Whereabouts = 'waiting' | 'field' | 'destroyed' | 'off' | 'absent';

/** What may have come over a model besides lying and routing; the last three are boons of spells (CM-COND-03 to 11, CM-SPELLCAST-11). */
export type ConditionKind = 'poisoned' | 'asleep' | 'fallen' | 'stunned' | 'dazed' | 'turn-lost' | 'ghost-sounded' | 'entangled' | 'warded' | 'resistant' | 'guided';

/** One thing that has come over a model. */
export interface Condition {
  readonly kind: ConditionKind;
  /** The model it came from; null if from none. */
  readonly by: Id | null;
  /** What a boon adds, or the difficulty of breaking free; else 0. */
  readonly strength: number;
  /** Ends of turns of its own after which it is over; 0 if it lasts until something ends it. */
  readonly turns: number;
}

/** What nearly every model has come over it. */
export const NO_CONDITIONS: readonly Condition[] = Object.freeze([]);
/** Which sides a model's fall and its flight are to be credited to, where that matters; -1 for nobody (CM-RULING-31). */
export interface Blame {
  readonly felled: number;
  readonly broken: number;
}

export const NO_BLAME: Blame = { felled: -1, broken: -1 };
/** What a model has to do with command points: as a commander, and as one who is ordered (CM-CP-01, CM-ORDER-03 to 05). */
export interface Command {
  /** Command points left this round. */
  readonly pool: number;
  /** The one kind of order it gives this round. */
  readonly gives: OrderName | null;
  /** The one order it has been given this round. */
  readonly order: OrderName | null;
  /** The number of the commander that put it under command this turn; -1 if none did (CM-ORDER-11). */
  readonly ledBy: number;
  /** The point it was told to make for; it outlasts the round (CM-ORDER-12). */
  readonly focus: Point | null;
}

/** The Basic Rules know no command points. */
export const NO_COMMAND: Command = { pool: 0, gives: null, order: null, ledBy: -1, focus: null };

/** What a model stands beside, for the many that stand beside nobody. */
export const NOBODY_BESIDE: readonly number[] = [];

/** A model in a skirmish: a base with its fortunes. */
export interface Figure extends Base {
  readonly id: Id;
  readonly side: number;
  /** The team of its side; two teams are enemies (CM-TEAM-03, CM-RULING-40). */
  readonly team: number;
  /** Which of the cards it has. */
  readonly card: number;
  readonly where: Whereabouts;
  readonly health: number;
  readonly routing: boolean;
  readonly conditions: readonly Condition[];
  /** Whether it needs no half-health save any more (CM-MORALE-04, CM-RULING-05). */
  readonly halfDone: boolean;
  /** Whether it has had its turn this round. */
  readonly acted: boolean;
  /** Whether it has made its attack of opportunity this round (CM-AOO-08). */
  readonly struck: boolean;
  /** Shots, smites, stunning attacks and death touches it has left. */
  readonly shots: number;
  readonly smites: number;
  /** Castings it has left, of each spell on its card or of each level of its slots (CM-SPELLCAST-03, CM-ABIL-35). */
  readonly castings: readonly number[];
  readonly stuns: number;
  readonly touches: number;
  /** Whether it has cleaved this round (CM-ABIL-02). */
  readonly cleaved: boolean;
  /** Whether it has faced something scary, and fears nothing of the sort any more (CM-ABIL-28c). */
  readonly braved: boolean;
  readonly reserve: boolean;
  /** The edge it left by, and whether routing. */
  readonly exit: Edge | null;
  readonly command: Command;
  readonly blame: Blame;
  /** The commanders that a wild troop was in contact with when the round began, where it may follow them (CM-SCEN-26). */
  readonly beside: readonly number[];
}

/** Where a side may deploy: a part of the field that holds the whole base, or one round a spot. */
export interface Zone {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  /** The edge at its back, from which its depth counts. */
  readonly edge: Edge;
  /** A home spot and how far from it a base may lie (CM-MULTI-04). */
  readonly spot: { readonly x: number; readonly y: number; readonly r: number } | null;
  /** How many of the side's models it takes at most; 0 for any number (CM-SCEN-11). */
  readonly most: number;
}

export interface Side {
  readonly seat: Seat;
  readonly team: number;
  readonly edge: Edge;
  readonly zones: readonly Zone[];
  /** The part it plays in a scenario with two (CM-SCEN-09, CM-SCEN-18). */
  readonly role: Role | null;
  /** The number of its leader where the leader counts; -1 elsewhere (CM-SCEN-12). */
  readonly leader: number;
  /** Round ends in a row at which it alone held the centre (CM-SCEN-14). */
  readonly held: number;
  /** Victory points (CM-MULTI-06). */
  readonly points: number;
  readonly tactical: number;
  /** Models it began the skirmish with (CM-RULING-16). */
  readonly started: number;
  /** Rounds in a row that were quiet for its models (CM-RULING-27). */
  readonly quiet: number;
  /** Whether this round has been anything but quiet. */
  readonly disturbed: boolean;
  /** Models it activates at a time in this round (CM-ROUND-04). */
  readonly batch: number;
  readonly gone: boolean;
}

/** A piece of terrain that a warband brought and nobody has placed yet. */
export interface LoosePiece extends Omit<TerrainPiece, 'polygon'> {
  readonly outline: readonly { readonly x: number; readonly y: number }[];
}

/** Where a skirmish stands: before the first round, in it, or between two. */
export type Stage = 'choose-warband' | 'muster' | 'roles' | 'take-sides' | 'order-terrain' | 'terrain' | 'prepare' | 'choose-deployer' | 'deploy' | 'begin-round' | 'fight' | 'end-round';

export type Rules = 'basic' | 'advanced';

export interface Skirmish {
  readonly rules: Rules;
  readonly scenario: ScenarioName;
  /** What victory hangs on. */
  readonly goal: Goal;
  /** Whether the scouting player takes an edge of its choice (CM-SCEN-32). */
  readonly takeSides: boolean;
  readonly width: number;
  readonly height: number;
  readonly points: number;
  /** 0 for no limit (CM-RULING-49). */
  readonly maxRounds: number;
  /** Whether impassable pieces must keep their distance (CM-RULING-35). */
  readonly spacing: boolean;
  readonly stage: Stage;
  /** The side that won the scouting check; -1 before it. */
  readonly scout: number;
  readonly round: number;
  /** The side whose turn it is to place, deploy or activate. */
  readonly turn: number;
  /** 1 where play passes to the left, -1 to the right (CM-ROUND-03, CM-RULING-47). */
  readonly direction: number;
  /** How many models it may still activate before the turn passes. */
  readonly left: number;
  /** The model that has begun its turn by spotting, which it must now finish; -1 if none (CM-ROUND-06). */
  readonly active: number;
  /** The hiders the active model has tried to spot and those it has spotted (CM-ABIL-16a). */
  readonly tried: readonly Id[];
  readonly spotted: readonly Id[];
  readonly cards: readonly Card[];
  readonly sides: readonly Side[];
  readonly figures: readonly Figure[];
  readonly terrain: readonly TerrainPiece[];
  readonly loose: readonly LoosePiece[];
  readonly ended: Outcome | null;
}

export type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** A state that one action has to itself; its figures and sides are copied before they change. */
export interface SkirmishDraft extends Draft<Omit<Skirmish, 'figures' | 'sides'>> {
  figures: Figure[];
  sides: Side[];
}

export function copyFigure(figure: Figure): Draft<Figure> {
  return {
    id: figure.id,
    side: figure.side,
    team: figure.team,
    card: figure.card,
    x: figure.x,
    y: figure.y,
    r: figure.r,
    down: figure.down,
    where: figure.where,
    health: figure.health,
    routing: figure.routing,
    conditions: figure.conditions,
    halfDone: figure.halfDone,
    acted: figure.acted,
    struck: figure.struck,
    shots: figure.shots,
    smites: figure.smites,
    castings: figure.castings,
    stuns: figure.stuns,
    touches: figure.touches,
    cleaved: figure.cleaved,
    braved: figure.braved,
    reserve: figure.reserve,
    exit: figure.exit,
    command: figure.command,
    blame: figure.blame,
    beside: figure.beside,
  };
}

export function copySide(side: Side): Draft<Side> {
  return {
    seat: side.seat,
    team: side.team,
    edge: side.edge,
    zones: side.zones,
    role: side.role,
    leader: side.leader,
    held: side.held,
    points: side.points,
    tactical: side.tactical,
    started: side.started,
    quiet: side.quiet,
    disturbed: side.disturbed,
    batch: side.batch,
    gone: side.gone,
  };
}

export function draftOf(state: Skirmish): SkirmishDraft {
  return {
    rules: state.rules,
    scenario: state.scenario,
    goal: state.goal,
    takeSides: state.takeSides,
    width: state.width,
    height: state.height,
    points: state.points,
    maxRounds: state.maxRounds,
    spacing: state.spacing,
    stage: state.stage,
    scout: state.scout,
    round: state.round,
    turn: state.turn,
    direction: state.direction,
    left: state.left,
    active: state.active,
    tried: state.tried,
    spotted: state.spotted,
    cards: state.cards,
    sides: state.sides.slice(),
    figures: state.figures.slice(),
    terrain: state.terrain,
    loose: state.loose,
    ended: state.ended,
  };
}

/** The number of a model, or -1 if there is none of this name. */
export function figureNumber(state: Skirmish, id: Id): number {
  const { figures } = state;
  for (let i = 0; i < figures.length; i++) if (figures[i]!.id === id) return i;
  return -1;
}

export function sideOf(state: Skirmish, seat: Seat): number {
  for (let i = 0; i < state.sides.length; i++) if (state.sides[i]!.seat === seat) return i;
  return -1;
}

export function cardOf(state: Skirmish, figure: Figure): Card {
  return state.cards[figure.card]!;
}

/** Whether a side has models on the field. */
export function isPresent(state: Skirmish, side: number): boolean {
  for (const figure of state.figures) if (figure.side === side && figure.where === 'field') return true;
  return false;
}

/** The seats of a team, in their order. */
export function seatsOf(state: Skirmish, team: number): readonly Seat[] {
  return state.sides.filter((side) => side.team === team).map(({ seat }) => seat);
}
