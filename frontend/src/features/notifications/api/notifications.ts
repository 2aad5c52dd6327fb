import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { getUnread, listNotifications, markRead } from '@waymark/contracts/identity/notification-routes';
import type { Notification, UnreadCount } from '@waymark/contracts/identity/notifications';
import { RESYNC } from '@waymark/contracts/live';
import { useEffect } from 'react';
import { call, callPage, type Page } from '../../../lib/api.ts';
import { onSignal } from '../../../lib/signals.ts';

const ADDED = 'identity.notification.added.v1';
const PAGE_SIZE = 24;
const all = ['notifications'] as const;
const unreadKey = [...all, 'unread'] as const;
const listKey = [...all, 'list'] as const;

/** How many are unread; undefined while that is not known. */
export function useUnread(): number | undefined {
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => call(getUnread, { signal }),
  });
  return data?.unread;
}

/** Newest first. Looked up anew whenever a list of them is opened. */
export const useNotifications = () =>
  useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam, signal }) =>
      callPage(listNotifications, { query: { limit: PAGE_SIZE, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    refetchOnMount: 'always',
  });

/** Looks again as soon as something was added, here or on another gateway. */
export function useNotificationNews(userId: number): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onSignal(userId, ({ type }) => {
        if (type === ADDED || type === RESYNC) void client.invalidateQueries({ queryKey: all });
      }),
    [client, userId],
  );
}

/** Tells the server that these were seen; the count follows its answer, and the list that is kept here says so, too. */
export async function haveRead(client: QueryClient, ids: string[]): Promise<void> {
  const count: UnreadCount = await call(markRead, { body: { ids } });
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
