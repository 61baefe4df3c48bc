import { randomBytes } from 'node:crypto';
import { sha256 } from './canonical';

const DAY_MS = 24 * 60 * 60 * 1000;
export const SEAT_DAYS = 30;
export const CREATOR_DAYS = 365;
export const TICKET_SECONDS = 60;

export type TokenKind = 'creator' | 'seat' | 'spectator' | 'ticket';

const LIVES: Readonly<Record<TokenKind, number>> = { creator: CREATOR_DAYS * DAY_MS, seat: SEAT_DAYS * DAY_MS, spectator: SEAT_DAYS * DAY_MS, ticket: TICKET_SECONDS * 1000 };
const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** A secret shown once; only its hash is kept. */
export interface Issued {
  readonly token: string;
  readonly hash: string;
  readonly expiresAt: Date;
}

export function issue(kind: TokenKind): Issued {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: sha256(token), expiresAt: expiryOf(kind) };
}

export function expiryOf(kind: TokenKind): Date {
  return new Date(Date.now() + LIVES[kind]);
}

/** The hash of what was sent as a token; null of what can't be one. */
export function hashOfToken(sent: string): string | null {
  return SHAPE.test(sent) ? sha256(sent) : null;
}
