import { RULESETS } from '../../../../src/rulesets';
import { canonical, hashOf } from '../../../../src/sessions/core/canonical';
import { type LogRow, replay } from '../../../../src/sessions/core/log';
import { NOTHING_YET } from '../../../../src/sessions/core/table-state';
import { toyRuleset } from '../../toy/ruleset';
import { get, type Made } from '../player';
import type { Stage } from './stage';
import { nameOf } from './writers';

interface Stored {
  readonly ruleset: string;
  readonly setup: unknown;
  readonly seats: [];
  readonly version: number;
}

/** Nothing is missing, nothing torn: the log has no gap, every state follows from its faces byte for byte, and both nodes tell it alike. */
export async function expectSoundLog({ nodes, query }: Stage, { id, tokens }: Made): Promise<readonly LogRow[]> {
  const [session] = await query<Stored>('select ruleset, setup, seats, version from session where id = $1', [id]);
  const rows = await query<LogRow>('select seq, seat, action, faces, dice, events, state_hash as "stateHash", at from session_action where session_id = $1 order by seq', [id]);
  const snapshots = await query<{ seq: number; state: unknown }>('select seq, state from session_snapshot where session_id = $1 order by seq', [id]);
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
  expect(session!.version).toBe(rows.length);
  for (let due = 25; due <= rows.length; due += 25) expect(snapshots.some(({ seq }) => seq >= due && seq < due + 25)).toBe(true);
  const { game } = [...RULESETS, toyRuleset].find((each) => each.id === session!.ruleset)!;
  const house = { game: game!, setup: session!.setup, seats: session!.seats };
  let state = NOTHING_YET;
  for (const row of rows) {
    state = replay(house, state, row);
    expect([row.seq, hashOf(state)]).toEqual([row.seq, row.stateHash]);
    const snapshot = snapshots.find(({ seq }) => seq === row.seq);
    if (snapshot !== undefined) expect(canonical(snapshot.state)).toBe(canonical(state));
  }
  const seat = Object.values(tokens)[0];
  const [one, other] = [await get(nodes[0], id, '', seat), await get(nodes[1], id, '', seat)];
  expect([one.status, one.body]).toEqual([200, other.body]);
  expect(one.body.version).toBe(rows.length);
  return rows;
}

/** Every action that was acknowledged is in the log once, at the version that was told; and nothing else is. */
export function expectAcknowledged(rows: readonly LogRow[], acknowledged: ReadonlyMap<string, number>): void {
  const logged = rows.flatMap(({ seq, action }) => ('about' in action ? [[nameOf(action as { type: string; about: string }), seq] as const] : []));
  expect(new Set(logged.map(([name]) => name)).size).toBe(logged.length);
  expect(new Map(logged)).toEqual(new Map(acknowledged));
  // The start is the only other row.
  expect(rows.length).toBe(acknowledged.size + 1);
}
