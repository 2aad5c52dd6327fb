import type { Database } from '@waymark/database/database';
import type { EntityManager } from 'typeorm';

/** Returns the rows of an `UPDATE` or `DELETE … RETURNING`, for which TypeORM returns rows and count. */
export async function queryReturning<T>(em: EntityManager, sql: string, params: unknown[]): Promise<T[]> {
  const [rows] = await em.query<[T[], number]>(sql, params);
  return rows;
}

export const write = <T>(db: Database, sql: string, params: unknown[]): Promise<T[]> =>
  db.transaction((tx) => queryReturning<T>(tx.em, sql, params));
