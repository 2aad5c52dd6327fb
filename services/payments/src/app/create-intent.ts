import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import * as rpc from '@waymark/contracts/payments/payments.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { GetPayable, type Payable } from '@waymark/contracts/scheduling/scheduling.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { type Intent, matchesPayable } from '../domain/intent.ts';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { OpenIntent } from './open-intent.ts';
import { orUnavailable, providerUnavailable } from './provider-unavailable.ts';
import { SettleIntent } from './settle-intent.ts';

/** An outdated intent is replaced once; further attempts are for concurrent requests. */
const ATTEMPTS = 3;

@Injectable()
export class CreateIntent {
  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly services: RpcClient,
    private readonly open: OpenIntent,
    private readonly settle: SettleIntent,
  ) {}

  @RpcHandler(rpc.CreateIntent)
  async execute(
    { sessionId }: RpcInput<typeof rpc.CreateIntent>,
    { userId }: Caller,
  ): Promise<PaymentIntent> {
    const payable = await this.services.call(GetPayable, { sessionId });
    if (payable.payerId !== userId)
      throw new AppError('NOT_FOUND', 'There is no payment due for this session.');
    return this.executeFor(payable);
  }

  async executeFor(payable: Payable): Promise<PaymentIntent> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const intent = await orUnavailable(this.prepare(payable));
      if (intent) return this.toPaymentIntent(intent, payable);
    }
    throw providerUnavailable();
  }

  /** Returns a payable intent; undefined if the existing one was outdated and is now canceled. */
  private async prepare(payable: Payable): Promise<Intent | undefined> {
    const intent = await this.synchronize(await this.open.execute(payable), payable);
    if (intent.mismatch) return undefined;
    if (intent.state === 'succeeded') throw new AppError('CONFLICT', 'This session is already paid.');
    if (intent.state !== 'canceled') return intent;
    // The provider's reason is about our account, so it stays in the row.
    if (!intent.providerId)
      throw new AppError(
        'RULE_REFUSED',
        'The payment provider did not accept this payment. You were not charged.',
      );
    return undefined;
  }

  private async synchronize(intent: Intent, payable: Payable): Promise<Intent> {
    if (!matchesPayable(intent, payable)) return this.settle.cancel(intent, 'replaced');
    if (!intent.providerId) return this.settle.register(intent);
    return this.settle.execute(intent.id);
  }

  private toPaymentIntent(intent: Intent, payable: Payable): PaymentIntent {
    return {
      paymentIntentId: intent.providerId!,
      clientSecret: intent.clientSecret!,
      provider: intent.provider,
      publishableKey: this.provider.publishableKey,
      sessionId: intent.sessionId,
      amount: intent.amount,
      currency: intent.currency,
      expiresAt: payable.expiresAt,
    };
  }
}
