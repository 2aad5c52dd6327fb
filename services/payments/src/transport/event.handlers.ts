import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import {
  HoldEnded,
  PaymentRefused,
  SessionCancelled,
  SessionNoShow,
} from '@waymark/contracts/scheduling/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { EndPayments } from '../app/end-payments.ts';
import { WantRefund } from '../app/want-refund.ts';
import type { RefundCause } from '../domain/refund.ts';

/** What happened to sessions, as far as money is concerned. */
@Injectable()
export class EventHandlers {
  constructor(
    private readonly end: EndPayments,
    private readonly want: WantRefund,
  ) {}

  @OnEvent(HoldEnded)
  async holdEnded({ data }: EventEnvelope<EventData<typeof HoldEnded>>, tx: Tx): Promise<void> {
    await this.end.execute(tx, data.sessionId);
  }

  @OnEvent(SessionCancelled)
  async cancelled({ data }: EventEnvelope<EventData<typeof SessionCancelled>>, tx: Tx): Promise<void> {
    await this.sessionOver(tx, data.sessionId, 'cancelled', data.refundCents);
  }

  @OnEvent(SessionNoShow)
  async noShow({ data }: EventEnvelope<EventData<typeof SessionNoShow>>, tx: Tx): Promise<void> {
    await this.sessionOver(tx, data.sessionId, 'no-show', data.refundCents);
  }

  @OnEvent(PaymentRefused)
  async refused({ data }: EventEnvelope<EventData<typeof PaymentRefused>>, tx: Tx): Promise<void> {
    await this.want.execute(tx, {
      sessionId: data.sessionId,
      cause: 'refused',
      refusal: data.reason,
      intentId: data.intentId,
      amount: null,
    });
  }

  private async sessionOver(tx: Tx, sessionId: string, cause: RefundCause, cents: number): Promise<void> {
    await this.end.execute(tx, sessionId);
    if (cents > 0)
      await this.want.execute(tx, { sessionId, cause, refusal: null, intentId: null, amount: cents });
  }
}
