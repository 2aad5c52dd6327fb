import { Controller } from '@nestjs/common';
import type { EventData, EventEnvelope } from '@waymark/contracts/events';
import * as scheduling from '@waymark/contracts/scheduling/events';
import type { Tx } from '@waymark/database/tx';
import { OnEvent } from '@waymark/messaging/decorators';
import { TellOfSession } from '../app/tell-of-session.ts';
import { bookedMessage } from '../domain/messages/booked.ts';
import { cancelledMessage } from '../domain/messages/cancelled.ts';
import { completedMessage } from '../domain/messages/completed.ts';
import { movedMessage } from '../domain/messages/moved.ts';
import { noShowMessage } from '../domain/messages/no-show.ts';
import { reminderMessage } from '../domain/messages/reminder.ts';
import type { SessionView } from '../domain/messages/session-view.ts';

type Event<D> = EventEnvelope<D>;

/** When many people book at once, telling them must not cost a transaction each. */
const TOGETHER = { together: 16 };

/** What happens to sessions, told to their people. */
@Controller()
export class SessionNewsHandlers {
  constructor(private readonly tell: TellOfSession) {}

  @OnEvent(scheduling.SessionBooked, TOGETHER)
  booked(event: Event<EventData<typeof scheduling.SessionBooked>>, tx: Tx): Promise<void> {
    return this.tell.execute(tx, { ...of(event), what: 'booked', write: bookedMessage });
  }

  @OnEvent(scheduling.SessionMoved, TOGETHER)
  moved(event: Event<EventData<typeof scheduling.SessionMoved>>, tx: Tx): Promise<void> {
    const write = (view: SessionView) => movedMessage(view, event.data);
    return this.tell.execute(tx, { ...of(event), what: 'moved', write });
  }

  @OnEvent(scheduling.SessionCancelled, TOGETHER)
  cancelled(event: Event<EventData<typeof scheduling.SessionCancelled>>, tx: Tx): Promise<void> {
    const write = (view: SessionView) => cancelledMessage(view, event.data);
    return this.tell.execute(tx, { ...of(event), what: 'cancelled', write });
  }

  @OnEvent(scheduling.SessionNoShow, TOGETHER)
  noShow(event: Event<EventData<typeof scheduling.SessionNoShow>>, tx: Tx): Promise<void> {
    const write = (view: SessionView) => noShowMessage(view, event.data);
    return this.tell.execute(tx, { ...of(event), what: 'no-show', write });
  }

  @OnEvent(scheduling.SessionCompleted, TOGETHER)
  completed(event: Event<EventData<typeof scheduling.SessionCompleted>>, tx: Tx): Promise<void> {
    const write = (view: SessionView) => completedMessage(view, event.data);
    return this.tell.execute(tx, { ...of(event), what: 'completed', roles: ['learner'], write });
  }

  @OnEvent(scheduling.SessionReminded, TOGETHER)
  reminded(event: Event<EventData<typeof scheduling.SessionReminded>>, tx: Tx): Promise<void> {
    const write = (view: SessionView) => reminderMessage(view, event.data);
    return this.tell.execute(tx, { ...of(event), what: 'reminded', write });
  }
}

const of = ({ id, occurredAt, data }: Event<scheduling.SessionFacts>) => ({
  eventId: id,
  occurredAt,
  facts: data,
});
