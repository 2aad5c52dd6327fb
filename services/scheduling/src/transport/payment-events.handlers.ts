import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { PaymentCaptured, RefundSettled } from '@waymark/contracts/payments/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { ApplyCapturedPayment } from '../app/apply-captured-payment.ts';
import { ApplySettledRefund } from '../app/apply-settled-refund.ts';

@Injectable()
export class PaymentEventHandlers {
  constructor(
    private readonly applyCapturedPayment: ApplyCapturedPayment,
    private readonly applySettledRefund: ApplySettledRefund,
  ) {}

  @OnEvent(PaymentCaptured)
  async captured({ data }: EventEnvelope<EventData<typeof PaymentCaptured>>, tx: Tx): Promise<void> {
    await this.applyCapturedPayment.execute(tx, data);
  }

  @OnEvent(RefundSettled)
  async refundSettled({ data }: EventEnvelope<EventData<typeof RefundSettled>>, tx: Tx): Promise<void> {
    await this.applySettledRefund.execute(tx, data);
  }
}
