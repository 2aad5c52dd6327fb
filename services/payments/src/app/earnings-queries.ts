import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { EarningsSummary, OwedToMentor } from '@waymark/contracts/payments/earnings';
import * as rpc from '@waymark/contracts/payments/earnings.endpoints';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import { RpcHandler } from '@waymark/messaging/decorators';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { PaymentsEnv } from '../env.ts';
import { EarningsReader } from '../persistence/earnings.reader.ts';

@Injectable()
export class EarningsQueries {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: PaymentsEnv,
    private readonly earnings: EarningsReader,
  ) {}

  @RpcHandler(rpc.ListEarnings)
  list(
    query: RpcInput<typeof rpc.ListEarnings>,
    { userId }: Caller,
  ): Promise<RpcOutput<typeof rpc.ListEarnings>> {
    return this.earnings.page(userId, query);
  }

  @RpcHandler(rpc.GetEarningsSummary)
  async summary(_: object, { userId }: Caller): Promise<EarningsSummary> {
    const [sums, payouts] = await Promise.all([this.earnings.sums(userId), this.earnings.payouts(userId)]);
    const { PAYMENTS_PROVIDER, PLATFORM_FEE_PERCENT, PAYOUT_DELAY_DAYS } = this.env;
    return {
      provider: PAYMENTS_PROVIDER,
      feePercent: PLATFORM_FEE_PERCENT,
      delayDays: PAYOUT_DELAY_DAYS,
      sums,
      payouts,
    };
  }

  @RpcHandler(rpc.ListOwed)
  owed(): Promise<OwedToMentor[]> {
    return this.earnings.owed();
  }
}
