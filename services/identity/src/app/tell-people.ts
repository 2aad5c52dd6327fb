import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import type { Message } from '../domain/messages/message.ts';
import { ENV, type IdentityEnv } from '../env.ts';
import type { CalendarPart } from '../integrations/mail/session-invitation.ts';
import { MailsRepository, type NewMail } from '../persistence/mails.repository.ts';
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

/** Writes what people are told: inside the product and as a mail that waits to be sent, or is kept to be looked at. */
@Injectable()
export class TellPeople {
  constructor(
    @Inject(ENV) private readonly env: IdentityEnv,
    private readonly notifications: NotificationsRepository,
    private readonly mails: MailsRepository,
  ) {}

  async execute(tx: Tx, tellings: Telling[]): Promise<void> {
    if (tellings.length === 0) return;
    const notices = tellings.map(({ eventId, to, message: { kind, title, body, link } }) => {
      return { userId: to.userId, eventId, kind, title, body, link };
    });
    const mails = tellings.map((telling) => this.mailOf(telling));
    await Promise.all([this.notifications.add(tx, notices), this.mails.add(tx, mails)]);
  }

  private mailOf({ eventId, to, message, calendar, session, uselessAfter }: Telling): NewMail {
    return {
      userId: to.userId,
      eventId,
      kind: message.kind,
      recipient: to.email,
      subject: message.subject,
      message,
      ics: calendar ?? null,
      session: session ?? null,
      uselessAfter: uselessAfter ?? null,
      state: this.env.SMTP_URL ? 'queued' : 'kept',
    };
  }
}
