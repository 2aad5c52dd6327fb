import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import { GetPayable, type Payable } from '@waymark/contracts/scheduling/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { asksFor, type Intent } from '../domain/intent.ts';
import { ENV, type PaymentsEnv } from '../env.ts';
import { isOfProvider, PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { IntentsRepository } from '../persistence/intents.repository.ts';
import { SettleIntent } from './settle-intent.ts';

/** An intent with another price is ended and made anew, once; more than that is somebody else's race. */
const ROUNDS = 3;

/** Gives the browser something to pay with. The row comes first, so that nothing the provider makes is ever unknown. */
@Injectable()
export class CreateIntent {
  constructor(
    @Inject(ENV) private readonly env: PaymentsEnv,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly rpc: RpcClient,
    private readonly intents: IntentsRepository,
    private readonly settle: SettleIntent,
  ) {}

  async execute(caller: Caller, sessionId: string): Promise<PaymentIntent> {
    const payable = await this.rpc.call(GetPayable, { sessionId });
    if (payable.payerId !== caller.userId) throw new AppError('NOT_FOUND', 'There is nothing to pay here.');
    try {
      for (let round = 0; round < ROUNDS; round++) {
        const ready = await this.attempt(payable);
        if (ready) return this.answer(ready, payable);
      }
    } catch (error) {
      if (!isOfProvider(error)) throw error;
      throw notNow(error);
    }
    throw notNow();
  }

  /** An intent that can be paid, or nothing when the one there was had to go. */
  private async attempt(payable: Payable): Promise<Intent | undefined> {
    const open = await this.intents.openFor(
      payable,
      this.provider.name,
      this.env.PAYMENTS_SWEEP_SECONDS * 1_000,
    );
    const known = await this.bringUpToDate(open, payable);
    if (known.state === 'succeeded' && !known.mismatch) {
      throw new AppError('CONFLICT', 'This is paid already.');
    }
    if (known.state !== 'canceled' && !known.mismatch) return known;
    if (!known.providerId) throw refused();
    return undefined;
  }

  private async bringUpToDate(open: Intent, payable: Payable): Promise<Intent> {
    if (!asksFor(open, payable)) return this.settle.end(open);
    if (!open.providerId) return this.settle.introduce(open);
    return this.settle.execute(open.id);
  }

  private answer(intent: Intent, payable: Payable): PaymentIntent {
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

const notNow = (cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', 'The payment provider does not answer right now. Please try again.', {
    retryAfter: 3,
    cause,
  });

/** Its reasons are about us, and stay in the row: they name our account and its requests. */
const refused = (): AppError =>
  new AppError('RULE_REFUSED', 'The payment provider does not take this payment. Nothing was charged.');
