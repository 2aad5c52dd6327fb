import { Injectable } from '@nestjs/common';
import type { AdminRefund, LedgerEntry, PaymentRecord } from '@waymark/contracts/payments/admin-payments';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import { isId } from '@waymark/kernel/ids';
import { type PaymentFacts, timelineOf } from '../domain/timeline.ts';
import { DisputesRepository } from './disputes.repository.ts';
import { LOST } from './outside-refunds.repository.ts';
import { PAYMENT, type PaymentRow, toPayment } from './payment-rows.ts';
import type { FraudWarningsTable, IntentsTable, LedgerTable, RefundsTable } from './tables.ts';

const RECORD = `SELECT ${PAYMENT}, i.state AS "intentState", i.end_reason AS "endReason", i.error_message AS "errorMessage",
    i.amount AS requested, greatest(0, coalesce(i.captured_amount, 0) - i.refund_reserved - ${LOST}) AS refundable,
    i.mismatch
  FROM intents i WHERE i.id = $1`;
const REFUNDS = `SELECT id, cause, amount, CASE WHEN returned_at IS NOT NULL THEN 'returned'
      WHEN stuck_at IS NOT NULL AND next_try_at IS NOT NULL THEN 'stuck' ELSE state END AS state, reason,
    requested_by AS "requestedBy", provider_id AS "providerId", last_error AS "lastError", created_at AS "createdAt",
    settled_at AS "settledAt", returned_at AS "returnedAt"
  FROM refunds`;
const OF_INTENT = 'WHERE intent_id = $1 ORDER BY created_at, id';
const LEDGER =
  'SELECT id::text, kind, amount, currency, at FROM ledger WHERE intent_id = $1 ORDER BY ledger.id';
const WARNINGS = `SELECT reason, created_at AS "createdAt" FROM fraud_warnings ${OF_INTENT}`;

type RecordRow = PaymentRow &
  Columns<IntentsTable, 'endReason' | 'errorMessage'> &
  Pick<PaymentRecord, 'intentState' | 'requested' | 'refundable'>;
type RefundRow = Columns<
  RefundsTable,
  | 'id'
  | 'cause'
  | 'amount'
  | 'reason'
  | 'requestedBy'
  | 'providerId'
  | 'lastError'
  | 'createdAt'
  | 'settledAt'
  | 'returnedAt'
> &
  Pick<AdminRefund, 'state'>;
type LedgerRow = Columns<LedgerTable, 'id' | 'kind' | 'amount' | 'currency' | 'at'>;

/** A payment with all that is stored about it. */
@Injectable()
export class PaymentRecordReader {
  constructor(
    private readonly db: Database,
    private readonly disputes: DisputesRepository,
  ) {}

  async find(id: string): Promise<PaymentRecord | undefined> {
    if (!isId(id)) return undefined;
    const [row] = await this.db.query<RecordRow>(RECORD, [id]);
    if (!row) return undefined;
    const [refunds, disputes, warnings, ledger] = await Promise.all([
      this.db.query<RefundRow>(`${REFUNDS} ${OF_INTENT}`, [id]),
      this.disputes.ofIntent(id),
      this.db.query<Columns<FraudWarningsTable, 'reason' | 'createdAt'>>(WARNINGS, [id]),
      this.db.query<LedgerRow>(LEDGER, [id]),
    ]);
    const { intentState, endReason, errorMessage, requested, refundable, ...payment } = row;
    const { createdAt, paidAt: capturedAt, amount: captured, currency } = row;
    const facts: PaymentFacts = {
      createdAt,
      capturedAt,
      requested,
      captured,
      currency,
      refunds,
      disputes,
      warnings,
    };
    return {
      ...toPayment(payment),
      ...{ intentState, endReason, errorMessage, requested, refundable },
      timeline: timelineOf(facts),
      refunds: refunds.map(toRefund),
      disputes,
      ledger: ledger.map(toEntry),
    };
  }

  async refund(id: string): Promise<AdminRefund> {
    const [row] = await this.db.query<RefundRow>(`${REFUNDS} WHERE id = $1`, [id]);
    return toRefund(row!);
  }
}

const toRefund = ({ requestedBy, returnedAt: _, ...row }: RefundRow): AdminRefund => ({
  ...row,
  by: requestedBy === null ? null : { id: requestedBy, name: null },
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
});

const toEntry = ({ at, ...row }: LedgerRow): LedgerEntry => ({ ...row, at: at.toISOString() });
