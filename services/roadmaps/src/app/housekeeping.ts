import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ServiceLifecycle } from '@waymark/platform/lifecycle';
import { ENV, type RoadmapsEnv } from '../env.ts';
import { PublicChanges } from '../persistence/public-changes.ts';
import { Reconcile } from './reconcile.ts';
import { SweepLearning } from './sweep-learning.ts';
import { SweepObjects } from './sweep-objects.ts';

/** Does the recurring work for as long as the process lives. A round that fails is said and done again. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap {
  private readonly logger = new Logger(Housekeeping.name);
  private loops: Promise<unknown> = Promise.resolve();

  constructor(
    @Inject(ENV) private readonly env: RoadmapsEnv,
    private readonly lifecycle: ServiceLifecycle,
    private readonly reconcile: Reconcile,
    private readonly sweep: SweepObjects,
    private readonly sweepLearning: SweepLearning,
    private readonly changes: PublicChanges,
  ) {}

  onApplicationBootstrap(): void {
    this.loops = Promise.all([
      this.every(this.env.RECONCILE_SECONDS * 1_000, 'reconcile', () => this.reconcile.execute()),
      this.every(this.env.SWEEP_MINUTES * 60_000, 'sweep', () => this.sweep.execute()),
      this.every(this.env.SWEEP_MINUTES * 60_000, 'sweep of learning', () => this.sweepLearning.execute()),
      this.every(this.env.SWEEP_MINUTES * 60_000, 'sweep of changes', () => this.changes.sweep()),
    ]);
    this.lifecycle.onDrain('housekeeping', async () => {
      await this.loops;
    });
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
