import { Injectable } from '@nestjs/common';
import type { RefusalReason } from '@waymark/contracts/payments/events';
import type { Provider } from '@waymark/contracts/payments/http';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { isId, newId } from '@waymark/kernel/ids';
import {
  type NextAttempt,
  type Refund,
  type RefundedIntent,
  type RefundRequest,
  type SettledRefund,
  STUCK_AFTER,
} from '../domain/refund.ts';
import { REFUNDED_INTENT, type RefundedIntentRow } from './intent.columns.ts';
import { LOST } from './outside-refunds.repository.ts';
import { queryReturning, write } from './query-returning.ts';
import type { IntentsTable, RefundRequestsTable, RefundsTable } from './tables.ts';

const REFUND = `r.id, r.intent_id AS "intentId", r.amount, r.state, r.generation, r.provider_id AS "providerId",
  r.attempts, r.polls, r.returned_at IS NOT NULL AS "isReturned", i.provider, i.provider_id AS "intentProviderId"`;

type RefundRow = Columns<
  RefundsTable,
  Exclude<keyof Refund, 'isReturned' | 'provider' | 'intentProviderId'>
> &
  Columns<IntentsTable, 'provider'> & {
    isReturned: boolean;
    intentProviderId: NonNullable<IntentsTable['provider_id']>;
  };

@Injectable()
export class RefundsRepository {
  constructor(private readonly db: Database) {}

  /** Idempotent for the same session, cause and intent. */
  async insertRequest(tx: Tx, request: RefundRequest): Promise<void> {
    await tx.em.query(
      `INSERT INTO refund_requests (session_id, cause, refusal, intent_id, amount) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING`,
      [request.sessionId, request.cause, request.refusal, request.intentId, request.amount],
    );
  }

  /**
   * Creates the refunds of all open requests for an intent, if it is captured, within the remaining amount. The caller
   * holds the lock on the intent. Returns true if nothing remains for a request, because all was returned in another way.
   */
  async createRequested(tx: Tx, intentId: string): Promise<boolean> {
    const requests = await tx.em.query<Columns<RefundRequestsTable, 'id' | 'cause' | 'refusal' | 'amount'>[]>(
      `SELECT q.id::text, q.cause, q.refusal, q.amount FROM refund_requests q JOIN intents i ON i.id = $1
       WHERE i.state = 'succeeded' AND q.applied_at IS NULL
         AND (q.intent_id = i.id OR (q.intent_id IS NULL AND q.session_id = i.session_id AND NOT i.mismatch))
       ORDER BY q.requested_at`,
      [intentId],
    );
    for (const { id, cause, refusal, amount } of requests) {
      await tx.em.query(
        `INSERT INTO refunds (id, intent_id, cause, refusal, amount)
         SELECT $1, id, $2, $3, least($4::integer, captured_amount - refund_reserved - ${LOST}) FROM intents i
         WHERE id = $5 AND captured_amount > refund_reserved + ${LOST} 
         ON CONFLICT (intent_id, cause) WHERE cause NOT IN ('dashboard', 'admin') DO NOTHING`,
        [newId(), cause, refusal, amount, intentId],
      );
      await tx.em.query('UPDATE refund_requests SET applied_at = now() WHERE id = $1', [id]);
    }
    return requests.length > 0 && !(await this.hasRequested(tx, intentId));
  }

  /** Under the caller's lock on the intent. Returns the row's id. */
  async insertByAdmin(
    tx: Tx,
    intentId: string,
    adminId: number,
    { amount, reason }: { amount: number; reason: string },
  ): Promise<string> {
    const id = newId();
    await tx.em.query(
      `INSERT INTO refunds (id, intent_id, cause, amount, reason, requested_by) VALUES ($1, $2, 'admin', $3, $4, $5)`,
      [id, intentId, amount, reason, adminId],
    );
    return id;
  }

  private async hasRequested(tx: Tx, intentId: string): Promise<boolean> {
    const rows = await tx.em.query<unknown[]>(
      `SELECT FROM refunds WHERE intent_id = $1 AND cause NOT IN ('dashboard', 'admin') AND state <> 'covered' LIMIT 1`,
      [intentId],
    );
    return rows.length > 0;
  }

  async find(id: string): Promise<Refund | undefined> {
    if (!isId(id)) return undefined;
    const [found] = await this.db.query<RefundRow>(
      `SELECT ${REFUND} FROM refunds r JOIN intents i ON i.id = r.intent_id WHERE r.id = $1`,
      [id],
    );
    return found;
  }

  /** Why scheduling refused the payment; undefined if it did not, or if the reason was not recorded. */
  async refusalOf(intentId: string): Promise<RefusalReason | undefined> {
    const [row] = await this.db.query<Columns<RefundsTable, 'refusal'>>(
      `SELECT refusal FROM refunds WHERE intent_id = $1 AND cause = 'refused'`,
      [intentId],
    );
    return row?.refusal ?? undefined;
  }

