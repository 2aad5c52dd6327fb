import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOperation } from '@nestjs/swagger';
import * as http from '@waymark/contracts/payments/http';
import * as rpc from '@waymark/contracts/payments/payments.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { Needs } from '../http/endpoint.ts';
import { parseInput } from '../http/validation.ts';

/** Bytes of a webhook. A larger body is read up to the second limit, because providers expect 400 for what is invalid. */
const WEBHOOK_LIMIT = 256 * 1024;
const WEBHOOK_BODY_LIMIT = 1_100_000;

@Controller()
export class PaymentsController {
  constructor(private readonly services: RpcClient) {}

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
}

const tooLargeWebhook = (): AppError =>
  new AppError('VALIDATION', 'The webhook is too large to be an event.');
