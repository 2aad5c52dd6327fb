import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { FreeSlots, SlotsQuery } from '@waymark/contracts/scheduling/calendar';
import { MAX_SLOT_DAYS, MINUTES } from '@waymark/contracts/scheduling/constants';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { resolveDateRange } from '../domain/date-range.ts';
import { freeStarts } from '../domain/slots.ts';
import { CalendarsReader } from '../persistence/calendars.reader.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** Lists the times that are free for both the mentor and the caller. */
@Injectable()
export class ListSlots {
  constructor(
    private readonly calendars: CalendarsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.ListSlots)
  async execute(query: SlotsQuery & { mentorId: number }, caller: Caller | null): Promise<FreeSlots> {
    const { mentorId, kind } = query;
    const now = this.clock.now().getTime();
    const { presentStart, ...participants } = await this.participants(caller, query);
    const { rules, busy, pausedUntil, isKnown } = await this.calendars.load({
      mentorId,
      ...participants,
      ...loadRange(query, now),
      now,
    });
    const { timezone, price, typePrices, currency } = rules;
    const range = resolveDateRange(query, query.timezone ?? timezone ?? 'UTC', now);
    const length = MINUTES[kind] * MINUTE;
    const isRefused = pausedUntil !== null || (kind === 'intro' && isKnown);
    // A booked session can still be moved.
    const starts = (isRefused && presentStart === null ? [] : freeStarts(rules, kind, range, busy, now))
      .filter((start) => start !== presentStart)
      .slice(0, query.limit);
    return {
      mentorId,
      timezone,
      kind,
      duration: MINUTES[kind],
      pricing: { sessionPrice: price, currency, typePrices },
      slots: starts.map((start) => ({ start: iso(start), end: iso(start + length) })),
      hasHours: rules.weekly.length > 0 || rules.overrides.some((one) => one.kind === 'extra'),
    };
  }

  /**
   * To move a session, both of its people must be free, and its present start is no other time. Ignores a session that is
   * not the caller's.
   */
  private async participants(caller: Caller | null, { mentorId, moving }: SlotsQuery & { mentorId: number }) {
    const learnerId = caller?.userId ?? null;
    if (!caller || moving === undefined) return { learnerId, presentStart: null };
    const session = await this.calendars.findScheduled(moving, caller.userId);
    if (session?.mentorId !== mentorId) return { learnerId, presentStart: null };
    return {
      learnerId: session.learnerId,
      exceptSessionId: moving,
      presentStart: session.startsAt.getTime(),
    };
  }
}

/** The requested dates in any zone (the mentor's is not known yet), at most `MAX_SLOT_DAYS`. */
function loadRange({ from, to }: SlotsQuery, now: number): { from: number; to: number } {
  const first = from ? Date.parse(from) : now;
  const last = Math.min(to ? Date.parse(to) : Number.POSITIVE_INFINITY, first + MAX_SLOT_DAYS * DAY);
  return { from: first - DAY, to: Math.max(last, first) + 2 * DAY };
}

const iso = (instant: number): string => new Date(instant).toISOString();
