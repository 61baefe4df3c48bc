import type { DataSource } from 'typeorm';
import { showFigure } from './metrics';

interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** Shows how the connections to the database are used; answers how to stop. */
export function showPool(source: DataSource): () => void {
  const pool = (source.driver as unknown as { readonly master: Pool }).master;
  const stops = [
    showFigure('umpire_database_connections', 'Open connections to the database', () => pool.totalCount),
    showFigure('umpire_database_connections_idle', 'Connections to the database that nobody uses', () => pool.idleCount),
    showFigure('umpire_database_waiting', 'Queries that wait for a connection', () => pool.waitingCount),
  ];
  return () => stops.forEach((stop) => stop());
}
