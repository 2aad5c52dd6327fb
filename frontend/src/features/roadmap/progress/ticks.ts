import { isStageLocked, type JourneyStage, type StepProgress } from '@waymark/contracts/roadmaps/journey';
import type { TimedTick } from '@waymark/contracts/roadmaps/learning';

/** A tick that the server has not confirmed. Never changed once written, so that two tabs cannot spoil it. */
export interface PendingTick extends TimedTick {
  id: string;
  roadmapId: string;
}

/** Ids hold what makes them one of a kind, so that the same tick handed over twice is one entry. */
export function asPending(roadmapId: string, tick: TimedTick): PendingTick {
  return { ...tick, roadmapId, id: `${roadmapId}/${tick.stepId}/${tick.at}/${tick.completed ? 1 : 0}` };
}

/** The later word; at the same moment "done" wins, so that everybody comes to the same answer in any order. */
export function laterOf<T extends TimedTick>(a: T, b: T): T {
  const order = Date.parse(a.at) - Date.parse(b.at);
  if (order !== 0) return order > 0 ? a : b;
  return a.completed ? a : b;
}

/** One word per step, the latest, oldest step first. */
export function latestByStep<T extends TimedTick>(ticks: Iterable<T>): T[] {
  const latest = new Map<string, T>();
  for (const tick of ticks) {
    const known = latest.get(tick.stepId);
    latest.set(tick.stepId, known ? laterOf(known, tick) : tick);
  }
  return [...latest.values()].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** What the person sees: the server's word, and over it what they ticked since. */
export function overlay(progress: StepProgress, ticks: Iterable<TimedTick>): Record<string, boolean> {
  const shown = { ...progress };
  for (const { stepId, completed } of latestByStep(ticks)) shown[stepId] = completed;
  return shown;
}

/** Now, but after everything already seen: a device whose clock is behind still has the last word on its own ticks. */
export function momentAfter(now: number, ...seen: (string | null | undefined)[]): string {
  const floor = Math.max(...seen.map((at) => (at ? Date.parse(at) : 0)).filter(Number.isFinite), 0);
  return new Date(Math.max(now, floor + 1)).toISOString();
}

/** The same rule as the server's: closed stages take no new tick, unticking is always allowed. */
export function isRefused(
  stages: readonly JourneyStage[],
  progress: StepProgress,
  stepId: string,
  completed: boolean,
): boolean {
  const index = stages.findIndex(({ steps }) => steps.some(({ id }) => id === stepId));
  return completed && progress[stepId] !== true && isStageLocked(stages, index, progress);
}
