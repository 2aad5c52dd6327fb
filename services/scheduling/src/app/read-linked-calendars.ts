import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { LinkedCalendarFailed } from '@waymark/contracts/scheduling/events';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK, SERVICE_ENV } from '@waymark/platform/platform.module';
import { RecurringWork } from '@waymark/platform/recurring-work';
import { LinkFault } from '../domain/link-fault.ts';
import { canStay, isToBeTold, LEASE_MS, nextReading, rangeOf } from '../domain/read-plan.ts';
import type { SchedulingEnv } from '../env.ts';
import { CalendarReader } from '../integrations/calendar-reader.ts';
import { LinkSecrets } from '../integrations/link-secrets.ts';
import {
  type DueLink,
  LinkedCalendarsRepository,
  type ReadTimes,
} from '../persistence/linked-calendars.repository.ts';

export const READING = 'reading of linked calendars';
/** At once: most of the time is spent waiting for the other servers. */
const BATCH = 4;

/** Reads the linked calendars that are due. What a process that is killed leaves is due again after the lease. */
@Injectable()
export class ReadLinkedCalendars implements OnApplicationBootstrap {
  private readonly logger = new Logger(ReadLinkedCalendars.name);

  constructor(
    private readonly db: Database,
    @Inject(SERVICE_ENV) private readonly env: SchedulingEnv,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly recurring: RecurringWork,
    private readonly links: LinkedCalendarsRepository,
    private readonly reader: CalendarReader,
    private readonly secrets: LinkSecrets,
  ) {}

  onApplicationBootstrap(): void {
    const everyMs = this.env.CALENDARS_SECONDS * 1_000;
    this.recurring.start(READING, everyMs, async () => (await this.execute()) >= BATCH, {
      drainWithinMs: 5_000,
    });
  }

  /** One batch; returns its size. */
  async execute(): Promise<number> {
    const now = this.clock.now();
    const due = await this.links.claim(now, new Date(now.getTime() + LEASE_MS), BATCH);
    await Promise.all(due.map((link) => this.read(link)));
    return due.length;
  }

  private async read(link: DueLink): Promise<void> {
    try {
      const read = await this.fetch(link);
      const now = this.clock.now();
      await this.db.transaction((tx) => this.links.storeRead(tx, link, read, now, nextReading(now, false)));
    } catch (error) {
      if (!(error instanceof LinkFault)) throw error;
      this.logger.debug({ msg: 'a linked calendar could not be read', failure: error.failure });
      await this.storeFailure(link, error);
    }
  }

  /** Null: unchanged. */
  private async fetch(link: DueLink): Promise<ReadTimes | null> {
    const now = this.clock.now();
    const known = canStay(link.rangeFrom, now) ? link : { etag: null, lastModified: null };
    const range = { zone: link.timezone ?? 'UTC', ...rangeOf(now) };
    const read = await this.reader.readFile(this.secrets.open(link.secret, link.id), known, range);
    return read && { busy: read.busy, ...read.validators, rangeFrom: now };
  }

  private storeFailure(link: DueLink, { failure }: LinkFault): Promise<void> {
    return this.db.transaction(async (tx) => {
      const now = this.clock.now();
      const untold = await this.links.storeFailure(tx, link, failure, now, nextReading(now, true));
      if (!untold || !isToBeTold(untold.failingSince, now)) return;
      await this.links.markTold(tx, link.id, now);
      const { id: calendarId, mentorId } = link;
      const failingSince = untold.failingSince.toISOString();
      tx.emit(LinkedCalendarFailed, { calendarId, mentorId, failingSince }, { audience: [mentorId] });
    });
  }
}
