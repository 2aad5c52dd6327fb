import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import { useEffect, useRef } from 'react';
import { connection, onConnection } from '#lib/connection.ts';
import { changeSession, userKey } from '#lib/query-client.ts';
import { useUser } from '#lib/use-user.ts';
import { guestProgress } from '#shared/guest-progress/guest-progress.ts';
import { cacheProgress, cacheTick } from './progress-cache.ts';
import { onTabMessage, postToTabs, type TabMessage } from './tab-channel.ts';
import { tickOutbox } from './tick-outbox.ts';
import { toPendingTick } from './ticks.ts';
import { syncOf } from './user-sync.ts';

/** On every page: transfers guest progress at login, sends pending ticks and synchronizes tabs. Renders nothing. */
export default function ProgressKeeper() {
  const client = useQueryClient();
  const { user, isLoading, error } = useUser();
  const userId = user?.id ?? null;

  useEffect(() => {
    if (userId === null) return;
    const sync = syncOf(client, userId);
    sync.start();
    transferGuestProgress(client, userId);
    void sync.flush();
    const flush = () => {
      if (document.visibilityState === 'visible' && connection() !== 'offline') void sync.flush();
    };
    const stopListening = onConnection(flush);
    addEventListener('focus', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      stopListening();
      removeEventListener('focus', flush);
      document.removeEventListener('visibilitychange', flush);
      sync.stop();
    };
  }, [client, userId]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      tickOutbox.storageChanged(key);
      guestProgress.storageChanged(key);
    };
    addEventListener('storage', onStorage);
    const stop = onTabMessage((message) => handleMessage(client, message));
    return () => {
      removeEventListener('storage', onStorage);
      stop();
    };
  }, [client]);

  const lastKnown = useRef<number | null | undefined>(undefined);
  useEffect(() => {
    // Without a result (such as offline) the user is unknown, not logged out.
    if (isLoading || error) return;
    const before = lastKnown.current;
    lastKnown.current = userId;
    if (before !== undefined && before !== userId) postToTabs({ kind: 'session', userId });
  }, [isLoading, error, userId]);

  return null;
}

function transferGuestProgress(client: QueryClient, userId: number): void {
  guestProgress.transferTo(userId, (roadmapId, ticks) =>
    syncOf(client, userId).add(
      ticks.map((tick) => toPendingTick(roadmapId, tick)),
      false,
    ),
  );
}

function handleMessage(client: QueryClient, message: TabMessage): void {
  const here = client.getQueryData<User | null>(userKey);
  if (message.kind === 'session') {
    if (here === undefined || (here?.id ?? null) === message.userId) return;
    // Another tab logged in or out.
    if (message.userId === null) changeSession(client, null);
    else void client.refetchQueries({ queryKey: userKey }).then(() => changeSession(client, userNow(client)));
    return;
  }
  if (message.kind === 'ticked' && message.change.userId === here?.id) cacheTick(client, message.change);
  if (message.kind === 'progress' && message.progress.userId === here?.id)
    cacheProgress(client, message.progress);
}

const userNow = (client: QueryClient): User | null => client.getQueryData<User | null>(userKey) ?? null;
