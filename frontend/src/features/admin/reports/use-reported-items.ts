import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportedItem } from '@waymark/contracts/community/moderation';
import { RESYNC } from '@waymark/contracts/live';
import { useEffect } from 'react';
import { call, callPage } from '#lib/api.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { onSignal } from '#lib/signals.ts';
import { toast } from '#shared/ui/toast.ts';
import type { Resolution } from './outcome-dialog.tsx';
import { useActOnUser } from './use-act-on-user.ts';

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

export type ItemAction = 'hide' | 'dismiss' | 'write' | 'suspend' | 'suspend-only';
type Decision = Resolution<ItemAction> | { action: 'restore' };

const done: Record<Decision['action'], { title: string; description: string }> = {
  hide: { title: 'Hidden', description: 'Its author is notified of the reason.' },
  dismiss: { title: 'Reports dismissed', description: 'Whoever reported it is notified.' },
  write: { title: 'Message sent', description: 'The reports are dismissed.' },
  suspend: { title: 'Author suspended', description: 'It is hidden, and whoever reported it is notified.' },
  'suspend-only': { title: 'Author suspended', description: 'The reports are dismissed.' },
  restore: { title: 'Shown again', description: 'Its author is notified.' },
};

/** What is done to the author first: where the second step fails, a repeated press does the first only once. */
export function useDecide({ id, author }: ReportedItem, onDone: () => void) {
  const client = useQueryClient();
  const user = useActOnUser(author.id);
  const params = { id };
  const act = async ({ action, letter, note }: Resolution<ItemAction>): Promise<unknown> => {
    if (action === 'suspend' || action === 'suspend-only') await user.suspend(letter);
    if (action === 'write') await user.write(letter);
    if (action === 'hide' || action === 'suspend')
      return call('POST /api/admin/community-reports/{id}/hide', { params, body: { reason: letter } });
    return call('POST /api/admin/community-reports/{id}/dismiss', { params, body: { note } });
  };
  return useMutation({
    mutationFn: (decision: Decision) =>
      decision.action === 'restore'
        ? call('POST /api/admin/community-reports/{id}/restore', { params })
        : act(decision),
    onSuccess: (_, { action }) => {
      toast({ ...done[action], variant: 'success' });
      onDone();
    },
    // Another admin may have decided.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
