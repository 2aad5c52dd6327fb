import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RecurringWork } from '@waymark/platform/recurring-work';
import { ENV, type SchedulingEnv } from '../env.ts';
import { DemoSessionsRepository } from '../persistence/demo-sessions.repository.ts';
import { BATCH, DueWorkRepository } from '../persistence/due-work.repository.ts';

/** What this service does again and again, for as long as the process lives. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap {
  constructor(
    @Inject(ENV) private readonly env: SchedulingEnv,
    private readonly recurring: RecurringWork,
    private readonly due: DueWorkRepository,
    private readonly demo: DemoSessionsRepository,
  ) {}

  onApplicationBootstrap(): void {
    const { DEMO_MODE, HOLDS_SECONDS, SESSIONS_SECONDS } = this.env;
    this.batches('ending of holds', HOLDS_SECONDS, () => this.due.endHolds());
    this.batches('completing of sessions', SESSIONS_SECONDS, () => this.due.complete());
    this.batches('reminding', SESSIONS_SECONDS, () => this.due.remind());
    if (DEMO_MODE) this.batches('renewing the demo', SESSIONS_SECONDS, () => this.demo.renewDue());
  }

  /** `work` resolves to how much it did: a whole batch is followed by the next one at once. */
  private batches(name: string, seconds: number, work: () => Promise<number>): void {
    this.recurring.start(name, seconds * 1_000, async () => (await work()) >= BATCH);
  }
}
