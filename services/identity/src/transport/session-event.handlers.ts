import { Injectable } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
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
import type { SessionView } from '../domain/messages/session-view.ts';

type Event<D> = EventEnvelope<D>;

/** Sharing a transaction saves most of the cost when many people book at once. */
const TOGETHER = { together: 16 };

@Injectable()
export class SessionEventHandlers {
  constructor(private readonly notify: NotifyParticipants) {}

  @OnEvent(scheduling.SessionBooked, TOGETHER)
  booked(event: Event<EventData<typeof scheduling.SessionBooked>>, tx: Tx): Promise<void> {
    return this.notify.execute(tx, { ...of(event), type: 'booked', compose: bookedMessage });
  }

  @OnEvent(scheduling.SessionMoved, TOGETHER)
  moved(event: Event<EventData<typeof scheduling.SessionMoved>>, tx: Tx): Promise<void> {
    const compose = (view: SessionView) => movedMessage(view, event.data);
    return this.notify.execute(tx, { ...of(event), type: 'moved', compose });
  }

  @OnEvent(scheduling.SessionCancelled, TOGETHER)
  cancelled(event: Event<EventData<typeof scheduling.SessionCancelled>>, tx: Tx): Promise<void> {
    const compose = (view: SessionView) => cancelledMessage(view, event.data);
    return this.notify.execute(tx, { ...of(event), type: 'cancelled', compose });
  }

  @OnEvent(scheduling.SessionNoShow, TOGETHER)
  noShow(event: Event<EventData<typeof scheduling.SessionNoShow>>, tx: Tx): Promise<void> {
    const compose = (view: SessionView) => noShowMessage(view, event.data);
    return this.notify.execute(tx, { ...of(event), type: 'no-show', compose });
  }

  @OnEvent(scheduling.SessionCompleted, TOGETHER)
  completed(event: Event<EventData<typeof scheduling.SessionCompleted>>, tx: Tx): Promise<void> {
    const compose = (view: SessionView) => completedMessage(view, event.data);
    return this.notify.execute(tx, { ...of(event), type: 'completed', roles: ['learner'], compose });
  }

  @OnEvent(scheduling.SessionReminded, TOGETHER)
  reminded(event: Event<EventData<typeof scheduling.SessionReminded>>, tx: Tx): Promise<void> {
    const compose = (view: SessionView) => reminderMessage(view, event.data);
    return this.notify.execute(tx, { ...of(event), type: 'reminded', compose });
  }
}

const of = ({ id, occurredAt, data }: Event<scheduling.SessionFacts>) => ({
  eventId: id,
  occurredAt,
  facts: data,
});
