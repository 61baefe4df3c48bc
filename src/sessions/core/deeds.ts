import type { ActionLike, TableAction } from '../../kernel/ruleset/game';
import type { Seat } from '../../kernel/table/table';

/** What seats may agree on: to go back to an earlier version, to play on as another session from one, or to stop for a while. */
export type Proposable = 'undo' | 'fork' | 'pause';

/** What belongs to the session and to no game; the prefix keeps it apart from every game's own. */
export type SessionDeed =
  | { readonly type: 'session.contribute'; readonly contribution: string }
  | { readonly type: 'session.start' }
  | { readonly type: 'session.offer-draw' }
  | { readonly type: 'session.accept-draw' }
  | { readonly type: 'session.decline-draw' }
  | { readonly type: 'session.propose'; readonly what: Proposable; readonly version?: number }
  | { readonly type: 'session.agree' }
  | { readonly type: 'session.decline' }
  | { readonly type: 'session.resume' }
  | { readonly type: 'session.time-out' }
  | { readonly type: 'session.substitute'; readonly seat: Seat; readonly bot: string | null };

export type SessionEvent =
  | { readonly type: 'session.contribution-added'; readonly seat: Seat; readonly contribution: string }
  | { readonly type: 'session.started' }
  | { readonly type: 'session.draw-offered'; readonly seat: Seat }
  | { readonly type: 'session.draw-declined'; readonly seat: Seat }
  | { readonly type: 'session.draw-accepted'; readonly seat: Seat }
  | { readonly type: 'session.draw-agreed' }
  | { readonly type: 'session.proposed'; readonly seat: Seat; readonly what: Proposable; readonly version?: number }
  | { readonly type: 'session.consented'; readonly seat: Seat; readonly what: Proposable; readonly version?: number }
  | { readonly type: 'session.proposal-declined'; readonly seat: Seat; readonly what: Proposable; readonly version?: number }
  | { readonly type: 'session.proposal-lapsed'; readonly what: Proposable; readonly version?: number }
  | { readonly type: 'session.undone'; readonly version: number }
  | { readonly type: 'session.fork-agreed'; readonly version: number }
  | { readonly type: 'session.paused' }
  | { readonly type: 'session.resumed'; readonly seat: Seat }
  | { readonly type: 'session.timed-out'; readonly seat: Seat }
  | { readonly type: 'session.seat-passed'; readonly seat: Seat; readonly bot: string | null };

export type Deed = SessionDeed | ActionLike | TableAction;

const PREFIX = 'session.';

export function isSessionDeed(deed: Deed): deed is SessionDeed {
  return deed.type.startsWith(PREFIX);
}

export function isSessionEvent(event: { readonly type: string }): event is SessionEvent {
  return event.type.startsWith(PREFIX);
}
