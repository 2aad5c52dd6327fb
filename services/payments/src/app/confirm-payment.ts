import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { endings } from '@waymark/contracts/payments/endings';
import type { ConfirmPaymentBody, PaymentOutcome } from '@waymark/contracts/payments/http';
import * as rpc from '@waymark/contracts/payments/payments.endpoints';
import { GetSession } from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { PaymentStatus } from '@waymark/contracts/scheduling/sessions';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { context, runInContext } from '@waymark/platform/context';
import { type Intent, paymentNotFound } from '../domain/intent.ts';
import { outcomeOf, outcomePending, type SettledPayment } from '../domain/outcome.ts';
import {
  isProviderError,
  PAYMENT_PROVIDER,
  type PaymentProvider,
  ProviderRefuses,
} from '../integrations/provider.ts';
import { IntentsRepository } from '../persistence/intents.repository.ts';
import { RefundsRepository } from '../persistence/refunds.repository.ts';
import { SettleIntent } from './settle-intent.ts';

/** Events from payments to scheduling usually take some tens of milliseconds. */
const OUTCOME_WITHIN_MS = 4_000;
const POLL_MS = [50, 100, 200, 300];
/** Time left for the response itself. */
const SPARE_MS = 400;
const UNCHECKED =
  'We cannot check your payment at the moment. Please do not pay again: our team has been notified, and we check it as soon as possible.';

/** The payment succeeded: while scheduling is unavailable, the outcome is pending. */
const PENDING = new Set<AppError['code']>(['NOT_FOUND', 'UNAVAILABLE', 'TIMEOUT', 'INTERNAL']);

@Injectable()
export class ConfirmPayment {
  private readonly logger = new Logger(ConfirmPayment.name);

  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly services: RpcClient,
    private readonly intents: IntentsRepository,
    private readonly refunds: RefundsRepository,
    private readonly settle: SettleIntent,
  ) {}

  @RpcHandler(rpc.ConfirmPayment)
  async execute({ paymentIntentId }: ConfirmPaymentBody, { userId }: Caller): Promise<PaymentOutcome> {
    const deadline = Math.min(
      Date.now() + OUTCOME_WITHIN_MS,
      (context()?.deadline ?? Number.POSITIVE_INFINITY) - SPARE_MS,
    );
    const own = await this.intents.findOwn(this.provider.name, paymentIntentId, userId);
    if (!own) throw paymentNotFound();
    let settled = await this.settled(own);
    for (let attempt = 0; ; attempt += 1) {
      const isPaid = settled.state === 'succeeded';
      const outcome = outcomeOf(settled, isPaid ? await this.sessionPayment(own.sessionId, deadline) : null);
      if (outcome) return outcome;
      const wait = POLL_MS[attempt] ?? POLL_MS.at(-1)!;
      if (Date.now() + wait >= deadline) return outcomePending(settled);
      await sleep(wait);
      settled = await this.refresh(own, settled);
    }
  }

  private async settled(own: Intent): Promise<SettledPayment> {
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

  /** Scheduling's refusal of a payment is stored here. After a failure: as it was. */
  private refresh(own: Intent, known: SettledPayment): Promise<SettledPayment> {
    return this.settled(own).catch((err: unknown) => {
      this.logger.warn({ msg: 'a paid intent cannot be read again', intentId: own.id, err });
      return known;
    });
  }

  /** null for what is not booked (yet), and while scheduling does not respond. */
  private async sessionPayment(id: string, deadline: number): Promise<PaymentStatus | null> {
    try {
      const session = await runInContext({ ...context()!, deadline }, () =>
        this.services.call(GetSession, { id }),
      );
      return session.payment;
    } catch (error) {
      if (error instanceof AppError && PENDING.has(error.code)) return null;
      throw error;
    }
  }
}
