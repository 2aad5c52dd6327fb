import { Injectable } from '@nestjs/common';
import type { Dispute, DisputeStatus, FraudWarning } from '@waymark/contracts/payments/disputes';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { isId, newId } from '@waymark/kernel/ids';
import {
  isClosed,
  type ReportedDispute,
  type ReportedWarning,
  type StoredDispute,
} from '../domain/dispute.ts';
import { queryReturning } from './query-returning.ts';
import type { DisputesTable, FraudWarningsTable, IntentsTable } from './tables.ts';

type Stored = Columns<DisputesTable, 'id' | 'status'> & Pick<StoredDispute, 'isWithdrawn' | 'isReinstated'>;

const STORED = `id, status, withdrawn_at IS NOT NULL AS "isWithdrawn", reinstated_at IS NOT NULL AS "isReinstated"`;
const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** In a currency that we sell in; another one is possible at the provider only. */
const sold = (column: string) =>
  `CASE WHEN ${column} IN ('USD', 'EUR', 'GBP') THEN ${column} ELSE i.currency END`;
const DISPUTE = `SELECT d.id, i.session_id AS "sessionId", i.payer_id AS "payerId", i.mentor_id AS "mentorId", d.amount,
    ${sold('d.currency')} AS currency, d.reason, d.status, ${iso('d.opened_at')} AS "openedAt", ${iso('d.respond_by')} AS "respondBy",
    ${iso('d.closed_at')} AS "closedAt", d.withdrawn_at IS NOT NULL AS "isWithdrawn",
    d.reinstated_at IS NOT NULL AS "isReinstated"
  FROM disputes d JOIN intents i ON i.id = d.intent_id`;
type DisputeRow = Columns<DisputesTable, 'id' | 'amount' | 'reason' | 'status'> &
  Columns<IntentsTable, 'sessionId' | 'payerId' | 'mentorId'> &
  Pick<Dispute, 'currency' | 'openedAt' | 'respondBy' | 'closedAt' | 'isWithdrawn' | 'isReinstated'>;

const WARNINGS = `SELECT w.id, i.session_id AS "sessionId", i.payer_id AS "payerId", i.captured_amount AS amount,
    ${sold('i.captured_currency')} AS currency, w.reason, ${iso('w.created_at')} AS "createdAt"
  FROM fraud_warnings w JOIN intents i ON i.id = w.intent_id ORDER BY w.created_at DESC LIMIT 50`;

type WarningRow = Columns<FraudWarningsTable, 'id' | 'reason'> &
  Columns<IntentsTable, 'sessionId' | 'payerId'> &
  Pick<FraudWarning, 'currency' | 'createdAt'> & { amount: NonNullable<IntentsTable['captured_amount']> };

@Injectable()
export class DisputesRepository {
  constructor(private readonly db: Database) {}

  /** Under the caller's lock on the intent. */
  async find(tx: Tx, providerId: string): Promise<StoredDispute | undefined> {
    const sql = `SELECT ${STORED} FROM disputes WHERE provider_id = $1`;
    return (await tx.em.query<Stored[]>(sql, [providerId]))[0];
  }

  async insert(tx: Tx, intentId: string, reported: ReportedDispute): Promise<StoredDispute> {
    const { id, amount, currency, reason, status, respondBy, openedAt } = reported;
    const [inserted] = await tx.em.query<Stored[]>(
      `INSERT INTO disputes (id, intent_id, provider_id, amount, currency, reason, status, respond_by, opened_at, closed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, CASE WHEN $10::boolean THEN now() END) RETURNING ${STORED}`,
      [newId(), intentId, id, amount, currency, reason, status, respondBy, openedAt, isClosed(status)],
    );
    return inserted!;
  }

  async update(tx: Tx, id: string, status: DisputeStatus, respondBy: Date | null): Promise<void> {
    await queryReturning(
      tx.em,
      `UPDATE disputes SET status = $2, respond_by = $3,
         closed_at = CASE WHEN $4::boolean THEN coalesce(closed_at, now()) END WHERE id = $1 RETURNING id`,
      [id, status, respondBy, isClosed(status)],
    );
  }

  async markMoved(tx: Tx, id: string, kind: 'dispute' | 'dispute-reversal'): Promise<void> {
    const column = kind === 'dispute' ? 'withdrawn_at' : 'reinstated_at';
    await queryReturning(tx.em, `UPDATE disputes SET ${column} = now() WHERE id = $1 RETURNING id`, [id]);
  }

  /** Returns the row's id; undefined if the warning is stored already. */
  async insertWarning(tx: Tx, intentId: string, warning: ReportedWarning): Promise<string | undefined> {
    const [inserted] = await tx.em.query<Columns<FraudWarningsTable, 'id'>[]>(
      `INSERT INTO fraud_warnings (id, intent_id, provider_id, reason, created_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING id`,
      [newId(), intentId, warning.id, warning.reason, warning.createdAt],
    );
    return inserted?.id;
  }

  async isOpen(intentId: string, tx?: Tx): Promise<boolean> {
    const sql = 'SELECT FROM disputes WHERE intent_id = $1 AND is_open LIMIT 1';
    const rows = await (tx ? tx.em.query<unknown[]>(sql, [intentId]) : this.db.query(sql, [intentId]));
    return rows.length > 0;
  }

  /** Oldest first. */
  ofIntent(intentId: string): Promise<Dispute[]> {
    return this.db.query<DisputeRow>(`${DISPUTE} WHERE d.intent_id = $1 ORDER BY d.opened_at, d.id`, [
      intentId,
    ]);
  }

  /** Open ones first, then the latest. */
  list(): Promise<Dispute[]> {
    return this.db.query<DisputeRow>(
      `${DISPUTE} ORDER BY d.closed_at IS NOT NULL, d.opened_at DESC LIMIT 100`,
    );
  }

  listWarnings(): Promise<FraudWarning[]> {
    return this.db.query<WarningRow>(WARNINGS);
  }

  async get(id: string): Promise<(Dispute & { intentId: string }) | undefined> {
    if (!isId(id)) return undefined;
    const sql = `${DISPUTE.replace('SELECT d.id', 'SELECT d.intent_id AS "intentId", d.id')} WHERE d.id = $1`;
    return (await this.db.query<DisputeRow & Columns<DisputesTable, 'intentId'>>(sql, [id]))[0];
  }
}
