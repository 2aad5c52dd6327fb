import { Controller, Inject } from '@nestjs/common';
import type { PaymentIntent, PaymentOverview, PaymentProblem } from '@waymark/contracts/payments/http';
import * as rpc from '@waymark/contracts/payments/rpc';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { requireCaller, requireRole } from '@waymark/platform/context';
import { ConfirmPayment } from '../app/confirm-payment.ts';
import { CreateIntent } from '../app/create-intent.ts';
import { ReceiveWebhook } from '../app/receive-webhook.ts';
import { RetryRefund } from '../app/retry-refund.ts';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { OverviewReader } from '../persistence/overview.reader.ts';

@Controller()
export class PaymentHandlers {
  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly createIntent: CreateIntent,
    private readonly confirmPayment: ConfirmPayment,
    private readonly receiveWebhook: ReceiveWebhook,
    private readonly retryRefund: RetryRefund,
    private readonly overviewReader: OverviewReader,
  ) {}

  @RpcHandler(rpc.CreateIntent)
  async create({ sessionId }: RpcInput<typeof rpc.CreateIntent>): Promise<PaymentIntent> {
    return this.createIntent.execute(requireCaller(), sessionId);
  }

  @RpcHandler(rpc.ConfirmPayment)
  async confirm({
    paymentIntentId,
  }: RpcInput<typeof rpc.ConfirmPayment>): Promise<RpcOutput<typeof rpc.ConfirmPayment>> {
    return this.confirmPayment.execute(requireCaller(), paymentIntentId);
  }

  @RpcHandler(rpc.ReceiveWebhook)
  async webhook({ payload, signature }: RpcInput<typeof rpc.ReceiveWebhook>): Promise<{ received: true }> {
    await this.receiveWebhook.execute(payload, signature);
    return { received: true };
  }

  @RpcHandler(rpc.GetPaymentOverview)
  async overview(): Promise<PaymentOverview> {
    requireRole('admin');
    return this.overviewReader.overview(this.provider.name);
  }

  @RpcHandler(rpc.RetryRefund)
  async retry({ id }: RpcInput<typeof rpc.RetryRefund>): Promise<PaymentProblem> {
    requireRole('admin');
    return this.retryRefund.execute(id);
  }
}
