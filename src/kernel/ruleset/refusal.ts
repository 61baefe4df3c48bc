import type { Json } from '../table/json';
import type { RuleId } from './rule';

/** Why something may not be done: a value, never an exception. */
export interface Refusal {
  readonly code: string;
  readonly rule: RuleId;
  readonly message: string;
  readonly facts: { readonly [name: string]: Json };
  /** Where in the caller's input the fault lies, as a JSON pointer. */
  readonly pointer?: string;
}

/** A constant that a predicate returns cheaply; its story is told only when somebody is refused. */
export interface Fault<Args extends readonly unknown[] = readonly unknown[]> {
  readonly code: string;
  readonly rule: RuleId;
  tell(...args: Args): { readonly message: string; readonly facts?: { readonly [name: string]: Json } };
}

/** The refusal a fault stands for, told with the facts at hand. */
export function refuse<Args extends readonly unknown[]>(fault: Fault<Args>, ...args: Args): Refusal {
  const { message, facts } = fault.tell(...args);
  return { code: fault.code, rule: fault.rule, message, facts: facts ?? {} };
}

/** A value on the way to a result, or every reason against it. */
export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusals: readonly Refusal[] };

export function granted<T>(value: T): Checked<T> {
  return { ok: true, value };
}

export function refused(...refusals: readonly Refusal[]): { readonly ok: false; readonly refusals: readonly Refusal[] } {
  return { ok: false, refusals };
}
