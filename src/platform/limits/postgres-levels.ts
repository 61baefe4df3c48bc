import type { DataSource } from 'typeorm';
import { type Policy, WINDOW_SECONDS } from './purse';
import type { SharedLevels, Spending } from './shared-levels';

/** In the order of ids, so that two nodes never wait for each other. */
const ADD = `
insert into limit_purse as purse (id, level, at)
select id, $2::double precision - spent, now() from json_to_recordset($1::json) as line(id text, spent double precision) order by id
on conflict (id) do update set
  level = greatest(-$2::double precision, least($2::double precision, purse.level + $3::double precision * extract(epoch from now() - purse.at)) + excluded.level - $2::double precision),
  at = now()
returning id, level`;

const TIDY = `delete from limit_purse where at < now() - interval '10 minutes'`;

/** Adds up in a table that is not logged: it may be lost, and costs little. */
export class PostgresLevels implements SharedLevels {
  constructor(private readonly source: DataSource) {}

  async add({ most }: Policy, spendings: readonly Spending[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.source.query<{ id: string; level: number }[]>(ADD, [JSON.stringify(spendings), most, most / WINDOW_SECONDS]);
    return new Map(rows.map(({ id, level }) => [id, level]));
  }

  async tidy(): Promise<void> {
    await this.source.query(TIDY);
  }

  async close(): Promise<void> {
    // The data source belongs to the application.
  }
}
