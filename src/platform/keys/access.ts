import { SetMetadata } from '@nestjs/common';
import type { Scope } from './scopes';

/**
 * Who may use an operation: `public` everybody, uncounted; `read` and `resolve` everybody within the limits, keys by their
 * scopes; `seat` whoever has a token that the operation checks itself; `play`, `organise` and `admin` keys with that scope;
 * `operator` those who run the service.
 */
export type AccessRule = 'public' | 'seat' | 'operator' | Scope;

export interface Declared {
  readonly rule: AccessRule;
  /** What one use takes from the caller's purse. */
  readonly cost: number;
  /** Whether the time that it took is charged too. */
  readonly timed: boolean;
}

export const ACCESS = Symbol('access rule');

/** Declares who may use an operation, or all operations of a class, and what one use costs. */
export function Access(rule: AccessRule, { cost = rule === 'public' || rule === 'operator' ? 0 : 1, timed = false }: Partial<Omit<Declared, 'rule'>> = {}): MethodDecorator & ClassDecorator {
  return SetMetadata(ACCESS, { rule, cost, timed } satisfies Declared);
}

/** What an operation, else its class, declares. */
export function declaredBy(handler: object, owner: object): Declared | undefined {
  return (Reflect.getMetadata(ACCESS, handler) ?? Reflect.getMetadata(ACCESS, owner)) as Declared | undefined;
}

/** Whether a rule lets those in who send no key. */
export function isOpen(rule: AccessRule): boolean {
  return rule === 'public' || rule === 'seat' || rule === 'read' || rule === 'resolve';
}
