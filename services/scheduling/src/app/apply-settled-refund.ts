import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { PaymentReturned, RefundSettled } from '@waymark/contracts/payments/events';
import type { Tx } from '@waymark/database/tx';
import { isId } from '@waymark/kernel/ids';
import { OnEvent } from '@waymark/messaging/decorators';
import { lockSessions } from '../persistence/session-rows.ts';
import { SessionWriter } from '../persistence/session-writer.ts';

@Injectable()
export class ApplySettledRefund {
  constructor(private readonly writer: SessionWriter) {}

  /** Refunds made in the provider's dashboard do not end a session, and may be a part of the payment only. */
  @OnEvent(RefundSettled)
  async settled({ data }: EventEnvelope<EventData<typeof RefundSettled>>, tx: Tx): Promise<void> {
    if (data.reason !== 'dashboard') await this.apply(tx, data);
  }

  @OnEvent(PaymentReturned)
  returned({ data }: EventEnvelope<EventData<typeof PaymentReturned>>, tx: Tx): Promise<void> {
    return this.apply(tx, data);
  }

  /** Ignores the refund of a payment that no session has. */
  private async apply(
    tx: Tx,
    { sessionId, intentId }: EventData<typeof PaymentReturned | typeof RefundSettled>,
  ): Promise<void> {
    const [locked] = isId(sessionId) ? await lockSessions(tx, [sessionId]) : [];
    if (!locked || locked.session.state.intentId !== intentId) return;
    locked.session.markRefunded();
    await this.writer.update(tx, locked);
  }
}
