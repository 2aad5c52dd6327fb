import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RefusalReason } from '@waymark/contracts/payments/events';
import type { IntentState } from '@waymark/contracts/payments/http';
import { AppError } from '@waymark/kernel/app-error';
import { isOfProvider, PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { IntentsRepository } from '../persistence/intents.repository.ts';
import { RefundsRepository } from '../persistence/refunds.repository.ts';
import { SettleIntent } from './settle-intent.ts';

export interface PaymentWord {
  state: IntentState;
  sessionId: string;
  message: string | null;
  /** A refund is on its way, or done. */
  refunding: boolean;
  /** Why it was refused. */
  refusal?: RefusalReason;
}

/** The payer says they have paid; the provider says whether. */
@Injectable()
export class ConfirmPayment {
  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly intents: IntentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly settle: SettleIntent,
  ) {}

  async execute(caller: Caller, paymentIntentId: string): Promise<PaymentWord> {
    const own = await this.intents.findOwn(this.provider.name, paymentIntentId, caller.userId);
    if (!own) throw new AppError('NOT_FOUND', 'There is no such payment.');
    try {
      const settled = await this.settle.execute(own.id);
      const { state, sessionId, mismatch, refunding } = settled;
      // Without an id there it was refused to us, not to the payer.
      const message = settled.providerId ? settled.errorMessage : null;
      const isGoingBack = refunding || mismatch;
      const refusal = isGoingBack ? await this.refunds.refusalOf(settled.id) : undefined;
      return { state, sessionId, message, refunding: isGoingBack, refusal };
    } catch (error) {
      if (!isOfProvider(error)) throw error;
      // Nobody knows right now; the sweeper will, and the page asks again.
      return { state: 'processing', sessionId: own.sessionId, message: null, refunding: own.refunding };
    }
  }
}
