import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import {
  DisputeChanged,
  PaymentCaptured,
  PaymentReturned,
  RefundSettled,
} from '@waymark/contracts/payments/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { ApplyCapturedPayment } from '../app/apply-captured-payment.ts';
import { ApplyDispute } from '../app/apply-dispute.ts';
import { ApplySettledRefund } from '../app/apply-settled-refund.ts';

@Injectable()
export class PaymentEventHandlers {
  constructor(
    private readonly applyCapturedPayment: ApplyCapturedPayment,
    private readonly applySettledRefund: ApplySettledRefund,
    private readonly applyDispute: ApplyDispute,
  ) {}

  @OnEvent(PaymentCaptured)
  async captured({ data }: EventEnvelope<EventData<typeof PaymentCaptured>>, tx: Tx): Promise<void> {
    await this.applyCapturedPayment.execute(tx, data);
  }

  /** Refunds made in the provider's dashboard do not end a session, and may be a part of the payment only. */
  @OnEvent(RefundSettled)
  async refundSettled({ data }: EventEnvelope<EventData<typeof RefundSettled>>, tx: Tx): Promise<void> {
    if (data.reason === 'dashboard') return;
    await this.applySettledRefund.execute(tx, data);
  }

  @OnEvent(DisputeChanged)
  async disputed({ data }: EventEnvelope<EventData<typeof DisputeChanged>>, tx: Tx): Promise<void> {
    await this.applyDispute.execute(tx, data);
  }

  @OnEvent(PaymentReturned)
  async returned({ data }: EventEnvelope<EventData<typeof PaymentReturned>>, tx: Tx): Promise<void> {
    await this.applySettledRefund.execute(tx, data);
  }
}
