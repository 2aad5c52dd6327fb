import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import { useEffect, useRef } from 'react';
import { connection, onConnection } from '../../../lib/connection.ts';
import { changeSession, userKey } from '../../../lib/query-client.ts';
import { useUser } from '../../../lib/use-user.ts';
import { guestProgress } from './guest-progress.ts';
import { writeProgress, writeTicked } from './progress-cache.ts';
import { onTabs, type TabNews, tellTabs } from './tabs.ts';
import { tickOutbox } from './tick-outbox.ts';
import { asPending } from './ticks.ts';
import { syncOf } from './user-sync.ts';

/** On every page: hands guest progress over at login, sends what waits, and keeps the tabs in step. Draws nothing. */
export default function ProgressKeeper() {
  const client = useQueryClient();
  const { user, isLoading, error } = useUser();
  const userId = user?.id ?? null;

  useEffect(() => {
    if (userId === null) return;
    const sync = syncOf(client, userId);
    sync.start();
    takeOver(client, userId);
    void sync.flush();
    const tryNow = () => {
      if (document.visibilityState === 'visible' && connection() !== 'offline') void sync.flush();
    };
    const stopListening = onConnection(tryNow);
    addEventListener('focus', tryNow);
    document.addEventListener('visibilitychange', tryNow);
    return () => {
      stopListening();
      removeEventListener('focus', tryNow);
      document.removeEventListener('visibilitychange', tryNow);
      sync.stop();
    };
  }, [client, userId]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      tickOutbox.storageChanged(key);
      guestProgress.storageChanged(key);
    };
    addEventListener('storage', onStorage);
    const stop = onTabs((news) => heard(client, news));
    return () => {
      removeEventListener('storage', onStorage);
      stop();
    };
  }, [client]);

  const lastKnown = useRef<number | null | undefined>(undefined);
  useEffect(() => {
    // Not knowing who is here (offline, say) is no news.
    if (isLoading || error) return;
    const before = lastKnown.current;
    lastKnown.current = userId;
    if (before !== undefined && before !== userId) tellTabs({ kind: 'session', userId });
  }, [isLoading, error, userId]);

  return null;
}

function takeOver(client: QueryClient, userId: number): void {
  guestProgress.handOver(userId, (roadmapId, ticks) =>
    syncOf(client, userId).add(
      ticks.map((tick) => asPending(roadmapId, tick)),
      false,
    ),
  );
}

function heard(client: QueryClient, news: TabNews): void {
  const here = client.getQueryData<User | null>(userKey);
  if (news.kind === 'session') {
    if (here === undefined || (here?.id ?? null) === news.userId) return;
    // Another tab logged in or out: this one is somebody else's now.
    if (news.userId === null) changeSession(client, null);
    else void client.refetchQueries({ queryKey: userKey }).then(() => changeSession(client, userNow(client)));
    return;
  }
  if (news.kind === 'ticked' && news.change.userId === here?.id) writeTicked(client, news.change);
  if (news.kind === 'progress' && news.progress.userId === here?.id) writeProgress(client, news.progress);
}

const userNow = (client: QueryClient): User | null => client.getQueryData<User | null>(userKey) ?? null;
