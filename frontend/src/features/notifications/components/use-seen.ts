import { useQueryClient } from '@tanstack/react-query';
import type { Notification } from '@waymark/contracts/identity/notifications';
import { useEffect, useState } from 'react';
import { haveRead } from '../api/notifications.ts';

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
    // Where that fails they are unread still, and marked the next time.
    void haveRead(client, ids.slice(0, AT_A_TIME)).catch(() => {});
  }, [client, news]);
  return fresh;
}
