import { Inject, Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@waymark/contracts/events';
import type { SessionFacts } from '@waymark/contracts/scheduling/events';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import type { Message } from '../domain/messages/message.ts';
import { type SessionView, viewOf } from '../domain/messages/session-view.ts';
import {
  isCurrent,
  type NotifiedState,
  rolesToNotify,
  type SessionEvent,
  stateAfter,
} from '../domain/session-event.ts';
import type { IdentityEnv } from '../env.ts';
import { sessionInvitation } from '../integrations/mail/session-invitation.ts';
import { senderOf } from '../integrations/mail/smtp.ts';
import { NotifiedSessionsRepository } from '../persistence/notified-sessions.repository.ts';
import { type Recipient, RecipientsReader } from '../persistence/recipients.reader.ts';
import { NotifyUsers, type OutgoingMessage } from './notify-users.ts';

type Type = SessionEvent['type'];

const IN_CALENDARS: Type[] = ['booked', 'moved', 'cancelled'];

/** Notifies the participants of sessions, unless they were notified of a newer event. */
@Injectable()
export class NotifyParticipants {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly recipients: RecipientsReader,
    private readonly notified: NotifiedSessionsRepository,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  /** Takes as many statements for several events as for one, with the same result as one after the other. */
  async execute<F extends SessionFacts>(
    tx: Tx,
    envelopes: EventEnvelope<F>[],
    type: Type,
    compose: (view: SessionView, facts: F) => Message,
  ): Promise<void> {
    const facts = envelopes.map(({ data }) => data);
    const sessionIds = facts.map(({ sessionId }) => sessionId);
    const userIds = facts.flatMap(({ learnerId, mentorId }) => [learnerId, mentorId]);
    const states = await this.notified.lock(tx, sessionIds);
    const recipients = await this.recipients.find(tx, userIds);
    const { current, changed } = applyEvents(envelopes, type, states, this.clock.now());
    const messages = current.flatMap((envelope) =>
      rolesToNotify(type).flatMap((role) => {
        const view = viewOf(envelope.data, role);
        const to = recipients.find(({ userId }) => userId === view.userId);
        return to ? this.messageOf(envelope, type, view, to, compose(view, envelope.data)) : [];
      }),
    );
    if (changed.size > 0) await this.notified.save(tx, changed);
    await this.notifyUsers.execute(tx, messages);
  }

  private messageOf(
    { id, occurredAt, data }: EventEnvelope<SessionFacts>,
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

/** The events to notify of, and the changed states by session. Each event applies to the state after the previous ones. */
function applyEvents<F extends SessionFacts>(
  envelopes: EventEnvelope<F>[],
  type: Type,
  states: Map<string, NotifiedState>,
  now: Date,
): { current: EventEnvelope<F>[]; changed: Map<string, NotifiedState> } {
  const changed = new Map<string, NotifiedState>();
  const current: EventEnvelope<F>[] = [];
  for (const envelope of envelopes) {
    const { sessionId, sequence, startsAt } = envelope.data;
    const event = { type, sequence, startsAt };
    const state = changed.get(sessionId) ?? states.get(sessionId) ?? null;
    if (!isCurrent(event, state, now)) continue;
    current.push(envelope);
    const next = stateAfter(event, state);
    if (next && next !== state) changed.set(sessionId, next);
  }
  return { current, changed };
}
