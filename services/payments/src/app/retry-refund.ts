import { Injectable } from '@nestjs/common';
import type { PaymentProblem } from '@waymark/contracts/payments/http';
import { AppError } from '@waymark/kernel/app-error';
import { OverviewReader } from '../persistence/overview.reader.ts';
import { RefundsRepository } from '../persistence/refunds.repository.ts';
import { PayRefunds } from './pay-refunds.ts';

/** An admin does not want to wait for the next try. */
@Injectable()
export class RetryRefund {
  constructor(
    private readonly refunds: RefundsRepository,
    private readonly worker: PayRefunds,
    private readonly overview: OverviewReader,
  ) {}

  async execute(id: string): Promise<PaymentProblem> {
    const refund = await this.refunds.find(id);
    if (!refund) throw new AppError('NOT_FOUND', 'There is no such refund.');
    if (refund.state === 'succeeded') throw new AppError('CONFLICT', 'This refund is settled.');
    await this.worker.payNow(id);
    return this.overview.refund(id);
  }
}
