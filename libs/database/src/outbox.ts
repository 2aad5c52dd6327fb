import type { Role } from '@waymark/contracts/caller';
import type { EntityManager } from 'typeorm';
import { queryPrepared } from './prepared.ts';

export interface EventHeaders {
  occurredAt: string;
  requestId: string;
  actorId: number | null;
  audience: number[];
  audienceRoles?: readonly Role[];
}

export interface JobHeaders {
  queue: string;
  name: string;
  jobId: string;
  requestId: string;
  /** Instant before which the job must not start. */
  runAt: string;
  /** Absent in rows from before it was added. */
  priority?: number;
}

export type OutboxMessage = { id: string; topic: string; payload: unknown } & (
  | { kind: 'event'; headers: EventHeaders }
  | { kind: 'job'; headers: JobHeaders }
);
export type OutboxKind = OutboxMessage['kind'];
export type OutboxRow = OutboxMessage & { attempts: number };

/** Writes the messages of a transaction in order. */
export async function writeMessages(em: EntityManager, messages: OutboxMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await queryPrepared(
    em,
    `INSERT INTO outbox (id, kind, topic, payload, headers)
     SELECT id, kind, topic, payload, headers
     FROM ROWS FROM (
       jsonb_to_recordset($1) AS (id uuid, kind text, topic text, payload jsonb, headers jsonb)
     ) WITH ORDINALITY AS message (id, kind, topic, payload, headers, position)
     ORDER BY position`,
    [JSON.stringify(messages)],
  );
}

/** Locks up to `limit` due rows, oldest first, until the transaction ends. */
export function claimDue(em: EntityManager, kinds: OutboxKind[], limit: number): Promise<OutboxRow[]> {
  return queryPrepared(
    em,
    `SELECT id, kind, topic, payload, headers, attempts FROM outbox
     WHERE published_at IS NULL AND parked_at IS NULL AND next_attempt_at <= now() AND kind = ANY($1)
     ORDER BY seq LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [kinds, limit],
  );
}

export async function markPublished(em: EntityManager, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await queryPrepared(em, 'UPDATE outbox SET published_at = now(), last_error = NULL WHERE id = ANY($1)', [
    ids,
  ]);
}

export interface Failure {
  id: string;
  error: string;
  /** Until the next attempt; null parks the row. */
  retryInMs: number | null;
}

export async function markFailed(em: EntityManager, failures: Failure[]): Promise<void> {
  if (failures.length === 0) return;
  await em.query(
    `UPDATE outbox SET
       attempts = attempts + 1,
       last_error = f.error,
       next_attempt_at = now() + coalesce(f."retryInMs", 0) * interval '1 millisecond',
       parked_at = CASE WHEN f."retryInMs" IS NULL THEN now() END
     FROM jsonb_to_recordset($1) AS f(id uuid, error text, "retryInMs" float8) WHERE outbox.id = f.id`,
    [JSON.stringify(failures)],
  );
}

const PRUNE_BATCH = 5_000;
const OUTDATED = [
  { table: 'outbox', column: 'published_at', after: '1 day' },
  { table: 'idempotency_keys', column: 'created_at', after: '7 days' },
  // Longer than the stream stores messages, or an old one could be applied again.
  { table: 'inbox', column: 'applied_at', after: '30 days' },
];

/** Deletes a batch of outdated rows; returns true if there are more. */
export async function prune(em: EntityManager): Promise<boolean> {
  let more = false;
  for (const { table, column, after } of OUTDATED) {
    const [, deleted] = await em.query(
      `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
         SELECT ctid FROM ${table} WHERE ${column} < now() - $1::interval LIMIT ${PRUNE_BATCH} FOR UPDATE SKIP LOCKED))`,
      [after],
    );
    more ||= deleted === PRUNE_BATCH;
  }
  return more;
}
