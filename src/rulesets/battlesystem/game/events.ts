import type { BlockFace } from '../../../kernel/geometry/block';
import type { Point } from '../../../kernel/geometry/point';
import type { Modifier } from '../../../kernel/ruleset/event';
import type { Outcome } from '../../../kernel/ruleset/outcome';
import type { RuleId } from '../../../kernel/ruleset/rule';
import type { Id, Seat } from '../../../kernel/table/table';
import type { MoraleTriggerId } from '../rules/tables/reference-card';
import type { FormationKind, OrderState } from '../rules/troops';
import type { Stage } from './state';

interface Cited<T extends string> {
  readonly type: T;
  readonly rule: RuleId;
}

interface Reckoned<T extends string> extends Cited<T> {
  readonly modifiers: readonly Modifier[];
  /** The card that the figures are from: house, or the name of the set-up's own. */
  readonly card: string;
}

/** How a unit stands: the middle of its front edge, where it faces, and its shape. */
export interface Pose {
  readonly at: Point;
  readonly facing: Point;
  readonly figures: number;
  readonly files: number;
  readonly gap: number;
  readonly formation: FormationKind;
}

/** What can happen, each with the change of state it stands for. */
export type BattleEvent =
  | (Cited<'army-deployed'> & { readonly seat: Seat; readonly units: readonly { readonly unit: Id; readonly pose: Pose }[] })
  | (Cited<'turn-begun'> & { readonly turn: number; readonly card: string })
  | (Cited<'step-begun'> & { readonly step: Stage; readonly seat: Seat | null })
  | (Cited<'charge-declared'> & { readonly unit: Id; readonly target: Id })
  | (Cited<'declaration-passed'> & { readonly seat: Seat })
  | (Cited<'initiative-won'> & { readonly modifiers: readonly Modifier[]; readonly seat: Seat })
  | (Cited<'order-chosen'> & { readonly first: Seat })
  | (Cited<'charge-lapsed'> & { readonly unit: Id; readonly reason: string })
  | (Reckoned<'charge-checked'> & { readonly unit: Id; readonly rating: number | null; readonly roll: number | null; readonly starts: boolean })
  | (Cited<'move-declared'> & { readonly unit: Id; readonly inches: number; readonly cost: number; readonly path: readonly Point[] })
  | (Cited<'unit-moved'> & { readonly unit: Id; readonly from: Point; readonly pose: Pose; readonly inches: number; readonly spent: number; readonly halted: string | null })
  | (Cited<'formation-broken'> & { readonly unit: Id; readonly pose: Pose })
  | (Cited<'contact-made'> & { readonly unit: Id; readonly enemy: Id; readonly face: BlockFace; readonly enemyFace: BlockFace })
  | (Reckoned<'unit-attacked'> & { readonly unit: Id; readonly target: Id; readonly kind: 'melee' | 'missile' | 'opportunity'; readonly figures: number; readonly dice: number; readonly hits: number; readonly armorRating: number; readonly suffered: number; readonly first: boolean })
  | (Cited<'figures-lost'> & { readonly unit: Id; readonly lost: number; readonly marked: number; readonly pose: Pose })
  | (Cited<'unit-destroyed'> & { readonly unit: Id })
  | (Reckoned<'morale-checked'> & { readonly unit: Id; readonly triggers: readonly MoraleTriggerId[]; readonly rating: number; readonly roll: number; readonly order: OrderState })
  | (Cited<'retreat-chosen'> & { readonly unit: Id; readonly triggers: readonly MoraleTriggerId[] })
  | (Cited<'unit-retreated'> & { readonly unit: Id; readonly inches: number; readonly pose: Pose })
  | (Cited<'retreat-barred'> & { readonly unit: Id; readonly order: OrderState })
  | (Cited<'unit-routed'> & { readonly unit: Id })
  | (Cited<'unit-fled'> & { readonly unit: Id; readonly inches: number; readonly pose: Pose })
  | (Reckoned<'rally-tried'> & { readonly unit: Id; readonly rating: number; readonly roll: number; readonly order: OrderState })
  | (Cited<'unit-left'> & { readonly unit: Id })
  | (Cited<'individual-joined'> & { readonly unit: Id; readonly host: Id })
  | (Cited<'individual-alone'> & { readonly unit: Id; readonly pose: Pose })
  | (Cited<'movement-ended'> & { readonly seat: Seat })
  | (Cited<'combat-begun'> & { readonly seat: Seat; readonly units: readonly Id[] })
  | (Cited<'fire-passed'> & { readonly seat: Seat })
  | (Cited<'turn-ended'> & { readonly turn: number })
  | (Cited<'seat-conceded'> & { readonly seat: Seat; readonly units: readonly Id[] })
  | (Cited<'game-ended'> & { readonly outcome: Outcome });
