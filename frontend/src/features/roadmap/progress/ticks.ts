import { isStageLocked, type JourneyStage, type StepProgress } from '@waymark/contracts/roadmaps/journey';
import type { TimedTick } from '@waymark/contracts/roadmaps/learning';

/** A tick that the server has not confirmed. Immutable, so that two tabs cannot conflict. */
export interface PendingTick extends TimedTick {
  id: string;
  roadmapId: string;
}

/** The id is derived from the tick, so that adding the same tick twice is idempotent. */
export function toPendingTick(roadmapId: string, tick: TimedTick): PendingTick {
  return { ...tick, roadmapId, id: `${roadmapId}/${tick.stepId}/${tick.at}/${tick.completed ? 1 : 0}` };
}

/** `now`, or 1 ms after the latest of `seen`, so that a new tick wins even on a device whose clock is slow. */
export function timestampAfter(now: number, ...seen: (string | null | undefined)[]): string {
  const floor = Math.max(...seen.map((at) => (at ? Date.parse(at) : 0)).filter(Number.isFinite), 0);
  return new Date(Math.max(now, floor + 1)).toISOString();
}

/** The server's rule: steps of a locked stage cannot be ticked; unticking is always allowed. */
export function isTickLocked(
  stages: readonly JourneyStage[],
  progress: StepProgress,
  stepId: string,
  completed: boolean,
): boolean {
  const index = stages.findIndex(({ steps }) => steps.some(({ id }) => id === stepId));
  return completed && progress[stepId] !== true && isStageLocked(stages, index, progress);
}
