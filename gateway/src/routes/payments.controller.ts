import { Body, Controller, Headers, HttpCode, Logger, Post } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOperation } from '@nestjs/swagger';
import * as http from '@waymark/contracts/payments/http';
import * as routes from '@waymark/contracts/payments/routes';
import * as rpc from '@waymark/contracts/payments/rpc';
import { HoldSlot, ReleaseHold } from '@waymark/contracts/scheduling/rpc';
import { BookingBody } from '@waymark/contracts/scheduling/sessions';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { context, runInContext } from '@waymark/platform/context';
import { Endpoint, Needs } from '../http/endpoint.ts';
import { parseInput } from '../http/validation.ts';
import { PaymentOutcomes } from './payment-outcomes.ts';

/** Bytes of a webhook. A larger body is read up to the second limit, because providers expect 400 for what is invalid. */
const WEBHOOK_LIMIT = 256 * 1024;
const WEBHOOK_BODY_LIMIT = 1_100_000;
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

@Controller()
export class PaymentsController {
  private readonly logger = new Logger(PaymentsController.name);

  constructor(
    private readonly services: RpcClient,
    private readonly outcomes: PaymentOutcomes,
  ) {}

  @Endpoint(routes.createPaymentIntent, {
    response: http.PaymentIntent,
    quota: 'booking',
    summary: 'Holds a slot for 10 minutes and prepares its payment; the server sets the amount',
  })
  async create(@Body({ schema: BookingBody }) body: BookingBody) {
    const { id: sessionId } = await this.services.call(HoldSlot, body);
    try {
      return await this.services.call(rpc.CreateIntent, { sessionId });
    } catch (error) {
      if (error instanceof AppError && !HOLD_REMAINS.has(error.code)) await this.release(sessionId);
      throw error;
    }
  }

  @Endpoint(routes.confirmPayment, {
    response: http.PaymentOutcome,
    quota: 'payment',
    summary: 'The outcome of a payment at its provider',
  })
  confirm(@Body({ schema: http.ConfirmPaymentBody }) { paymentIntentId }: http.ConfirmPaymentBody) {
    return this.outcomes.of(paymentIntentId);
  }

  @Post('/api/payments/webhook')
  @HttpCode(200)
  @Needs({ access: 'none', bodyLimit: WEBHOOK_BODY_LIMIT, rawBody: true, json: true, limit: 'webhook' })
  @ApiOperation({ summary: "The payment provider's webhook, signed by it" })
  @ApiHeader({ name: 'Stripe-Signature', required: true })
  @ApiBody({ schema: { type: 'object' } })
  async webhook(@Body() payload: unknown, @Headers('stripe-signature') signature: unknown) {
    const input = parseInput(http.WebhookInput, { payload, signature });
    if (Buffer.byteLength(input.payload) > WEBHOOK_LIMIT) throw tooLargeWebhook();
    return this.services.call(rpc.ReceiveWebhook, input).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'TOO_LARGE' ? tooLargeWebhook() : error;
    });
  }

  /** Otherwise the slot would stay on hold for ten minutes. Without the request's idempotency key, which is the hold's. */
  private async release(id: string): Promise<void> {
    const ctx = context();
    try {
      await runInContext({ ...ctx!, idempotencyKey: undefined }, () =>
        this.services.call(ReleaseHold, { id }),
      );
    } catch (err) {
      this.logger.warn({ msg: 'an unpayable hold remains until it expires', sessionId: id, err });
    }
  }
}

const tooLargeWebhook = (): AppError =>
  new AppError('VALIDATION', 'The webhook is too large to be an event.');
