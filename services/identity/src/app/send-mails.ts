import { Inject, Injectable, Logger } from '@nestjs/common';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { isPermanent, retryDelayMs } from '../domain/mail-retries.ts';
import type { IdentityEnv } from '../env.ts';
import { renderMail } from '../integrations/mail/render-mail.tsx';
import { failureOf, Smtp } from '../integrations/mail/smtp.ts';
import { MailsRepository, type MailToSend } from '../persistence/mails.repository.ts';

const BATCH = 5;
/** Exceeds the SMTP deadline, so that a mail is never sent twice at the same time. */
const LEASE_SECONDS = 120;

/** Sends queued mails, outside of transactions. Logs contain ids, no addresses or content. */
@Injectable()
export class SendMails {
  private readonly logger = new Logger(SendMails.name);
  private readonly smtp: Smtp | null;

  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    private readonly mails: MailsRepository,
  ) {
    const { SMTP_URL, MAIL_FROM } = env;
    this.smtp = SMTP_URL ? new Smtp(SMTP_URL, MAIL_FROM) : null;
  }

  /** Sends one batch. Returns true if there may be more. */
  async execute(): Promise<boolean> {
    const { smtp } = this;
    if (!smtp) return false;
    const mails = await this.mails.lease(BATCH, LEASE_SECONDS);
    await Promise.all(mails.map((mail) => this.send(smtp, mail)));
    return mails.length === BATCH;
  }

  private async send(smtp: Smtp, mail: MailToSend): Promise<void> {
    try {
      await smtp.send({ ...mail, ...(await renderMail(mail.message, this.env)) });
    } catch (error) {
      return this.recordFailure(mail, error);
    }
    // If this fails, the lease expires and the mail is sent again under the same Message-ID.
    await this.mails.markSent(mail.id);
  }

  private async recordFailure(mail: MailToSend, error: unknown): Promise<void> {
    const failure = failureOf(error);
    const delayMs = isPermanent(failure) ? null : retryDelayMs(mail.attempts, Math.random());
    const details = { mailId: mail.id, kind: mail.kind, attempt: mail.attempts, ...failure };
    if (delayMs === null) this.logger.error({ msg: 'a mail failed permanently', ...details });
    else this.logger.warn({ msg: 'a mail failed and will be retried', ...details });
    const { code = 'error', command = '', responseCode = '' } = failure;
    await this.mails.markFailed(mail, [code, command, responseCode].filter(Boolean).join(' '), delayMs);
  }
}
