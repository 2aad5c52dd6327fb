import { Injectable } from '@nestjs/common';
import { RefundSettled, RefundStuck } from '@waymark/contracts/payments/events';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { paymentFields } from '../domain/payment-fields.ts';
import type { NextAttempt, Refund, RefundedIntent } from '../domain/refund.ts';
import { LedgerRepository } from '../persistence/ledger.repository.ts';
import { RefundsRepository } from '../persistence/refunds.repository.ts';

/** Stores the results of refunds, each with its ledger entry and event in one transaction, and each once. */
@Injectable()
export class RecordRefund {
  constructor(
    private readonly db: Database,
    private readonly refunds: RefundsRepository,
    private readonly ledger: LedgerRepository,
  ) {}

  async settled(refundId: string, providerId: string): Promise<void> {
    await this.db.transaction((tx) => this.settledIn(tx, refundId, providerId));
  }

  async settledIn(tx: Tx, refundId: string, providerId: string): Promise<void> {
    const settled = await this.refunds.settle(tx, refundId, providerId);
    if (!settled) return;
    const { id: intentId, payerId, cause, refusal, settledAt, refundAmount, capturedCurrency } = settled;
    const money = { amount: refundAmount, currency: capturedCurrency };
    await this.ledger.add(tx, { kind: 'refund', intentId, refundId, ...money });
    const data = {
      ...paymentFields(settled, refundAmount, capturedCurrency),
      refundId,
      // For the session both are the same: it takes place, whatever part was refunded.
      reason: cause === 'admin' ? 'dashboard' : cause,
      refusal: refusal ?? undefined,
      note: settled.reason ?? undefined,
      settledAt: settledAt.toISOString(),
    };
    tx.emit(RefundSettled, data, { audience: [payerId] });
  }

  async postponed(refund: Refund, next: NextAttempt): Promise<void> {
    await this.db.transaction(async (tx) => {
      const postponed = await this.refunds.postpone(tx, refund, next);
      if (postponed?.isStuck) this.publishStuck(tx, refund.id, postponed, next.error!, false);
    });
  }

  async bankReturned(refundId: string, lastError: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      const returned = await this.refunds.markReturned(tx, refundId, lastError);
      if (returned) this.publishStuck(tx, refundId, returned, lastError, true);
    });
  }

  private publishStuck(
    tx: Tx,
    refundId: string,
    intent: RefundedIntent,
    lastError: string,
    isReturned: boolean,
  ): void {
    const fields = paymentFields(intent, intent.refundAmount, intent.capturedCurrency);
    tx.emit(RefundStuck, { ...fields, refundId, lastError, isReturned });
  }
}
