import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { migrate } from './migrate.ts';
import type { DatabaseOptions } from './options.ts';
import { isConnectionTrouble } from './sql-errors.ts';
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

/** Brings the schema up to date and connects; waits with backoff, for ever, while PostgreSQL is away. */
export async function openDataSource(options: DatabaseOptions): Promise<DataSource> {
  for (let attempt = 1; ; attempt++) {
    try {
      await migrateSchema(options);
      return await configure(options, REQUESTS, { entities: options.rows }).initialize();
    } catch (error) {
      if (!isConnectionTrouble(error)) throw error;
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
  const dataSource = configure({ ...options, poolSize: 2 }, MIGRATIONS, { migrations });
  await dataSource.initialize();
  try {
    await migrate(dataSource, options.schema);
  } finally {
    await dataSource.destroy().catch(() => {});
  }
}

function configure(options: DatabaseOptions, session: object, more: Partial<DataSourceOptions>): DataSource {
  if (!/^[a-z_][a-z0-9_]*$/.test(options.schema)) throw new Error(`"${options.schema}" is no schema name`);
  return new DataSource({
    type: 'postgres',
    url: options.url,
    applicationName: options.schema,
    poolSize: options.poolSize ?? 10,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    installExtensions: false,
    poolErrorHandler: (error: Error) => log.warn(`a database connection was lost: ${error.message}`),
    extra: { ...session, keepAlive: true, options: `-c search_path=${options.schema},extensions` },
    // Statements hold people's data, so none is logged; errors reach the log through those who throw them.
    logging: false,
    ...more,
  } as DataSourceOptions);
}
