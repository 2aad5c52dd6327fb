import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { endings } from '@waymark/contracts/payments/endings';
import * as rpc from '@waymark/contracts/payments/rpc';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import {
  isProviderError,
  PAYMENT_PROVIDER,
  type PaymentProvider,
  ProviderRefuses,
} from '../integrations/provider.ts';
import { IntentsRepository } from '../persistence/intents.repository.ts';
import { RefundsRepository } from '../persistence/refunds.repository.ts';
import { SettleIntent } from './settle-intent.ts';

const UNCHECKED =
  'We cannot check your payment at the moment. Please do not pay again: our team has been notified, and we check it as soon as possible.';

@Injectable()
export class ConfirmPayment {
  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly intents: IntentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly settle: SettleIntent,
  ) {}

  @RpcHandler(rpc.ConfirmPayment)
  async execute(
    { paymentIntentId }: RpcInput<typeof rpc.ConfirmPayment>,
    { userId }: Caller,
  ): Promise<RpcOutput<typeof rpc.ConfirmPayment>> {
    const own = await this.intents.findOwn(this.provider.name, paymentIntentId, userId);
    if (!own) throw new AppError('NOT_FOUND', 'We could not find this payment.');
    try {
      const settled = await this.settle.execute(own.id);
      const { state, sessionId } = settled;
      // Without a provider id the error is about our request and not for the payer.
      const message = settled.endReason
        ? endings[settled.endReason]
        : settled.providerId
          ? settled.errorMessage
          : null;
      const refunding = settled.refunding || settled.mismatch;
      const refusal = refunding ? await this.refunds.refusalOf(settled.id) : undefined;
      return { state, sessionId, message, refunding, refusal };
    } catch (error) {
      if (!isProviderError(error)) throw error;
      // The sweeper settles it later, and the page polls.
      const message = error instanceof ProviderRefuses ? UNCHECKED : null;
      return { state: 'processing', sessionId: own.sessionId, message, refunding: own.refunding };
    }
  }
}
