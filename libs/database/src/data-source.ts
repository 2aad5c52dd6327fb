import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { migrate } from './migrate.ts';
import type { DatabaseOptions } from './options.ts';
import { isConnectionError, isExhausted } from './sql-errors.ts';
import { SystemTables1000000000000 } from './system-tables.ts';

const log = new Logger('Database');

// Ascending, so that the most specific one fires first. The last one releases the locks of a frozen process.
const REQUESTS = {
  lock_timeout: 2_000,
  statement_timeout: 5_000,
  query_timeout: 5_500,
  idle_in_transaction_session_timeout: 10_000,
};
// Building an index may take longer than a request.
const MIGRATIONS = { lock_timeout: 10_000 };
const CONNECT_TIMEOUT_MS = 2_000;
const POOL_SIZE = 10;

export class ServiceDataSource extends DataSource {
  readonly readers: pg.Pool;

  constructor(options: DataSourceOptions, readers: pg.PoolConfig) {
    super(options);
    this.readers = new pg.Pool(readers);
    this.readers.on('error', logLostConnection);
  }

  override async destroy(): Promise<void> {
    if (!this.readers.ended) await this.readers.end();
    await super.destroy();
  }
}

const logLostConnection = (error: Error): void =>
  log.warn(`a database connection was lost: ${error.message}`);

/** Migrates the schema, unless `migrate` is false, and connects; retries with backoff, without limit, while PostgreSQL is unavailable. */
export async function openDataSource(options: DatabaseOptions): Promise<ServiceDataSource> {
  for (let attempt = 1; ; attempt++) {
    try {
      if (options.migrate !== false) await migrateSchema(options);
      const dataSource = new ServiceDataSource(
        configuration(options, REQUESTS, { entities: options.rows }),
        readersOf(options),
      );
      await dataSource.initialize();
      return dataSource;
    } catch (error) {
      if (!isConnectionError(error) && !isExhausted(error)) throw error;
      const delayMs = Math.min(5_000, 100 * 2 ** attempt);
      log.warn(
        `PostgreSQL is unavailable (attempt ${attempt}: ${(error as Error).message}); retrying in ${delayMs} ms`,
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
  if (!/^[a-z_][a-z0-9_]*$/.test(options.schema)) throw new Error(`invalid schema name "${options.schema}"`);
  return {
    type: 'postgres',
    url: options.url,
    applicationName: options.schema,
    poolSize: options.poolSize ?? POOL_SIZE,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    installExtensions: false,
    poolErrorHandler: logLostConnection,
    extra: { ...session, keepAlive: true, options: searchPath(options) },
    // Statements contain personal data, so none is logged.
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
