import { createHash } from 'node:crypto';

const names = new Map<string, string>();

/** The name of a prepared statement, equal on all connections. For constant texts only. */
export function statementName(sql: string): string {
  const known = names.get(sql);
  if (known) return known;
  const name = createHash('sha256').update(sql).digest('hex').slice(0, 32);
  names.set(sql, name);
  return name;
}
