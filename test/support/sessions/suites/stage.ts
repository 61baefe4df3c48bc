import type { Place } from '../service';

/** Two nodes on one database, wherever they run. */
export interface Stage {
  readonly nodes: readonly [Place, Place];
  query<T>(statement: string, parts: readonly unknown[]): Promise<readonly T[]>;
}
