import type { Json } from '../table/table';
import type { Provenance, RuleId } from './rule';

/** One reason for a number: what is added to it, or what it is multiplied by as an exact fraction. */
export interface Modifier {
  readonly name: string;
  readonly rule: RuleId;
  readonly provenance: Provenance;
  readonly add?: number;
  readonly times?: string;
}

/** Something that happened, by which rule, and the change of state it stands for. */
export interface CitedEvent {
  readonly type: string;
  readonly rule: RuleId;
  readonly modifiers?: readonly Modifier[];
}

/** An event of a stateless resolution: a sentence for a person, the changed facts for a program. */
export interface ResolutionEvent extends CitedEvent {
  readonly sentence: string;
  readonly modifiers: readonly Modifier[];
  readonly change: { readonly [name: string]: Json };
}
