import { Inject, Injectable } from '@nestjs/common';
import type { AnyEventType, EventData } from '@waymark/contracts/events';
import * as events from '@waymark/contracts/scheduling/events';
import type { PaymentStatus } from '@waymark/contracts/scheduling/sessions';
import type { Tx } from '@waymark/database/tx';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { Session } from '../domain/session.ts';
import type { SessionEvent, SessionState } from '../domain/session-state.ts';
import { type MentorCard, meetingLinkOf, type SessionDetails } from '../domain/session-view.ts';
import type { SchedulingEnv } from '../env.ts';

@Injectable()
export class SessionEventPublisher {
  constructor(@Inject(SERVICE_ENV) private readonly env: SchedulingEnv) {}

  publish(tx: Tx, session: Session, mentor: MentorCard): void {
    for (const event of session.events) this.publishOne(tx, session.state, mentor, event);
  }

  publishReminder(tx: Tx, { state, mentor }: SessionDetails, before: '24h' | '1h'): void {
    emitToBoth(tx, events.SessionReminded, { ...this.factsOf(state, mentor), before });
  }

  private publishOne(tx: Tx, state: SessionState, mentor: MentorCard, event: SessionEvent): void {
    const people = { sessionId: state.id, mentorId: state.mentorId, learnerId: state.learnerId };
    const facts = this.factsOf(state, mentor);
    switch (event.type) {
      case 'held':
        emitToBoth(tx, events.HoldPlaced, people);
        break;
      case 'hold-ended':
        emitToBoth(tx, events.HoldEnded, { ...people, reason: event.reason });
        break;
      case 'booked':
        emitToBoth(tx, events.SessionBooked, facts);
        break;
      case 'moved': {
        const { previousStart, movedBy } = event;
        const moved = { ...facts, previousStart: previousStart.toISOString(), movedBy };
        emitToBoth(tx, events.SessionMoved, moved);
        break;
      }
      case 'cancelled': {
        const { cancelledBy, refundCents } = event;
        emitToBoth(tx, events.SessionCancelled, { ...facts, cancelledBy, refundCents });
        break;
      }
      case 'no-show': {
        const { absent, refundCents } = event;
        emitToBoth(tx, events.SessionNoShow, { ...facts, absent, refundCents });
        break;
      }
      case 'completed': {
        const payBy = state.payment === 'due' ? state.payBy!.toISOString() : null;
        emitToBoth(tx, events.SessionCompleted, { ...facts, payBy });
        break;
      }
      case 'touched':
        emitToBoth(tx, events.SessionTouched, people);
        break;
    }
  }

  private factsOf(state: SessionState, mentor: MentorCard): events.SessionFacts {
    return {
      sessionId: state.id,
      mentorId: state.mentorId,
      learnerId: state.learnerId,
      mentorName: mentor.name,
      learnerName: state.learnerName,
      kind: state.kind,
      sessionType: state.sessionType,
      startsAt: state.startsAt.toISOString(),
      endsAt: state.endsAt.toISOString(),
      mentorTimezone: state.mentorTimezone,
      learnerTimezone: state.learnerTimezone,
      meetingLink: meetingLinkOf(state, this.env.MEETING_LINK_TEMPLATE),
      topic: state.topic,
      userNotes: state.userNotes,
      aboutTitle: state.about && (state.about.stepTitle ?? state.about.roadmapTitle),
      price: state.price,
      currency: state.currency,
      payment: state.payment as PaymentStatus,
      sequence: state.sequence,
    };
  }
}

function emitToBoth<E extends AnyEventType>(
  tx: Tx,
  type: E,
  data: EventData<E> & { mentorId: number; learnerId: number },
): void {
  tx.emit(type, data, { audience: [data.mentorId, data.learnerId] });
}
