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

/** From payments the news travels by events: mostly some tens of milliseconds. */
const STANDS_WITHIN_MS = 4_000;
const LOOK_AGAIN_MS = [50, 100, 200, 300];
/** What is left of the request's time for the answer itself. */
const SPARE_MS = 400;

const WORKING = 'Your payment arrived. We are still setting up your session; it appears in My Sessions.';
const ALL_BACK = 'All of it is on its way back to you.';
const GIVEN_BACK = 'This payment is on its way back to you.';

/** The money is there: while one of the two cannot be asked, the payer hears that we still work on it. */
const AWAY = new Set<AppError['code']>(['UNAVAILABLE', 'TIMEOUT', 'INTERNAL']);

/** What became of a payment, as the payer should hear it: paid is not yet booked. */
@Injectable()
export class PaymentOutcomes {
  constructor(private readonly services: RpcClient) {}

  /** Settles the payment, and waits at most 4 s for its session. Errors: those of `payments.confirm`. */
  async of(paymentIntentId: string): Promise<PaymentOutcome> {
    const until = Math.min(
      Date.now() + STANDS_WITHIN_MS,
      (context()?.deadline ?? Number.POSITIVE_INFINITY) - SPARE_MS,
    );
    let settled = await this.services.call(ConfirmPayment, { paymentIntentId });
    for (let look = 0; ; look += 1) {
      const outcome = await this.lookAt(settled);
      if (outcome) return outcome;
      const wait = LOOK_AGAIN_MS[look] ?? LOOK_AGAIN_MS.at(-1)!;
      if (Date.now() + wait >= until) return said(settled, 'processing', WORKING);
      await sleep(wait);
      // Only payments knows when scheduling could give no session for it.
      settled = await this.askAgain(paymentIntentId, settled);
    }
  }

  /** What is known already stays true while payments cannot be asked. */
  private async askAgain(paymentIntentId: string, known: Settled): Promise<Settled> {
    try {
      return await this.services.call(ConfirmPayment, { paymentIntentId });
    } catch (error) {
      if (error instanceof AppError && AWAY.has(error.code)) return known;
      throw error;
    }
  }

  /** null: paid, and nobody has said yet what came of it. */
  private async lookAt(settled: Settled): Promise<PaymentOutcome | null> {
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

  /** null: there is no session yet. */
  private async paymentOf(id: string): Promise<PaymentStatus | null> {
    try {
      return (await this.services.call(GetSession, { id })).payment;
    } catch (error) {
      if (error instanceof AppError && (error.code === 'NOT_FOUND' || AWAY.has(error.code))) return null;
      throw error;
    }
  }
}

const said = (
  { sessionId }: Settled,
  outcome: PaymentOutcome['outcome'],
  message: string | null,
): PaymentOutcome => ({ outcome, sessionId, message });
