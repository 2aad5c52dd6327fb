import { setTimeout } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { IdentityEnv } from '../../env.ts';
import { isPermanent, retryDelayMs } from '../domain/mail-retries.ts';
import { renderMail } from '../integrations/render-mail.tsx';
import { failureOf, Smtp } from '../integrations/smtp.ts';
import { MailsRepository, type MailToSend } from '../persistence/mails.repository.ts';

const BATCH = 5;
/** Exceeds the SMTP deadline, so that a mail is never sent twice at the same time. */
const LEASE_SECONDS = 120;
/** After failures to mark a mail as sent; with the SMTP deadline they fit into the lease. */
const MARK_DELAYS = [100, 1_000, 5_000, 20_000];

/** Sends queued mails, outside of transactions. Logs contain ids, no addresses or content. */
@Injectable()
export class SendMails {
  private readonly logger = new Logger(SendMails.name);
  private readonly smtp: Smtp | null;

  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    private readonly mails: MailsRepository,
  ) {
    this.smtp = env.SMTP_URL ? new Smtp(env.SMTP_URL, env) : null;
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
      await smtp.send({ ...mail, ...(await renderMail(mail.message, this.env, mail.subscriptionToken)) });
    } catch (error) {
      return this.recordFailure(mail, error);
    }
    await this.markSent(mail.id);
  }

  /** Retried, since the mail is sent again (under the same Message-ID) if its lease expires without the mark. */
  private async markSent(id: string): Promise<void> {
    for (const delayMs of MARK_DELAYS) {
      try {
        return await this.mails.markSent(id);
      } catch (err) {
        this.logger.warn({ msg: 'a sent mail could not be marked', mailId: id, err });
        await setTimeout(delayMs);
      }
    }
    await this.mails.markSent(id);
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
