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

  /** Throws ProviderUnavailable. */
  async execute(intent: { id: string; providerId: string }): Promise<void> {
    const settled = await this.refunds.settledOf(intent.id);
    for (const { id, providerId, isReturned } of settled) {
      if (isReturned || !providerId) continue;
      const { state, error } = await this.provider.retrieveRefund(providerId);
      if (state === 'failed') await this.record.bankReturned(id, describe(error?.message));
    }
    if (!settled.some(({ isReturned }) => isReturned)) return;
    const { amountRefunded } = await this.provider.retrieve(intent.providerId);
    const expected = settled.reduce((sum, { amount }) => sum + amount, 0);
    if (amountRefunded >= expected) await this.refunds.clearReturned(intent.id);
  }
}

const describe = (reason: string | undefined): string =>
  `The payer's bank returned it${reason ? `: ${reason.slice(0, 800)}` : ''}. Refund it in the provider's dashboard, then try again here.`;
