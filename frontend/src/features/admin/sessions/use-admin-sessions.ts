import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { AdminSession } from '@waymark/contracts/scheduling/admin-sessions';
import { call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';

export interface SessionFilter {
  q?: string;
  userId?: number;
  status?: AdminSession['status'];
  from?: string;
  to?: string;
}

/** Latest start first. The previous result stays visible while a new one loads. */
export const useSessions = (filter: SessionFilter) =>
  useInfiniteQuery({
    queryKey: ['admin', 'sessions', filter],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/admin/sessions', { query: { ...filter, limit: 50, cursor: pageParam }, signal }),
    ...cursorPaging,
    placeholderData: (previous) => previous,
    staleTime: 0,
  });

export const useSession = (id: string) =>
  useQuery({
    queryKey: ['admin', 'sessions', 'one', id],
    queryFn: ({ signal }) => call('GET /api/admin/sessions/{id}', { params: { id }, signal }),
    staleTime: 0,
  });
