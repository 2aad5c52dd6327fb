import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError } from '../lib/api.ts';
import { useConnection } from '../lib/connection.ts';
import { useFollowing } from '../lib/following.ts';
import { userKey } from '../lib/query-client.ts';
import { savedCopies, useSavedCopies } from '../lib/saved-copies.ts';
import { useUser } from '../lib/use-user.ts';
import { guestProgress } from '../shared/guest-progress/guest-progress.ts';
import { loadToaster } from '../shared/ui/toast-area.tsx';
import { onWorkerMessage, sendToWorker, startServiceWorker } from './service-worker.ts';

/** Sends the user and the roadmaps they follow to the service worker, and refetches what it reports as changed. */
export default function OfflineKeeper() {
  const client = useQueryClient();
  const { user, isLoading, error } = useUser();
  const userId = user?.id ?? null;
  const isKnown = !isLoading && !error;
  const followed = useFollowing();
  const started = useSyncExternalStore(guestProgress.subscribe, () => guestProgress.roadmapIds().join('/'));
  const wanted = user ? followed?.map(({ roadmap }) => roadmap.id).join('/') : started;

  useEffect(() => {
    void startServiceWorker();
    // The toast code must be loaded before the network is lost.
    void loadToaster().catch(() => {});
  }, []);
  useEffect(() => {
    if (isKnown) void sendToWorker({ kind: 'session', userId });
  }, [isKnown, userId]);
  useEffect(() => {
    if (!isKnown || wanted === undefined) return;
    void sendToWorker({ kind: 'keep', userId, roadmapIds: wanted === '' ? [] : wanted.split('/') });
  }, [isKnown, userId, wanted]);
  const opened = useOpenRoadmap();
  useEffect(() => {
    if (isKnown && opened !== null) void sendToWorker({ kind: 'opened', userId, roadmapId: opened });
  }, [isKnown, userId, opened]);
  useEffect(() => onWorkerMessage(({ path }) => invalidate(client, path)), [client]);
  useRefetchCopies(client);
  useRetryFailed(client);
  return null;
}

const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 60_000;

/** While saved copies are shown, refetches them: soon after going online, then with growing delays. */
function useRefetchCopies(client: QueryClient): void {
  const isOffline = useConnection() === 'offline';
  const hasCopies = useSavedCopies().size > 0;
  useEffect(() => {
    if (isOffline || !hasCopies) return;
    let wait = FIRST_RETRY_MS;
    let timer: ReturnType<typeof setTimeout>;
    // Devices report being online before any server can be reached.
    const refetch = () => {
      for (const path of savedCopies().keys()) invalidate(client, path);
      timer = setTimeout(refetch, wait);
      wait = Math.min(wait * 2, MAX_RETRY_MS);
    };
    timer = setTimeout(refetch, FIRST_RETRY_MS / 2);
    return () => clearTimeout(timer);
  }, [client, isOffline, hasCopies]);
}

/** The id in the address of a roadmap. */
function useOpenRoadmap(): string | null {
  const [, id] = /^\/roadmap\/([^/]+)\/?$/i.exec(useLocation().pathname) ?? [];
  return id === undefined ? null : decodeURIComponent(id);
}

/** Once the network is back, loads what is on screen and failed without it: soon, then with growing delays. */
function useRetryFailed(client: QueryClient): void {
  const isOnline = useConnection() === 'online';
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!isOnline) wasOffline.current = true;
    if (!isOnline || !wasOffline.current) return;
    let wait = FIRST_RETRY_MS;
    let timer: ReturnType<typeof setTimeout>;
    const retry = () => {
      const failed = client.getQueryCache().findAll({ type: 'active', predicate: failedWithoutNetwork });
      for (const query of failed) void query.fetch().catch(() => {});
      if (failed.length > 0 || wait === FIRST_RETRY_MS) timer = setTimeout(retry, wait);
      else wasOffline.current = false;
      wait = Math.min(wait * 2, MAX_RETRY_MS);
    };
    timer = setTimeout(retry, FIRST_RETRY_MS / 2);
    return () => clearTimeout(timer);
  }, [client, isOnline]);
}

const failedWithoutNetwork = ({ state: { error, data } }: Query): boolean =>
  data === undefined && error instanceof ApiError && error.status === 0;

function invalidate(client: QueryClient, path: string): void {
  const queryKey = keyOf(path);
  if (queryKey) void client.invalidateQueries({ queryKey });
}

function keyOf(path: string): readonly unknown[] | null {
  const [, , what, first, second] = path.split('/').map(decodeURIComponent);
  if (what === 'user') return userKey;
  if (what === 'categories') return ['categories'];
  // The path of a call contains its query.
  if (what?.split('?')[0] === 'home') return ['home'];
  if (what === 'roadmaps') return ['roadmap', first];
  if (what === 'progress') return ['progress', Number(first), second];
  return null;
}
