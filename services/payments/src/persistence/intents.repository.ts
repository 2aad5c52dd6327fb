import { Injectable } from '@nestjs/common';
import type { Provider } from '@waymark/contracts/payments/http';
import type { Payable } from '@waymark/contracts/scheduling/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { isId, newId } from '@waymark/kernel/ids';
import type { Intent } from '../domain/intent.ts';
import { changed } from './changed.ts';
import { INTENT } from './intent.columns.ts';

/** Intents before and beside their capture. */
@Injectable()
export class IntentsRepository {
  constructor(private readonly db: Database) {}

  async find(id: string): Promise<Intent | undefined> {
    return (await this.db.query<Intent>(`SELECT ${INTENT} FROM intents i WHERE id = $1`, [id]))[0];
  }

  /** By either id, of this payer alone. */
  async findOwn(provider: Provider, paymentIntentId: string, payerId: number): Promise<Intent | undefined> {
    const found = isId(paymentIntentId)
      ? await this.find(paymentIntentId)
      : await this.findByProviderId(provider, paymentIntentId);
    return found?.payerId === payerId ? found : undefined;
  }

  async findByProviderId(provider: Provider, providerId: string): Promise<Intent | undefined> {
    const [found] = await this.db.query<Intent>(
      `SELECT ${INTENT} FROM intents i WHERE provider = $1 AND provider_id = $2`,
      [provider, providerId],
    );
    return found;
  }

  /** The live intent of this session at this provider, or the one that paid for it at another; made, with its entry in the ledger, when there is none. */
  async openFor(payable: Payable, provider: Provider, firstCheckMs: number): Promise<Intent> {
    return this.db.transaction(
      async (tx) => {
        // A hold may have been kept for longer meanwhile. Of another provider only what is paid counts: after an operator's
        // change nobody can pay there any more, and nobody here can ask whether somebody has.
        const live = await changed<Intent>(
          tx.em,
          `UPDATE intents i SET expires_at = $3, asked_at = now()
           WHERE session_id = $1 AND purpose = $2 AND state <> 'canceled' AND NOT mismatch
             AND (provider = $4 OR state = 'succeeded') RETURNING ${INTENT}`,
          [payable.sessionId, payable.purpose, payable.expiresAt, provider],
        );
        const known = live.find(({ state }) => state === 'succeeded') ?? live[0];
        return known ?? this.insert(tx, payable, provider, firstCheckMs);
      },
      { oneByOne: `payments: ${payable.sessionId}` },
    );
  }

  private async insert(tx: Tx, payable: Payable, provider: Provider, firstCheckMs: number): Promise<Intent> {
    const [made] = await tx.em.query<Intent[]>(
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
    await tx.em.query(
      `INSERT INTO ledger (kind, intent_id, amount, currency) VALUES ('intent', $1, $2, $3)`,
      [made!.id, payable.amount, payable.currency],
    );
    return made!;
  }

  /** Nobody is to pay for this session any more; the sweeper ends what is open. */
  async wantCanceled(tx: Tx, sessionId: string): Promise<number> {
    const rows = await changed<{ id: string }>(
      tx.em,
      `UPDATE intents SET cancel_wanted_at = coalesce(cancel_wanted_at, now()), check_at = now(), checks = 0
       WHERE session_id = $1 AND check_at IS NOT NULL RETURNING id`,
      [sessionId],
    );
    return rows.length;
  }

  /** Takes due ones and puts them off by the lease, so that two sweepers never hold the same one. */
  async claimDue(provider: Provider, limit: number, leaseMs: number): Promise<Intent[]> {
    return this.db.transaction((tx) =>
      changed<Intent>(
        tx.em,
        `UPDATE intents i SET check_at = now() + $2 * interval '1 millisecond', checks = checks + 1
         WHERE id IN (SELECT id FROM intents WHERE check_at <= now() AND provider = $3 ORDER BY check_at LIMIT $1 FOR UPDATE SKIP LOCKED)
         RETURNING ${INTENT}`,
        [limit, leaseMs, provider],
      ),
    );
  }

  /** When the sweeper comes back to one that is still open. */
  async checkAgain(id: string, afterMs: number): Promise<void> {
    await this.db.transaction((tx) =>
      tx.em.query(
        `UPDATE intents SET check_at = now() + $2 * interval '1 millisecond'
         WHERE id = $1 AND check_at IS NOT NULL AND (cancel_wanted_at IS NULL OR checks > 0)`,
        [id, afterMs],
      ),
    );
  }
}
