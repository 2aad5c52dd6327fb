import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Currency } from '@waymark/contracts/money';
import type { FreeSlots, SessionKind } from '@waymark/contracts/scheduling/calendar';
import { MAX_SLOT_DAYS } from '@waymark/contracts/scheduling/constants';
import { listSlots } from '@waymark/contracts/scheduling/routes';
import { addDays } from '@waymark/kernel/time-zone';
import { call } from '../../../lib/api.ts';
import { type CalendarDate } from '../../../lib/zones.ts';

export const WEEK_DAYS = 7;
/** Others book meanwhile: what is free is looked up again while it is on screen. */
const LOOK_AGAIN_MS = 60_000;

const slotsKey = (mentorId: number) => ['slots', mentorId] as const;

export interface SlotsOf {
  mentorId: number;
  kind: SessionKind;
  /** The session that is about to move: it does not stand in its own way. */
  moving?: string;
}

/** What is free in the seven days from `from`, days of `zone`. */
export const useWeekSlots = ({ mentorId, kind, moving }: SlotsOf, from: CalendarDate, zone: string) =>
  useQuery({
    queryKey: [...slotsKey(mentorId), { kind, moving, from, zone }],
    queryFn: ({ signal }) =>
      call(listSlots, {
        params: { userId: mentorId },
        query: { from, to: addDays(from, WEEK_DAYS - 1), timezone: zone, kind, moving },
        signal,
      }),
    staleTime: 10_000,
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: true,
  });

/**
 * The mentor's zone, price and first free time in the days from `from` on, as far as one may ask. Also for weeks that
 * turn out to be empty.
 */
export const useFirstFree = (
  { mentorId, kind, moving }: SlotsOf,
  from: CalendarDate,
  zone: string,
  enabled = true,
) =>
  useQuery({
    queryKey: [...slotsKey(mentorId), 'first', { kind, moving, from, zone }],
    queryFn: ({ signal }) =>
      call(listSlots, {
        params: { userId: mentorId },
        query: { from, to: addDays(from, MAX_SLOT_DAYS - 1), timezone: zone, kind, moving, limit: 1 },
        signal,
      }),
    staleTime: 10_000,
    enabled,
  });

/** After something was booked, moved, let go or refused: the truth about what is free. */
export const lookAgainAtSlots = (client: QueryClient, mentorId: number): Promise<void> =>
  client.invalidateQueries({ queryKey: slotsKey(mentorId) });

/** The mentor's new price, until the slots are looked up again. */
export function notePrice(
  client: QueryClient,
  mentorId: number,
  { price, currency }: { price: number; currency: Currency },
): void {
  client.setQueriesData<unknown>({ queryKey: slotsKey(mentorId) }, (known: unknown) =>
    isFreeSlots(known) ? { ...known, pricing: { sessionPrice: price, currency } } : known,
  );
}

/** Other screens keep other things under the same beginning of a key, such as the moment that is free next. */
const isFreeSlots = (known: unknown): known is FreeSlots =>
  typeof known === 'object' && known !== null && 'pricing' in known && 'slots' in known;
