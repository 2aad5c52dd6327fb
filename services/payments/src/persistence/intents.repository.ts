import { Injectable } from '@nestjs/common';
import type { EndReason } from '@waymark/contracts/payments/endings';
import type { Provider } from '@waymark/contracts/payments/http';
import type { Payable } from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { isId, newId } from '@waymark/kernel/ids';
import type { Intent } from '../domain/intent.ts';
import type { ProviderIntent } from '../integrations/provider.ts';
import { INTENT, type IntentRow } from './intent.columns.ts';
import { queryReturning, write } from './query-returning.ts';
import type { IntentsTable } from './tables.ts';

@Injectable()
export class IntentsRepository {
  constructor(private readonly db: Database) {}

  async find(id: string): Promise<Intent | undefined> {
    return (await this.db.query<IntentRow>(`SELECT ${INTENT} FROM intents i WHERE id = $1`, [id]))[0];
  }

  async findByProviderId(provider: Provider, providerId: string): Promise<Intent | undefined> {
    const [found] = await this.db.query<IntentRow>(
      `SELECT ${INTENT} FROM intents i WHERE provider = $1 AND provider_id = $2`,
      [provider, providerId],
    );
    return found;
  }

  async findOwn(provider: Provider, paymentIntentId: string, payerId: number): Promise<Intent | undefined> {
    const found = isId(paymentIntentId)
      ? await this.find(paymentIntentId)
      : await this.findByProviderId(provider, paymentIntentId);
    return found?.payerId === payerId ? found : undefined;
  }

  async lock(tx: Tx, id: string): Promise<Intent> {
    const [found] = await tx.em.query<IntentRow[]>(
      `SELECT ${INTENT} FROM intents i WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return found!;
  }

  /** Locks the intents a refund request refers to, in the order of their ids. */
  async lockFor(tx: Tx, request: { sessionId: string; intentId: string | null }): Promise<{ id: string }[]> {
    return tx.em.query<Columns<IntentsTable, 'id'>[]>(
      `SELECT id FROM intents WHERE CASE WHEN $2::uuid IS NULL THEN session_id = $1 ELSE id = $2 END
       ORDER BY id FOR UPDATE`,
      [request.sessionId, request.intentId],
    );
  }

  /**
   * Updates and returns the live intents of a payable: those at this provider, and a paid one at any. An unpaid intent of
   * an earlier provider can neither be paid nor checked.
   */
  async refreshLive(tx: Tx, payable: Payable, provider: Provider): Promise<Intent[]> {
    return queryReturning<IntentRow>(
      tx.em,
      `UPDATE intents i SET expires_at = $3, asked_at = now()
       WHERE session_id = $1 AND purpose = $2 AND state <> 'canceled' AND NOT mismatch
         AND (provider = $4 OR state = 'succeeded') RETURNING ${INTENT}`,
      [payable.sessionId, payable.purpose, payable.expiresAt, provider],
    );
  }

  async insert(tx: Tx, payable: Payable, provider: Provider, firstCheckMs: number): Promise<Intent> {
    const [inserted] = await tx.em.query<IntentRow[]>(
      `INSERT INTO intents AS i (id, session_id, purpose, payer_id, mentor_id, mentor_name, starts_at, learner_timezone,
         amount, currency, expires_at, provider, check_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, now() + $13 * interval '1 millisecond')
       RETURNING ${INTENT}`,
      [
        newId(),
        payable.sessionId,
        payable.purpose,
        payable.payerId,
        payable.mentorId,
        payable.mentorName,
        payable.startsAt,
        payable.learnerTimezone,
        payable.amount,
        payable.currency,
        payable.expiresAt,
        provider,
        firstCheckMs,
      ],
    );
    return inserted!;
  }

  /** `endReason` is that of a canceled intent. */
  async updateState(tx: Tx, id: string, reported: ProviderIntent, endReason: EndReason): Promise<Intent> {
    const [updated] = await queryReturning<IntentRow>(
      tx.em,
      `UPDATE intents i SET provider_id = $2, client_secret = $3, state = $4, error_code = $5, error_message = $6,
         check_at = CASE WHEN $4 = 'canceled' THEN NULL ELSE check_at END,
         end_reason = CASE WHEN $4 = 'canceled' THEN $7 END
       WHERE id = $1 RETURNING ${INTENT}`,
      [
        id,
        reported.id,
        reported.clientSecret,
        reported.state,
        reported.error?.code ?? null,
        reported.error?.message ?? null,
        endReason,
      ],
    );
    return updated!;
  }

  async capture(tx: Tx, id: string, reported: ProviderIntent): Promise<Intent & { capturedAt: Date }> {
    const [captured] = await queryReturning<
      IntentRow & { capturedAt: NonNullable<IntentsTable['captured_at']> }
    >(
      tx.em,
      `UPDATE intents i SET provider_id = $2, client_secret = $3, state = 'succeeded', captured_amount = $4,
         captured_currency = $5, captured_at = now(), error_code = NULL, error_message = NULL, check_at = NULL
       WHERE id = $1 RETURNING ${INTENT}, i.captured_at AS "capturedAt"`,
      [id, reported.id, reported.clientSecret, reported.amountReceived, reported.currency],
    );
    return captured!;
  }

  async reject(id: string, code: string, message: string): Promise<void> {
    await write(
      this.db,
      `UPDATE intents SET state = 'canceled', end_reason = 'rejected', check_at = NULL, error_code = $2, error_message = $3
       WHERE id = $1 AND provider_id IS NULL AND state <> 'canceled'`,
      [id, code, message],
    );
  }

  /** Marks the open intents of a session for the sweeper, which cancels them. Returns their number. */
  async requestCancellation(tx: Tx, sessionId: string): Promise<number> {
    const rows = await queryReturning<Columns<IntentsTable, 'id'>>(
      tx.em,
      `UPDATE intents SET cancel_wanted_at = coalesce(cancel_wanted_at, now()), check_at = now(), checks = 0
       WHERE session_id = $1 AND check_at IS NOT NULL RETURNING id`,
      [sessionId],
    );
    return rows.length;
  }

  /** Leases due intents: no other sweeper claims them within `leaseMs`. */
  async claimDue(provider: Provider, limit: number, leaseMs: number): Promise<Intent[]> {
    return write<IntentRow>(
      this.db,
      `UPDATE intents i SET check_at = now() + $2 * interval '1 millisecond', checks = checks + 1
       WHERE id IN (SELECT id FROM intents WHERE check_at <= now() AND provider = $3 ORDER BY check_at LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING ${INTENT}`,
      [limit, leaseMs, provider],
    );
  }

  /** Schedules the next check, unless the intent is final or its cancellation has been requested since the claim. */
  async scheduleCheck(id: string, afterMs: number): Promise<void> {
    await write(
      this.db,
      `UPDATE intents SET check_at = now() + $2 * interval '1 millisecond'
       WHERE id = $1 AND check_at IS NOT NULL AND (cancel_wanted_at IS NULL OR checks > 0)`,
      [id, afterMs],
    );
  }
}
