import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { queryReturning } from './query-returning.ts';
import type { SandboxIntentRow, SandboxRefundRow, SandboxUpdate } from './sandbox.row.ts';
import type { SandboxRefundsTable } from './tables.ts';

const INTENT = `id, idempotency_key AS "idempotencyKey", client_secret AS "clientSecret", session_id AS "sessionId",
  amount, currency, description, state, amount_received AS "amountReceived", amount_refunded AS "amountRefunded",
  error_code AS "errorCode", error_message AS "errorMessage", refunds_go AS "refundBehaviour"`;
const REFUND = `id, intent_id AS "intentId", amount, state`;

export type NewSandboxIntent = Pick<
  SandboxIntentRow,
  'idempotencyKey' | 'sessionId' | 'amount' | 'currency' | 'description'
>;

const token = (prefix: string, bytes = 12): string => `${prefix}_${randomBytes(bytes).toString('hex')}`;

@Injectable()
export class SandboxRepository {
  constructor(private readonly db: Database) {}

  async find(id: string): Promise<SandboxIntentRow | undefined> {
    const sql = `SELECT ${INTENT} FROM sandbox_intents WHERE id = $1`;
    return (await this.db.query<SandboxIntentRow>(sql, [id]))[0];
  }

  async findBySecret(secret: string): Promise<SandboxIntentRow | undefined> {
    const sql = `SELECT ${INTENT} FROM sandbox_intents WHERE client_secret = $1`;
    return (await this.db.query<SandboxIntentRow>(sql, [secret]))[0];
  }

  async created(since: Date, until?: Date): Promise<SandboxIntentRow[]> {
    const sql = `SELECT ${INTENT} FROM sandbox_intents
      WHERE created_at >= $1 AND ($2::timestamptz IS NULL OR created_at < $2) ORDER BY created_at, id`;
    return this.db.query<SandboxIntentRow>(sql, [since, until ?? null]);
  }

  async lock(tx: Tx, id: string): Promise<SandboxIntentRow | undefined> {
    const sql = `SELECT ${INTENT} FROM sandbox_intents WHERE id = $1 FOR UPDATE`;
    return (await tx.em.query<SandboxIntentRow[]>(sql, [id]))[0];
  }

  async findByKey(tx: Tx, key: string): Promise<SandboxIntentRow | undefined> {
    const sql = `SELECT ${INTENT} FROM sandbox_intents WHERE idempotency_key = $1`;
    return (await tx.em.query<SandboxIntentRow[]>(sql, [key]))[0];
  }

  /** Returns undefined if the idempotency key is in use. */
  async insert(tx: Tx, intent: NewSandboxIntent): Promise<SandboxIntentRow | undefined> {
    const id = token('pi_sandbox');
    const { idempotencyKey, sessionId, amount, currency, description } = intent;
    const [inserted] = await tx.em.query<SandboxIntentRow[]>(
      `INSERT INTO sandbox_intents (id, client_secret, idempotency_key, session_id, amount, currency, description)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (idempotency_key) DO NOTHING RETURNING ${INTENT}`,
      [id, token(`${id}_secret`, 16), idempotencyKey, sessionId, amount, currency, description],
    );
    return inserted;
  }

  async update(tx: Tx, intent: SandboxIntentRow, update: SandboxUpdate): Promise<SandboxIntentRow> {
    const { id, state, amountReceived, errorCode, errorMessage, refundBehaviour } = { ...intent, ...update };
    const [updated] = await queryReturning<SandboxIntentRow>(
      tx.em,
      `UPDATE sandbox_intents SET state = $2, amount_received = $3, error_code = $4, error_message = $5, refunds_go = $6
       WHERE id = $1 RETURNING ${INTENT}`,
      [id, state, amountReceived, errorCode, errorMessage, refundBehaviour],
    );
    return updated!;
  }

  async findRefundByKey(tx: Tx, key: string): Promise<SandboxRefundRow | undefined> {
    const sql = `SELECT ${REFUND} FROM sandbox_refunds WHERE idempotency_key = $1`;
    return (await tx.em.query<SandboxRefundRow[]>(sql, [key]))[0];
  }

  async lockRefund(tx: Tx, id: string): Promise<SandboxRefundRow | undefined> {
    const sql = `SELECT ${REFUND} FROM sandbox_refunds WHERE id = $1 FOR UPDATE`;
    return (await tx.em.query<SandboxRefundRow[]>(sql, [id]))[0];
  }

  async refundsOf(intentId: string): Promise<(SandboxRefundRow & { refundId: string })[]> {
    return this.db.query<SandboxRefundRow & { refundId: SandboxRefundsTable['idempotency_key'] }>(
      `SELECT ${REFUND}, idempotency_key AS "refundId" FROM sandbox_refunds WHERE intent_id = $1 ORDER BY created_at`,
      [intentId],
    );
  }

  async insertRefund(tx: Tx, key: string, refund: Omit<SandboxRefundRow, 'id'>): Promise<SandboxRefundRow> {
    const [inserted] = await tx.em.query<SandboxRefundRow[]>(
      `INSERT INTO sandbox_refunds (id, idempotency_key, intent_id, amount, state) VALUES ($1, $2, $3, $4, $5)
       RETURNING ${REFUND}`,
      [token('re_sandbox'), key, refund.intentId, refund.amount, refund.state],
    );
    return inserted!;
  }

  async updateRefund(tx: Tx, id: string, state: SandboxRefundRow['state']): Promise<void> {
    await tx.em.query('UPDATE sandbox_refunds SET state = $2 WHERE id = $1', [id, state]);
  }

  async addRefunded(tx: Tx, intentId: string, amount: number): Promise<void> {
    await tx.em.query('UPDATE sandbox_intents SET amount_refunded = amount_refunded + $2 WHERE id = $1', [
      intentId,
      amount,
    ]);
  }
}
