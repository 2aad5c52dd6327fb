import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { migrate } from './migrate.ts';
import type { DatabaseOptions } from './options.ts';
import { isConnectionError } from './sql-errors.ts';
import { SystemTables1000000000000 } from './system-tables.ts';

const log = new Logger('Database');

// Each is shorter than what waits for it: lock < statement < client side. The last one frees the locks of a
// process that was frozen in the middle of a transaction.
const REQUESTS = {
  lock_timeout: 2_000,
  statement_timeout: 5_000,
  query_timeout: 5_500,
  idle_in_transaction_session_timeout: 10_000,
};
// Building an index may take longer than any request is allowed to.
const MIGRATIONS = { lock_timeout: 10_000 };
const CONNECT_TIMEOUT_MS = 2_000;
const POOL_SIZE = 10;

/** A service's connections: TypeORM's, and some on which PostgreSQL refuses to write. */
export class ServiceDataSource extends DataSource {
  readonly readers: pg.Pool;

  constructor(options: DataSourceOptions, readers: pg.PoolConfig) {
    super(options);
    this.readers = new pg.Pool(readers);
    this.readers.on('error', lost);
  }

  override async destroy(): Promise<void> {
    if (!this.readers.ended) await this.readers.end();
    await super.destroy();
  }
}

const lost = (error: Error): void => log.warn(`a database connection was lost: ${error.message}`);

/** Brings the schema up to date and connects; waits with backoff, for ever, while PostgreSQL is away. */
export async function openDataSource(options: DatabaseOptions): Promise<ServiceDataSource> {
  for (let attempt = 1; ; attempt++) {
    try {
      await migrateSchema(options);
      const dataSource = new ServiceDataSource(
        configuration(options, REQUESTS, { entities: options.rows }),
        readersOf(options),
      );
      await dataSource.initialize();
      return dataSource;
    } catch (error) {
      if (!isConnectionError(error)) throw error;
      const delayMs = Math.min(5_000, 100 * 2 ** attempt);
      log.warn(
        `PostgreSQL is not there (attempt ${attempt}: ${(error as Error).message}); again in ${delayMs} ms`,
      );
      await sleep(delayMs);
    }
  }
}

async function migrateSchema(options: DatabaseOptions): Promise<void> {
  const migrations = [SystemTables1000000000000, ...options.migrations];
  const dataSource = new DataSource(configuration({ ...options, poolSize: 2 }, MIGRATIONS, { migrations }));
  await dataSource.initialize();
  try {
    await migrate(dataSource, options.schema);
  } finally {
    await dataSource.destroy().catch(() => {});
  }
}

function configuration(
  options: DatabaseOptions,
  session: object,
  more: Partial<DataSourceOptions>,
): DataSourceOptions {
  if (!/^[a-z_][a-z0-9_]*$/.test(options.schema)) throw new Error(`"${options.schema}" is no schema name`);
  return {
    type: 'postgres',
    url: options.url,
    applicationName: options.schema,
    poolSize: options.poolSize ?? POOL_SIZE,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    installExtensions: false,
    poolErrorHandler: lost,
    extra: { ...session, keepAlive: true, options: searchPath(options) },
    // Statements hold people's data, so none is logged; errors reach the log through those who throw them.
    logging: false,
    ...more,
  } as DataSourceOptions;
}

const readersOf = (options: DatabaseOptions): pg.PoolConfig => ({
  connectionString: options.url,
  application_name: `${options.schema} readers`,
  max: options.poolSize ?? POOL_SIZE,
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  allowExitOnIdle: true,
  ...REQUESTS,
  keepAlive: true,
  options: `${searchPath(options)} -c default_transaction_read_only=on`,
});

const searchPath = ({ schema }: DatabaseOptions): string => `-c search_path=${schema},extensions`;
