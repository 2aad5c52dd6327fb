import { Inject, Injectable } from '@nestjs/common';
import * as events from '@waymark/contracts/scheduling/events';
import type { Party, Session as SessionView } from '@waymark/contracts/scheduling/sessions';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '../clock.ts';
import { isMeeting } from '../domain/policy.ts';
import type { Session } from '../domain/session.ts';
import type { SessionNews, SessionState } from '../domain/session-state.ts';
import { type MentorFace, type SeenSession, viewOf } from '../domain/session-view.ts';
import { ENV, type SchedulingEnv } from '../env.ts';

/** Sessions as others see them: people on their screens, and other services in events. */
@Injectable()
export class SessionVoice {
  constructor(
    @Inject(ENV) private readonly env: SchedulingEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  private linkOf({ meetingCode }: SessionState): string {
    return this.env.MEETING_LINK_TEMPLATE.replaceAll('{code}', meetingCode);
  }

  /** Null once nobody is to meet there any more. */
  openLinkOf(state: SessionState): string | null {
    return isMeeting(state, this.clock.now()) ? this.linkOf(state) : null;
  }

  view(seen: SeenSession, role: Party): SessionView {
    return viewOf(seen, role, this.openLinkOf(seen.state), this.clock.now());
  }

  facts(state: SessionState, mentor: MentorFace): events.SessionFacts {
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
      meetingLink: this.linkOf(state),
      topic: state.topic,
      userNotes: state.userNotes,
      aboutTitle: state.about && (state.about.stepTitle ?? state.about.roadmapTitle),
      price: state.price,
      currency: state.currency,
      payment: state.payment as SessionView['payment'],
      sequence: state.sequence,
    };
  }

  /** Emits all that a session has to tell, to both of its people. */
  tell(tx: Tx, session: Session, mentor: MentorFace): void {
    for (const news of session.news) this.tellOne(tx, session.state, mentor, news);
  }

  private tellOne(tx: Tx, state: SessionState, mentor: MentorFace, news: SessionNews): void {
    const { id: sessionId, mentorId, learnerId } = state;
    const people = { sessionId, mentorId, learnerId };
    const both = { audience: [mentorId, learnerId] };
    const facts = this.facts(state, mentor);
    switch (news.type) {
      case 'held':
        tx.emit(events.HoldPlaced, people, both);
        break;
      case 'hold-ended':
        tx.emit(events.HoldEnded, { ...people, reason: news.reason }, both);
        break;
      case 'booked':
        tx.emit(events.SessionBooked, facts, both);
        break;
      case 'moved': {
        const { previousStart, movedBy } = news;
        const moved = { ...facts, previousStart: previousStart.toISOString(), movedBy };
        tx.emit(events.SessionMoved, moved, both);
        break;
      }
      case 'cancelled': {
        const { cancelledBy, refundCents } = news;
        tx.emit(events.SessionCancelled, { ...facts, cancelledBy, refundCents }, both);
        break;
      }
      case 'no-show': {
        const { absent, refundCents } = news;
        tx.emit(events.SessionNoShow, { ...facts, absent, refundCents }, both);
        break;
      }
      case 'completed': {
        const payBy = state.payment === 'due' ? state.payBy!.toISOString() : null;
        tx.emit(events.SessionCompleted, { ...facts, payBy }, both);
        break;
      }
      case 'touched':
        tx.emit(events.SessionTouched, people, both);
        break;
    }
  }
}
