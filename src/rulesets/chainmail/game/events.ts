import type { Point } from '../../../kernel/geometry/point';
import type { Modifier } from '../../../kernel/ruleset/event';
import type { Outcome } from '../../../kernel/ruleset/outcome';
import type { RuleId } from '../../../kernel/ruleset/rule';
import type { Id, Seat } from '../../../kernel/table/table';
import type { OrderName } from '../rules/orders';
import type { Role } from './scenario';
import type { ConditionKind, Direction, Edge, LoosePiece } from './state';
import type { TerrainPiece } from '../rules/field';

interface Cited<T extends string> {
  readonly type: T;
  readonly rule: RuleId;
}

interface Reckoned<T extends string> extends Cited<T> {
  readonly modifiers: readonly Modifier[];
}

/** What can happen, each with the change of state it stands for. */
export type ChainmailEvent =
  | (Cited<'reserve-called'> & { readonly model: Id; readonly arrived: boolean })
  | (Reckoned<'scouting-won'> & { readonly seat: Seat })
  | (Cited<'warband-chosen'> & { readonly seat: Seat; readonly warband: 'first' | 'second' })
  | (Cited<'role-taken'> & { readonly seat: Seat; readonly role: Role; readonly by: Seat })
  | (Cited<'leader-named'> & { readonly seat: Seat; readonly model: Id; readonly tied: readonly Id[] })
  | (Cited<'side-taken'> & { readonly seat: Seat; readonly edge: Edge })
  | (Cited<'home-spot-taken'> & { readonly seat: Seat; readonly at: Point })
  | (Cited<'placing-begun'> & { readonly first: Seat; readonly direction?: Direction })
  | (Cited<'terrain-placed'> & { readonly seat: Seat; readonly piece: TerrainPiece })
  | (Cited<'terrain-set-aside'> & { readonly seat: Seat; readonly piece: LoosePiece['id'] })
  | (Cited<'deployment-begun'> & { readonly first: Seat; readonly direction?: Direction })
  | (Cited<'models-left-out'> & { readonly seat: Seat; readonly models: readonly Id[] })
  | (Cited<'model-deployed'> & { readonly model: Id; readonly at: Point })
  | (Cited<'round-begun'> & { readonly round: number; readonly batches: { readonly [seat: Seat]: number } })
  | (Cited<'initiative-won'> & { readonly seat: Seat; readonly first: Seat; readonly direction?: Direction })
  | (Cited<'initiative-rolled'> & { readonly rolls: { readonly [seat: Seat]: number } })
  /** A commander pays for another throw. */
  | (Cited<'initiative-challenged'> & { readonly seat: Seat; readonly by: Id; readonly roll: number; readonly won: boolean; readonly left: number })
  /** What it cost the commander, and the command points it has left. */
  | (Cited<'order-given'> & { readonly by: Id; readonly model: Id; readonly order: OrderName; readonly cost: number; readonly left: number })
  | (Cited<'model-activated'> & { readonly model: Id; readonly action: string; readonly underCommand: boolean })
  | (Reckoned<'hider-sought'> & { readonly model: Id; readonly target: Id; readonly dc: number; readonly spotted: boolean })
  | (Cited<'nearest-found'> & { readonly model: Id; readonly nearest: Id | Edge; readonly tied: readonly string[] })
  /** `cost` is what terrain, climbs, squeezes and the fallen took besides the distance. */
  | (Cited<'model-moved'> & { readonly model: Id; readonly from: Point; readonly to: Point; readonly path: readonly Point[]; readonly distance: number; readonly cost: number })
  | (Cited<'move-halted'> & { readonly model: Id; readonly at: Point; readonly reason: string })
  | (Cited<'charge-broken'> & { readonly model: Id; readonly at: Point; readonly reason: string })
  /** By order, another than the nearest. */
  | (Cited<'target-chosen'> & { readonly model: Id; readonly target: Id })
  | (Cited<'opportunity-declined'> & { readonly model: Id; readonly target: Id })
  | (Cited<'opportunity-taken'> & { readonly model: Id; readonly target: Id })
  | (Reckoned<'model-attacked'> & { readonly model: Id | null; readonly target: Id; readonly kind: 'melee' | 'ranged' | 'opportunity' | 'touch' | 'stakes' | 'death-touch' | 'fire-bomb'; readonly need: number; readonly roll: string; readonly critical: boolean })
  | (Cited<'shot-fell-short'> & { readonly model: Id; readonly target: Id; readonly gap: number; readonly range: number })
  | (Reckoned<'model-damaged'> & { readonly model: Id; readonly damage: number; readonly health: number })
  | (Cited<'model-roused'> & { readonly model: Id; readonly need: number; readonly willing: boolean })
  | (Cited<'attacks-again'> & { readonly model: Id })
  | (Cited<'cleave-taken'> & { readonly model: Id; readonly target: Id })
  | (Cited<'bones-rolled'> & { readonly model: Id; readonly damage: number; readonly shrugged: number })
  | (Cited<'bomb-burst'> & { readonly model: Id; readonly at: Point; readonly struck: Id | null })
  | (Cited<'model-frightened'> & { readonly model: Id; readonly by: Id })
  | (Cited<'model-knocked-down'> & { readonly model: Id })
  | (Cited<'model-destroyed'> & { readonly model: Id })
  | (Reckoned<'morale-tested'> & { readonly model: Id; readonly dc: number; readonly passed: boolean })
  | (Cited<'model-routed'> & { readonly model: Id; readonly from: Id | null })
  | (Cited<'model-rallied'> & { readonly model: Id })
  | (Reckoned<'get-up-tried'> & { readonly model: Id; readonly up: boolean; readonly health: number })
  | (Cited<'condition-gained'> & { readonly model: Id; readonly condition: ConditionKind; readonly by: Id | null; readonly strength: number })
  | (Cited<'condition-ended'> & { readonly model: Id; readonly condition: ConditionKind })
  | (Cited<'spell-cast'> & { readonly model: Id; readonly spell: string; readonly instead: string | null; readonly target: Id | null; readonly word: string | null })
  | (Cited<'spell-lost'> & { readonly model: Id; readonly spell: string; readonly reason: string })
  | (Cited<'spell-ineffective'> & { readonly spell: string; readonly target: Id })
  | (Cited<'sleepers-picked'> & { readonly models: readonly Id[] })
  | (Cited<'model-healed'> & { readonly model: Id; readonly health: number; readonly up: boolean })
  | (Reckoned<'undead-turned'> & { readonly model: Id; readonly level: number; readonly target: Id | null })
  /** `to` says what for. */
  | (Reckoned<'save-made'> & { readonly model: Id; readonly to: string; readonly dc: number; readonly saved: boolean })
  | (Cited<'model-left'> & { readonly model: Id; readonly edge: Edge; readonly routing: boolean })
  /** What an elimination was worth to a seat. */
  | (Cited<'points-scored'> & { readonly seat: Seat; readonly model: Id; readonly points: number; readonly doubled: boolean })
  | (Cited<'centre-held'> & { readonly seat: Seat; readonly held: number })
  | (Cited<'round-ended'> & { readonly round: number; readonly quiet: { readonly [seat: Seat]: number } })
  | (Cited<'battle-called-off'> & { readonly seat: Seat | null })
  | (Cited<'seat-conceded'> & { readonly seat: Seat; readonly models: readonly Id[] })
  | (Cited<'game-ended'> & { readonly outcome: Outcome });
