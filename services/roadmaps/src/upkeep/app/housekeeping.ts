import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { RecurringWork } from '@waymark/platform/recurring-work';
import type { RoadmapsEnv } from '../../env.ts';
import { SendLetters } from '../../learning/app/send-letters.ts';
import { SendStepReminders } from '../../learning/app/send-step-reminders.ts';
import { LETTER_BATCH } from '../../learning/persistence/letter-schedules.ts';
import { REMINDER_BATCH } from '../../learning/persistence/step-reminders.ts';
import { DeleteExpiredRecords } from './delete-expired-records.ts';
import { DeleteOrphanedObjects } from './delete-orphaned-objects.ts';
import { Reconcile } from './reconcile.ts';

@Injectable()
export class Housekeeping implements OnApplicationBootstrap {
  constructor(
    @Inject(SERVICE_ENV) private readonly env: RoadmapsEnv,
    private readonly recurring: RecurringWork,
    private readonly reconcile: Reconcile,
    private readonly orphanedObjects: DeleteOrphanedObjects,
    private readonly expiredRecords: DeleteExpiredRecords,
    private readonly reminders: SendStepReminders,
    private readonly letters: SendLetters,
  ) {}

  onApplicationBootstrap(): void {
    const sweepMs = this.env.SWEEP_MINUTES * 60_000;
    this.recurring.start('reconcile', this.env.RECONCILE_SECONDS * 1_000, () => this.reconcile.execute());
    this.recurring.start('reminders of steps', this.env.STEP_REMINDERS_SECONDS * 1_000, async () => {
      return (await this.reminders.execute()) >= REMINDER_BATCH;
    });
    this.recurring.start('letters', this.env.STEP_REMINDERS_SECONDS * 1_000, async () => {
      return (await this.letters.execute()) >= LETTER_BATCH;
    });
    this.recurring.start('orphaned objects', sweepMs, () => this.orphanedObjects.execute());
    this.recurring.start('expired records', sweepMs, () => this.expiredRecords.execute());
  }
}
