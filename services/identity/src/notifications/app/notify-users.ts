import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import { newId } from '@waymark/kernel/ids';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { IdentityEnv } from '../../env.ts';
import type { Message } from '../domain/notices/message.ts';
import { inReaderStyle } from '../domain/notices/reader-style.ts';
import { isWanted, optionalMailTopic, topicOf } from '../domain/topic-of.ts';
import type { CalendarPart } from '../integrations/calendar-part.ts';
import { subscriptionToken } from '../integrations/subscription-token.ts';
import { MailsRepository, type NewMail } from '../persistence/mails.repository.ts';
import { NotificationsRepository } from '../persistence/notifications.repository.ts';
import { PushMessagesRepository } from '../persistence/push-messages.repository.ts';
import { type Recipient, RecipientsReader } from '../persistence/recipients.reader.ts';

export interface OutgoingMessage {
  eventId: string;
  to: Recipient;
  message: Message;
  calendar?: CalendarPart;
  session?: { id: string; sequence: number };
  /** The mail is not sent after this instant. */
  expiresAt?: string;
}

/**
 * Stores each message as a notification, as push messages and as a mail, unless its recipient turned it off, in the
 * transaction of its event. Push messages go with the notification.
 */
@Injectable()
export class NotifyUsers {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: Pick<IdentityEnv, 'SMTP_URL'>,
    private readonly notifications: NotificationsRepository,
    private readonly mails: MailsRepository,
    private readonly recipients: RecipientsReader,
    private readonly pushes: PushMessagesRepository,
  ) {}

  /** Sends a message to a user, once per `eventId`, if the account exists. */
  async inform(tx: Tx, userId: number, message: Message, eventId = newId()): Promise<void> {
    const recipients = await this.recipients.find(tx, [userId]);
    await this.execute(
      tx,
      recipients.map((to) => ({ eventId, to, message })),
    );
  }

  async informAdmins(tx: Tx, message: Message): Promise<void> {
    const eventId = newId();
    const admins = await this.recipients.findAdmins(tx);
    await this.execute(
      tx,
      admins.map((to) => ({ eventId, to, message })),
    );
  }

  async execute(tx: Tx, outgoing: OutgoingMessage[]): Promise<void> {
    const messages = outgoing.map((one) => ({ ...one, message: inReaderStyle(one.message, one.to.locale) }));
    const wanted = (channel: 'product' | 'mail') =>
      messages.filter(
        ({ to, message: { kind, only = channel } }) => only === channel && isWanted(kind, channel, to.muted),
      );
    const shown = wanted('product');
    const notifications = shown.map(({ eventId, to, message }) => {
      const { kind, title, body, link, replacesUnread = false } = message;
      return { userId: to.userId, eventId, kind, title, body, link, replacesUnread };
    });
    const pushes = shown.flatMap(({ eventId, to, message: { kind, link, push }, expiresAt = null }) =>
      push === undefined
        ? []
        : [{ userId: to.userId, eventId, kind, content: { title: push, link, tag: kind }, expiresAt }],
    );
    const mails = wanted('mail').map((message) => this.mailOf(message));
    if (notifications.length > 0) await this.notifications.add(tx, notifications);
    if (pushes.length > 0) await this.pushes.add(tx, pushes);
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
