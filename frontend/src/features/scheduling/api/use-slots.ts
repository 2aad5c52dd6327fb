import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Currency } from '@waymark/contracts/money';
import type { FreeSlots, SessionKind } from '@waymark/contracts/scheduling/calendar';
import { MAX_SLOT_DAYS } from '@waymark/contracts/scheduling/constants';
import { addDays } from '@waymark/kernel/time-zone';
import { call } from '#lib/api.ts';
import { type CalendarDate } from '#lib/zones.ts';

export const WEEK_DAYS = 7;
/** Other people book in the meantime. */
const REFETCH_MS = 60_000;

const slotsKey = (mentorId: number) => ['slots', mentorId] as const;

export interface SlotQuery {
  mentorId: number;
  kind: SessionKind;
  /** The session being rescheduled, which does not block its own slot. */
  moving?: string;
}

/** Free slots in the seven days from `from` in `zone`. */
export const useWeekSlots = ({ mentorId, kind, moving }: SlotQuery, from: CalendarDate, zone: string) =>
  useQuery({
    queryKey: [...slotsKey(mentorId), { kind, moving, from, zone }],
    queryFn: ({ signal }) =>
      call('GET /api/mentor/{userId}/slots', {
        params: { userId: mentorId },
        query: { from, to: addDays(from, WEEK_DAYS - 1), timezone: zone, kind, moving },
        signal,
      }),
    staleTime: 10_000,
    refetchInterval: REFETCH_MS,
    refetchOnWindowFocus: true,
  });

/** Free slots of one day in `zone`; disabled for null. */
export const useDaySlots = ({ mentorId, kind }: SlotQuery, day: CalendarDate | null, zone: string) =>
  useQuery({
    queryKey: [...slotsKey(mentorId), 'day', { kind, day, zone }],
    queryFn: ({ signal }) =>
      call('GET /api/mentor/{userId}/slots', {
        params: { userId: mentorId },
        query: { from: day ?? '', to: day ?? '', timezone: zone, kind },
        signal,
      }),
    enabled: day !== null,
  });

/** The mentor's zone, price and first free slot within MAX_SLOT_DAYS days from `from`. */
export const useFirstFree = ({ mentorId, kind, moving }: SlotQuery, from: CalendarDate, zone: string) =>
  useQuery({
    queryKey: [...slotsKey(mentorId), 'first', { kind, moving, from, zone }],
    queryFn: ({ signal }) =>
      call('GET /api/mentor/{userId}/slots', {
        params: { userId: mentorId },
        query: { from, to: addDays(from, MAX_SLOT_DAYS - 1), timezone: zone, kind, moving, limit: 1 },
        signal,
      }),
    staleTime: 10_000,
  });

export const invalidateSlots = (client: QueryClient, mentorId: number): Promise<void> =>
  client.invalidateQueries({ queryKey: slotsKey(mentorId) });

/** Shows a mentor's new price until the slots are refetched. */
export function updateCachedPrice(
  client: QueryClient,
  mentorId: number,
  { price, currency }: { price: number; currency: Currency },
): void {
  client.setQueriesData<unknown>({ queryKey: slotsKey(mentorId) }, (data: unknown) =>
    isFreeSlots(data) ? { ...data, pricing: { ...data.pricing, sessionPrice: price, currency } } : data,
  );
}

/** Other features cache other data under the same key prefix, such as the next free time. */
const isFreeSlots = (data: unknown): data is FreeSlots =>
  typeof data === 'object' && data !== null && 'pricing' in data && 'slots' in data;
