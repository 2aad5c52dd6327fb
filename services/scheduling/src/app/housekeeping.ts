import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { RecurringWork } from '@waymark/platform/recurring-work';
import type { SchedulingEnv } from '../env.ts';
import { DemoSessionsRepository } from '../persistence/demo-sessions.repository.ts';
import { BATCH } from '../persistence/due-sessions.repository.ts';
import { ProcessDueSessions } from './process-due-sessions.ts';
import { UpdateNextFree } from './update-next-free.ts';

@Injectable()
export class Housekeeping implements OnApplicationBootstrap {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: SchedulingEnv,
    private readonly recurring: RecurringWork,
    private readonly due: ProcessDueSessions,
    private readonly demo: DemoSessionsRepository,
    private readonly nextFree: UpdateNextFree,
  ) {}

  onApplicationBootstrap(): void {
    const { DEMO_MODE, HOLDS_SECONDS, SESSIONS_SECONDS } = this.env;
    this.inBatches('expiring of holds', HOLDS_SECONDS, () => this.due.expireHolds());
    this.inBatches('updating of next free times', HOLDS_SECONDS, () => this.nextFree.execute());
    this.inBatches('completing of sessions', SESSIONS_SECONDS, () => this.due.completeSessions());
    this.inBatches('expiring of proposed times', SESSIONS_SECONDS, () => this.due.expireProposals());
    this.inBatches('settling of no-shows', SESSIONS_SECONDS, () => this.due.endResponseTimes());
    this.inBatches('sending of reminders', SESSIONS_SECONDS, () => this.due.sendReminders());
    if (DEMO_MODE) this.inBatches('renewing of the demo', SESSIONS_SECONDS, () => this.demo.renewDue());
  }

  /** `work` resolves to the size of its batch. A full batch is followed by the next one at once. */
  private inBatches(name: string, seconds: number, work: () => Promise<number>): void {
    this.recurring.start(name, seconds * 1_000, async () => (await work()) >= BATCH);
  }
}
