import { Inject, Injectable } from '@nestjs/common';
import type { PaymentOverview } from '@waymark/contracts/payments/http';
import * as rpc from '@waymark/contracts/payments/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { OverviewReader } from '../persistence/overview.reader.ts';

@Injectable()
export class PaymentQueries {
  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly reader: OverviewReader,
  ) {}

  @RpcHandler(rpc.GetPaymentOverview)
  overview(): Promise<PaymentOverview> {
    return this.reader.overview(this.provider.name);
  }
}
