import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { PaymentOutcome } from '@waymark/contracts/payments/http';
import { refusals } from '@waymark/contracts/payments/refusals';
import { ConfirmPayment } from '@waymark/contracts/payments/rpc';
import type { RpcOutput } from '@waymark/contracts/rpc';
import { GetSession } from '@waymark/contracts/scheduling/rpc';
import type { PaymentStatus } from '@waymark/contracts/scheduling/sessions';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { context } from '@waymark/platform/context';

type Settled = RpcOutput<typeof ConfirmPayment>;

/** Events from payments to scheduling usually take some tens of milliseconds. */
const OUTCOME_WITHIN_MS = 4_000;
const POLL_MS = [50, 100, 200, 300];
/** Time left for the response itself. */
const SPARE_MS = 400;

const WORKING = 'Your payment arrived. We are still setting up your session; it appears in My Sessions.';
const ALL_BACK = 'You will get a full refund.';
const GIVEN_BACK = 'This payment is being refunded.';

/** The payment succeeded: while a service is unavailable, the outcome is pending. */
const UNAVAILABLE = new Set<AppError['code']>(['UNAVAILABLE', 'TIMEOUT', 'INTERNAL']);

/** The outcome of a payment for the payer: paid does not mean booked yet. */
@Injectable()
export class PaymentOutcomes {
  constructor(private readonly services: RpcClient) {}

  /** Settles the payment, and waits at most 4 s for its session. Errors: those of `payments.confirm`. */
  async of(paymentIntentId: string): Promise<PaymentOutcome> {
    const until = Math.min(
      Date.now() + OUTCOME_WITHIN_MS,
      (context()?.deadline ?? Number.POSITIVE_INFINITY) - SPARE_MS,
    );
    let settled = await this.services.call(ConfirmPayment, { paymentIntentId });
    for (let look = 0; ; look += 1) {
      const outcome = await this.outcomeOf(settled);
      if (outcome) return outcome;
      const wait = POLL_MS[look] ?? POLL_MS.at(-1)!;
      if (Date.now() + wait >= until) return said(settled, 'processing', WORKING);
      await sleep(wait);
      // Scheduling's refusal of a payment is stored by payments.
      settled = await this.refresh(paymentIntentId, settled);
    }
  }

  private async refresh(paymentIntentId: string, known: Settled): Promise<Settled> {
    try {
      return await this.services.call(ConfirmPayment, { paymentIntentId });
    } catch (error) {
      if (error instanceof AppError && UNAVAILABLE.has(error.code)) return known;
      throw error;
    }
  }

  /** null: paid, without an outcome yet. */
  private async outcomeOf(settled: Settled): Promise<PaymentOutcome | null> {
    if (settled.state === 'processing') return said(settled, 'processing', settled.message);
    if (settled.state !== 'succeeded') return said(settled, 'unpaid', settled.message);
    const payment = await this.paymentOf(settled.sessionId);
    if (payment === 'refunding' || payment === 'refunded') return said(settled, 'refunding', GIVEN_BACK);
    if (settled.refunding) {
      const why = settled.refusal && `${refusals[settled.refusal]} ${ALL_BACK}`;
      return said(settled, 'refunding', why ?? GIVEN_BACK);
    }
    return payment === 'paid' ? said(settled, 'booked', null) : null;
  }

  private async paymentOf(id: string): Promise<PaymentStatus | null> {
    try {
      return (await this.services.call(GetSession, { id })).payment;
    } catch (error) {
      if (error instanceof AppError && (error.code === 'NOT_FOUND' || UNAVAILABLE.has(error.code)))
        return null;
      throw error;
    }
  }
}

const said = (
  { sessionId }: Settled,
  outcome: PaymentOutcome['outcome'],
  message: string | null,
): PaymentOutcome => ({ outcome, sessionId, message });
