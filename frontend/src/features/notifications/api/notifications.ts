import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Notification, UnreadCount } from '@waymark/contracts/identity/notifications';
import { RESYNC } from '@waymark/contracts/live';
import { useEffect } from 'react';
import { call, callPage, type Page } from '#lib/api.ts';
import { inBursts } from '#lib/burst.ts';
import { cursorPaging } from '#lib/cursor-paging.ts';
import { onSignal } from '#lib/signals.ts';

const ADDED = 'identity.notification.added.v1';
const PAGE_SIZE = 24;
const all = ['notifications'] as const;
const unreadKey = [...all, 'unread'] as const;
const listKey = [...all, 'list'] as const;

/** The number of unread notifications; undefined while loading. */
export function useUnread(): number | undefined {
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => call('GET /api/notifications/unread', { signal }),
  });
  return data?.unread;
}

/** Newest first. */
export const useNotifications = () =>
  useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam, signal }) =>
      callPage('GET /api/notifications', { query: { limit: PAGE_SIZE, cursor: pageParam }, signal }),
    ...cursorPaging,
    refetchOnMount: 'always',
  });

/** Invalidates list and count when notifications were added, once per burst. */
export function useLiveNotifications(userId: number): void {
  const client = useQueryClient();
  useEffect(() => {
    const added = inBursts(() => void client.invalidateQueries({ queryKey: all }));
    const stop = onSignal(userId, ({ type }) => {
      if (type === ADDED || type === RESYNC) added.call();
    });
    return () => {
      added.cancel();
      stop();
    };
  }, [client, userId]);
}

/** Marks notifications as read on the server and in the cached list and count. */
export async function markAsRead(client: QueryClient, ids: string[]): Promise<void> {
  const count: UnreadCount = await call('POST /api/notifications/read', { body: { ids } });
  client.setQueryData(unreadKey, count);
  const readAt = new Date().toISOString();
  const asRead = (one: Notification) =>
    one.readAt === null && ids.includes(one.id) ? { ...one, readAt } : one;
  client.setQueryData<InfiniteData<Page<Notification>>>(
    listKey,
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(asRead) })) },
  );
}
