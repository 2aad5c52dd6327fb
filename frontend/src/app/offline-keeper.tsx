import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { loadToaster } from '../components/ui/toast-area.tsx';
import { guestProgress } from '../features/roadmap/progress/guest-progress.ts';
import { useConnection } from '../lib/connection.ts';
import { useFollowing } from '../lib/following.ts';
import { userKey } from '../lib/query-client.ts';
import { savedCopies, useSavedCopies } from '../lib/saved-copies.ts';
import { onWorker, startServiceWorker, tellWorker } from '../lib/service-worker.ts';
import { useUser } from '../lib/use-user.ts';

/** Sends the current user and the roadmaps they follow to the service worker, and caches the fresh responses it reports. */
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
    // The toast code must be loaded before the network is lost.
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
  useFreshAgain(client);
  return null;
}

const FIRST_LOOK_MS = 2_000;
const LAST_LOOK_MS = 60_000;

/** While a saved copy is shown, retries the requests of the page: at once when online again, then with growing delays. */
function useFreshAgain(client: QueryClient): void {
  const isOffline = useConnection() === 'offline';
  const hasCopies = useSavedCopies().size > 0;
  useEffect(() => {
    if (isOffline || !hasCopies) return;
    let wait = FIRST_LOOK_MS;
    let timer: ReturnType<typeof setTimeout>;
    // Devices report being online before any server can be reached.
    const look = () => {
      for (const path of savedCopies().keys()) lookAgain(client, path);
      timer = setTimeout(look, wait);
      wait = Math.min(wait * 2, LAST_LOOK_MS);
    };
    timer = setTimeout(look, FIRST_LOOK_MS / 2);
    return () => clearTimeout(timer);
  }, [client, isOffline, hasCopies]);
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
