import type { Modifier } from '../../../src/kernel/ruleset/event';
import type { Outcome } from '../../../src/kernel/ruleset/outcome';
import type { RuleId } from '../../../src/kernel/ruleset/rule';
import type { Id, Seat } from '../../../src/kernel/table/table';
import type { Stance } from './state';

interface Cited<T extends string> {
  readonly type: T;
  readonly rule: RuleId;
}

interface Attacked<T extends string> extends Cited<T> {
  readonly modifiers: readonly Modifier[];
  readonly model: Id;
  readonly target: Id;
  readonly need: number;
  readonly hits: number;
}

/** What can happen, each with the change of state it stands for. */
export type ToyEvent =
  | (Cited<'bearer-named'> & { readonly seat: Seat; readonly model: Id | null })
  | (Cited<'round-begun'> & { readonly round: number; readonly first: Seat })
  | (Cited<'stances-shown'> & { readonly stances: { readonly [seat: Seat]: Stance } })
  | (Cited<'turn-begun'> & { readonly seat: Seat })
  | (Cited<'model-moved'> & { readonly model: Id; readonly from: number; readonly to: number; readonly path: string })
  | Attacked<'model-struck'>
  | Attacked<'model-shot'>
  | (Cited<'luck-spent'> & { readonly seat: Seat; readonly luck: number })
  | (Cited<'model-wounded'> & { readonly model: Id; readonly health: number })
  | (Cited<'model-fell'> & { readonly model: Id; readonly at: number })
  | (Cited<'nerve-tested'> & { readonly modifiers: readonly Modifier[]; readonly model: Id; readonly total: number; readonly nerve: number; readonly shaken: boolean })
  | (Cited<'model-fell-back'> & { readonly model: Id; readonly from: number; readonly to: number })
  | (Cited<'model-rallied'> & { readonly model: Id })
  | (Cited<'relic-shown'> & { readonly seat: Seat; readonly model: Id })
  | (Cited<'relic-invoked'> & { readonly model: Id; readonly health: number })
  | (Cited<'seat-conceded'> & { readonly seat: Seat; readonly models: readonly Id[] })
  | (Cited<'game-ended'> & { readonly outcome: Outcome });
