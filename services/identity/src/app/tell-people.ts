import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import type { Message } from '../domain/messages/message.ts';
import { ENV, type IdentityEnv } from '../env.ts';
import type { CalendarPart } from '../integrations/mail/session-invitation.ts';
import { MailsRepository } from '../persistence/mails.repository.ts';
import { NotificationsRepository } from '../persistence/notifications.repository.ts';
import type { Addressee } from '../persistence/people.reader.ts';

export interface Telling {
  eventId: string;
  to: Addressee;
  message: Message;
  calendar?: CalendarPart;
  session?: { id: string; sequence: number };
  /** The mail is not sent any more after this moment. */
  uselessAfter?: string;
}

/** Writes what one person is told: inside the product and as a mail that waits to be sent, or is kept to be looked at. */
@Injectable()
export class TellPeople {
  constructor(
    @Inject(ENV) private readonly env: IdentityEnv,
    private readonly notifications: NotificationsRepository,
    private readonly mails: MailsRepository,
  ) {}

  async execute(tx: Tx, telling: Telling): Promise<void> {
    const { eventId, to, message, calendar, session, uselessAfter } = telling;
    const { kind, title, body, link, subject } = message;
    const { userId, email } = to;
    await this.notifications.add(tx, { userId, eventId, kind, title, body, link });
    await this.mails.add(tx, {
      userId,
      eventId,
      kind,
      recipient: email,
      subject,
      message,
      ics: calendar ?? null,
      session: session ?? null,
      uselessAfter: uselessAfter ?? null,
      state: this.env.SMTP_URL ? 'queued' : 'kept',
    });
  }
}
