import type { QueryClient } from '@tanstack/react-query';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Progress, ProgressChanged } from '@waymark/contracts/roadmaps/progress';
import { followingKey } from '#lib/following.ts';
import { roadmapKey } from '../api/use-roadmap.ts';

export const progressKey = (userId: number | undefined, roadmapId: string) =>
  ['progress', userId, roadmapId] as const;

/** Writes a step confirmed by the server to the query cache. */
export function cacheTick(client: QueryClient, change: ProgressChanged): void {
  const { userId, roadmapId, stepId, completed, completedSteps, totalSteps, updatedAt } = change;
  const key = progressKey(userId, roadmapId);
  // A pending response may be older than this tick.
  void client.cancelQueries({ queryKey: key });
  const before = client.getQueryData<Progress>(key);
  if (before) {
    client.setQueryData<Progress>(key, {
      ...before,
      progress: { ...before.progress, [stepId]: completed },
      completedSteps,
      totalSteps,
      lastUpdated: updatedAt,
    });
  }
  // A completed step has no reminder.
  if (completed) void client.invalidateQueries({ queryKey: ['own-steps', userId, roadmapId] });
  refreshFollowers(client, roadmapId, before?.isFollowing ?? true, true);
  // The first tick also follows the roadmap, which the response does not contain.
  if (!before?.isFollowing) void client.invalidateQueries({ queryKey: key });
  void client.invalidateQueries({ queryKey: followingKey });
}

/** Writes the server's progress on a roadmap to the query cache. */
export function cacheProgress(client: QueryClient, progress: Progress): void {
  const key = progressKey(progress.userId, progress.roadmapId);
  void client.cancelQueries({ queryKey: key });
  const before = client.getQueryData<Progress>(key);
  client.setQueryData<Progress>(key, progress);
  refreshFollowers(client, progress.roadmapId, before?.isFollowing ?? false, progress.isFollowing);
  void client.invalidateQueries({ queryKey: followingKey });
}

function refreshFollowers(client: QueryClient, roadmapId: string, before: boolean, now: boolean): void {
  if (before === now || !client.getQueryData<Roadmap>(roadmapKey(roadmapId))) return;
  void client.invalidateQueries({ queryKey: roadmapKey(roadmapId) });
}
