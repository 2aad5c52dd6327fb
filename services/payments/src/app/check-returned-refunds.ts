import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { ReturnedRefundsRepository } from '../persistence/returned-refunds.repository.ts';

/** A bank may send a settled refund back days later: then its payer has been told of money that is with us again. */
@Injectable()
export class WatchReturned {
  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly refunds: ReturnedRefundsRepository,
  ) {}

  /** Looks at the settled refunds of an intent that the provider has news of. Throws ProviderUnavailable. */
  async execute(intent: { id: string; providerId: string }): Promise<void> {
    const settled = await this.refunds.settledOf(intent.id);
    for (const { id, providerId, isReturned } of settled) {
      if (isReturned || !providerId) continue;
      const word = await this.provider.retrieveRefund(providerId);
      if (word.state === 'failed') await this.refunds.sentBack(id, word.error?.message ?? null);
    }
    if (!settled.some(({ isReturned }) => isReturned)) return;
    const { amountRefunded } = await this.provider.retrieve(intent.providerId);
    const promised = settled.reduce((sum, { amount }) => sum + amount, 0);
    if (amountRefunded >= promised) await this.refunds.backAfterAll(intent.id);
  }
}
