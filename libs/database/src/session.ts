import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { ClientBase, QueryConfig } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { statementName } from './prepared.ts';
import { isConnectionTrouble, isPlanOutdated } from './sql-errors.ts';

/** `open` while the transaction this code runs in has not ended. */
const current = new AsyncLocalStorage<{ open: boolean }>();

/** How each transaction begins, in one trip. */
export const READ_ONLY = 'START TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY';
export const READ_WRITE = 'START TRANSACTION';

/** As READ_WRITE, behind everybody else who holds one of these names; the statements after it see what they committed. */
export const readWriteBehind = (names: string | string[]): string => `${READ_WRITE}; ${waitBehind(names)}`;

/** Several names are always taken in the same order, so that nobody waits in a circle. */
function waitBehind(names: string | string[]): string {
  const keys = [names].flat().map((name) => createHash('sha256').update(name).digest().readBigInt64BE());
  const inOrder = keys.sort((a, b) => (a < b ? -1 : 1));
  return `SELECT ${inOrder.map((key) => `pg_advisory_xact_lock('${key}'::bigint)`).join(', ')}`;
}

/** For a transaction that has begun without: waits behind everybody who holds one of these names, as `serializeBy` does. */
export async function waitInLine(em: EntityManager, names: string[]): Promise<void> {
  await em.query(waitBehind(names));
}

const NESTED = 'a transaction was opened inside a transaction';

/** A second connection taken while holding one starves the pool, and it would not see the first one's rows. */
export function refuseNesting(): void {
  if (current.getStore()?.open) throw new Error(NESTED);
}

/** The connection under a transaction, for statements that nobody waits for before the next one is sent. */
export class Wire {
  /** Sent together with the COMMIT. */
  last: Promise<unknown> = Promise.resolve();

  constructor(private readonly client: ClientBase) {}

  /** Sent now, in one trip with what follows; PostgreSQL handles statements in the order they are sent. Answers rows. */
  send<R extends object>(sql: string, params?: unknown[]): Promise<R[]> {
    return this.submit<R>({ text: sql, ...(params && { values: params }) });
  }

  /** As `send`, planned once per connection: the text must be a constant, its best plan independent of the parameters. */
  sendPrepared<R extends object>(text: string, values: unknown[]): Promise<R[]> {
    return this.submit<R>({ name: statementName(text), text, values });
  }

  private submit<R extends object>(statement: QueryConfig): Promise<R[]> {
    const answer = this.client.query<R>(statement).then(({ rows }) => rows);
    // Whoever needs the answer awaits it later, and hears of a fault there.
    answer.catch(() => {});
    return answer;
  }
}

/**
 * One transaction on one connection: commits when `fn` resolves, rolls back when it rejects. A connection that
 * no longer answers, or has prepared what is no longer true, is thrown away, never handed to the next caller. Errors come out as they are.
 * The connection is pipelined: the beginning travels with the first statement of `fn`, and the COMMIT with `wire.last`,
 * which PostgreSQL answers with a rollback when a statement before it has failed.
 */
export async function inTransaction<T>(
  dataSource: DataSource,
  begin: string,
  fn: (em: EntityManager, wire: Wire) => Promise<T>,
): Promise<T> {
  refuseNesting();
  const runner = dataSource.createQueryRunner();
  const state = { open: true };
  try {
    const wire = new Wire((await runner.connect()) as ClientBase);
    const begun = wire.send(begin);
    const result = await current
      .run(state, () => fn(managerInside(dataSource, runner), wire))
      .catch(async (error: unknown) => {
        // A beginning that failed (a lock waited for too long) makes every statement after it fail for another reason.
        await begun;
        throw error;
      });
    await commit(runner, [begun, wire.last]);
    return result;
  } catch (error) {
    await abandon(runner, error);
    throw error;
  } finally {
    state.open = false;
    await runner.release();
  }
}

/**
 * The entities over this connection, for TypeORM to use inside a transaction that is not of its making: its own start
 * takes a trip and carries neither mode nor lock. `save` and locks ask whether one is active; none can be nested.
 */
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

/** `before`: statements that are on their way. All are answered when this ends, and the first that failed is told. */
async function commit(runner: QueryRunner, before: Promise<unknown>[]): Promise<void> {
  const client = (await runner.connect()) as ClientBase;
  const committed = client.query('COMMIT');
  const outcomes = await Promise.allSettled([...before, committed]);
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
  // After a failed statement PostgreSQL answers COMMIT with a rollback and no error.
  if ((await committed).command !== 'COMMIT')
    throw new Error('nothing was saved: an error inside the transaction was swallowed');
}

async function abandon(runner: QueryRunner, error: unknown): Promise<void> {
  if (runner.isReleased) return;
  try {
    if (isConnectionTrouble(error) || isPlanOutdated(error)) throw error;
    await runner.query('ROLLBACK');
  } catch {
    // `runner.connect()` fails where there never was a connection. Ending it makes the pool forget it.
    await runner.connect().then(
      (client) => void client.end().catch(() => {}),
      () => {},
    );
  }
}
