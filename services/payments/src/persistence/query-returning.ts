import type { EntityManager } from 'typeorm';

/** Returns the rows of an `UPDATE` or `DELETE … RETURNING`, for which TypeORM returns rows and count. */
export async function queryReturning<T>(em: EntityManager, sql: string, params: unknown[]): Promise<T[]> {
  const [rows] = await em.query<[T[], number]>(sql, params);
  return rows;
}
