import type { ActionLike, TableAction } from '../../kernel/ruleset/game';
import type { Seat } from '../../kernel/table/table';

/** What belongs to the session and to no game; the prefix keeps it apart from every game's own. */
export type SessionDeed =
  | { readonly type: 'session.contribute'; readonly contribution: string }
  | { readonly type: 'session.start' }
  | { readonly type: 'session.offer-draw' }
  | { readonly type: 'session.accept-draw' }
  | { readonly type: 'session.decline-draw' };

export type SessionEvent =
  | { readonly type: 'session.contribution-added'; readonly seat: Seat; readonly contribution: string }
  | { readonly type: 'session.started' }
  | { readonly type: 'session.draw-offered'; readonly seat: Seat }
  | { readonly type: 'session.draw-declined'; readonly seat: Seat }
  | { readonly type: 'session.draw-accepted'; readonly seat: Seat }
  | { readonly type: 'session.draw-agreed' };

export type Deed = SessionDeed | ActionLike | TableAction;

const PREFIX = 'session.';

export function isSessionDeed(deed: Deed): deed is SessionDeed {
  return deed.type.startsWith(PREFIX);
}

export function isSessionEvent(event: { readonly type: string }): event is SessionEvent {
  return event.type.startsWith(PREFIX);
}
