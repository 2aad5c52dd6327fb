import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { DeskState } from '@waymark/contracts/system';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { RecurringWork } from '@waymark/platform/recurring-work';
import { NotifyUsers } from '../../notifications/app/notify-users.ts';
import { caseWaits, deskOfToday, failureWaits, itemWaits } from '../../notifications/domain/notices/desk.ts';
import type { Message } from '../../notifications/domain/notices/message.ts';
import { RecipientsReader } from '../../notifications/persistence/recipients.reader.ts';
import { CountDesk, type CountedDesk } from './count-desk.ts';

const EVERY_MS = 2 * 60_000;
/** What is older than this has rung before. */
const NEW_MS = 15 * 60_000;
/** The hour (UTC) from which the mail of the day is due. */
const FROM_HOUR = 6;

interface Ring {
  eventId: string;
  message: Message;
}

/** Tells the admins what waits for them: the bell when it arrives, and a mail a day unless they turned it off. */
@Injectable()
export class RemindAdmins implements OnApplicationBootstrap {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly recurring: RecurringWork,
    private readonly db: Database,
    private readonly countDesk: CountDesk,
    private readonly recipients: RecipientsReader,
    private readonly notifyUsers: NotifyUsers,
  ) {}

  onApplicationBootstrap(): void {
    this.recurring.start('what waits for admins', EVERY_MS, () => this.execute());
  }

  async execute(): Promise<void> {
    const now = this.clock.now();
    const counted = await this.countDesk.execute(now);
    const rings = ringsOf(counted, now);
    const mails = now.getUTCHours() < FROM_HOUR ? [] : mailsOf(counted, now);
    if (rings.length + mails.length === 0) return;
    await this.db.transaction(async (tx) => {
      const admins = await this.recipients.findAdmins(tx);
      const toEach = (to: typeof admins, messages: Ring[]) =>
        to.flatMap((admin) => messages.map((one) => ({ ...one, to: admin })));
      await this.notifyUsers.execute(tx, [
        ...toEach(admins, rings),
        ...toEach(
          admins.filter(({ isReachable }) => isReachable),
          mails,
        ),
      ]);
    });
  }
}

/** Reports and applications of identity ring when they are made. The id makes each ring once. */
function ringsOf({ desk, of }: CountedDesk, now: Date): Ring[] {
  const newest = ({ newestAt, newestId }: DeskState, message: Message): Ring[] =>
    newestId && newestAt && now.getTime() - Date.parse(newestAt) < NEW_MS
      ? [{ eventId: newestId, message }]
      : [];
  return [
    ...newest(of.community, itemWaits()),
    ...newest(of.scheduling, caseWaits()),
    ...(desk.failures > 0 ? [{ eventId: idOfDay(now), message: failureWaits(desk.failures) }] : []),
  ];
}

function mailsOf({ desk }: CountedDesk, now: Date): Ring[] {
  const { oldestDays: _, ...counts } = desk;
  if (Object.values(counts).every((count) => count === 0)) return [];
  return [{ eventId: idOfDay(now), message: deskOfToday(desk) }];
}

/** One id a day, so that a repeated round adds nothing. */
const idOfDay = (now: Date): string =>
  `00000000-0000-7000-8000-0000${now.toISOString().slice(0, 10).replaceAll('-', '')}`;
