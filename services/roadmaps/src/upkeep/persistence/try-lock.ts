import type { EntityManager } from 'typeorm';

/** Takes an advisory lock until the end of the transaction; false if another transaction holds it. */
export async function tryLock(em: EntityManager, name: string): Promise<boolean> {
  const [row] = await em.query<{ taken: boolean }[]>(
    'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS taken',
    [name],
  );
  return row!.taken;
}
