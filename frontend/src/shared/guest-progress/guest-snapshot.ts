import type { TimedTick } from '@waymark/contracts/roadmaps/learning';
import type { DeviceStorage } from '#lib/device-storage.ts';
import { laterTick, latestByStep } from './latest-ticks.ts';

/** A guest's progress: the local snapshot of spec §3, with the time of each tick. */
export interface Snapshot {
  roadmapId: string;
  /** Null for a guest; set while the snapshot is transferred to an account. */
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

/** Null if the text is no snapshot. Steps without a time get `lastUpdated`. */
export function parseSnapshot(text: string | null): Snapshot | null {
  const value = parsed(text);
  if (!value || typeof value.roadmapId !== 'string' || !isRecord(value.progress)) return null;
  const lastUpdated = toTime(value.lastUpdated) ?? new Date(0).toISOString();
  const times = isRecord(value.times) ? value.times : {};
  const progress: Record<string, boolean> = {};
  const parsedTimes: Record<string, string> = {};
  for (const [stepId, completed] of Object.entries(value.progress)) {
    if (typeof completed !== 'boolean') continue;
    progress[stepId] = completed;
    parsedTimes[stepId] = toTime(times[stepId]) ?? lastUpdated;
  }
  return {
    roadmapId: value.roadmapId,
    userId: typeof value.userId === 'number' ? value.userId : null,
    progress,
    lastUpdated,
    completedSteps: toCount(value.completedSteps),
    totalSteps: toCount(value.totalSteps),
    times: parsedTimes,
  };
}

/** Without `stepIds` (an unknown roadmap) every done step counts. */
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

/** Whether `a` has each tick of `b`, or a later one of the same step. */
export function covers(a: readonly TimedTick[], b: readonly TimedTick[]): boolean {
  const known = new Map(latestByStep(a).map((tick) => [tick.stepId, tick]));
  return b.every((tick) => {
    const mine = known.get(tick.stepId);
    return mine !== undefined && laterTick(mine, tick).completed === mine.completed && mine.at >= tick.at;
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toTime = (value: unknown): string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : null;

const toCount = (value: unknown): number => (typeof value === 'number' && value >= 0 ? value : 0);

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