  /** Leases due refunds, or the refund `only` even if it is not due. None is requested over an open dispute. */
  async claim(
    provider: Provider,
    limit: number,
    leaseMs: number,
    only: string | null = null,
  ): Promise<Refund[]> {
    return write<RefundRow>(
      this.db,
      `UPDATE refunds r SET next_try_at = now() + $2 * interval '1 millisecond' FROM intents i
       WHERE i.id = r.intent_id AND r.id IN (SELECT d.id FROM refunds d JOIN intents p ON p.id = d.intent_id
         WHERE p.provider = $4 AND d.next_try_at IS NOT NULL
           AND (d.state <> 'waiting' OR NOT EXISTS (SELECT FROM disputes x WHERE x.intent_id = d.intent_id AND x.is_open))
           AND CASE WHEN $3::uuid IS NULL THEN d.next_try_at <= now() ELSE d.id = $3 END
         ORDER BY d.next_try_at LIMIT $1 FOR UPDATE OF d SKIP LOCKED)
       RETURNING ${REFUND}`,
      [limit, leaseMs, only, provider],
    );
  }

  async expedite(intentId: string): Promise<void> {
    await write(
      this.db,
      `UPDATE refunds SET next_try_at = least(next_try_at, now()) WHERE intent_id = $1 AND state = 'pending'`,
      [intentId],
    );
  }

  /** Returns undefined if the refund is settled already. */
  async settle(
    tx: Tx,
    id: string,
    providerId: string,
  ): Promise<(RefundedIntent & { settledAt: Date }) | undefined> {
    const [settled] = await queryReturning<
      RefundedIntentRow & { settledAt: NonNullable<RefundsTable['settled_at']> }
    >(
      tx.em,
      `UPDATE refunds r SET state = 'succeeded', settled_at = now(), next_try_at = NULL, last_error = NULL,
         provider_id = $2
       FROM intents i WHERE i.id = r.intent_id AND r.id = $1 AND r.state IN ('waiting', 'pending')
       RETURNING ${REFUNDED_INTENT}, r.settled_at AS "settledAt"`,
      [id, providerId],
    );
    return settled;
  }

  /**
   * Stores a failed or unsettled attempt, unless the refund is settled or has a newer generation. `isStuck` is true for
   * the attempt that makes it stuck.
   */
  async postpone(
    tx: Tx,
    { id, generation }: Refund,
    { state, providerId, error, needsNewKey, afterMs }: NextAttempt,
  ): Promise<(RefundedIntent & { isStuck: boolean }) | undefined> {
    const [postponed] = await queryReturning<RefundedIntentRow & { isStuck: boolean }>(
      tx.em,
      `UPDATE refunds r SET state = $2, provider_id = $3, last_error = coalesce($4, r.last_error),
         attempts = r.attempts + ($4 IS NOT NULL)::integer, polls = r.polls + ($4 IS NULL)::integer,
         generation = r.generation + $5::boolean::integer, next_try_at = now() + $6 * interval '1 millisecond',
         stuck_at = CASE WHEN $4 IS NOT NULL AND r.attempts + 1 >= $7 THEN coalesce(r.stuck_at, now()) ELSE r.stuck_at END
       FROM intents i, refunds old WHERE i.id = r.intent_id AND old.id = r.id AND r.id = $1 AND r.state IN ('waiting', 'pending')
         AND r.generation = $8
       RETURNING ${REFUNDED_INTENT}, old.stuck_at IS NULL AND r.stuck_at IS NOT NULL AS "isStuck"`,
      [id, state, providerId, error, needsNewKey, afterMs, STUCK_AFTER, generation],
    );
    return postponed;
  }

  settledOf(intentId: string): Promise<SettledRefund[]> {
    return this.db.query<Pick<RefundRow, keyof SettledRefund>>(
      `SELECT id, provider_id AS "providerId", amount, returned_at IS NOT NULL AS "isReturned"
       FROM refunds WHERE intent_id = $1 AND state = 'succeeded'`,
      [intentId],
    );
  }

  /** Returns undefined if the refund is marked already. */
  async markReturned(tx: Tx, id: string, lastError: string): Promise<RefundedIntent | undefined> {
    const [returned] = await queryReturning<RefundedIntentRow>(
      tx.em,
      `UPDATE refunds r SET returned_at = now(), last_error = $2 FROM intents i
       WHERE i.id = r.intent_id AND r.id = $1 AND r.state = 'succeeded' AND r.returned_at IS NULL
       RETURNING ${REFUNDED_INTENT}`,
      [id, lastError],
    );
    return returned;
  }

  /** Clears the marks after all returned refunds of the intent were made in another way. */
  async clearReturned(intentId: string): Promise<void> {
    await write(
      this.db,
      'UPDATE refunds SET returned_at = NULL, last_error = NULL WHERE intent_id = $1 AND returned_at IS NOT NULL',
      [intentId],
    );
  }
}
