import { ScriptedDice } from '../../../../kernel/table/dice';
import { chainmailGame } from '../game';
import { setUp } from '../setup';
import type { ChainmailSetup, SetupRecruit, SetupTerrain } from '../shapes';
import { card } from './setups';
import { type Played, playedOf } from './table';

/** A box of terrain with its south-west corner at a place. */
export function box(kind: string, x: number, y: number, width: number, height: number, more: Partial<SetupTerrain> = {}): SetupTerrain {
  return { kind, outline: [{ x, y }, { x: x + width, y }, { x: x + width, y: y + height }, { x, y: y + height }], ...more };
}

/** So many models of one card, named a1, a2 and so on. */
export function troop(letter: string, count: number, slug = 'human-marine'): SetupRecruit[] {
  return Array.from({ length: count }, (_, i) => ({ id: `${letter}${i + 1}`, model: card(slug) }));
}

/** Opens a skirmish with given faces, all of which must be used up. */
export function open(setup: ChainmailSetup, faces: readonly number[]): Played {
  const ruling = chainmailGame.create(setup, new ScriptedDice(faces));
  if (!ruling.ok) throw new Error(JSON.stringify(ruling.refusals));
  return playedOf(ruling.position, ruling.events);
}

/** The faults of a set-up, by code and place. */
export function faultsIn(setup: ChainmailSetup): readonly string[] {
  const made = setUp(setup);
  return made.ok ? [] : made.refusals.map(({ code, pointer }) => `${code} ${pointer ?? ''}`);
}
