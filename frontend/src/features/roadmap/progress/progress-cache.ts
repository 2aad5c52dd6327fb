import type { QueryClient } from '@tanstack/react-query';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Progress, ProgressChanged } from '@waymark/contracts/roadmaps/progress';
import { followingKey } from '../../../lib/following.ts';
import { roadmapKey } from '../api/use-roadmap.ts';

export const progressKey = (userId: number | undefined, roadmapId: string) =>
  ['progress', userId, roadmapId] as const;

/** One step as the server has it now. */
export function writeTicked(client: QueryClient, change: ProgressChanged): void {
  const { userId, roadmapId, stepId, completed, completedSteps, totalSteps, updatedAt } = change;
  const key = progressKey(userId, roadmapId);
  // An answer still on its way may be older than this tick.
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
  becameFollower(client, roadmapId, before?.isFollowing ?? true, true);
  // The first tick made the person a follower, and that is not in the answer.
  if (!before?.isFollowing) void client.invalidateQueries({ queryKey: key });
  void client.invalidateQueries({ queryKey: followingKey });
}

/** Everything of one roadmap as the server has it now. */
export function writeProgress(client: QueryClient, progress: Progress): void {
  const key = progressKey(progress.userId, progress.roadmapId);
  void client.cancelQueries({ queryKey: key });
  const before = client.getQueryData<Progress>(key);
  client.setQueryData<Progress>(key, progress);
  becameFollower(client, progress.roadmapId, before?.isFollowing ?? false, progress.isFollowing);
  void client.invalidateQueries({ queryKey: followingKey });
}

function becameFollower(client: QueryClient, roadmapId: string, before: boolean, now: boolean): void {
  if (before === now || !client.getQueryData<Roadmap>(roadmapKey(roadmapId))) return;
  void client.invalidateQueries({ queryKey: roadmapKey(roadmapId) });
}
