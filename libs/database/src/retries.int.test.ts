import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runInContext } from '@waymark/platform/context';
import { type OpenDatabase, openDatabase } from './testing/open-database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase();
});
beforeEach(async () => {
  await open.dataSource.query('TRUNCATE note');
  await open.dataSource.query("INSERT INTO note (id, text) VALUES (1, 'a'), (2, 'b')");
});
afterAll(() => open.close());

const LOCK = 'SELECT 1 FROM note WHERE id = $1 FOR UPDATE';

/** A barrier for `count` callers; later callers pass. */
function meetingOf(count: number): () => Promise<void> {
  let arrived = 0;
  let open: () => void;
  const allArrived = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    if (++arrived === count) open();
    return allArrived;
  };
}

describe('a transaction that fails on concurrency', () => {
  it('runs again after a deadlock, so that both sides commit', async () => {
    const bothHoldOne = meetingOf(2);
    let runs = 0;
    const lockBoth = (first: number, second: number) =>
      open.db.transaction(async (tx) => {
        runs++;
        await tx.em.query(LOCK, [first]);
        await bothHoldOne();
        await tx.em.query(LOCK, [second]);
        await tx.em.query("UPDATE note SET text = text || '+' WHERE id = $1", [second]);
      });
    await Promise.all([lockBoth(1, 2), lockBoth(2, 1)]);
    expect(runs).toBe(3);
    expect(await open.dataSource.query('SELECT text FROM note ORDER BY id')).toEqual([
      { text: 'a+' },
      { text: 'b+' },
    ]);
  });

  it('runs again after a serialization failure, so that no update is lost', async () => {
    const bothHaveRead = meetingOf(2);
    let runs = 0;
    const append = () =>
      open.db.transaction(async (tx) => {
        runs++;
        await tx.em.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
        const [note] = await tx.em.query('SELECT text FROM note WHERE id = 1');
        await bothHaveRead();
        await tx.em.query('UPDATE note SET text = $1 WHERE id = 1', [`${note.text}+`]);
      });
    await Promise.all([append(), append()]);
    expect(runs).toBe(3);
    expect(await open.dataSource.query('SELECT text FROM note WHERE id = 1')).toEqual([{ text: 'a++' }]);
  });

  it('returns UNAVAILABLE after four attempts on a held lock', async () => {
    let runs = 0;
    await whileLocked(async () => {
      const waiting = open.db.transaction(async (tx) => {
        runs++;
        await tx.em.query("SET LOCAL lock_timeout = '50ms'");
        await tx.em.query(LOCK, [1]);
      });
      await expect(waiting).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 });
    });
    expect(runs).toBe(4);
  });

  it('is not retried after its deadline', async () => {
    let runs = 0;
    await whileLocked(async () => {
      const late = { requestId: 'r', caller: null, deadline: Date.now() - 1 };
      const waiting = runInContext(late, () =>
        open.db.transaction(async (tx) => {
          runs++;
          await tx.em.query("SET LOCAL lock_timeout = '50ms'");
          await tx.em.query(LOCK, [1]);
        }),
      );
      await expect(waiting).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    });
    expect(runs).toBe(1);
  });

  it('discards messages and callbacks of the failed attempt', async () => {
    const said: number[] = [];
    let runs = 0;
    await open.db.transaction(async (tx) => {
      const run = ++runs;
      tx.afterCommit(() => said.push(run));
      if (run < 3) await tx.em.query("DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$");
    });
    expect(said).toEqual([3]);
  });

  it('is not retried after any other error', async () => {
    let runs = 0;
    const failing = open.db.transaction(async () => {
      runs++;
      throw new Error('a fault of ours');
    });
    await expect(failing).rejects.toThrow('a fault of ours');
    expect(runs).toBe(1);
  });
});

describe('a statement', () => {
  it('has a lock timeout of 2 s and a statement timeout of 5 s', async () => {
    const settings = await open.db.read((em) =>
      em.query(`SELECT current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement,
        current_setting('idle_in_transaction_session_timeout') AS idle`),
    );
    expect(settings).toEqual([{ lock: '2s', statement: '5s', idle: '10s' }]);
  });

  it('that takes too long returns TIMEOUT', async () => {
    const slow = open.db.transaction(async (tx) => {
      await tx.em.query("SET LOCAL statement_timeout = '50ms'");
      await tx.em.query('SELECT pg_sleep(2)');
    });
    await expect(slow).rejects.toMatchObject({ code: 'TIMEOUT' });
  });
});

/** Holds the lock on note 1 on another connection while `fn` runs. */
async function whileLocked(fn: () => Promise<void>): Promise<void> {
  const runner = open.dataSource.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query(LOCK, [1]);
    await fn();
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}
