import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { MessageReport } from '@waymark/contracts/community/messages';
import { RESYNC } from '@waymark/contracts/live';
import { useEffect } from 'react';
import { call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { onSignal } from '#lib/signals.ts';
import { toast } from '#shared/ui/toast.ts';
import type { Resolution } from './outcome-dialog.tsx';

const reportsKey = ['admin', 'message-reports'] as const;
// By name, so that the browser does not load the event schemas.
const CHANGED = 'community.reported-item.changed.v1';

/** Fetched again when another admin, or a reporter, changed something. */
export function useMessageReports(state: 'open' | 'resolved', userId: number) {
  const client = useQueryClient();
  useEffect(
    () =>
      onSignal(userId, ({ type }) => {
        if (type === CHANGED || type === RESYNC) void client.invalidateQueries({ queryKey: reportsKey });
      }),
    [client, userId],
  );
  return useInfiniteQuery({
    queryKey: [...reportsKey, state],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/admin/message-reports', { query: { state, limit: 20, cursor: pageParam }, signal }),
    ...cursorPaging,
    staleTime: 0,
  });
}

/** The thread up to the reported message, newest page first. Each look is recorded, so that it is not repeated by itself. */
export const useReportedThread = (id: string) =>
  useInfiniteQuery({
    queryKey: [...reportsKey, 'thread', id],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/admin/message-reports/{id}', {
        params: { id },
        query: pageParam === undefined ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ hasEarlier, messages }) => (hasEarlier ? messages[0]?.number : undefined),
    gcTime: 0,
  });

export type MessageOutcome = 'dismissed' | 'removed';

export function useResolveMessageReport({ id }: MessageReport, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ action, note }: Resolution<MessageOutcome>) =>
      call('POST /api/admin/message-reports/{id}/resolve', {
        params: { id },
        body: { outcome: action, note },
      }),
    onSuccess: (_, { action }) => {
      toast({
        title: action === 'removed' ? 'Message removed' : 'Report dismissed',
        description: 'Whoever reported it is notified.',
        variant: 'success',
      });
      onDone();
    },
    // Another admin may have decided.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
