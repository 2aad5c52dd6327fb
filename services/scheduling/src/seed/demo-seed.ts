import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { demoMentors } from '@waymark/demo/mentors';
import type { Clock } from '@waymark/kernel/clock';
import { localTime } from '@waymark/kernel/time-zone';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import type { SchedulingEnv } from '../env.ts';
import { DemoRepository } from '../persistence/demo.repository.ts';
import { DemoSessionsRepository } from '../persistence/demo-sessions.repository.ts';
import { demoCalendars } from './demo-calendars.ts';
import { demoOpen, demoReviews } from './demo-sessions.ts';

/** Creates the calendars and sessions of the demo at start, and changes existing ones only to extend payment deadlines. */
@Injectable()
export class DemoSeed implements OnApplicationBootstrap {
  private readonly logger = new Logger(DemoSeed.name);

  constructor(
    @Inject(SERVICE_ENV) private readonly env: SchedulingEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly demo: DemoRepository,
    private readonly sessions: DemoSessionsRepository,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.env.DEMO_MODE) return;
    const now = this.clock.now().getTime();
    let filled = 0;
    for (const calendar of demoCalendars) {
      const name = demoMentors.find(({ id }) => id === calendar.mentorId)?.name ?? 'Mentor';
      const today = localTime(calendar.timezone, now).date;
      if (await this.demo.fill(calendar, name, today)) filled += 1;
    }
    const isFirst = await this.sessions.seed(demoReviews, demoOpen);
    await this.sessions.renewDue();
    if (isFirst) this.logger.log('seeded demo sessions');
    if (filled > 0) this.logger.log(`seeded ${filled} demo calendars`);
  }
}
