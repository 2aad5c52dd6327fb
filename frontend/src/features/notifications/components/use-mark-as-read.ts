import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Notification } from '@waymark/contracts/identity/notifications';
import { useEffect, useState } from 'react';
import { markAsRead } from '../api/notifications.ts';

/** The limit of the route. */
const BATCH_SIZE = 100;

/** Marks the shown notifications as read. Returns the ids of those that were unread when first shown. */
export function useMarkAsRead(shown: readonly Notification[]): ReadonlySet<string> {
  const client = useQueryClient();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unread = shown.filter(({ id, readAt }) => readAt === null && !fresh.has(id)).map(({ id }) => id);
  const unreadIds = unread.join(' ');
  useEffect(() => {
    if (unreadIds === '') return;
    const ids = unreadIds.split(' ');
    setFresh((before) => new Set([...before, ...ids]));
    void markInBatches(client, ids);
  }, [client, unreadIds]);
  return fresh;
}

/** Sequential, so that the last response sets the count. A failed batch stays unread and is marked the next time. */
async function markInBatches(client: QueryClient, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    await markAsRead(client, ids.slice(from, from + BATCH_SIZE)).catch(() => {});
  }
}
