import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Notification } from '@waymark/contracts/identity/notifications';
import { useEffect, useState } from 'react';
import { haveRead } from '../api/notifications.ts';

/** More are not taken at once. */
const AT_A_TIME = 100;

/** Marks what is shown as read, and says which of it was new when this list was opened: that stays marked until it closes. */
export function useSeen(shown: readonly Notification[]): ReadonlySet<string> {
  const client = useQueryClient();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unread = shown.filter(({ id, readAt }) => readAt === null && !fresh.has(id)).map(({ id }) => id);
  const news = unread.join(' ');
  useEffect(() => {
    if (news === '') return;
    const ids = news.split(' ');
    setFresh((before) => new Set([...before, ...ids]));
    void tell(client, ids);
  }, [client, news]);
  return fresh;
}

/** In order, so that the last answer is the count that is left. Where it fails they are unread still, and marked the next time. */
async function tell(client: QueryClient, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_A_TIME) {
    await haveRead(client, ids.slice(from, from + AT_A_TIME)).catch(() => {});
  }
}
