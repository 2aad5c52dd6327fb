import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { getProgress } from '@waymark/contracts/roadmaps/routes';
import type { WhatsNew } from '@waymark/contracts/roadmaps/versions';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { toast } from '../../../components/ui/toast.ts';
import { call } from '../../../lib/api.ts';
import { useConnection } from '../../../lib/connection.ts';
import { guestProgress } from './guest-progress.ts';
import { progressKey } from './progress-cache.ts';
import { tickOutbox } from './tick-outbox.ts';
import { asPending, isRefused, momentAfter, overlay, type PendingTick } from './ticks.ts';
import { useLookAgain } from './use-look-again.ts';
import { useReset } from './use-reset.ts';
import { syncOf } from './user-sync.ts';

export interface JourneyProgress {
  /** Step ids mapped to done or not, with what is still on its way. */
  progress: Readonly<Record<string, boolean>>;
  /** At once on screen; kept on this device until the server has it. A closed stage is refused with its message. */
  tick: (stepId: string, completed: boolean) => void;
  /** Ticks that are not yet on the server; 0 while nobody is logged in. */
  pending: number;
  /** When the newest of it was last saved: on the server, or on this device while nobody is logged in. */
  lastSaved: Date | null;
  /** Sends what is waiting. */
  saveNow: () => Promise<SaveOutcome>;
  /** Unticks everything, with an offer to take it back. Ask before calling. */
  reset: () => Promise<void>;
  offline: boolean;
  isFollowing: boolean;
  whatsNew: WhatsNew | null;
  version: number | null;
  /** False until it is known what is ticked: a click could only be wrong. */
  isReady: boolean;
  error: Error | null;
  retry: () => void;
}

/** saved: on the server; kept: on this device, sent when Waymark can be reached; device: nobody is logged in. */
export type SaveOutcome = 'saved' | 'kept' | 'device';

/** One person's progress on one roadmap, wherever it was made. */
export function useJourneyProgress(roadmap: Roadmap, user: User | null): JourneyProgress {
  const client = useQueryClient();
  const userId = user?.id ?? null;
  const query = useQuery({
    queryKey: progressKey(user?.id, roadmap.id),
    queryFn: ({ signal }) =>
      call(getProgress, { params: { userId: user!.id, roadmapId: roadmap.id }, signal }),
    enabled: user !== null,
    // Another device may have moved on: every visit looks again, behind what is shown.
    staleTime: 0,
  });
  useLookAgain(userId, roadmap.id);
  const waiting = useWaiting(userId, roadmap.id);
  const guest = useSyncExternalStore(guestProgress.subscribe, () => guestProgress.of(roadmap.id));
  const server = user ? query.data : undefined;
  const progress = useMemo(
    () => (userId === null ? overlay({}, guest) : overlay(server?.progress ?? {}, waiting)),
    [userId, guest, server, waiting],
  );
  const lastUpdated = userId === null ? guest.at(-1)?.at : server?.lastUpdated;

  const write = useCallback(
    (changes: Readonly<Record<string, boolean>>, isFresh: boolean) => {
      const seen = userId === null ? guestProgress.of(roadmap.id) : tickOutbox.of(userId, roadmap.id);
      const at = momentAfter(Date.now(), lastUpdated, ...seen.map((tick) => tick.at));
      const ticks = Object.entries(changes).map(([stepId, completed]) => ({ stepId, completed, at }));
      const isStored =
        userId === null
          ? guestProgress.add(roadmap.id, ticks, stepIdsOf(roadmap))
          : syncOf(client, userId).add(
              ticks.map((tick) => asPending(roadmap.id, tick)),
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
      if (isRefused(roadmap.stages, progress, stepId, completed)) return tellLocked();
      write({ [stepId]: completed }, true);
    },
    pending: waiting.length,
    lastSaved: lastUpdated ? new Date(lastUpdated) : null,
    saveNow: async () => {
      if (userId === null) return 'device';
      await syncOf(client, userId).flush();
      return tickOutbox.of(userId, roadmap.id).length === 0 ? 'saved' : 'kept';
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

function useWaiting(userId: number | null, roadmapId: string): readonly PendingTick[] {
  return useSyncExternalStore(tickOutbox.subscribe, () =>
    userId === null ? NONE : tickOutbox.of(userId, roadmapId),
  );
}

const stepIdsOf = (roadmap: Roadmap): string[] =>
  roadmap.stages.flatMap(({ steps }) => steps.map(({ id }) => id));

function tellLocked(): void {
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
    description: 'Your ticks last until you leave this page. Sign in, or free up some space, to keep them.',
  });
}
