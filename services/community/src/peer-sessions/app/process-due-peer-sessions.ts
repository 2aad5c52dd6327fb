import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PeerSessionReminded } from '@waymark/contracts/community/peer-events';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { isReminderCurrent } from '@waymark/kernel/reminders';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import { RecurringWork } from '@waymark/platform/recurring-work';
import type { CommunityEnv } from '../../env.ts';
import { statusOf } from '../domain/peer-rules.ts';
import { BATCH, type DuePeerReminder, PeerDueRepository } from '../persistence/peer-due.repository.ts';
import { PeerSessionsRepository, signalPeerChange } from '../persistence/peer-sessions.repository.ts';
import { PeerPublisher } from './peer-publisher.ts';

/** Changes that only time causes. Each method processes one batch and returns its size. */
@Injectable()
export class ProcessDuePeerSessions implements OnApplicationBootstrap {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: CommunityEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly db: Database,
    private readonly recurring: RecurringWork,
    private readonly due: PeerDueRepository,
    private readonly sessions: PeerSessionsRepository,
    private readonly publisher: PeerPublisher,
  ) {}

  onApplicationBootstrap(): void {
    const every = (name: string, work: () => Promise<number>) =>
      this.recurring.start(name, this.env.PEER_SESSIONS_SECONDS * 1_000, async () => (await work()) >= BATCH);
    every('starting and ending of peer sessions', () => this.beginAndEnd());
    every('reminders of peer sessions', () => this.sendReminders());
  }

  /** Responses show the state by the clock; this signals it to open pages. */
  beginAndEnd(): Promise<number> {
    const now = this.clock.now();
    return this.db.transaction(async (tx) => {
      const ids = [...(await this.due.begin(tx, now)), ...(await this.due.end(tx, now))];
      for (const id of new Set(ids)) signalPeerChange(tx, id);
      return ids.length;
    });
  }

  /** Publishes each reminder at most once. */
  sendReminders(): Promise<number> {
    const now = this.clock.now();
    return this.db.transaction(async (tx) => {
      const reminders = await this.due.takeReminders(tx, now);
      for (const reminder of reminders) await this.remind(tx, reminder, now);
      return reminders.length;
    });
  }

  private async remind(tx: Tx, reminder: DuePeerReminder, now: Date): Promise<void> {
    const session = await this.sessions.lock(tx, reminder.sessionId);
    if (
      session.isHidden ||
      statusOf(session, now) !== 'upcoming' ||
      !isReminderCurrent(reminder, session.startsAt, now)
    )
      return;
    const { registered } = await this.sessions.registrations(tx, session.id);
    const host = { userId: session.hostId, timezone: session.timezone };
    const facts = await this.publisher.facts(tx, session);
    tx.emit(PeerSessionReminded, { ...facts, to: [host, ...registered], before: reminder.before });
  }
}
