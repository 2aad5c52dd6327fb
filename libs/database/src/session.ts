import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { isConnectionError, isPlanOutdated } from './sql-errors.ts';

const current = new AsyncLocalStorage<{ open: boolean }>();

export interface TransactionMode {
  /** Transactions that share a name are serialized; each sees the commits of the earlier ones. */
  serializeBy?: string | string[];
  /** One consistent snapshot; PostgreSQL rejects writes. */
  readOnly?: boolean;
}

/** Sorted, so that concurrent transactions cannot deadlock. */
function lockStatement(names: string | string[]): string {
  const keys = [names].flat().map((name) => createHash('sha256').update(name).digest().readBigInt64BE());
  const inOrder = keys.sort((a, b) => (a < b ? -1 : 1));
  return `SELECT ${inOrder.map((key) => `pg_advisory_xact_lock('${key}'::bigint)`).join(', ')}`;
}

/** Takes the locks of `serializeBy` inside a transaction that has begun without them. */
export async function acquireLocks(em: EntityManager, names: string[]): Promise<void> {
  await em.query(lockStatement(names));
}

const NESTED = 'a transaction was opened inside a transaction';

/** A nested transaction would take a second connection, which starves the pool, and would not see the outer one's rows. */
export function refuseNesting(): void {
  if (current.getStore()?.open) throw new Error(NESTED);
}

/**
 * One transaction on one connection: commits when `fn` resolves, rolls back when it rejects, and throws errors unchanged.
 * A connection that fails, or has prepared an outdated plan, is closed instead of returned to the pool.
 */
export async function inTransaction<T>(
  dataSource: DataSource,
  fn: (em: EntityManager) => Promise<T>,
  mode: TransactionMode = {},
): Promise<T> {
  refuseNesting();
  const runner = dataSource.createQueryRunner();
  const state = { open: true };
  try {
    await begin(runner, mode);
    const result = await current.run(state, () => fn(runner.manager));
    await commit(runner);
    return result;
  } catch (error) {
    await abandon(runner, error);
    throw error;
  } finally {
    state.open = false;
    await runner.release();
  }
}

/** In one trip; TypeORM's own way takes one for each part. */
async function begin(runner: QueryRunner, { serializeBy, readOnly }: TransactionMode): Promise<void> {
  const start = `START TRANSACTION${readOnly ? ' ISOLATION LEVEL REPEATABLE READ READ ONLY' : ''}`;
  const client = (await runner.connect()) as ClientBase;
  await client.query(serializeBy ? `${start}; ${lockStatement(serializeBy)}` : start);
  // Otherwise `save` would begin one of its own, and `em.transaction` no savepoint.
  Object.assign(runner, { isTransactionActive: true, transactionDepth: 1 });
}

async function commit(runner: QueryRunner): Promise<void> {
  const { command } = await ((await runner.connect()) as ClientBase).query('COMMIT');
  // After a failed statement PostgreSQL rolls back on COMMIT without an error.
  if (command !== 'COMMIT')
    throw new Error('nothing was saved: an error inside the transaction was swallowed');
}

async function abandon(runner: QueryRunner, error: unknown): Promise<void> {
  if (runner.isReleased) return;
  try {
    if (isConnectionError(error) || isPlanOutdated(error)) throw error;
    await runner.query('ROLLBACK');
  } catch {
    // `connect()` fails without a connection. An ended one is removed from the pool.
    await runner.connect().then(
      (client) => void client.end().catch(() => {}),
      () => {},
    );
  }
}
