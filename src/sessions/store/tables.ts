import { Injectable } from '@nestjs/common';
import { setImmediate as breathe } from 'node:timers/promises';
import { recalledBy } from '../core/proposals';
import { NOTHING_YET, type House, type TableState } from '../core/table-state';
import type { SessionFacts } from '../core/facts';
import { replay } from '../core/log';
import type { Problem } from '../../platform/http/problem';
import { BYGONE, isBygone } from '../bygone';
import { Games } from '../games';
import type { Units } from '../scene/calibration';
import { Surveyor } from '../scene/surveyor';
import { SessionStore } from './session.store';

/** A session in memory: its facts, its rules, and what its log adds up to at a version. */
export interface Seated {
  readonly facts: SessionFacts;
  readonly house: House;
  readonly version: number;
  readonly state: TableState;
  /** How long the rules took to make the state from the snapshot before it. */
  readonly woundMs: number;
}

const MOST_KEPT = 500;
const PAGE = 100;
const ROWS_A_BREATH = 10;
/** A snapshot is kept after every so many actions, and sooner where the rules took so long to get there. */
export const SNAPSHOT_EVERY = 25;
const SNAPSHOT_MS = 4;

/** Whether what was stored last calls for a snapshot. */
export function wantsSnapshot(from: number, to: number, woundMs: number): boolean {
  return woundMs > SNAPSHOT_MS || Math.floor(from / SNAPSHOT_EVERY) !== Math.floor(to / SNAPSHOT_EVERY);
}

/** Makes sessions from their logs and keeps the latest at hand; the log is the truth. */
@Injectable()
export class Tables {
  private readonly kept = new Map<string, Seated>();

  constructor(
    private readonly store: SessionStore,
    private readonly games: Games,
  ) {}

  /** The session at this version or, if more is known already, later. */
  async latest(id: string, version: number): Promise<Seated> {
    const known = this.kept.get(id);
    if (known !== undefined && known.version >= version) return this.keep(known);
    return this.keep(await this.wound(known ?? (await this.fromSnapshot(id, version)), version));
  }

  /** The session as it was at a version. */
  async at(id: string, version: number): Promise<Seated> {
    const known = this.kept.get(id);
    if (known?.version === version) return known;
    return this.wound(await this.fromSnapshot(id, version), version);
  }

  /** What never changes of a session, with its rules. */
  async opening(id: string): Promise<Seated> {
    const known = this.kept.get(id);
    const facts = known?.facts ?? (await this.store.facts(id));
    if (facts === null) throw new Error(`session ${id} has gone`);
    const { setup, seats } = facts;
    return { facts, house: known?.house ?? { game: this.games.at(facts) ?? BYGONE, setup, seats }, version: 0, state: facts.origin?.state ?? NOTHING_YET, woundMs: 0 };
  }

  /** Whoever hears and tells of a session in these units. */
  async surveyor(id: string, units: Units): Promise<Surveyor | Problem> {
    const { facts, house } = await this.opening(id);
    return Surveyor.of(facts, house.game, units);
  }

  keep(seated: Seated): Seated {
    const { id } = seated.facts;
    const known = this.kept.get(id);
    const newest = known !== undefined && known.version > seated.version ? known : seated;
    // Put last again: the map remembers in which order sessions were used.
    this.kept.delete(id);
    this.kept.set(id, newest);
    if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value as string);
    return newest;
  }

  private async fromSnapshot(id: string, version: number): Promise<Seated> {
    const [opening, snapshot] = await Promise.all([this.opening(id), this.store.snapshot(id, version)]);
    return snapshot === null ? opening : { ...opening, version: snapshot.seq, state: snapshot.state as TableState, woundMs: 0 };
  }

  private async wound(from: Seated, version: number): Promise<Seated> {
    // Without its rules a log cannot be wound on: the newest snapshot must do.
    if (isBygone(from.house)) return { ...from, version };
    let { state, woundMs } = from;
    let at = from.version;
    while (at < version) {
      const rows = await this.store.rowsAfter(from.facts.id, at, version, PAGE);
      if (rows.length === 0) throw new Error(`the log of ${from.facts.id} ends at ${at}, not at ${version}`);
      for (const row of rows) {
        const recalled = recalledBy(state, row.action);
        const before = recalled === null ? null : (await this.at(from.facts.id, recalled)).state;
        const began = performance.now();
        state = replay(from.house, state, row, () => before);
        woundMs += performance.now() - began;
        at = row.seq;
        if (at % ROWS_A_BREATH === 0) await breathe();
      }
    }
    return { facts: from.facts, house: from.house, version: at, state, woundMs };
  }
}
