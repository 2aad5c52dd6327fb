import { expect, it } from '@jest/globals';
import { Database } from '@waymark/database/database';
import { Harness } from './testing/harness.ts';

const identity = new Harness({ DATABASE_POOL_SIZE: '3' }).forFile();

it('opens as many connections as configured, and lets the rest of the requests wait', async () => {
  const db = identity.get(Database);
  const pids = await Promise.all(
    Array.from({ length: 12 }, () =>
      db.transaction(async ({ em }) => {
        const [row] = await em.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid, pg_sleep(0.05)');
        return row!.pid;
      }),
    ),
  );
  expect(pids).toHaveLength(12);
  expect(new Set(pids).size).toBe(3);
});
