import { Inject, Injectable } from '@nestjs/common';
import * as rpc from '@waymark/contracts/payments/payments.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
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

  @RpcHandler(rpc.ReceiveWebhook)
  async execute({ payload, signature }: RpcInput<typeof rpc.ReceiveWebhook>): Promise<{ received: true }> {
    const event = this.provider.readWebhook(payload, signature);
    await this.webhooks.insert(this.provider.name, event);
    this.recurring.wake('webhooks');
    return { received: true };
  }
}
