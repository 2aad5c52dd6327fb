import { Inject, Injectable } from '@nestjs/common';
import { StepReminderDue } from '@waymark/contracts/roadmaps/events';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { takeDueReminders } from '../persistence/step-reminders.ts';

/** Publishes each reminder at most once. */
@Injectable()
export class SendStepReminders {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** One batch; returns its size. */
  execute(): Promise<number> {
    return this.db.transaction(async (tx) => {
      const { taken, due } = await takeDueReminders(tx, this.clock.now());
      for (const reminder of due) tx.emit(StepReminderDue, reminder);
      return taken;
    });
  }
}
