/** Statements about an outbox, for the operator's command (every schema) and for a service (its own). */

export interface ParkedRow {
  id: string;
  kind: 'event' | 'job';
  topic: string;
  attempts: number;
  parkedAt: Date;
  lastError: string;
}

export interface OutboxState {
  waiting: number;
  oldestSeconds: number; // age of the oldest waiting row
  parked: number;
}

export const stateSql = (table: string): string => `SELECT
  count(*) FILTER (WHERE parked_at IS NULL)::int AS waiting,
  coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE parked_at IS NULL)), 0)::int AS "oldestSeconds",
  count(parked_at)::int AS parked
  FROM ${table} WHERE published_at IS NULL`;

export const parkedSql = (
  table: string,
): string => `SELECT id, kind, topic, attempts, parked_at AS "parkedAt",
  last_error AS "lastError" FROM ${table} WHERE parked_at IS NOT NULL ORDER BY seq`;

/** Un-parks a row, or with `all` each, with all its attempts. */
export const retrySql = (table: string): string => `UPDATE ${table}
  SET parked_at = NULL, attempts = 0, next_attempt_at = now()
  WHERE parked_at IS NOT NULL AND ($1 = 'all' OR id::text = $1)`;
