import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { RecurringWork } from '@waymark/platform/recurring-work';
import { NotifyUsers } from '../../notifications/app/notify-users.ts';
import { deskOfToday } from '../../notifications/domain/notices/desk.ts';
import { RecipientsReader } from '../../notifications/persistence/recipients.reader.ts';
import { DeskReader } from '../persistence/desk.reader.ts';

const EVERY_MS = 10 * 60_000;
/** The hour (UTC) from which the mail of the day is due. */
const FROM_HOUR = 6;

/** Sends the admins a mail a day about applications and reports that wait, unless they turned it off. */
@Injectable()
export class RemindAdmins implements OnApplicationBootstrap {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly recurring: RecurringWork,
    private readonly db: Database,
    private readonly desk: DeskReader,
    private readonly recipients: RecipientsReader,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  onApplicationBootstrap(): void {
    this.recurring.start('mail about what waits', EVERY_MS, () => this.execute());
  }

  async execute(): Promise<void> {
    const now = this.clock.now();
    if (now.getUTCHours() < FROM_HOUR) return;
    const waiting = await this.desk.waiting(now);
    if (waiting.applications + waiting.reports === 0) return;
    const message = deskOfToday(waiting);
    await this.db.transaction(async (tx) => {
      const admins = (await this.recipients.findAdmins(tx)).filter(({ isReachable }) => isReachable);
      await this.notifyUsers.execute(
        tx,
        admins.map((to) => ({ eventId: idOfDay(now), to, message })),
      );
    });
  }
}

/** One id a day, so that a repeated round adds no second mail. */
const idOfDay = (now: Date): string =>
  `00000000-0000-7000-8000-0000${now.toISOString().slice(0, 10).replaceAll('-', '')}`;
