import { newId } from '@waymark/kernel/ids';
import type pg from 'pg';
import type { ProviderRecord } from '../domain/records.ts';

/** The sessions table of scheduling, reduced to the columns that are reconciled. */
export const SESSIONS = `CREATE TABLE scheduling.sessions (id uuid PRIMARY KEY, status text NOT NULL, payment text NOT NULL,
  intent_id uuid, price_cents integer NOT NULL, currency text NOT NULL, created_at timestamptz NOT NULL DEFAULT now())`;

/** Consistent records of a payment of 25 dollars, and methods to change them. */
export class RecordedPayment {
  readonly intentId = newId();
  readonly sessionId = newId();
  readonly atProvider: ProviderRecord;

  private constructor(
    private readonly db: pg.Client,
    readonly providerId: string,
  ) {
    const state = { state: 'succeeded', amount: 2_500, currency: 'USD', amountReceived: 2_500 };
    this.atProvider = {
      id: providerId,
      ...state,
      amountRefunded: 0,
      isDisputed: false,
      intentId: this.intentId,
    };
  }

  /** Paid, with a scheduled session. */
  static async paid(db: pg.Client): Promise<RecordedPayment> {
    const payment = new RecordedPayment(db, `pi_${newId()}`);
    const { intentId, sessionId, providerId } = payment;
    await db.query(
      `INSERT INTO payments.intents (id, session_id, purpose, payer_id, mentor_id, mentor_name, starts_at,
         learner_timezone, amount, currency, provider, provider_id, client_secret, state, captured_amount,
         captured_currency, captured_at, check_at)
       VALUES ($1, $2, 'booking', 1, 2, 'Amara', now(), 'UTC', 2500, 'USD', 'sandbox', $3, 'secret', 'succeeded', 2500,
         'USD', now(), NULL)`,
      [intentId, sessionId, providerId],
    );
    await db.query(
      `INSERT INTO payments.ledger (kind, intent_id, amount, currency)
       VALUES ('intent', $1, 2500, 'USD'), ('capture', $1, 2500, 'USD')`,
      [intentId],
    );
    await db.query(`INSERT INTO scheduling.sessions VALUES ($1, 'scheduled', 'paid', $2, 2500, 'USD')`, [
      sessionId,
      intentId,
    ]);
    return payment;
  }

  /** Paid, cancelled and refunded in full. */
  static async refunded(db: pg.Client): Promise<RecordedPayment> {
    const payment = await RecordedPayment.paid(db);
    await payment.refund('succeeded');
    await payment.run(`INSERT INTO payments.ledger (kind, intent_id, refund_id, amount, currency)
      SELECT 'refund', intent_id, id, amount, 'USD' FROM payments.refunds WHERE intent_id = $1`);
    await payment.session('cancelled', 'refunded');
    payment.atProvider.amountRefunded = 2_500;
    return payment;
  }

  /** Created and not paid. */
  static async open(db: pg.Client): Promise<RecordedPayment> {
    const payment = await RecordedPayment.paid(db);
    await payment.run(`UPDATE payments.intents SET state = 'requires_payment_method', captured_amount = NULL,
      captured_currency = NULL, captured_at = NULL, check_at = now() WHERE id = $1`);
    await payment.run(`DELETE FROM payments.ledger WHERE intent_id = $1 AND kind = 'capture'`);
    await db.query(
      `UPDATE scheduling.sessions SET status = 'held', payment = 'unpaid', intent_id = NULL WHERE id = $1`,
      [payment.sessionId],
    );
    Object.assign(payment.atProvider, { state: 'requires_payment_method', amountReceived: 0 });
    return payment;
  }

  /** `$1` is the intent's id. */
  async run(sql: string): Promise<this> {
    await this.db.query(sql, [this.intentId]);
    return this;
  }

  async refund(state: 'waiting' | 'succeeded'): Promise<void> {
    await this.db.query(
      `INSERT INTO payments.refunds (id, intent_id, cause, amount, state, settled_at, next_try_at)
       VALUES ($1, $2, 'cancelled', 2500, $3, CASE WHEN $3 = 'succeeded' THEN now() END,
         CASE WHEN $3 <> 'succeeded' THEN now() END)`,
      [newId(), this.intentId, state],
    );
    await this.run('UPDATE payments.intents SET refund_reserved = 2500 WHERE id = $1');
  }

  async session(status: string, payment: string): Promise<void> {
    await this.db.query('UPDATE scheduling.sessions SET status = $2, payment = $3 WHERE id = $1', [
      ...[this.sessionId, status, payment],
    ]);
  }
}
