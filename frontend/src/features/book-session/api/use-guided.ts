import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MAX_SLOT_DAYS } from '@waymark/contracts/scheduling/constants';
import type { GuidedBookingBody } from '@waymark/contracts/scheduling/sessions';
import { addDays } from '@waymark/kernel/time-zone';
import { call } from '#lib/api.ts';
import { useIdempotencyKey } from '#lib/use-idempotency-key.ts';
import { type CalendarDate } from '#lib/zones.ts';

const STALE_MS = 30_000;

const lastOf = (month: string): CalendarDate => {
  const next = addDays(`${month}-01`, 31);
  return addDays(next, -Number(next.slice(8)));
};

/** Free slots in a month (`YYYY-MM`) of the mentor's calendar. */
export const useMonth = (mentorId: number, month: string) =>
  useQuery({
    queryKey: ['slots', mentorId, 'guided', month],
    queryFn: ({ signal }) =>
      call('GET /api/mentor/{userId}/slots', {
        params: { userId: mentorId },
        query: { kind: 'guided', from: `${month}-01`, to: lastOf(month) },
        signal,
      }),
    staleTime: STALE_MS,
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  });

/** The mentor's zone, prices and first free slot in MAX_SLOT_DAYS days from a date on. */
export const useFirstFree = (mentorId: number, from: CalendarDate, enabled = true) =>
  useQuery({
    queryKey: ['slots', mentorId, 'guided', 'first', from],
    queryFn: ({ signal }) =>
      call('GET /api/mentor/{userId}/slots', {
        params: { userId: mentorId },
        query: { kind: 'guided', from, to: addDays(from, MAX_SLOT_DAYS - 1), limit: 1 },
        signal,
      }),
    staleTime: STALE_MS,
    enabled,
  });

/** Idempotent per body. */
export function useBook() {
  const client = useQueryClient();
  const { keyOf } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: GuidedBookingBody) =>
      call('POST /api/sessions/book', { body, idempotencyKey: keyOf(body) }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['sessions'] });
      return client.invalidateQueries({ queryKey: ['slots'] });
    },
  });
}
