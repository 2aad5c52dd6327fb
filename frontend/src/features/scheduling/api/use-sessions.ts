import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { RESYNC } from '@waymark/contracts/live';
import { getSession, listHolds, listSessions, listUpcoming } from '@waymark/contracts/scheduling/routes';
import type { Session, SessionStatus } from '@waymark/contracts/scheduling/sessions';
import { useEffect } from 'react';
import { call, callPage, type Page } from '../../../lib/api.ts';
import { onSignal } from '../../../lib/signals.ts';

const PAGE_SIZE = 20;
const sessionsKey = ['sessions'] as const;
const holdsKey = ['holds'] as const;

/** What is on the list of past sessions: all of them, or those that ended one way. */
export type PastFilter = 'all' | Exclude<SessionStatus, 'scheduled'>;

export const useUpcoming = () =>
  useInfiniteQuery({
    queryKey: [...sessionsKey, 'upcoming'],
    queryFn: ({ pageParam, signal }) =>
      callPage(listUpcoming, { query: { limit: PAGE_SIZE, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam,
    staleTime: 10_000,
  });

export const usePast = (filter: PastFilter) =>
  useInfiniteQuery({
    queryKey: [...sessionsKey, 'past', filter],
    queryFn: ({ pageParam, signal }) =>
      callPage(listSessions, {
        query: { limit: PAGE_SIZE, cursor: pageParam, status: filter === 'all' ? undefined : filter },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam,
    staleTime: 10_000,
  });

const getNextPageParam = (last: Page<Session>) => last.nextCursor ?? undefined;

/** Sessions that took place and wait for the caller's payment. */
export const useDue = () =>
  useQuery({
    queryKey: [...sessionsKey, 'due'],
    queryFn: async ({ signal }) => {
      const { items } = await callPage(listSessions, {
        query: { as: 'learner', status: 'completed', limit: 50 },
        signal,
      });
      return items.filter(({ can }) => can.pay);
    },
    staleTime: 10_000,
  });

/** One session as it is now; for what is decided by the clock, such as what a cancellation gives back. */
export const useSessionNow = (id: string, enabled = true) =>
  useQuery({
    queryKey: [...sessionsKey, 'one', id],
    queryFn: ({ signal }) => call(getSession, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: 30_000,
    enabled,
  });

export const useHolds = () =>
  useQuery({
    queryKey: holdsKey,
    queryFn: ({ signal }) => call(listHolds, { signal }),
    staleTime: 10_000,
  });

export async function lookAgain(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: sessionsKey }),
    client.invalidateQueries({ queryKey: holdsKey }),
  ]);
}

const NEWS = /^(?:scheduling\.(?:session|hold|payment)|payments)\./;

/** Sessions and holds change elsewhere, too: by the other side, by a payment, by time. */
export function useLiveSessions(userId: number): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onSignal(userId, ({ type }) => {
        if (type !== RESYNC && !NEWS.test(type)) return;
        void lookAgain(client);
        void client.invalidateQueries({ queryKey: ['slots'] });
      }),
    [client, userId],
  );
}
