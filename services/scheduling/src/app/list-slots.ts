import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { FreeSlots, SlotsQuery } from '@waymark/contracts/scheduling/calendar';
import { MAX_SLOT_DAYS, MINUTES } from '@waymark/contracts/scheduling/constants';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '../clock.ts';
import { daysAsked } from '../domain/days-asked.ts';
import { freeStarts } from '../domain/slots.ts';
import { CalendarsReader } from '../persistence/calendars.reader.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** When somebody can meet a mentor. Their own sessions stand in the way as the mentor's do. */
@Injectable()
export class ListSlots {
  constructor(
    private readonly calendars: CalendarsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(caller: Caller | null, query: SlotsQuery & { mentorId: number }): Promise<FreeSlots> {
    const { mentorId, kind } = query;
    const now = this.clock.now().getTime();
    const { facts, busy } = await this.calendars.load({
      mentorId,
      ...(await this.parties(caller, query)),
      ...readAround(query, now),
      now,
    });
    const { timezone, price, currency } = facts;
    const range = daysAsked(query, query.timezone ?? timezone ?? 'UTC', now);
    const length = MINUTES[kind] * MINUTE;
    const starts = freeStarts(facts, kind, range, busy, now).slice(0, query.limit);
    return {
      mentorId,
      timezone,
      kind,
      duration: MINUTES[kind],
      pricing: { sessionPrice: price, currency },
      slots: starts.map((start) => ({ start: iso(start), end: iso(start + length) })),
      hasHours: facts.weekly.length > 0 || facts.overrides.some((one) => one.kind === 'extra'),
    };
  }

  /** Whoever moves a session needs both to be free, whichever of them they are; anybody else's id is as good as none. */
  private async parties(caller: Caller | null, { mentorId, moving }: SlotsQuery & { mentorId: number }) {
    const learnerId = caller?.userId ?? null;
    if (!caller || moving === undefined) return { learnerId };
    const meeting = await this.calendars.meeting(moving, caller.userId);
    if (meeting?.mentorId !== mentorId) return { learnerId };
    return { learnerId: meeting.learnerId, exceptSessionId: moving };
  }
}

/** The days meant, in whatever zone: that is known only when the calendar is. No more of them than may be asked for. */
function readAround({ from, to }: SlotsQuery, now: number): { from: number; to: number } {
  const first = from ? Date.parse(from) : now;
  const last = Math.min(to ? Date.parse(to) : Number.POSITIVE_INFINITY, first + MAX_SLOT_DAYS * DAY);
  return { from: first - DAY, to: Math.max(last, first) + 2 * DAY };
}

const iso = (instant: number): string => new Date(instant).toISOString();
