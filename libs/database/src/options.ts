import type { Clock } from '@waymark/kernel/clock';
import type { MigrationInterface } from 'typeorm';

export interface DatabaseOptions {
  /** The service's own login. */
  url: string;
  /** The only schema it uses; also its search_path. */
  schema: string;
  /** Entity classes (`…Row`). */
  rows: RowClass[];
  /** In any order; TypeORM sorts them by the timestamp at the end of the class name. */
  migrations: MigrationClass[];
  /** Connections this process may hold at most (default 10). */
  poolSize?: number;
  /** Where `occurredAt` of events comes from (default: the system's clock). */
  clock?: Clock;
  /** Publish the outbox from this process (default true); needs MessagingModule. */
  relay?: boolean;
}

export type RowClass = new () => object;
export type MigrationClass = new () => MigrationInterface;
