import { Inject, Injectable } from '@nestjs/common';
import type { PaymentOverview } from '@waymark/contracts/payments/http';
import * as rpc from '@waymark/contracts/payments/payments.endpoints';
import { RpcHandler } from '@waymark/messaging/decorators';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../integrations/provider.ts';
import { AlarmsRepository } from '../persistence/alarms.repository.ts';
import { DisputesRepository } from '../persistence/disputes.repository.ts';
import { OverviewReader } from '../persistence/overview.reader.ts';
import { ReconciliationsRepository } from '../persistence/reconciliations.repository.ts';

@Injectable()
export class PaymentQueries {
  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly reader: OverviewReader,
    private readonly reconciliations: ReconciliationsRepository,
    private readonly disputes: DisputesRepository,
    private readonly alarms: AlarmsRepository,
  ) {}

  @RpcHandler(rpc.GetPaymentOverview)
  async overview(): Promise<PaymentOverview> {
    const { name } = this.provider;
    const [overview, reconciliation, disputes, warnings, alarm] = await Promise.all([
      this.reader.overview(name),
      this.reconciliations.latest(name),
      this.disputes.list(),
      this.disputes.listWarnings(),
      this.alarms.find(name),
    ]);
    return { ...overview, reconciliation, disputes, warnings, alarm };
  }
}
