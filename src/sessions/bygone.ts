import { Type } from '@sinclair/typebox';
import type { Game } from '../kernel/ruleset/game';
import type { Refusal } from '../kernel/ruleset/refusal';
import { Problem } from '../platform/http/problem';
import type { House } from './core/table-state';

const GONE: { readonly ok: false; readonly refusals: readonly Refusal[] } = { ok: false, refusals: [{ code: 'edition.gone', rule: '', message: 'The rules of this session are not in this build.', facts: {} }] };

/** Stands in for rules that this build lacks: it tells nothing and lets nobody act. */
export const BYGONE: Game = {
  shapes: { setup: Type.Object({}), action: Type.Object({ type: Type.Literal('') }), answers: {}, tells: null },
  bots: [],
  setups: [],
  create: () => GONE,
  apply: () => GONE,
  envelope: () => GONE,
  odds: () => ({ ok: false, fault: { kind: 'refused', refusals: GONE.refusals } }),
  seats: () => [],
  toAct: () => [],
  legalActions: () => [],
  blockedActions: () => [],
  otherwise: () => null,
  outcome: () => null,
  view: () => ({ game: null, toAct: [], owed: null, standing: [], leaving: [], outcome: null }),
  witness: () => [],
  redeal: (position) => position,
  draw: () => ({ type: '' }),
};

export function isBygone({ game }: Pick<House, 'game'>): boolean {
  return game === BYGONE;
}

/** A session can be read, but not played, where its edition is not in this build. */
export function editionGone({ ruleset, edition }: { readonly ruleset: string; readonly edition: string }): Problem {
  const message = `This build has no edition ${edition} of ${ruleset}; the session can be read, but not played.`;
  return new Problem(409, 'edition.gone', 'The edition has gone', message, [{ pointer: '', code: 'edition.gone', message, facts: { ruleset, edition } }]);
}
