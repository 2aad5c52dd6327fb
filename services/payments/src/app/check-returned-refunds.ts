import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { RefundsRepository } from '../persistence/refunds.repository.ts';
import { RecordRefund } from './record-refund.ts';

/** A bank may return a settled refund days later. The admins then refund it in the provider's dashboard. */
@Injectable()
export class CheckReturnedRefunds {
  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly refunds: RefundsRepository,
    private readonly record: RecordRefund,
  ) {}

  /**
   * Throws ProviderUnavailable. The bank's report on the first refund stays at the provider after it was made in another
   * way, so the amount decides.
   */
  async execute(intent: { id: string; providerId: string }): Promise<void> {
    const settled = await this.refunds.settledOf(intent.id);
    if (settled.length === 0) return;
    const { amountRefunded } = await this.provider.retrieve(intent.providerId);
    if (amountRefunded >= settled.reduce((sum, { amount }) => sum + amount, 0)) {
      if (settled.some(({ isReturned }) => isReturned)) await this.refunds.clearReturned(intent.id);
      return;
    }
    for (const { id, providerId, isReturned } of settled) {
      if (isReturned || !providerId) continue;
      const { state, error } = await this.provider.retrieveRefund(providerId);
      if (state === 'failed') await this.record.bankReturned(id, describe(error?.message));
    }
  }
}

const describe = (reason: string | undefined): string =>
  `The payer's bank returned it${reason ? `: ${reason.slice(0, 800)}` : ''}. Refund it in the provider's dashboard, then try again here.`;
