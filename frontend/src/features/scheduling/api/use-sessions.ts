import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { RESYNC } from '@waymark/contracts/live';
import { getSession, listHolds, listSessions, listUpcoming } from '@waymark/contracts/scheduling/routes';
import type { Session, SessionStatus } from '@waymark/contracts/scheduling/sessions';
import { useEffect } from 'react';
import { ApiError, call, callPage, type Page } from '../../../lib/api.ts';
import { pause } from '../../../lib/pause.ts';
import { onSignal } from '../../../lib/signals.ts';

const PAGE_SIZE = 20;
/** As much as one answer may hold: of what is due, nobody has more. */
const EACH = 100;
const LOOK_AGAIN_MS = 30_000;
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
      const query = { as: 'learner', due: 'true', limit: EACH } as const;
      const { items } = await callPage(listSessions, { query, signal });
      return items.filter(({ can }) => can.pay);
    },
    staleTime: 10_000,
  });

const sessionNow = (id: string) => ({
  queryKey: [...sessionsKey, 'one', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => findSession(id, signal),
  staleTime: 0,
});

/** A payment may come through a moment before its session does: so often, and so slowly, it is asked for. */
const TIMES = 10;
const EVERY_MS = 2_000;
/** A mistyped id may be none at all. */
const NO_SUCH = new Set(['NOT_FOUND', 'VALIDATION']);

/** Null: the caller has no session of this id. */
async function findSession(id: string, signal: AbortSignal): Promise<Session | null> {
  for (let times = 1; ; times += 1) {
    try {
      return await call(getSession, { params: { id }, signal });
    } catch (error) {
      if (!(error instanceof ApiError && NO_SUCH.has(error.code))) throw error;
      if (times === TIMES || error.code === 'VALIDATION') return null;
    }
    await pause(EVERY_MS, signal);
  }
}

/** One session as it is now; for what is decided by the clock, such as what a cancellation gives back. */
export const useSessionNow = (id: string) => useQuery({ ...sessionNow(id), refetchInterval: LOOK_AGAIN_MS });

/** The session that somebody was sent to, if they were; `data` is null where they have none of this id. */
export const useNamedSession = (id: string | null) =>
  useQuery({
    ...sessionNow(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data ? LOOK_AGAIN_MS : false),
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
