import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import { UserDeleted } from '@waymark/contracts/identity/events';
import {
  HoldEnded,
  PaymentRefused,
  SessionCancelled,
  SessionNoShow,
} from '@waymark/contracts/scheduling/events';
import { erasePerson } from '@waymark/database/person-data';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { CancelIntents } from '../app/cancel-intents.ts';
import { RequestRefund } from '../app/request-refund.ts';
import type { RefundRequest } from '../domain/refund.ts';
import { personalData } from '../persistence/personal-data.ts';

@Injectable()
export class EventHandlers {
  constructor(
    private readonly cancelIntents: CancelIntents,
    private readonly requestRefund: RequestRefund,
  ) {}

  @OnEvent(HoldEnded)
  async holdEnded({ data }: EventEnvelope<EventData<typeof HoldEnded>>, tx: Tx): Promise<void> {
    await this.cancelIntents.execute(tx, data.sessionId);
  }

  @OnEvent(SessionCancelled)
  async cancelled({ data }: EventEnvelope<EventData<typeof SessionCancelled>>, tx: Tx): Promise<void> {
    await this.sessionEnded(tx, data.sessionId, 'cancelled', data.refundCents);
  }

  @OnEvent(SessionNoShow)
  async noShow({ data }: EventEnvelope<EventData<typeof SessionNoShow>>, tx: Tx): Promise<void> {
    await this.sessionEnded(tx, data.sessionId, 'no-show', data.refundCents);
  }

  @OnEvent(PaymentRefused)
  async refused({ data }: EventEnvelope<EventData<typeof PaymentRefused>>, tx: Tx): Promise<void> {
    const { sessionId, intentId, reason: refusal } = data;
    await this.requestRefund.execute(tx, { sessionId, cause: 'refused', refusal, intentId, amount: null });
  }

  /** Open refunds continue: they go to the card, which needs no account. */
  @OnEvent(UserDeleted)
  async userDeleted({ data }: EventEnvelope<EventData<typeof UserDeleted>>, tx: Tx): Promise<void> {
    await erasePerson(tx, personalData, data.userId);
  }

  private async sessionEnded(
    tx: Tx,
    sessionId: string,
    cause: RefundRequest['cause'],
    amount: number,
  ): Promise<void> {
    await this.cancelIntents.execute(tx, sessionId);
    if (amount > 0)
      await this.requestRefund.execute(tx, { sessionId, cause, refusal: null, intentId: null, amount });
  }
}
