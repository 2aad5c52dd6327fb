import type { TimedTick } from '@waymark/contracts/roadmaps/learning';

/** The last known state of a step. */
export interface StepTick {
  completed: boolean;
  at: Date;
}

export interface Merge {
  /** Newer ticks by step id, to be stored. */
  changes: Map<string, StepTick>;
  /** Distinct steps that are not on the roadmap. */
  ignored: string[];
}

/**
 * The later tick of a step wins; of two at the same time, the completed one. So the result does not depend on order,
 * grouping or repetition. Future times count as `now`.
 */
export function mergeTicks(
  known: ReadonlyMap<string, StepTick>,
  ticks: readonly TimedTick[],
  onRoadmap: ReadonlySet<string>,
  now: Date,
): Merge {
  const changes = new Map<string, StepTick>();
  const ignored = new Set<string>();
  for (const { stepId, completed, at } of ticks) {
    const tick = { completed, at: clampTimestamp(at, now) };
    if (!onRoadmap.has(stepId)) ignored.add(stepId);
    else if (isLater(tick, changes.get(stepId) ?? known.get(stepId))) changes.set(stepId, tick);
  }
  return { changes, ignored: [...ignored] };
}

/** PostgreSQL has no year 0. */
const EARLIEST = new Date('2000-01-01T00:00:00.000Z');

/** Limits a device's timestamp to the possible range. */
export function clampTimestamp(timestamp: string, now: Date): Date {
  const at = new Date(timestamp);
  if (at > now) return now;
  return at < EARLIEST ? EARLIEST : at;
}

function isLater(tick: StepTick, known: StepTick | undefined): boolean {
  if (!known) return true;
  const ahead = tick.at.getTime() - known.at.getTime();
  return ahead > 0 || (ahead === 0 && tick.completed && !known.completed);
}
