import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RecurringWork } from '@waymark/platform/recurring-work';
import { ENV, type RoadmapsEnv } from '../env.ts';
import { PublicChanges } from '../persistence/public-changes.ts';
import { DeleteExpiredRecords } from './delete-expired-records.ts';
import { DeleteOrphanedObjects } from './delete-orphaned-objects.ts';
import { Reconcile } from './reconcile.ts';

/** What this service does again and again, for as long as the process lives. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap {
  constructor(
    @Inject(ENV) private readonly env: RoadmapsEnv,
    private readonly recurring: RecurringWork,
    private readonly reconcile: Reconcile,
    private readonly sweep: DeleteOrphanedObjects,
    private readonly sweepLearning: DeleteExpiredRecords,
    private readonly changes: PublicChanges,
  ) {}

  onApplicationBootstrap(): void {
    const sweepMs = this.env.SWEEP_MINUTES * 60_000;
    this.recurring.start('reconcile', this.env.RECONCILE_SECONDS * 1_000, () => this.reconcile.execute());
    this.recurring.start('sweep', sweepMs, () => this.sweep.execute());
    this.recurring.start('sweep of learning', sweepMs, () => this.sweepLearning.execute());
    this.recurring.start('sweep of changes', sweepMs, () => this.changes.sweep());
  }
}
