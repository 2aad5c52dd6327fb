import { Inject, Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import { newId } from '@waymark/kernel/ids';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { IdentityEnv } from '../../env.ts';
import type { Message } from '../domain/notices/message.ts';
import { inReaderStyle } from '../domain/notices/reader-style.ts';
import { MailsRepository } from '../persistence/mails.repository.ts';
import { RecipientsReader } from '../persistence/recipients.reader.ts';

interface OutgoingMail {
  userId: number;
  email: string;
  message: Message;
  /** The mail is not sent after so many minutes. */
  minutes?: number;
}

/** Queues a mail without a notification, in the transaction of its cause. */
@Injectable()
export class QueueMail {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    private readonly mails: MailsRepository,
    private readonly recipients: RecipientsReader,
  ) {}

  async execute(tx: Tx, { userId, email, minutes, ...mail }: OutgoingMail): Promise<void> {
    const [owner] = await this.recipients.find(tx, [userId]);
    const message = inReaderStyle(mail.message, owner?.locale ?? null);
    const { kind, subject } = message;
    await this.mails.add(tx, [
      {
        ...{ userId, eventId: newId(), kind, recipient: email, subject, message, ics: null, session: null },
        subscriptionToken: null,
        expiresAt: minutes === undefined ? null : new Date(Date.now() + minutes * 60_000).toISOString(),
        state: this.env.SMTP_URL ? 'queued' : 'kept',
      },
    ]);
  }
}
