import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { isConnectionError, isPlanOutdated } from './sql-errors.ts';

/** `open` while the transaction this code runs in has not ended. */
const current = new AsyncLocalStorage<{ open: boolean }>();

export interface TransactionMode {
  /** Transactions that share a name run one after the other; each sees what the earlier ones committed. */
  serializeBy?: string | string[];
  /** One consistent snapshot; PostgreSQL rejects writes. */
  readOnly?: boolean;
}

/** Several names are always taken in the same order, so that nobody waits in a circle. */
function waitBehind(names: string | string[]): string {
  const keys = [names].flat().map((name) => createHash('sha256').update(name).digest().readBigInt64BE());
  const inOrder = keys.sort((a, b) => (a < b ? -1 : 1));
  return `SELECT ${inOrder.map((key) => `pg_advisory_xact_lock('${key}'::bigint)`).join(', ')}`;
}

/** For a transaction that has begun without: waits behind everybody who holds one of these names, as `serializeBy` does. */
export async function acquireLocks(em: EntityManager, names: string[]): Promise<void> {
  await em.query(waitBehind(names));
}

const NESTED = 'a transaction was opened inside a transaction';

/** A second connection taken while holding one starves the pool, and it would not see the first one's rows. */
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

async function begin(runner: QueryRunner, { serializeBy, readOnly }: TransactionMode): Promise<void> {
  await runner.startTransaction(readOnly ? 'REPEATABLE READ' : undefined);
  if (readOnly) await runner.query('SET TRANSACTION READ ONLY');
  if (serializeBy) await runner.query(waitBehind(serializeBy));
}

async function commit(runner: QueryRunner): Promise<void> {
  const { command } = await ((await runner.connect()) as ClientBase).query('COMMIT');
  // After a failed statement PostgreSQL answers COMMIT with a rollback and no error.
  if (command !== 'COMMIT')
    throw new Error('nothing was saved: an error inside the transaction was swallowed');
}

async function abandon(runner: QueryRunner, error: unknown): Promise<void> {
  if (runner.isReleased) return;
  try {
    if (isConnectionError(error) || isPlanOutdated(error)) throw error;
    await runner.query('ROLLBACK');
  } catch {
    // `runner.connect()` fails where there never was a connection. Ending it makes the pool forget it.
    await runner.connect().then(
      (client) => void client.end().catch(() => {}),
      () => {},
    );
  }
}
