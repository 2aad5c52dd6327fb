import type { Clock } from '@waymark/kernel/clock';
import type { MigrationInterface } from 'typeorm';

export interface DatabaseOptions {
  url: string; // the service's own login
  schema: string;
  rows: RowClass[]; // entity classes (`…Row`)
  migrations: MigrationClass[];
  poolSize?: number; // most connections, default 10
  migrate?: boolean; // apply pending migrations first (default true; requires the schema's owner)
  clock?: Clock; // of the events' `occurredAt`; default: the system clock
  relay?: boolean; // publish the outbox (default true; requires MessagingModule)
}

export type RowClass = new () => object;
export type MigrationClass = new () => MigrationInterface;
