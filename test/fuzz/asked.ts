import type { Break } from './breaking';

/** Whose token or key goes with a request; which of them is left to the number. */
export type Who = { readonly kind: 'nobody' | 'key' | 'publishable' | 'creator' | 'seat' | 'stranger' };

/** A session that is there when the request is made, by a number. */
export interface AnySession {
  readonly $session: number;
}

export interface RestAsked {
  readonly face: 'rest';
  readonly operation: string;
  readonly method: string;
  readonly template: string;
  readonly path: Readonly<Record<string, string | AnySession>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly breaks: readonly Break[];
  /** What is done to the request beside its body; null where nothing is. */
  readonly twist: Twist | null;
  readonly who: Who;
}

export type Twist = 'cut' | 'garbage' | 'huge' | 'deep' | 'empty' | 'no-type' | 'text' | 'form' | 'latin1' | 'method' | 'tail' | 'long-part' | 'bad-percent' | 'more-query' | 'double-query';

export interface GraphqlAsked {
  readonly face: 'graphql' | 'socket';
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly breaks: readonly Break[];
  readonly who: Who;
}

/** Somebody takes an offer of a game, perhaps one that was spoilt. */
export interface PlayAsked {
  readonly face: 'play';
  readonly session: number;
  readonly offer: number;
  readonly breaks: readonly Break[];
  readonly how: 'act' | 'dry' | 'odds';
}

/** An operation that is given all that it needs to do what it is for; then its body or its arguments may be spoilt. */
export interface StagedAsked {
  readonly face: 'staged';
  readonly on: StagedOn;
  readonly breaks: readonly Break[];
}

export interface StagedOn {
  readonly api: 'rest' | 'query' | 'mutation' | 'subscription';
  /** An operation of the document, or a root field of the schema. */
  readonly operation: string;
}

export type Asked = RestAsked | GraphqlAsked | PlayAsked | StagedAsked;
