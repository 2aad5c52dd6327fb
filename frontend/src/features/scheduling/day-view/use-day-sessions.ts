import { useQuery } from '@tanstack/react-query';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { addDays } from '@waymark/kernel/time-zone';
import { callPage } from '#lib/api.ts';
import { type CalendarDate } from '#lib/zones.ts';

const PAGE_SIZE = 100;

/** All sessions from `first` to `last` in any zone, including those the mentor attends as a learner. */
export const useDaySessions = (first: CalendarDate, last: CalendarDate) =>
  useQuery({
    // Under ['sessions'], so that booking, moving and cancelling invalidates it.
    queryKey: ['sessions', 'days', first, last],
    queryFn: ({ signal }) => loadBetween(midnight(addDays(first, -1)), midnight(addDays(last, 2)), signal),
    staleTime: 10_000,
  });

/** In UTC, with an extra day at both ends to cover all zones and sessions over midnight. */
const midnight = (date: CalendarDate): string => `${date}T00:00:00.000Z`;

async function loadBetween(from: string, to: string, signal: AbortSignal): Promise<Session[]> {
  const sessions = new Map<string, Session>();
  let cursor: string | undefined;
  do {
    const page = await callPage('GET /api/sessions', {
      query: { from, to, limit: PAGE_SIZE, cursor },
      signal,
    });
    for (const session of page.items) sessions.set(session.id, session);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return [...sessions.values()];
}
