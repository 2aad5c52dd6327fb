import { Inject, Injectable } from '@nestjs/common';
import { NextFreeChanged } from '@waymark/contracts/scheduling/events';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { bookingRange, nextFree, recheckAt } from '../domain/next-free.ts';
import { loadCalendar } from '../persistence/calendar-query.ts';
import { BATCH } from '../persistence/due-sessions.repository.ts';
import { NextFreeRepository } from '../persistence/next-free.repository.ts';

const LONGEST_WINDOW_DAYS = 365;

/** Computes the next free times of mentors whose calendar changed or whose time has passed, and publishes changed ones. */
@Injectable()
export class UpdateNextFree {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly repository: NextFreeRepository,
  ) {}

  /** One batch; returns its size. */
  execute(): Promise<number> {
    const now = this.clock.now();
    return this.db.transaction(async (tx) => {
      const { mentorIds, size } = await this.repository.take(tx, now, BATCH);
      for (const mentorId of mentorIds) await this.update(tx, mentorId, now.getTime());
      return size;
    });
  }

  private async update(tx: Tx, mentorId: number, now: number): Promise<void> {
    const range = bookingRange(LONGEST_WINDOW_DAYS, now);
    const calendar = await loadCalendar(tx, { mentorId, learnerId: null, ...range, now });
    if (!calendar) return;
    const { rules, busy, pausedUntil } = calendar;
    const next = pausedUntil
      ? { standard: null, guided: null }
      : { standard: nextFree(rules, 'standard', busy, now), guided: nextFree(rules, 'guided', busy, now) };
    const row = {
      mentorId,
      nextFreeAt: toDate(next.standard),
      guidedFreeAt: toDate(next.guided),
      zone: rules.timezone,
      recheckAt: pausedUntil ?? toDate(recheckAt(rules, next, now)),
    };
    const version = await this.repository.store(tx, row);
    if (version === null) return;
    const { nextFreeAt, guidedFreeAt, zone } = row;
    tx.emit(NextFreeChanged, {
      mentorId,
      nextFreeAt: iso(nextFreeAt),
      guidedFreeAt: iso(guidedFreeAt),
      zone,
      version,
    });
  }
}

const toDate = (instant: number | null): Date | null => (instant === null ? null : new Date(instant));
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
