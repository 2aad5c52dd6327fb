import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { RecurringWork } from '@waymark/platform/recurring-work';
import type { IdentityEnv } from '../../env.ts';
import { MailsRepository } from '../persistence/mails.repository.ts';
import { NotificationsRepository } from '../persistence/notifications.repository.ts';
import { SendMails } from './send-mails.ts';
import { SendPushes } from './send-pushes.ts';

/** A mail still being sent after this is sent again when its lease has expired. */
const DRAIN = { drainWithinMs: 4_000 };

/** Sends queued mails and push messages, and deletes old mails and notifications. */
@Injectable()
export class MailWork implements OnApplicationBootstrap {
  private readonly logger = new Logger(MailWork.name);

  constructor(
    @Inject(SERVICE_ENV) private readonly env: IdentityEnv,
    private readonly recurring: RecurringWork,
    private readonly sendMails: SendMails,
    private readonly sendPushes: SendPushes,
    private readonly mails: MailsRepository,
    private readonly notifications: NotificationsRepository,
  ) {}

  onApplicationBootstrap(): void {
    const { SMTP_URL, MAIL_POLL_SECONDS, NEWS_SWEEP_MINUTES } = this.env;
    const pollMs = MAIL_POLL_SECONDS * 1_000;
    const sweepMs = NEWS_SWEEP_MINUTES * 60_000;
    if (SMTP_URL) {
      this.recurring.start('sending mails', pollMs, () => this.sendMails.execute(), DRAIN);
    } else {
      this.logger.log('SMTP_URL is not set: mails are stored and not sent');
    }
    this.recurring.start('sending push messages', pollMs, () => this.sendPushes.execute(), DRAIN);
    this.recurring.start('sweep of mails', sweepMs, () => this.mails.sweep(), DRAIN);
    this.recurring.start('sweep of notifications', sweepMs, () => this.notifications.sweep(), DRAIN);
  }
}
