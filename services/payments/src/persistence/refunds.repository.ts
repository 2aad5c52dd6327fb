import { Injectable } from '@nestjs/common';
import { RefundSettled, RefundStuck, type RefusalReason } from '@waymark/contracts/payments/events';
import type { Provider } from '@waymark/contracts/payments/http';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { isId, newId } from '@waymark/kernel/ids';
import type { Intent } from '../domain/intent.ts';
import { type RefundCause, STUCK_AFTER } from '../domain/refund.ts';
import { changed } from './changed.ts';
import { INTENT } from './intent.columns.ts';
import { moneyOf } from './money.ts';

export interface Refund {
  id: string;
  intentId: string;
  amount: number;
  state: 'waiting' | 'pending' | 'succeeded';
  generation: number;
  providerId: string | null;
  /** Failed ones. */
  attempts: number;
  polls: number;
  /** The payer's bank has sent it back. */
  isReturned: boolean;
  /** The intent's, and its id there. */
  provider: Provider;
  intentProviderId: string;
}

export interface RefundWish {
  sessionId: string;
  cause: RefundCause;
  /** Of `refused`. */
  refusal: RefusalReason | null;
  /** Null: of whatever intent paid for the session. */
  intentId: string | null;
  /** Cents; null: all that is left. */
  amount: number | null;
}

/** What becomes of a refund after a try. */
export interface NextTry {
  state: 'waiting' | 'pending';
  providerId: string | null;
  /** Why the try failed; null when it is only not settled yet. */
  fault: string | null;
  /** The provider's no was final: the next try needs a new key. */
  anew: boolean;
  afterMs: number;
}

const REFUND = `r.id, r.intent_id AS "intentId", r.amount, r.state, r.generation, r.provider_id AS "providerId",
  r.attempts, r.polls, r.returned_at IS NOT NULL AS "isReturned", i.provider, i.provider_id AS "intentProviderId"`;

type About = Intent & {
  cause: RefundCause;
  refusal: RefusalReason | null;
  refundAmount: number;
  currencyPaid: string;
  settledAt: Date;
  stuckNow: boolean;
};
const ABOUT = `${INTENT}, r.cause, r.refusal, r.amount AS "refundAmount", i.captured_currency AS "currencyPaid"`;

@Injectable()
export class RefundsRepository {
  constructor(private readonly db: Database) {}

  /** Writes the wish down, and the refund where the money is there already. The same wish again is no second one. */
  async want(tx: Tx, wish: RefundWish): Promise<number> {
    await tx.em.query(
      `INSERT INTO refund_wishes (session_id, cause, refusal, intent_id, amount) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING`,
      [wish.sessionId, wish.cause, wish.refusal, wish.intentId, wish.amount],
    );
    const intents = await tx.em.query<{ id: string }[]>(
      `SELECT id FROM intents WHERE CASE WHEN $2::uuid IS NULL THEN session_id = $1 ELSE id = $2 END
       ORDER BY id FOR UPDATE`,
      [wish.sessionId, wish.intentId],
    );
    for (const { id } of intents) await this.applyWishes(tx, id);
    return intents.length;
  }

  /** Makes refunds of the wishes for this intent, when it is captured. The caller holds the intent's lock. */
  async applyWishes(tx: Tx, intentId: string): Promise<void> {
    const wishes = await tx.em.query<(Pick<RefundWish, 'cause' | 'refusal' | 'amount'> & { wish: string })[]>(
      `SELECT w.id::text AS wish, w.cause, w.refusal, w.amount FROM refund_wishes w JOIN intents i ON i.id = $1
       WHERE i.state = 'succeeded' AND w.applied_at IS NULL
         AND (w.intent_id = i.id OR (w.intent_id IS NULL AND w.session_id = i.session_id AND NOT i.mismatch))
       ORDER BY w.wished_at`,
      [intentId],
    );
    for (const { wish, cause, refusal, amount } of wishes) {
      await tx.em.query(
        `INSERT INTO refunds (id, intent_id, cause, refusal, amount)
         SELECT $1, id, $2, $3, least($4::integer, captured_amount - refund_reserved) FROM intents
         WHERE id = $5 AND captured_amount > refund_reserved ON CONFLICT (intent_id, cause) DO NOTHING`,
        [newId(), cause, refusal, amount, intentId],
      );
      await tx.em.query('UPDATE refund_wishes SET applied_at = now() WHERE id = $1', [wish]);
    }
  }

  async find(id: string): Promise<Refund | undefined> {
    if (!isId(id)) return undefined;
    const [found] = await this.db.query<Refund>(
      `SELECT ${REFUND} FROM refunds r JOIN intents i ON i.id = r.intent_id WHERE r.id = $1`,
      [id],
    );
    return found;
  }

