import type { CitedEvent } from '../../kernel/ruleset/event';
import type { TableEvent } from '../../kernel/ruleset/game';
import type { Refusal } from '../../kernel/ruleset/refusal';
import type { SessionEvent } from './deeds';
import type { TableState } from './table-state';

export type LoggedEvent = CitedEvent | TableEvent | SessionEvent;

/** Where the faces of an action came from. */
export type Provenance = 'none' | 'server' | 'seat' | 'both';

/** What an action makes of a session, or why it may not be taken. */
export type Judgement =
  | { readonly ok: true; readonly state: TableState; readonly events: readonly LoggedEvent[]; readonly faces: readonly number[]; readonly dice: Provenance }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** The state that a session had at an earlier version; null where that is not known. */
export type Past = (version: number) => TableState | null;

export const NO_PAST: Past = () => null;

export function quietly(state: TableState, ...events: readonly SessionEvent[]): Judgement {
  return { ok: true, state, events, faces: [], dice: 'none' };
}

export function no(code: string, message: string): { readonly ok: false; readonly refusals: readonly Refusal[] } {
  return { ok: false, refusals: [{ code, rule: '', message, facts: {} }] };
}
