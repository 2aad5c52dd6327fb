import { Inject, Injectable, Logger } from '@nestjs/common';
import { adminAction } from '@waymark/contracts/admin-actions';
import type { Caller } from '@waymark/contracts/caller';
import type { AdminRefund, RefundPaymentBody } from '@waymark/contracts/payments/admin-payments';
import * as rpc from '@waymark/contracts/payments/admin-payments.endpoints';
import { AdminActed } from '@waymark/contracts/payments/events';
import { receiptNumber } from '@waymark/contracts/payments/receipt';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { isId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { RecurringWork } from '@waymark/platform/recurring-work';
import { refuseRefund } from '../domain/admin-refund.ts';
import { type Intent, paymentNotFound } from '../domain/intent.ts';
import { isProviderError, PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { DisputesRepository } from '../persistence/disputes.repository.ts';
import { IntentsRepository } from '../persistence/intents.repository.ts';
import { OutsideRefundsRepository } from '../persistence/outside-refunds.repository.ts';
import { PaymentRecordReader } from '../persistence/payment-record.reader.ts';
import { RefundsRepository } from '../persistence/refunds.repository.ts';
import { TakeOverDisputes } from './take-over-disputes.ts';
import { TakeOverRefunds } from './take-over-refunds.ts';

/** An admin refunds a payment in full or in part. */
@Injectable()
export class RefundPayment {
  private readonly logger = new Logger(RefundPayment.name);

  constructor(
    private readonly db: Database,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly intents: IntentsRepository,
    private readonly disputes: DisputesRepository,
    private readonly balances: OutsideRefundsRepository,
    private readonly refunds: RefundsRepository,
    private readonly records: PaymentRecordReader,
    private readonly takeOverDisputes: TakeOverDisputes,
    private readonly takeOverRefunds: TakeOverRefunds,
    private readonly recurring: RecurringWork,
  ) {}

  @RpcHandler(rpc.RefundPayment)
  async execute({ id, body }: RpcInput<typeof rpc.RefundPayment>, admin: Caller): Promise<AdminRefund> {
    const intent = isId(id) ? await this.intents.find(id) : undefined;
    if (!intent) throw paymentNotFound();
    await this.synchronize(intent);
    const refundId = await this.db.transaction((tx) => this.request(tx, intent.id, body, admin), {
      idempotent: true,
    });
    return this.records.refund(refundId);
  }

  /** Under the lock on the intent, so that two admins cannot refund the same money. */
  private async request(tx: Tx, id: string, body: RefundPaymentBody, admin: Caller): Promise<string> {
    const intent = await this.intents.lock(tx, id);
    const { free } = await this.balances.balance(tx, id);
    const isDisputed = await this.disputes.isOpen(id, tx);
    refuseRefund({ intent, amount: body.amount, free, isDisputed, provider: this.provider.name });
    const refundId = await this.refunds.insertByAdmin(tx, intent.id, admin.userId, body);
    tx.emit(
      AdminActed,
      adminAction(admin, {
        action: 'payment.refund',
        target: { type: 'payment', id, name: `Payment ${receiptNumber(id)}` },
        reason: body.reason,
        detail: {
          cents: body.amount,
          currency: intent.currency,
          refund: refundId,
          session: intent.sessionId,
        },
      }),
    );
    tx.afterCommit(() => this.recurring.wake('refunds'));
    return refundId;
  }

  /** What was refunded or disputed at the provider meanwhile. Without a response the provider itself refuses both later. */
  private async synchronize({ id, provider, providerId, state }: Intent): Promise<void> {
    if (state !== 'succeeded' || !providerId || provider !== this.provider.name) return;
    try {
      await this.takeOverDisputes.execute({ id, providerId });
      await this.takeOverRefunds.execute({ id, providerId });
    } catch (err) {
      if (!isProviderError(err)) throw err;
      this.logger.warn({ msg: 'refund requested without a look at the provider', intentId: id, err });
    }
  }
}
