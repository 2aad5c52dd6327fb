import { Inject, Injectable } from '@nestjs/common';
import { RecurringWork } from '@waymark/platform/recurring-work';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { WebhooksRepository } from '../persistence/webhooks.repository.ts';

/** Only stores the event; ProcessWebhooks handles it later. */
@Injectable()
export class ReceiveWebhook {
  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly webhooks: WebhooksRepository,
    private readonly recurring: RecurringWork,
  ) {}

  async execute(payload: string, signature: string): Promise<void> {
    const event = this.provider.readWebhook(payload, signature);
    await this.webhooks.insert(this.provider.name, event, payload);
    this.recurring.wake('webhooks');
  }
}
