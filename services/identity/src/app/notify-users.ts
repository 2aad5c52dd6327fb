import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { Message } from '../domain/messages/message.ts';
import { isWanted, optionalMailTopic, topicOf } from '../domain/topic-of.ts';
import type { IdentityEnv } from '../env.ts';
import type { CalendarPart } from '../integrations/mail/session-invitation.ts';
import { subscriptionToken } from '../integrations/mail/subscription-token.ts';
import { MailsRepository, type NewMail } from '../persistence/mails.repository.ts';
import { NotificationsRepository } from '../persistence/notifications.repository.ts';
import type { Recipient } from '../persistence/recipients.reader.ts';

export interface OutgoingMessage {
  eventId: string;
  to: Recipient;
  message: Message;
  calendar?: CalendarPart;
  session?: { id: string; sequence: number };
  /** The mail is not sent after this instant. */
  expiresAt?: string;
}

/** Stores each message as a notification and as a mail, unless its recipient turned it off, in the transaction of its event. */
@Injectable()
export class NotifyUsers {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: Pick<IdentityEnv, 'SMTP_URL'>,
    private readonly notifications: NotificationsRepository,
    private readonly mails: MailsRepository,
  ) {}

  async execute(tx: Tx, messages: OutgoingMessage[]): Promise<void> {
    const wanted = (channel: 'product' | 'mail') =>
      messages.filter(({ to, message }) => isWanted(message.kind, channel, to.muted));
    const notifications = wanted('product').map(({ eventId, to, message: { kind, title, body, link } }) => {
      return { userId: to.userId, eventId, kind, title, body, link };
    });
    const mails = wanted('mail').map((message) => this.mailOf(message));
    if (notifications.length > 0) await this.notifications.add(tx, notifications);
    if (mails.length > 0) await this.mails.add(tx, mails);
  }

  private mailOf({ eventId, to, message, calendar, session, expiresAt }: OutgoingMessage): NewMail {
    const topic = optionalMailTopic(topicOf(message.kind));
    return {
      userId: to.userId,
      eventId,
      kind: message.kind,
      recipient: to.email,
      subject: message.subject,
      message,
      ics: calendar ?? null,
      session: session ?? null,
      expiresAt: expiresAt ?? null,
      subscriptionToken: topic && subscriptionToken({ userId: to.userId, topic }, to.subscriptionKey),
      state: this.env.SMTP_URL ? 'queued' : 'kept',
    };
  }
}
