/** What a key may be used for. */
export const SCOPES = ['read', 'resolve', 'play', 'organise', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

export const KINDS = ['secret', 'publishable'] as const;
export type KeyKind = (typeof KINDS)[number];

/** What a key may be used for that sits in a browser, where anybody can read it. */
export const PUBLISHABLE_SCOPES: readonly Scope[] = ['read', 'resolve'];
/** What a key is made for unless its maker says more. */
export const USUAL_SCOPES: Readonly<Record<KeyKind, readonly Scope[]>> = { secret: ['read', 'resolve', 'play'], publishable: PUBLISHABLE_SCOPES };

/** The scopes a key of this kind may not have. */
export function strangeScopes(kind: KeyKind, scopes: readonly Scope[]): readonly Scope[] {
  return kind === 'secret' ? [] : scopes.filter((scope) => !PUBLISHABLE_SCOPES.includes(scope));
}
