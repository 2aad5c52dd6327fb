import { Injectable } from '@nestjs/common';
import type { AnyEventType, EventData, EventEnvelope } from '@waymark/contracts/events';
import * as scheduling from '@waymark/contracts/scheduling/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { NotifyParticipants } from '../app/notify-participants.ts';
import { bookedMessage } from '../domain/messages/booked.ts';
import { cancelledMessage } from '../domain/messages/cancelled.ts';
import { completedMessage } from '../domain/messages/completed.ts';
import { movedMessage } from '../domain/messages/moved.ts';
import { noShowMessage } from '../domain/messages/no-show.ts';
import { reminderMessage } from '../domain/messages/reminder.ts';

type Event<E extends AnyEventType> = EventEnvelope<EventData<E>>;

/** Sharing a transaction saves most of the cost when many people book at once. */
const TOGETHER = { maxBatch: 16 };

@Injectable()
export class SessionEventHandlers {
  constructor(private readonly notify: NotifyParticipants) {}

  @OnEvent(scheduling.SessionBooked, TOGETHER)
  booked(event: Event<typeof scheduling.SessionBooked>, tx: Tx): Promise<void> {
    return this.notify.execute(tx, event, 'booked', bookedMessage);
  }

  @OnEvent(scheduling.SessionMoved, TOGETHER)
  moved(event: Event<typeof scheduling.SessionMoved>, tx: Tx): Promise<void> {
    return this.notify.execute(tx, event, 'moved', (view) => movedMessage(view, event.data));
  }

  @OnEvent(scheduling.SessionCancelled, TOGETHER)
  cancelled(event: Event<typeof scheduling.SessionCancelled>, tx: Tx): Promise<void> {
    return this.notify.execute(tx, event, 'cancelled', (view) => cancelledMessage(view, event.data));
  }

  @OnEvent(scheduling.SessionNoShow, TOGETHER)
  noShow(event: Event<typeof scheduling.SessionNoShow>, tx: Tx): Promise<void> {
    return this.notify.execute(tx, event, 'no-show', (view) => noShowMessage(view, event.data));
  }

  @OnEvent(scheduling.SessionCompleted, TOGETHER)
  completed(event: Event<typeof scheduling.SessionCompleted>, tx: Tx): Promise<void> {
    return this.notify.execute(tx, event, 'completed', (view) => completedMessage(view, event.data));
  }

  @OnEvent(scheduling.SessionReminded, TOGETHER)
  reminded(event: Event<typeof scheduling.SessionReminded>, tx: Tx): Promise<void> {
    return this.notify.execute(tx, event, 'reminded', (view) => reminderMessage(view, event.data));
  }
}
