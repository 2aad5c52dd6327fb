import { Inject, Injectable, Logger } from '@nestjs/common';
import { isForGood, nextTryIn } from '../domain/mail-retries.ts';
import { ENV, type IdentityEnv } from '../env.ts';
import { renderMail } from '../integrations/mail/render-mail.tsx';
import { faultOf, Smtp } from '../integrations/mail/smtp.ts';
import { MailsRepository, type MailToSend } from '../persistence/mails.repository.ts';

const BATCH = 5;
/** Longer than sending takes at worst, so that two never send the same mail at once. */
const LEASE_SECONDS = 120;

/** Sends what waits, outside of transactions. Logs say which mail it was, never whose or what was in it. */
@Injectable()
export class SendMails {
  private readonly logger = new Logger(SendMails.name);
  private readonly smtp: Smtp | null;

  constructor(
    @Inject(ENV) private readonly env: IdentityEnv,
    private readonly mails: MailsRepository,
  ) {
    const { SMTP_URL, MAIL_FROM } = env;
    this.smtp = SMTP_URL ? new Smtp(SMTP_URL, MAIL_FROM) : null;
  }

  /** One batch; true when there may be more. */
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
      return this.failed(mail, error);
    }
    // A fault here leaves the lease to run out: the mail goes out again under the same Message-ID.
    await this.mails.sent(mail.id);
  }

  private async failed(mail: MailToSend, error: unknown): Promise<void> {
    const fault = faultOf(error);
    const retryInMs = isForGood(fault) ? null : nextTryIn(mail.attempts, Math.random());
    const about = { mailId: mail.id, kind: mail.kind, attempt: mail.attempts, ...fault };
    if (retryInMs === null) this.logger.error({ msg: 'a mail could not be sent and is given up', ...about });
    else this.logger.warn({ msg: 'a mail was not sent, trying again', ...about });
    const { code = 'error', command = '', responseCode = '' } = fault;
    await this.mails.failed(mail, [code, command, responseCode].filter(Boolean).join(' '), retryInMs);
  }
}
