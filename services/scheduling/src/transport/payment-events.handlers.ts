import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { PaymentCaptured, RefundSettled } from '@waymark/contracts/payments/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { KeepPayment } from '../app/keep-payment.ts';
import { PaymentsRepository } from '../persistence/payments.repository.ts';

/** News of money. Each is applied once: the inbox row commits together with what it changes. */
@Injectable()
export class PaymentEventHandlers {
  constructor(
    private readonly keepPayment: KeepPayment,
    private readonly payments: PaymentsRepository,
  ) {}

  @OnEvent(PaymentCaptured)
  async captured({ data }: EventEnvelope<EventData<typeof PaymentCaptured>>, tx: Tx): Promise<void> {
    await this.keepPayment.execute(tx, data);
  }

  @OnEvent(RefundSettled)
  async refunded({ data }: EventEnvelope<EventData<typeof RefundSettled>>, tx: Tx): Promise<void> {
    await this.payments.refunded(tx, data.sessionId, data.intentId);
  }
}
