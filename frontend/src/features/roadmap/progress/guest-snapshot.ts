import type { TimedTick } from '@waymark/contracts/roadmaps/learning';
import type { DeviceStorage } from '../../../lib/device-storage.ts';
import { laterOf, latestByStep } from './ticks.ts';

/** Progress made while nobody is logged in: the spec's local snapshot, with the moment of each tick beside it. */
export interface Snapshot {
  roadmapId: string;
  /** Null while nobody is logged in; set for the moment in which it becomes somebody's. */
  userId: number | null;
  progress: Record<string, boolean>;
  lastUpdated: string;
  completedSteps: number;
  totalSteps: number;
  times: Record<string, string>;
}

const PREFIX = 'roadmap_progress_';

export const snapshotKey = (roadmapId: string): string => `${PREFIX}${roadmapId}`;

export const snapshotKeys = (storage: DeviceStorage): string[] => storage.keys(PREFIX);

/** The stored text as a snapshot; null when it is none. What has no moment of its own has that of the whole. */
export function parseSnapshot(text: string | null): Snapshot | null {
  const value = parsed(text);
  if (!value || typeof value.roadmapId !== 'string' || !isRecord(value.progress)) return null;
  const lastUpdated = asMoment(value.lastUpdated) ?? new Date(0).toISOString();
  const times = isRecord(value.times) ? value.times : {};
  const progress: Record<string, boolean> = {};
  const moments: Record<string, string> = {};
  for (const [stepId, completed] of Object.entries(value.progress)) {
    if (typeof completed !== 'boolean') continue;
    progress[stepId] = completed;
    moments[stepId] = asMoment(times[stepId]) ?? lastUpdated;
  }
  return {
    roadmapId: value.roadmapId,
    userId: typeof value.userId === 'number' ? value.userId : null,
    progress,
    lastUpdated,
    completedSteps: asCount(value.completedSteps),
    totalSteps: asCount(value.totalSteps),
    times: moments,
  };
}

/** A snapshot of these ticks. Without `stepIds` (an unknown roadmap) every done step counts. */
export function snapshotOf(
  roadmapId: string,
  ticks: readonly TimedTick[],
  stepIds: readonly string[] | null,
): Snapshot {
  const latest = latestByStep(ticks);
  const done = new Set(latest.filter(({ completed }) => completed).map(({ stepId }) => stepId));
  const counted = stepIds ? stepIds.filter((id) => done.has(id)) : [...done];
  return {
    roadmapId,
    userId: null,
    progress: Object.fromEntries(latest.map(({ stepId, completed }) => [stepId, completed])),
    lastUpdated: latest.at(-1)?.at ?? new Date(0).toISOString(),
    completedSteps: counted.length,
    totalSteps: stepIds?.length ?? latest.length,
    times: Object.fromEntries(latest.map(({ stepId, at }) => [stepId, at])),
  };
}

export function ticksOf(snapshot: Snapshot | null): TimedTick[] {
  return Object.entries(snapshot?.progress ?? {}).map(([stepId, completed]) => ({
    stepId,
    completed,
    at: snapshot!.times[stepId]!,
  }));
}

/** Whether `a` says everything that `b` says, and in its latest words. */
export function covers(a: readonly TimedTick[], b: readonly TimedTick[]): boolean {
  const known = new Map(latestByStep(a).map((tick) => [tick.stepId, tick]));
  return b.every((tick) => {
    const mine = known.get(tick.stepId);
    return mine !== undefined && laterOf(mine, tick).completed === mine.completed && mine.at >= tick.at;
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asMoment = (value: unknown): string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : null;

const asCount = (value: unknown): number => (typeof value === 'number' && value >= 0 ? value : 0);

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
