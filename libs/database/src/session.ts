import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { ClientBase, QueryConfig } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { statementName } from './prepared.ts';
import { isConnectionError, isPlanOutdated } from './sql-errors.ts';

/** Detects nested transactions. */
const current = new AsyncLocalStorage<{ open: boolean }>();

export const READ_ONLY = 'START TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY';
export const READ_WRITE = 'START TRANSACTION';

/** READ_WRITE after all other holders of these names; sees what they committed. */
export const readWriteSerializedBy = (names: string | string[]): string =>
  `${READ_WRITE}; ${lockStatement(names)}`;

/** In sorted order, to avoid deadlocks. */
function lockStatement(names: string | string[]): string {
  const keys = [names].flat().map((name) => createHash('sha256').update(name).digest().readBigInt64BE());
  const inOrder = keys.sort((a, b) => (a < b ? -1 : 1));
  return `SELECT ${inOrder.map((key) => `pg_advisory_xact_lock('${key}'::bigint)`).join(', ')}`;
}

/** Like the option `serializeBy`, for a running transaction. */
export async function waitInLine(em: EntityManager, names: string[]): Promise<void> {
  await em.query(lockStatement(names));
}

const NESTED = 'a transaction was opened inside a transaction';

/** Nested transactions would starve the pool, and could not see each other's rows. */
export function rejectNesting(): void {
  if (current.getStore()?.open) throw new Error(NESTED);
}

export class Pipeline {
  last: Promise<unknown> = Promise.resolve(); // sent together with the COMMIT

  constructor(private readonly client: ClientBase) {}

  /** Sent at once; PostgreSQL executes statements in the order of sending. */
  send<R extends object>(sql: string, params?: unknown[]): Promise<R[]> {
    return this.submit<R>({ text: sql, ...(params && { values: params }) });
  }

  /** As `send`, for constant texts: planned once per connection. */
  sendPrepared<R extends object>(text: string, values: unknown[]): Promise<R[]> {
    return this.submit<R>({ name: statementName(text), text, values });
  }

  private submit<R extends object>(statement: QueryConfig): Promise<R[]> {
    const rows = this.client.query<R>(statement).then((result) => result.rows);
    // Errors surface where the rows are awaited.
    rows.catch(() => {});
    return rows;
  }
}

/** Commits when `fn` resolves, rolls back when it rejects. Dead connections and outdated plans leave the pool. */
export async function inTransaction<T>(
  dataSource: DataSource,
  begin: string,
  fn: (em: EntityManager, pipeline: Pipeline) => Promise<T>,
): Promise<T> {
  rejectNesting();
  const runner = dataSource.createQueryRunner();
  const state = { open: true };
  try {
    const pipeline = new Pipeline((await runner.connect()) as ClientBase);
    const begun = pipeline.send(begin);
    const result = await current
      .run(state, () => fn(managerInside(dataSource, runner), pipeline))
      .catch(async (error: unknown) => {
        // If it failed (lock time-out), all later statements fail with a misleading error.
        await begun;
        throw error;
      });
    await commit(runner, [begun, pipeline.last]);
    return result;
  } catch (error) {
    await abandon(runner, error);
    throw error;
  } finally {
    state.open = false;
    await runner.release();
  }
}

/** TypeORM's own start would take a round trip, but `save` and locks check for an active transaction. */
function managerInside(dataSource: DataSource, runner: QueryRunner): EntityManager {
  const refuse = { value: () => Promise.reject(new Error(NESTED)) };
  const active: QueryRunner = Object.create(runner, {
    isTransactionActive: { value: true },
    startTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
  });
  const manager = dataSource.createEntityManager(active);
  return Object.defineProperty(active, 'manager', { value: manager }).manager;
}

/** Awaits all outcomes and throws the first error. */
async function commit(runner: QueryRunner, before: Promise<unknown>[]): Promise<void> {
  const client = (await runner.connect()) as ClientBase;
  const committed = client.query('COMMIT');
  const outcomes = await Promise.allSettled([...before, committed]);
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
  // After a failed statement COMMIT rolls back without an error.
  if ((await committed).command !== 'COMMIT')
    throw new Error('nothing was saved: an error inside the transaction was swallowed');
}

async function abandon(runner: QueryRunner, error: unknown): Promise<void> {
  if (runner.isReleased) return;
  try {
    if (isConnectionError(error) || isPlanOutdated(error)) throw error;
    await runner.query('ROLLBACK');
  } catch {
    // Fails if there never was a connection. A closed one leaves the pool.
    await runner.connect().then(
      (client) => void client.end().catch(() => {}),
      () => {},
    );
  }
}
