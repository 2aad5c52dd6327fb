import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { WhatsNew } from '@waymark/contracts/roadmaps/versions';
import { useCallback, useMemo } from 'react';
import { call } from '#lib/api.ts';
import { useConnection } from '#lib/connection.ts';
import { guestProgress } from '#shared/guest-progress/guest-progress.ts';
import { overlay } from '#shared/guest-progress/latest-ticks.ts';
import { toast } from '#shared/ui/toast.ts';
import { progressKey } from './progress-cache.ts';
import { tickOutbox } from './tick-outbox.ts';
import { isTickLocked, type PendingTick, timestampAfter, toPendingTick } from './ticks.ts';
import { useLiveProgress } from './use-live-progress.ts';
import { useReset } from './use-reset.ts';
import { useStore } from './use-store.ts';
import { syncOf } from './user-sync.ts';

export interface JourneyProgress {
  /** Completion by step id, with pending ticks. */
  progress: Readonly<Record<string, boolean>>;
  /** Optimistic; stored on the device until the server has it. Shows an error for a locked stage. */
  tick: (stepId: string, completed: boolean) => void;
  /** The number of ticks that the server does not have yet; 0 for guests. */
  pending: number;
  /** The last save on the server, or on the device for guests; null while nothing is saved. */
  lastSaved: Date | null;
  /** Sends pending ticks of a user. */
  saveNow: () => Promise<SaveOutcome>;
  /** Unticks everything and offers to undo it. Confirm with the user first. */
  reset: () => Promise<void>;
  offline: boolean;
  isFollowing: boolean;
  whatsNew: WhatsNew | null;
  version: number | null;
  /** False until the ticks have loaded. */
  isReady: boolean;
  error: Error | null;
  retry: () => void;
}

/** saved: on the server; queued: on the device until the server can be reached. */
export type SaveOutcome = 'saved' | 'queued';

/** The progress of a user or guest on a roadmap. */
export function useJourneyProgress(roadmap: Roadmap, user: User | null): JourneyProgress {
  const client = useQueryClient();
  const userId = user?.id ?? null;
  const query = useQuery({
    queryKey: progressKey(user?.id, roadmap.id),
    queryFn: ({ signal }) =>
      call('GET /api/progress/{userId}/{roadmapId}', {
        params: { userId: user!.id, roadmapId: roadmap.id },
        signal,
      }),
    enabled: user !== null,
    // Other devices change it.
    staleTime: 0,
  });
  useLiveProgress(userId, roadmap.id);
  const pendingTicks = usePendingTicks(userId, roadmap.id);
  const guest = useStore(guestProgress.subscribe, () => guestProgress.of(roadmap.id), NONE);
  const isStored = useStore(
    guestProgress.subscribe,
    () => userId !== null || guestProgress.isStored(roadmap.id),
    true,
  );
  const server = user ? query.data : undefined;
  const progress = useMemo(
    () => (userId === null ? overlay({}, guest) : overlay(server?.progress ?? {}, pendingTicks)),
    [userId, guest, server, pendingTicks],
  );
  const lastUpdated = userId === null ? guest.at(-1)?.at : server?.lastUpdated;

  const write = useCallback(
    (changes: Readonly<Record<string, boolean>>, isFresh: boolean) => {
      const seen = userId === null ? guestProgress.of(roadmap.id) : tickOutbox.of(userId, roadmap.id);
      const at = timestampAfter(Date.now(), lastUpdated, ...seen.map((tick) => tick.at));
      const ticks = Object.entries(changes).map(([stepId, completed]) => ({ stepId, completed, at }));
      const isStored =
        userId === null
          ? guestProgress.add(roadmap.id, ticks, stepIdsOf(roadmap))
          : syncOf(client, userId).add(
              ticks.map((tick) => toPendingTick(roadmap.id, tick)),
              isFresh,
            );
      if (!isStored && (userId === null || navigator.onLine === false)) warnOnce();
      return at;
    },
    [client, userId, roadmap, lastUpdated],
  );

  return {
    progress,
    tick: (stepId, completed) => {
      if (isTickLocked(roadmap.stages, progress, stepId, completed)) return showLocked();
      write({ [stepId]: completed }, true);
    },
    pending: pendingTicks.length,
    lastSaved: lastUpdated && isStored ? new Date(lastUpdated) : null,
    saveNow: async () => {
      if (userId === null) return 'queued';
      await syncOf(client, userId).flush();
      return tickOutbox.of(userId, roadmap.id).length === 0 ? 'saved' : 'queued';
    },
    reset: useReset(roadmap, user, progress, write),
    offline: useConnection() !== 'online',
    isFollowing: server?.isFollowing ?? false,
    whatsNew: server?.whatsNew ?? null,
    version: server?.version ?? null,
    isReady: user === null || server !== undefined,
    error: user ? query.error : null,
    retry: () => void query.refetch(),
  };
}

const NONE: readonly PendingTick[] = [];

function usePendingTicks(userId: number | null, roadmapId: string): readonly PendingTick[] {
  return useStore(
    tickOutbox.subscribe,
    () => (userId === null ? NONE : tickOutbox.of(userId, roadmapId)),
    NONE,
  );
}

const stepIdsOf = (roadmap: Roadmap): string[] =>
  roadmap.stages.flatMap(({ steps }) => steps.map(({ id }) => id));

function showLocked(): void {
  toast({
    title: 'Error',
    description: 'One stage at a time: finish the stage before this one first.',
    variant: 'destructive',
  });
}

let warned = false;
function warnOnce(): void {
  if (warned) return;
  warned = true;
  toast({
    title: 'This browser cannot save your progress',
    description:
      'Your ticks last until you leave Waymark. Create an account, or free up some space, to keep them.',
  });
}
