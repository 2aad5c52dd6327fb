import { Inject, Injectable } from '@nestjs/common';
import type { SessionFacts } from '@waymark/contracts/scheduling/events';
import type { Party } from '@waymark/contracts/scheduling/sessions';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import type { Message } from '../domain/messages/message.ts';
import { type SessionView, viewOf } from '../domain/messages/session-view.ts';
import { isCurrent, type SessionEvent, stateAfter } from '../domain/session-event.ts';
import type { IdentityEnv } from '../env.ts';
import { sessionInvitation } from '../integrations/mail/session-invitation.ts';
import { senderOf } from '../integrations/mail/smtp.ts';
import { NotifiedSessionsRepository } from '../persistence/notified-sessions.repository.ts';
import { type Recipient, RecipientsReader } from '../persistence/recipients.reader.ts';
import { NotifyUsers, type OutgoingMessage } from './notify-users.ts';

export interface SessionNotification {
  eventId: string;
  occurredAt: string;
  type: SessionEvent['type'];
  facts: SessionFacts;
  /** Default: both. */
  roles?: Party[];
  compose: (view: SessionView) => Message;
}

const IN_CALENDARS: SessionEvent['type'][] = ['booked', 'moved', 'cancelled'];

/** Notifies the participants of a session, unless they were notified of a newer event. */
@Injectable()
export class NotifyParticipants {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly recipients: RecipientsReader,
    private readonly notified: NotifiedSessionsRepository,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  async execute(tx: Tx, notification: SessionNotification): Promise<void> {
    const { type, facts, roles = ['learner', 'mentor'] } = notification;
    const [state, recipients] = await Promise.all([
      this.notified.lock(tx, facts.sessionId),
      this.recipients.find(tx, [facts.learnerId, facts.mentorId]),
    ]);
    const event = { type, sequence: facts.sequence, startsAt: facts.startsAt };
    if (!isCurrent(event, state, this.clock.now())) return;
    const next = stateAfter(event, state);
    const messages = roles.flatMap((role) => {
      const view = viewOf(facts, role);
      return recipients
        .filter(({ userId }) => userId === view.userId)
        .map((to) => this.messageOf(notification, view, to));
    });
    await Promise.all([
      next && this.notified.save(tx, facts.sessionId, next),
      this.notifyUsers.execute(tx, messages),
    ]);
  }

  private messageOf(notification: SessionNotification, view: SessionView, to: Recipient): OutgoingMessage {
    const { eventId, type, facts, occurredAt, compose } = notification;
    const invitee = {
      view,
      isCancelled: type === 'cancelled',
      at: occurredAt,
      organizer: senderOf(this.env.MAIL_FROM),
      email: to.email,
    };
    return {
      eventId,
      to,
      message: compose(view),
      calendar: IN_CALENDARS.includes(type) ? sessionInvitation(invitee) : undefined,
      session: { id: facts.sessionId, sequence: facts.sequence },
      expiresAt: type === 'reminded' ? facts.startsAt : undefined,
    };
  }
}
