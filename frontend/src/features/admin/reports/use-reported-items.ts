import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportedItem } from '@waymark/contracts/community/moderation';
import { RESYNC } from '@waymark/contracts/live';
import { useEffect } from 'react';
import { call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { onSignal } from '#lib/signals.ts';
import { toast } from '#shared/ui/toast.ts';

const itemsKey = ['admin', 'reported-items'] as const;
// By name, so that the browser does not load the event schemas.
const CHANGED = 'community.reported-item.changed.v1';

/** Fetched again when another admin, or a reporter, changed something. */
export function useReportedItems(state: 'open' | 'resolved', userId: number) {
  const client = useQueryClient();
  useEffect(
    () =>
      onSignal(userId, ({ type }) => {
        if (type === CHANGED || type === RESYNC) void client.invalidateQueries({ queryKey: itemsKey });
      }),
    [client, userId],
  );
  return useInfiniteQuery({
    queryKey: [...itemsKey, state],
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/admin/community-reports', {
        query: { state, limit: 20, cursor: pageParam },
        signal,
      }),
    ...cursorPaging,
    staleTime: 0,
  });
}

export type Decision =
  | { action: 'hide'; reason: string }
  | { action: 'dismiss'; note: string }
  | { action: 'restore' };

const done: Record<Decision['action'], { title: string; description: string }> = {
  hide: { title: 'Hidden', description: 'Its author is notified of the reason.' },
  dismiss: { title: 'Reports dismissed', description: 'Whoever reported it is notified.' },
  restore: { title: 'Shown again', description: 'Its author is notified.' },
};

export function useDecide({ id }: ReportedItem, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => {
      const params = { id };
      if (decision.action === 'restore')
        return call('POST /api/admin/community-reports/{id}/restore', { params });
      if (decision.action === 'hide')
        return call('POST /api/admin/community-reports/{id}/hide', {
          params,
          body: { reason: decision.reason },
        });
      return call('POST /api/admin/community-reports/{id}/dismiss', {
        params,
        body: { note: decision.note },
      });
    },
    onSuccess: (_, { action }) => {
      toast({ ...done[action], variant: 'success' });
      onDone();
    },
    // Another admin may have decided.
    onSettled: () => client.invalidateQueries({ queryKey: itemsKey }),
  });
}
