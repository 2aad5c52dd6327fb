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

/** The later tick. At equal times "completed" wins, so that the result does not depend on the order. */
export function laterTick<T extends TimedTick>(a: T, b: T): T {
  const order = Date.parse(a.at) - Date.parse(b.at);
  if (order !== 0) return order > 0 ? a : b;
  return a.completed ? a : b;
}

/** The latest tick per step, oldest first. */
export function latestByStep<T extends TimedTick>(ticks: Iterable<T>): T[] {
  const latest = new Map<string, T>();
  for (const tick of ticks) {
    const known = latest.get(tick.stepId);
    latest.set(tick.stepId, known ? laterTick(known, tick) : tick);
  }
  return [...latest.values()].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** The server's progress with pending ticks applied. */
export function overlay(progress: StepProgress, ticks: Iterable<TimedTick>): Record<string, boolean> {
  const shown = { ...progress };
  for (const { stepId, completed } of latestByStep(ticks)) shown[stepId] = completed;
  return shown;
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
