import type { QueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { reportReachable } from '#lib/connection.ts';
import { toast } from '#shared/ui/toast.ts';
import { cacheProgress, cacheTick } from './progress-cache.ts';
import { ProgressSync } from './progress-sync.ts';
import { postToTabs } from './tab-channel.ts';
import { tickOutbox } from './tick-outbox.ts';

const TIMEOUT_MS = 12_000;
const syncs = new WeakMap<QueryClient, Map<number, ProgressSync>>();

/** The single ProgressSync of a user on this page. */
export function syncOf(client: QueryClient, userId: number): ProgressSync {
  const ofClient = syncs.get(client) ?? new Map<number, ProgressSync>();
  syncs.set(client, ofClient);
  const sync = ofClient.get(userId) ?? createSync(client, userId);
  ofClient.set(userId, sync);
  return sync;
}

function createSync(client: QueryClient, userId: number): ProgressSync {
  return new ProgressSync(userId, tickOutbox, {
    sendOne: ({ stepId, roadmapId, completed }) =>
      call('PATCH /api/progress', { body: { userId, stepId, roadmapId, completed }, timeoutMs: TIMEOUT_MS }),
    sendAll: (roadmapId, ticks) =>
      call('POST /api/progress/merge', {
        body: { roadmapId, ticks: ticks.map(({ stepId, completed, at }) => ({ stepId, completed, at })) },
        timeoutMs: TIMEOUT_MS,
      }),
    onTicked: (change) => {
      cacheTick(client, change);
      postToTabs({ kind: 'ticked', change });
    },
    onMerged: ({ ignored: _, ...progress }) => {
      cacheProgress(client, progress);
      postToTabs({ kind: 'progress', progress });
    },
    onRejected: (_, error) =>
      toast({
        title: 'Error',
        description:
          error.code === 'STAGE_LOCKED' ? error.message : 'Failed to update progress. Please try again.',
        variant: 'destructive',
      }),
    onReachable: reportReachable,
    withLock: (work) =>
      navigator.locks ? navigator.locks.request(`waymark-progress-${userId}`, work) : work(),
  });
}
