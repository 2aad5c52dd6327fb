import { Inject, Injectable } from '@nestjs/common';
import type { PaymentProblem } from '@waymark/contracts/payments/http';
import { AppError } from '@waymark/kernel/app-error';
import { isOfProvider, PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { OverviewReader } from '../persistence/overview.reader.ts';
import { RefundsRepository } from '../persistence/refunds.repository.ts';
import { PayRefunds } from './pay-refunds.ts';
import { WatchReturned } from './watch-returned.ts';

/** An admin does not want to wait for the next try. */
@Injectable()
export class RetryRefund {
  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly refunds: RefundsRepository,
    private readonly worker: PayRefunds,
    private readonly returned: WatchReturned,
    private readonly overview: OverviewReader,
  ) {}

  /** Errors: NOT_FOUND, CONFLICT when it is settled, RULE_REFUSED when its provider is not the one in use, UNAVAILABLE. */
  async execute(id: string): Promise<PaymentProblem> {
    const refund = await this.refunds.find(id);
    if (!refund) throw new AppError('NOT_FOUND', 'There is no such refund.');
    if (refund.provider !== this.provider.name) {
      throw new AppError('RULE_REFUSED', `This was paid with ${refund.provider}, which is not set up now.`);
    }
    if (refund.isReturned) await this.lookAgain(refund);
    else if (refund.state === 'succeeded') throw new AppError('CONFLICT', 'This refund is settled.');
    else await this.worker.payNow(id);
    this.overview.forgetSums();
    return this.overview.refund(id);
  }

  private async lookAgain({ intentId, intentProviderId }: { intentId: string; intentProviderId: string }) {
    try {
      await this.returned.execute({ id: intentId, providerId: intentProviderId });
    } catch (cause) {
      if (!isOfProvider(cause)) throw cause;
      throw new AppError('UNAVAILABLE', 'The payment provider does not answer right now. Please try again.', {
        retryAfter: 3,
        cause,
      });
    }
  }
}
