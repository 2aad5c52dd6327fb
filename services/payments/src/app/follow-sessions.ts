import { Injectable } from '@nestjs/common';
import type { AnyEventType, EventData, EventEnvelope } from '@waymark/contracts/events';
import {
  HoldEnded,
  PaymentRefused,
  SessionCancelled,
  SessionNoShow,
} from '@waymark/contracts/scheduling/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { RecurringWork } from '@waymark/platform/recurring-work';
import type { RefundRequest } from '../domain/refund.ts';
import { IntentsRepository } from '../persistence/intents.repository.ts';
import { SessionEndsRepository } from '../persistence/session-ends.repository.ts';
import { RequestRefund } from './request-refund.ts';

type Event<E extends AnyEventType> = EventEnvelope<EventData<E>>;

/** Ends or refunds the payment of a session that does not take place, or was not booked. */
@Injectable()
export class FollowSessions {
  constructor(
    private readonly intents: IntentsRepository,
    private readonly ends: SessionEndsRepository,
    private readonly requestRefund: RequestRefund,
    private readonly recurring: RecurringWork,
  ) {}

  @OnEvent(HoldEnded)
  async holdEnded({ data }: Event<typeof HoldEnded>, tx: Tx): Promise<void> {
    await this.cancelIntents(tx, data.sessionId);
  }

  @OnEvent(SessionCancelled)
  async cancelled({ data, occurredAt }: Event<typeof SessionCancelled>, tx: Tx): Promise<void> {
    await this.ends.record(tx, data, { endedAt: occurredAt });
    await this.sessionEnded(tx, data.sessionId, 'cancelled', data.refundCents);
  }

  @OnEvent(SessionNoShow)
  async noShow({ data, occurredAt }: Event<typeof SessionNoShow>, tx: Tx): Promise<void> {
    await this.ends.record(tx, data, { endedAt: occurredAt, noShowCase: 'settled' });
    await this.sessionEnded(tx, data.sessionId, 'no-show', data.refundCents);
  }

  @OnEvent(PaymentRefused)
  async refused({ data }: Event<typeof PaymentRefused>, tx: Tx): Promise<void> {
    const { sessionId, intentId, reason: refusal } = data;
    await this.requestRefund.execute(tx, { sessionId, cause: 'refused', refusal, intentId, amount: null });
  }

  private async sessionEnded(
    tx: Tx,
    sessionId: string,
    cause: RefundRequest['cause'],
    amount: number,
  ): Promise<void> {
    await this.cancelIntents(tx, sessionId);
    if (amount > 0)
      await this.requestRefund.execute(tx, { sessionId, cause, refusal: null, intentId: null, amount });
  }

  /** Stores that open intents must be canceled; the sweeper cancels them outside of transactions. */
  private async cancelIntents(tx: Tx, sessionId: string): Promise<void> {
    const open = await this.intents.requestCancellation(tx, sessionId);
    if (open > 0) tx.afterCommit(() => this.recurring.wake('intents'));
  }
}
