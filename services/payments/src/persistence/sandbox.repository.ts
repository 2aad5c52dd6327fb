import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { changed } from './changed.ts';
import type { SandboxIntentRow, SandboxMove, SandboxRefundRow } from './sandbox.row.ts';
import { type DeliveryPlan, plan } from './sandbox-events.ts';

const INTENT = `id, idempotency_key AS "idempotencyKey", client_secret AS "clientSecret", session_id AS "sessionId",
  amount, currency, description, state, amount_received AS "amountReceived", amount_refunded AS "amountRefunded",
  error_code AS "errorCode", error_message AS "errorMessage", refunds_go AS "refundsGo"`;

const token = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** The sandbox's books. Each change and the webhooks that tell of it are one transaction. */
@Injectable()
export class SandboxRepository {
  constructor(private readonly db: Database) {}

  /** The same key again is the same intent. */
  async create(
    intent: Pick<SandboxIntentRow, 'idempotencyKey' | 'sessionId' | 'amount' | 'currency' | 'description'>,
    how: DeliveryPlan,
  ): Promise<SandboxIntentRow> {
    const id = token('pi_sandbox');
    return this.db.transaction(async (tx) => {
      const [made] = await tx.em.query<SandboxIntentRow[]>(
        `INSERT INTO sandbox_intents (id, client_secret, idempotency_key, session_id, amount, currency, description)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (idempotency_key) DO NOTHING RETURNING ${INTENT}`,
        [
          id,
          `${id}_secret_${randomBytes(16).toString('hex')}`,
          intent.idempotencyKey,
          intent.sessionId,
          intent.amount,
          intent.currency,
          intent.description,
        ],
      );
      if (made) {
        await plan(tx, 'payment_intent.created', made, how);
        return made;
      }
      const [known] = await tx.em.query<SandboxIntentRow[]>(
        `SELECT ${INTENT} FROM sandbox_intents WHERE idempotency_key = $1`,
        [intent.idempotencyKey],
      );
      return known!;
    });
  }

  async find(id: string): Promise<SandboxIntentRow | undefined> {
    const sql = `SELECT ${INTENT} FROM sandbox_intents WHERE id = $1`;
    return (await this.db.query<SandboxIntentRow>(sql, [id]))[0];
  }

  async findBySecret(secret: string): Promise<SandboxIntentRow | undefined> {
    const sql = `SELECT ${INTENT} FROM sandbox_intents WHERE client_secret = $1`;
    return (await this.db.query<SandboxIntentRow>(sql, [secret]))[0];
  }

  async since(since: Date): Promise<SandboxIntentRow[]> {
    const sql = `SELECT ${INTENT} FROM sandbox_intents WHERE created_at >= $1 ORDER BY created_at, id`;
    return this.db.query<SandboxIntentRow>(sql, [since]);
  }

  /** Moves the intent as `decide` says of it as it stands under the lock; null leaves it. */
  async move(
    id: string,
    decide: (intent: SandboxIntentRow) => SandboxMove | null,
    how: DeliveryPlan,
  ): Promise<SandboxIntentRow | undefined> {
    return this.db.transaction(async (tx) => {
      const [intent] = await tx.em.query<SandboxIntentRow[]>(
        `SELECT ${INTENT} FROM sandbox_intents WHERE id = $1 FOR UPDATE`,
        [id],
      );
      const move = intent && decide(intent);
      if (!intent || !move) return intent;
      const next = { ...intent, ...move };
      const [moved] = await changed<SandboxIntentRow>(
        tx.em,
        `UPDATE sandbox_intents SET state = $2, amount_received = $3, error_code = $4, error_message = $5, refunds_go = $6
         WHERE id = $1 RETURNING ${INTENT}`,
        [id, next.state, next.amountReceived, next.errorCode, next.errorMessage, next.refundsGo],
      );
      await plan(tx, move.event, moved!, how);
      return moved;
    });
  }

  /** The same key again is the same refund. `made` is false when less is left than asked. */
  async refund(
    ask: { key: string; intentId: string; amount: number },
    how: DeliveryPlan,
  ): Promise<SandboxRefundRow> {
    return this.db.transaction(async (tx) => {
      const [intent] = await tx.em.query<SandboxIntentRow[]>(
        `SELECT ${INTENT} FROM sandbox_intents WHERE id = $1 FOR UPDATE`,
        [ask.intentId],
      );
      const [known] = await tx.em.query<SandboxRefundRow[]>(
        'SELECT id, state, true AS made FROM sandbox_refunds WHERE idempotency_key = $1',
        [ask.key],
      );
      if (known) return known;
      const left = intent ? intent.amountReceived - intent.amountRefunded : 0;
      if (!intent || ask.amount > left) return { id: '', state: 'failed', made: false };
      return this.makeRefund(tx, intent, ask, how);
    });
  }

  /** A slow refund is there the next time somebody asks, a wrong one is gone wrong by then. */
  async findRefund(id: string, how: DeliveryPlan): Promise<SandboxRefundRow | undefined> {
    return this.db.transaction(async (tx) => {
      const [refund] = await tx.em.query<(SandboxRefundRow & { intentId: string; amount: number })[]>(
        `SELECT id, state, intent_id AS "intentId", amount, true AS made FROM sandbox_refunds WHERE id = $1 FOR UPDATE`,
        [id],
      );
      if (refund?.state !== 'pending') return refund;
      const [intent] = await tx.em.query<SandboxIntentRow[]>(
        `SELECT ${INTENT} FROM sandbox_intents WHERE id = $1 FOR UPDATE`,
        [refund.intentId],
      );
      const state = intent!.refundsGo === 'wrong' ? ('failed' as const) : ('succeeded' as const);
      await tx.em.query('UPDATE sandbox_refunds SET state = $2 WHERE id = $1', [id, state]);
      if (state === 'failed') await this.addRefunded(tx, intent!.id, -refund.amount);
      await plan(tx, state === 'failed' ? 'refund.failed' : 'refund.updated', intent!, how);
      return { ...refund, state };
    });
  }

  private async makeRefund(
    tx: Tx,
    intent: SandboxIntentRow,
    ask: { key: string; amount: number },
    how: DeliveryPlan,
  ): Promise<SandboxRefundRow> {
    const state = intent.refundsGo === 'at-once' ? 'succeeded' : 'pending';
    const [made] = await tx.em.query<SandboxRefundRow[]>(
      `INSERT INTO sandbox_refunds (id, idempotency_key, intent_id, amount, state) VALUES ($1, $2, $3, $4, $5)
       RETURNING id, state, true AS made`,
      [token('re_sandbox'), ask.key, intent.id, ask.amount, state],
    );
    await this.addRefunded(tx, intent.id, ask.amount);
    await plan(tx, 'charge.refunded', intent, how);
    return made!;
  }

  private async addRefunded(tx: Tx, intentId: string, amount: number): Promise<void> {
    await tx.em.query('UPDATE sandbox_intents SET amount_refunded = amount_refunded + $2 WHERE id = $1', [
      intentId,
      amount,
    ]);
  }
}