  /** Why this payment was refused, if it was and somebody knows. */
  async refusalOf(intentId: string): Promise<RefusalReason | undefined> {
    const [row] = await this.db.query<{ refusal: RefusalReason | null }>(
      `SELECT refusal FROM refunds WHERE intent_id = $1 AND cause = 'refused'`,
      [intentId],
    );
    return row?.refusal ?? undefined;
  }

  /** Takes due ones (or this one, due or not) and puts them off by the lease. */
  async claim(
    provider: Provider,
    limit: number,
    leaseMs: number,
    only: string | null = null,
  ): Promise<Refund[]> {
    return this.db.transaction((tx) =>
      changed<Refund>(
        tx.em,
        `UPDATE refunds r SET next_try_at = now() + $2 * interval '1 millisecond' FROM intents i
         WHERE i.id = r.intent_id AND r.id IN (SELECT d.id FROM refunds d JOIN intents p ON p.id = d.intent_id
           WHERE p.provider = $4 AND d.next_try_at IS NOT NULL
             AND CASE WHEN $3::uuid IS NULL THEN d.next_try_at <= now() ELSE d.id = $3 END
           ORDER BY d.next_try_at LIMIT $1 FOR UPDATE OF d SKIP LOCKED)
         RETURNING ${REFUND}`,
        [limit, leaseMs, only, provider],
      ),
    );
  }

  /** Refunds on their way of an intent the provider has news of: looked at now. */
  async hurry(intentId: string): Promise<void> {
    await this.db.transaction((tx) =>
      tx.em.query(
        `UPDATE refunds SET next_try_at = least(next_try_at, now()) WHERE intent_id = $1 AND state = 'pending'`,
        [intentId],
      ),
    );
  }

  /** Cents of this intent's other refunds that the provider has or may have. */
  async othersOf(refund: Refund): Promise<number> {
    const [row] = await this.db.query<{ sum: number }>(
      `SELECT coalesce(sum(amount), 0)::integer AS sum FROM refunds
       WHERE intent_id = $1 AND id <> $2 AND state <> 'waiting'`,
      [refund.intentId, refund.id],
    );
    return row!.sum;
  }

  /** The money is back: ledger and news, once. */
  async settle(id: string, providerId: string | null): Promise<void> {
    await this.db.transaction(async (tx) => {
      const [about] = await changed<About>(
        tx.em,
        `UPDATE refunds r SET state = 'succeeded', settled_at = now(), next_try_at = NULL, last_error = NULL,
           provider_id = coalesce($2, r.provider_id)
         FROM intents i WHERE i.id = r.intent_id AND r.id = $1 AND r.state <> 'succeeded'
         RETURNING ${ABOUT}, r.settled_at AS "settledAt"`,
        [id, providerId],
      );
      if (!about) return;
      await tx.em.query(
        `INSERT INTO ledger (kind, intent_id, refund_id, amount, currency) VALUES ('refund', $1, $2, $3, $4)`,
        [about.id, id, about.refundAmount, about.currencyPaid],
      );
      const money = { ...moneyOf(about, about.currencyPaid), amount: about.refundAmount };
      const why = { reason: about.cause, refusal: about.refusal ?? undefined };
      const settledAt = about.settledAt.toISOString();
      tx.emit(RefundSettled, { ...money, refundId: id, ...why, settledAt }, { audience: [about.payerId] });
    });
  }

  /** Not settled by this try. The fifth failure is told once. What a later try has found out stays. */
  async putOff({ id, generation }: Refund, next: NextTry): Promise<void> {
    await this.db.transaction(async (tx) => {
      const [about] = await changed<About>(
        tx.em,
        `UPDATE refunds r SET state = $2, provider_id = $3, last_error = coalesce($4, r.last_error),
           attempts = r.attempts + ($4 IS NOT NULL)::integer, polls = r.polls + ($4 IS NULL)::integer,
           generation = r.generation + $5::boolean::integer, next_try_at = now() + $6 * interval '1 millisecond',
           stuck_at = CASE WHEN $4 IS NOT NULL AND r.attempts + 1 >= $7 THEN coalesce(r.stuck_at, now()) ELSE r.stuck_at END
         FROM intents i, refunds old WHERE i.id = r.intent_id AND old.id = r.id AND r.id = $1 AND r.state <> 'succeeded'
           AND r.generation = $8
         RETURNING ${ABOUT}, old.stuck_at IS NULL AND r.stuck_at IS NOT NULL AS "stuckNow"`,
        [id, next.state, next.providerId, next.fault, next.anew, next.afterMs, STUCK_AFTER, generation],
      );
      if (!about?.stuckNow) return;
      const money = { ...moneyOf(about, about.currencyPaid), amount: about.refundAmount };
      tx.emit(RefundStuck, { ...money, refundId: id, lastError: next.fault!, isReturned: false });
    });
  }
}
