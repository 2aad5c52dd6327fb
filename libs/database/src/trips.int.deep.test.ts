import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import { acquireLocks } from './session.ts';
import { type OpenDatabase, openDatabase } from './testing/open-database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openDatabase();
});
beforeEach(() => open.dataSource.query('TRUNCATE note, outbox'));
afterAll(() => open.close());

describe('a query', () => {
  it('times out after the 5 s of every statement', async () => {
    const [set] = await open.db.query<{ timeout: string }>(
      "SELECT current_setting('statement_timeout') AS timeout",
    );
    expect(set).toEqual({ timeout: '5s' });
    // The client gives up half a second later: after a pause of this process its error can come first.
    await eventually(() =>
      expect(open.db.query('SELECT pg_sleep(20)')).rejects.toMatchObject({ code: 'TIMEOUT' }),
    );
  });
});

describe('a transaction', () => {
  it('returns UNAVAILABLE when its serialization lock stays taken', async () => {
    await open.dataSource.transaction(async (em) => {
      await em.query("SET LOCAL lock_timeout = '10s'");
      // Idle while the other transaction tries four times.
      await em.query("SET LOCAL idle_in_transaction_session_timeout = '60s'");
      await acquireLocks(em, ['taken']);
      const late = open.db.transaction((tx) => tx.em.query('SELECT 1'), { serializeBy: 'taken' });
      await expect(late).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    });
  });
});
