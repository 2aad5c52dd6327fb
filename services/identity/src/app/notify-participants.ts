import { Inject, Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@waymark/contracts/events';
import type { SessionFacts } from '@waymark/contracts/scheduling/events';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import type { Message } from '../domain/messages/message.ts';
import { type SessionView, viewOf } from '../domain/messages/session-view.ts';
import { isCurrent, rolesToNotify, type SessionEvent, stateAfter } from '../domain/session-event.ts';
import type { IdentityEnv } from '../env.ts';
import { sessionInvitation } from '../integrations/mail/session-invitation.ts';
import { senderOf } from '../integrations/mail/smtp.ts';
import { NotifiedSessionsRepository } from '../persistence/notified-sessions.repository.ts';
import { type Recipient, RecipientsReader } from '../persistence/recipients.reader.ts';
import { NotifyUsers, type OutgoingMessage } from './notify-users.ts';

type Envelope = EventEnvelope<SessionFacts>;
type Type = SessionEvent['type'];

const IN_CALENDARS: Type[] = ['booked', 'moved', 'cancelled'];

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

  async execute(
    tx: Tx,
    envelope: Envelope,
    type: Type,
    compose: (view: SessionView) => Message,
  ): Promise<void> {
    const facts = envelope.data;
    const state = await this.notified.lock(tx, facts.sessionId);
    const recipients = await this.recipients.find(tx, [facts.learnerId, facts.mentorId]);
    const event = { type, sequence: facts.sequence, startsAt: facts.startsAt };
    if (!isCurrent(event, state, this.clock.now())) return;
    const next = stateAfter(event, state);
    const messages = rolesToNotify(type).flatMap((role) => {
      const view = viewOf(facts, role);
      const to = recipients.find(({ userId }) => userId === view.userId);
      return to ? this.messageOf(envelope, type, view, to, compose(view)) : [];
    });
    if (next) await this.notified.save(tx, facts.sessionId, next);
    await this.notifyUsers.execute(tx, messages);
  }

  private messageOf(
    { id, occurredAt, data }: Envelope,
    type: Type,
    view: SessionView,
    to: Recipient,
    message: Message,
  ): OutgoingMessage {
    const invitee = {
      view,
      isCancelled: type === 'cancelled',
      at: occurredAt,
      organizer: senderOf(this.env.MAIL_FROM),
      email: to.email,
    };
    return {
      eventId: id,
      to,
      message,
      calendar: IN_CALENDARS.includes(type) ? sessionInvitation(invitee) : undefined,
      session: { id: data.sessionId, sequence: data.sequence },
      expiresAt: type === 'reminded' ? data.startsAt : undefined,
    };
  }
}
