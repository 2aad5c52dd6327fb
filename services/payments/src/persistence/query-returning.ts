import type { EntityManager } from 'typeorm';

/** Rows of an `UPDATE … RETURNING`, which TypeORM answers together with their number. */
export async function changed<T>(em: EntityManager, sql: string, params: unknown[]): Promise<T[]> {
  const [rows] = await em.query<[T[], number]>(sql, params);
  return rows;
}
