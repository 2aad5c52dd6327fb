import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { loadToaster } from '../components/ui/toast-area.tsx';
import { guestProgress } from '../features/roadmap/progress/guest-progress.ts';
import { connection, onConnection } from '../lib/connection.ts';
import { useFollowing } from '../lib/following.ts';
import { userKey } from '../lib/query-client.ts';
import { savedCopies } from '../lib/saved-copies.ts';
import { onWorker, startServiceWorker, tellWorker } from '../lib/service-worker.ts';
import { useUser } from '../lib/use-user.ts';

/** Tells the service worker who is here and what they follow, and puts fresh answers in the place of saved copies. */
export default function OfflineKeeper() {
  const client = useQueryClient();
  const { user, isLoading, error } = useUser();
  const userId = user?.id ?? null;
  const isKnown = !isLoading && !error;
  const followed = useFollowing();
  const begun = useSyncExternalStore(guestProgress.subscribe, () => guestProgress.roadmapIds().join('/'));
  const wanted = user ? followed?.map(({ roadmap }) => roadmap.id).join('/') : begun;

  useEffect(() => {
    void startServiceWorker();
    // What says that the network is gone has to be here by then.
    void loadToaster().catch(() => {});
  }, []);
  useEffect(() => {
    if (isKnown) void tellWorker({ kind: 'session', userId });
  }, [isKnown, userId]);
  useEffect(() => {
    if (!isKnown || wanted === undefined) return;
    void tellWorker({ kind: 'keep', userId, roadmapIds: wanted === '' ? [] : wanted.split('/') });
  }, [isKnown, userId, wanted]);
  useEffect(() => onWorker(({ path }) => lookAgain(client, path)), [client]);
  useEffect(
    () =>
      onConnection(() => {
        if (connection() === 'online') for (const path of savedCopies().keys()) lookAgain(client, path);
      }),
    [client],
  );
  return null;
}

function lookAgain(client: QueryClient, path: string): void {
  const queryKey = keyOf(path);
  if (queryKey) void client.invalidateQueries({ queryKey });
}

function keyOf(path: string): readonly unknown[] | null {
  const [, , what, first, second] = path.split('/').map(decodeURIComponent);
  if (what === 'user') return userKey;
  if (what === 'categories') return ['categories'];
  if (what === 'roadmaps') return ['roadmap', first];
  if (what === 'progress') return ['progress', Number(first), second];
  return null;
}
