import { Inject, Injectable } from '@nestjs/common';
import { adminAction } from '@waymark/contracts/admin-actions';
import type { Caller } from '@waymark/contracts/caller';
import { AdminActed } from '@waymark/contracts/payments/events';
import type { PaymentProblem } from '@waymark/contracts/payments/http';
import * as rpc from '@waymark/contracts/payments/payments.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import type { Refund } from '../domain/refund.ts';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { DisputesRepository } from '../persistence/disputes.repository.ts';
import { OverviewReader } from '../persistence/overview.reader.ts';
import { RefundsRepository } from '../persistence/refunds.repository.ts';
import { CheckReturnedRefunds } from './check-returned-refunds.ts';
import { PayRefunds } from './pay-refunds.ts';
import { orUnavailable } from './provider-unavailable.ts';

@Injectable()
export class RetryRefund {
  constructor(
    private readonly db: Database,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly refunds: RefundsRepository,
    private readonly disputes: DisputesRepository,
    private readonly payRefunds: PayRefunds,
    private readonly returned: CheckReturnedRefunds,
    private readonly overview: OverviewReader,
  ) {}

  /** Throws NOT_FOUND, CONFLICT if it is settled, RULE_REFUSED if its provider is not configured, UNAVAILABLE. */
  @RpcHandler(rpc.RetryRefund)
  async execute({ id }: RpcInput<typeof rpc.RetryRefund>, admin: Caller): Promise<PaymentProblem> {
    const refund = await this.refunds.find(id);
    if (!refund) throw new AppError('NOT_FOUND', 'We could not find this refund.');
    if (refund.provider !== this.provider.name) {
      throw new AppError(
        'RULE_REFUSED',
        `This was paid with ${refund.provider}, which is not configured now.`,
      );
    }
    if (refund.state === 'covered') throw new AppError('CONFLICT', 'The payer has this money back already.');
    if (refund.state === 'waiting' && (await this.disputes.isOpen(refund.intentId))) throw disputed();
    await this.record(admin, refund);
    const intent = { id: refund.intentId, providerId: refund.intentProviderId };
    if (refund.isReturned) await orUnavailable(this.returned.execute(intent));
    else if (refund.state === 'succeeded')
      throw new AppError('CONFLICT', 'This refund has already been made.');
    else await this.payRefunds.payNow(id);
    this.overview.invalidateTotals();
    return this.overview.refund(id);
  }

  /** Before the attempt: it calls the provider, so it cannot share a transaction with the event. */
  private record(admin: Caller, { id, amount, intentId }: Refund): Promise<void> {
    const action = {
      action: 'refund.retry' as const,
      target: { type: 'refund', id, name: `Refund ${id.slice(-12)}` },
      detail: { cents: amount, payment: intentId },
    };
    return this.db.transaction(async (tx) => tx.emit(AdminActed, adminAction(admin, action)));
  }
}

const disputed = (): AppError =>
  new AppError(
    'CONFLICT',
    'There is an open dispute over this payment, so it cannot be refunded. The refund waits for the decision.',
  );
