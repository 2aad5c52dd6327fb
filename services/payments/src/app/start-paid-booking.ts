import { Injectable, Logger } from '@nestjs/common';
import type { PaymentIntent } from '@waymark/contracts/payments/http';
import * as rpc from '@waymark/contracts/payments/payments.endpoints';
import { HoldSlot, ReleaseHold } from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { BookingBody } from '@waymark/contracts/scheduling/sessions';
import { AppError } from '@waymark/kernel/app-error';
import { RpcHandler } from '@waymark/messaging/decorators';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { context, runInContext } from '@waymark/platform/context';
import { CreateIntent } from './create-intent.ts';

/**
 * Failures after which the hold remains: the same request may still succeed, or (CONFLICT) it is paid already and the
 * event of it is pending.
 */
const HOLD_REMAINS = new Set<AppError['code']>([
  'UNAVAILABLE',
  'TIMEOUT',
  'INTERNAL',
  'TOO_MANY',
  'CONFLICT',
]);

/** Holds a slot at scheduling and creates the intent that pays it. */
@Injectable()
export class StartPaidBooking {
  private readonly logger = new Logger(StartPaidBooking.name);

  constructor(
    private readonly services: RpcClient,
    private readonly createIntent: CreateIntent,
  ) {}

  @RpcHandler(rpc.StartPaidBooking)
  async execute(body: BookingBody): Promise<PaymentIntent> {
    // With the browser's idempotency key itself, which scheduling refuses for another body. One derived from the body is never
    // refused.
    const payable = await runInContext({ ...context()!, inputHash: undefined }, () =>
      this.services.call(HoldSlot, body),
    );
    try {
      return await this.createIntent.executeFor(payable);
    } catch (error) {
      if (error instanceof AppError && !HOLD_REMAINS.has(error.code)) await this.release(payable.sessionId);
      throw error;
    }
  }

  /** Otherwise the slot would stay on hold for ten minutes. */
  private async release(id: string): Promise<void> {
    try {
      await this.services.call(ReleaseHold, { id });
    } catch (err) {
      this.logger.warn({ msg: 'an unpayable hold remains until it expires', sessionId: id, err });
    }
  }
}
