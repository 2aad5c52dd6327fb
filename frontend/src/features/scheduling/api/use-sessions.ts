import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { RESYNC } from '@waymark/contracts/live';
import type { Session, SessionStatus } from '@waymark/contracts/scheduling/sessions';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, call, callPage } from '#lib/api.ts';
import { inBursts } from '#lib/burst.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { pause } from '#lib/pause.ts';
import { onSignal } from '#lib/signals.ts';

const PAGE_SIZE = 20;
const MAX_LIMIT = 100;
const REFETCH_MS = 30_000;
const sessionsKey = ['sessions'] as const;
const holdsKey = ['holds'] as const;

export type PastFilter = 'all' | Exclude<SessionStatus, 'scheduled'>;

export const useUpcoming = () =>
  useInfiniteQuery({
    queryKey: [...sessionsKey, 'upcoming'],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/sessions/upcoming', { query: { limit: PAGE_SIZE, cursor: pageParam }, signal }),
    ...cursorPaging,
    staleTime: 10_000,
  });

export const usePast = (filter: PastFilter) =>
  useInfiniteQuery({
    queryKey: [...sessionsKey, 'past', filter],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/sessions', {
        query: { limit: PAGE_SIZE, cursor: pageParam, status: filter === 'all' ? undefined : filter },
        signal,
      }),
    ...cursorPaging,
    staleTime: 10_000,
  });

/** Completed sessions that the caller still has to pay for. */
export const useDue = () =>
  useQuery({
    queryKey: [...sessionsKey, 'due'],
    queryFn: async ({ signal }) => {
      const query = { as: 'learner', due: 'true', limit: MAX_LIMIT } as const;
      const { items } = await callPage('GET /api/sessions', { query, signal });
      return items.filter(({ can }) => can.pay);
    },
    staleTime: 10_000,
  });

/** The caller's own no-shows. */
export const useNoShowRecord = () =>
  useQuery({
    queryKey: [...sessionsKey, 'no-show-record'],
    queryFn: ({ signal }) => call('GET /api/no-show-record', { signal }),
    staleTime: 10_000,
  });

const sessionQuery = (id: string) => ({
  queryKey: [...sessionsKey, 'one', id],
  queryFn: ({ signal }: { signal: AbortSignal }) => findSession(id, signal),
  staleTime: 0,
});

const MAX_ATTEMPTS = 10;
const RETRY_MS = 2_000;
/** VALIDATION: not an id. */
const MISSING_CODES = new Set(['NOT_FOUND', 'VALIDATION']);

/** Retries, since a payment may be confirmed before its session is booked. Null: the caller has no such session. */
async function findSession(id: string, signal: AbortSignal): Promise<Session | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call('GET /api/sessions/{id}', { params: { id }, signal });
    } catch (error) {
      if (!(error instanceof ApiError && MISSING_CODES.has(error.code))) throw error;
      if (attempt === MAX_ATTEMPTS || error.code === 'VALIDATION') return null;
    }
    await pause(RETRY_MS, signal);
  }
}

/** Refetched regularly, because time changes it, such as the refund of a cancellation. */
export const useSession = (id: string) => useQuery({ ...sessionQuery(id), refetchInterval: REFETCH_MS });

/** The session that a link names; `data` is null if the user has no such session. */
export const useLinkedSession = (id: string | null) =>
  useQuery({
    ...sessionQuery(id ?? ''),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data ? REFETCH_MS : false),
  });

/** All sessions with a learner, latest start first. */
export const useSessionsWith = (learnerId: number) =>
  useInfiniteQuery({
    queryKey: [...sessionsKey, 'with', learnerId],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/sessions', {
        query: { as: 'mentor', with: learnerId, limit: PAGE_SIZE, cursor: pageParam },
        signal,
      }),
    ...cursorPaging,
  });

/** A learner of the caller's, with the caller's private notes. */
export const useLearner = (learnerId: number) =>
  useQuery({
    queryKey: [...sessionsKey, 'learner', learnerId],
    queryFn: ({ signal }) =>
      call('GET /api/mentor/learners/{userId}', { params: { userId: learnerId }, signal }),
  });

export const useFollowUp = (sessionId: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: [...sessionsKey, 'follow-up', sessionId],
    queryFn: ({ signal }) => call('GET /api/sessions/{id}/follow-up', { params: { id: sessionId }, signal }),
    staleTime: 10_000,
  });

/** The learners of the caller, last seen first. */
export const useLearners = (onlyQuiet: boolean) =>
  useInfiniteQuery({
    queryKey: [...sessionsKey, 'learners', onlyQuiet],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/mentor/learners', {
        query: { quiet: onlyQuiet ? 'true' : undefined, limit: PAGE_SIZE, cursor: pageParam },
        signal,
      }),
    ...cursorPaging,
  });

export const usePrivateNote = (sessionId: string) =>
  useQuery({
    queryKey: [...sessionsKey, 'private-note', sessionId],
    queryFn: ({ signal }) =>
      call('GET /api/sessions/{id}/private-note', { params: { id: sessionId }, signal }),
  });

export const useHolds = () =>
  useQuery({
    queryKey: holdsKey,
    queryFn: ({ signal }) => call('GET /api/sessions/holds', { signal }),
    staleTime: 10_000,
  });

export async function invalidateSessions(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: sessionsKey }),
    client.invalidateQueries({ queryKey: holdsKey }),
  ]);
}

const SIGNALS = /^(?:scheduling\.(?:session|hold|payment|no-show)|payments)\./;

const refresh = async (client: QueryClient): Promise<void> => {
  await Promise.all([invalidateSessions(client), client.invalidateQueries({ queryKey: ['slots'] })]);
};

/**
 * Invalidates sessions, holds and slots on live events, once per burst. Returns a function that does so at once, for
 * the caller's own changes; it covers the events before it.
 */
export function useLiveSessions(userId: number): () => Promise<void> {
  const client = useQueryClient();
  const [burst] = useState(() => inBursts(() => void refresh(client)));
  useEffect(() => {
    const stop = onSignal(userId, ({ type }) => {
      if (type === RESYNC || SIGNALS.test(type)) burst.call();
    });
    return () => {
      burst.cancel();
      stop();
    };
  }, [burst, userId]);
  return useCallback(() => {
    burst.cancel();
    return refresh(client);
  }, [burst, client]);
}
