import { Injectable } from '@nestjs/common';
import type { AnyEventType, EventData, EventEnvelope } from '@waymark/contracts/events';
import * as scheduling from '@waymark/contracts/scheduling/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvents } from '@waymark/messaging/decorators';
import { NotifyParticipants } from '../app/notify-participants.ts';
import { bookedMessage } from '../domain/messages/booked.ts';
import { cancelledMessage } from '../domain/messages/cancelled.ts';
import { completedMessage } from '../domain/messages/completed.ts';
import { movedMessage } from '../domain/messages/moved.ts';
import { noShowMessage } from '../domain/messages/no-show.ts';
import { reminderMessage } from '../domain/messages/reminder.ts';

type Events<E extends AnyEventType> = EventEnvelope<EventData<E>>[];

/** Sharing statements saves most of the cost when many people book at once. */
const TOGETHER = { maxBatch: 16 };

@Injectable()
export class SessionEventHandlers {
  constructor(private readonly notify: NotifyParticipants) {}

  @OnEvents(scheduling.SessionBooked, TOGETHER)
  booked(events: Events<typeof scheduling.SessionBooked>, tx: Tx): Promise<void> {
    return this.notify.execute(tx, events, 'booked', bookedMessage);
  }

  @OnEvents(scheduling.SessionMoved, TOGETHER)
  moved(events: Events<typeof scheduling.SessionMoved>, tx: Tx): Promise<void> {
    return this.notify.execute(tx, events, 'moved', movedMessage);
  }

  @OnEvents(scheduling.SessionCancelled, TOGETHER)
  cancelled(events: Events<typeof scheduling.SessionCancelled>, tx: Tx): Promise<void> {
    return this.notify.execute(tx, events, 'cancelled', cancelledMessage);
  }

  @OnEvents(scheduling.SessionNoShow, TOGETHER)
  noShow(events: Events<typeof scheduling.SessionNoShow>, tx: Tx): Promise<void> {
    return this.notify.execute(tx, events, 'no-show', noShowMessage);
  }

  @OnEvents(scheduling.SessionCompleted, TOGETHER)
  completed(events: Events<typeof scheduling.SessionCompleted>, tx: Tx): Promise<void> {
    return this.notify.execute(tx, events, 'completed', completedMessage);
  }

  @OnEvents(scheduling.SessionReminded, TOGETHER)
  reminded(events: Events<typeof scheduling.SessionReminded>, tx: Tx): Promise<void> {
    return this.notify.execute(tx, events, 'reminded', reminderMessage);
  }
}
