import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ServiceLifecycle } from '@waymark/platform/lifecycle';
import { ENV, type SchedulingEnv } from '../env.ts';
import { DemoSessionsRepository } from '../persistence/demo-sessions.repository.ts';
import { BATCH, DueWorkRepository } from '../persistence/due-work.repository.ts';

/** Does the recurring work for as long as the process lives. A round that fails is said and done again. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap {
  private readonly logger = new Logger(Housekeeping.name);
  private loops: Promise<unknown> = Promise.resolve();

  constructor(
    @Inject(ENV) private readonly env: SchedulingEnv,
    private readonly lifecycle: ServiceLifecycle,
    private readonly due: DueWorkRepository,
    private readonly demo: DemoSessionsRepository,
  ) {}

  onApplicationBootstrap(): void {
    const { DEMO_MODE, HOLDS_SECONDS, SESSIONS_SECONDS } = this.env;
    this.loops = Promise.all([
      this.every(HOLDS_SECONDS, 'ending of holds', () => this.due.endHolds()),
      this.every(SESSIONS_SECONDS, 'completing of sessions', () => this.due.complete()),
      this.every(SESSIONS_SECONDS, 'reminding', () => this.due.remind()),
      DEMO_MODE && this.every(SESSIONS_SECONDS, 'renewing the demo', () => this.demo.renewDue()),
    ]);
    this.lifecycle.onDrain('housekeeping', async () => {
      await this.loops;
    });
  }

  /** `work` answers how much it did: a whole batch is followed by the next one at once. */
  private async every(seconds: number, what: string, work: () => Promise<number>): Promise<void> {
    const { stopping } = this.lifecycle;
    for (let did = 0; !stopping.aborted; ) {
      if (did < BATCH) await sleep(seconds * 1_000, undefined, { signal: stopping }).catch(() => {});
      if (stopping.aborted) return;
      did = await work().catch((err: unknown) => {
        this.logger.warn({ msg: `${what} failed, again later`, err });
        return 0;
      });
    }
  }
}
