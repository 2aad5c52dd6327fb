import { Inject, Injectable } from '@nestjs/common';
import type { AnyEventType, EventData } from '@waymark/contracts/events';
import * as events from '@waymark/contracts/scheduling/events';
import type { PaymentStatus } from '@waymark/contracts/scheduling/sessions';
import type { Tx } from '@waymark/database/tx';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { type NoShowCase, otherParty } from '../domain/no-show-case.ts';
import type { Proposal } from '../domain/proposal.ts';
import type { Session } from '../domain/session.ts';
import type { SessionEvent, SessionState } from '../domain/session-state.ts';
import { type MentorCard, meetingLinkOf, type SessionDetails } from '../domain/session-view.ts';
import type { SchedulingEnv } from '../env.ts';

@Injectable()
export class SessionEventPublisher {
  constructor(@Inject(SERVICE_ENV) private readonly env: SchedulingEnv) {}

  publish(tx: Tx, session: Session, mentor: MentorCard): void {
    for (const event of session.events) this.publishOne(tx, session, mentor, event);
  }

  publishReminder(tx: Tx, { state, mentor }: SessionDetails, before: '24h' | '1h'): void {
    emitToBoth(tx, events.SessionReminded, { ...this.factsOf(state, mentor), before });
  }

  private publishOne(tx: Tx, session: Session, mentor: MentorCard, event: SessionEvent): void {
    const { state, noShowCase } = session;
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
        const { previousStart, movedBy, message } = event;
        const change = { previousStart: previousStart.toISOString(), movedBy, message };
        const moved = { ...facts, ...change, acceptedBy: otherParty(movedBy) };
        emitToBoth(tx, events.SessionMoved, moved);
        break;
      }
      case 'cancelled': {
        const { cancelledBy, refundCents, message } = event;
        emitToBoth(tx, events.SessionCancelled, { ...facts, cancelledBy, refundCents, message });
        break;
      }
      case 'no-show': {
        const { type: _, ...settlement } = event;
        emitToBoth(tx, events.SessionNoShow, { ...facts, ...settlement });
        break;
      }
      case 'no-show-reported':
      case 'no-show-contested':
      case 'no-show-dismissed':
        publishCase(tx, event.type, { facts, found: noShowCase!, payBy: payByOf(state) });
        break;
      case 'proposal-made':
      case 'proposal-declined':
      case 'proposal-withdrawn':
        publishProposal(tx, event.type, facts, session.proposal!);
        break;
      case 'completed':
        emitToBoth(tx, events.SessionCompleted, { ...facts, payBy: payByOf(state) });
        break;
      case 'written-up':
        emitToBoth(tx, events.SessionWrittenUp, { ...facts, tasks: event.tasks });
        break;
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
      ...(state.kind === 'intro' ? { kind: 'standard', isIntro: true } : { kind: state.kind }),
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

interface CaseFacts {
  facts: events.SessionFacts;
  found: NoShowCase;
  payBy: string | null;
}

type CaseEvent = 'no-show-reported' | 'no-show-contested' | 'no-show-dismissed';

function publishCase(tx: Tx, type: CaseEvent, { facts, found, payBy }: CaseFacts): void {
  const { reportedBy, claim, response, reason, respondBy } = found;
  const to = { audience: [facts.mentorId, facts.learnerId], audienceRoles: ['admin'] as const };
  if (type === 'no-show-reported')
    tx.emit(events.NoShowReported, { ...facts, reportedBy, claim, respondBy: respondBy.toISOString() }, to);
  else if (type === 'no-show-contested')
    tx.emit(events.NoShowContested, { ...facts, reportedBy, response }, to);
  else tx.emit(events.NoShowDismissed, { ...facts, reportedBy, reason: reason!, payBy }, to);
}

type ProposalEvent = 'proposal-made' | 'proposal-declined' | 'proposal-withdrawn';

function publishProposal(tx: Tx, type: ProposalEvent, facts: events.SessionFacts, found: Proposal): void {
  const { by, startsAt, message, reply, expiresAt } = found;
  const of = { ...facts, proposedBy: by, proposedStart: startsAt.toISOString() };
  if (type === 'proposal-made')
    emitToBoth(tx, events.ProposalMade, { ...of, message, expiresAt: expiresAt.toISOString() });
  else if (type === 'proposal-declined') emitToBoth(tx, events.ProposalDeclined, { ...of, message: reply });
  else emitToBoth(tx, events.ProposalWithdrawn, of);
}

const payByOf = ({ payment, payBy }: SessionState): string | null =>
  payment === 'due' ? payBy!.toISOString() : null;

function emitToBoth<E extends AnyEventType>(
  tx: Tx,
  type: E,
  data: EventData<E> & { mentorId: number; learnerId: number },
): void {
  tx.emit(type, data, { audience: [data.mentorId, data.learnerId] });
}
