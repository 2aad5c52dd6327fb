import type { StepProgress } from '@waymark/contracts/roadmaps/journey';
import type { TimedTick } from '@waymark/contracts/roadmaps/learning';

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

/** The progress with later ticks applied. */
export function overlay(progress: StepProgress, ticks: Iterable<TimedTick>): Record<string, boolean> {
  const shown = { ...progress };
  for (const { stepId, completed } of latestByStep(ticks)) shown[stepId] = completed;
  return shown;
}
