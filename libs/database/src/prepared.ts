import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import type { EntityManager } from 'typeorm';

const names = new Map<string, string>();

/** The name of a prepared statement, equal on all connections. For constant texts only. */
export function statementName(sql: string): string {
  const known = names.get(sql);
  if (known) return known;
  const name = createHash('sha256').update(sql).digest('hex').slice(0, 32);
  names.set(sql, name);
  return name;
}

/** As `em.query`, planned once per connection: the text must be a constant, its best plan independent of the parameters. Returns rows. */
export async function queryPrepared<R extends object>(
  em: EntityManager,
  text: string,
  values: unknown[],
): Promise<R[]> {
  const client = (await em.queryRunner!.connect()) as ClientBase;
  return (await client.query<R>({ name: statementName(text), text, values })).rows;
}
