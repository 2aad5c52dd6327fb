import { useQuery } from '@tanstack/react-query';
import { listSessions } from '@waymark/contracts/scheduling/routes';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { addDays } from '@waymark/kernel/time-zone';
import { callPage } from '../../lib/api.ts';
import { type CalendarDate } from '../../lib/zones.ts';

const EACH = 100;

/** Every session of the days from `first` to `last`, in whichever zone they are; also those as somebody's learner. */
export const useDaySessions = (first: CalendarDate, last: CalendarDate) =>
  useQuery({
    // Below ['sessions']: what is booked, moved or cancelled anywhere refreshes it.
    queryKey: ['sessions', 'days', first, last],
    queryFn: ({ signal }) => startingFrom(midnight(addDays(first, -1)), midnight(addDays(last, 2)), signal),
    staleTime: 10_000,
  });

/** At Greenwich: with a day more at either end it holds the days of every zone, and what reaches over their midnights. */
const midnight = (date: CalendarDate): string => `${date}T00:00:00.000Z`;

async function startingFrom(from: string, to: string, signal: AbortSignal): Promise<Session[]> {
  const sessions = new Map<string, Session>();
  let cursor: string | undefined;
  do {
    const page = await callPage(listSessions, { query: { from, to, limit: EACH, cursor }, signal });
    for (const session of page.items) sessions.set(session.id, session);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return [...sessions.values()];
}
