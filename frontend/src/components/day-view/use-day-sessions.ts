import { useQuery } from '@tanstack/react-query';
import { listSessions, listUpcoming } from '@waymark/contracts/scheduling/routes';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { callPage } from '../../lib/api.ts';

const EACH = 100;

/** What is ahead, also as somebody's learner, and what was lately: the hundred nearest of both. */
export const useDaySessions = () =>
  useQuery({
    // Below ['sessions']: what is booked, moved or cancelled anywhere refreshes it.
    queryKey: ['sessions', 'days'],
    queryFn: async ({ signal }): Promise<Session[]> => {
      const [ahead, behind] = await Promise.all([
        callPage(listUpcoming, { query: { limit: EACH }, signal }),
        callPage(listSessions, { query: { limit: EACH }, signal }),
      ]);
      const all = new Map([...behind.items, ...ahead.items].map((session) => [session.id, session]));
      return [...all.values()];
    },
    staleTime: 10_000,
  });
