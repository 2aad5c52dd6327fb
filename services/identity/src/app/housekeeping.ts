import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { settlesWithin } from '@waymark/messaging/backoff';
import { ServiceLifecycle } from '@waymark/platform/lifecycle';
import { ENV, type IdentityEnv } from '../env.ts';
import { MailsRepository } from '../persistence/mails.repository.ts';
import { NotificationsRepository } from '../persistence/notifications.repository.ts';
import { SendMails } from './send-mails.ts';

/** A stop does not wait longer for a mail in hand; its lease runs out, and it is sent by another. */
const PATIENCE_MS = 4_000;

/** Does the recurring work for as long as the process lives. A round that fails is said and done again. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap {
  private readonly logger = new Logger(Housekeeping.name);

  constructor(
    @Inject(ENV) private readonly env: IdentityEnv,
    private readonly lifecycle: ServiceLifecycle,
    private readonly sendMails: SendMails,
    private readonly mails: MailsRepository,
    private readonly notifications: NotificationsRepository,
  ) {}

  onApplicationBootstrap(): void {
    const { SMTP_URL, MAIL_POLL_SECONDS, NEWS_SWEEP_MINUTES } = this.env;
    if (!SMTP_URL) this.logger.log('without SMTP_URL mails are kept and not sent');
    const loops = Promise.all([
      SMTP_URL ? this.every(MAIL_POLL_SECONDS * 1_000, 'sending mails', () => this.sendAll()) : undefined,
      this.every(NEWS_SWEEP_MINUTES * 60_000, 'sweep of mails', () => this.mails.sweep()),
      this.every(NEWS_SWEEP_MINUTES * 60_000, 'sweep of notifications', () => this.notifications.sweep()),
    ]);
    this.lifecycle.onDrain('housekeeping', async () => {
      await settlesWithin(loops, PATIENCE_MS);
    });
  }

  private async sendAll(): Promise<void> {
    while (!this.lifecycle.stopping.aborted && (await this.sendMails.execute()));
  }

  private async every(ms: number, what: string, work: () => Promise<unknown>): Promise<void> {
    const { stopping } = this.lifecycle;
    while (!stopping.aborted) {
      await sleep(ms, undefined, { signal: stopping }).catch(() => {});
      if (stopping.aborted) return;
      await work().catch((err: unknown) => this.logger.warn({ msg: `${what} failed, again later`, err }));
    }
  }
}
