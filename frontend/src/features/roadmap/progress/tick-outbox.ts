import { type DeviceStorage, deviceStorage } from '#lib/device-storage.ts';
import { laterTick, latestByStep } from '#shared/guest-progress/latest-ticks.ts';
import type { PendingTick } from './ticks.ts';

const PREFIX = 'waymark_tick/';
const prefixOf = (userId: number): string => `${PREFIX}${userId}/`;
const NONE: readonly PendingTick[] = [];

/**
 * Ticks not yet confirmed by the server, by user. Each has its own storage entry, which is written and removed once, so
 * that tabs cannot overwrite each other's ticks. Ticks that the device cannot store are held in memory.
 */
export class TickOutbox {
  private readonly cache = new Map<number, readonly PendingTick[]>();
  private readonly inMemory = new Map<number, PendingTick[]>();
  private readonly byRoadmap = new WeakMap<readonly PendingTick[], Map<string, readonly PendingTick[]>>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly storage: DeviceStorage = deviceStorage) {}

  /** The latest tick per step, oldest first; the same array until something changes. */
  all(userId: number): readonly PendingTick[] {
    let ticks = this.cache.get(userId);
    if (!ticks) {
      const everything = [
        ...this.entries(userId).map(({ tick }) => tick),
        ...(this.inMemory.get(userId) ?? []),
      ];
      const byRoadmap = Object.values(Object.groupBy(everything, ({ roadmapId }) => roadmapId));
      ticks = byRoadmap
        .flatMap((one) => latestByStep(one!))
        .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
      this.cache.set(userId, ticks);
    }
    return ticks;
  }

  of(userId: number, roadmapId: string): readonly PendingTick[] {
    const all = this.all(userId);
    let grouped = this.byRoadmap.get(all);
    if (!grouped) {
      grouped = new Map(
        Object.entries(Object.groupBy(all, (tick) => tick.roadmapId)) as [string, PendingTick[]][],
      );
      this.byRoadmap.set(all, grouped);
    }
    return grouped.get(roadmapId) ?? NONE;
  }

  /** Stores ticks and removes those they replace. Returns false if the device could not store all of them. */
  add(userId: number, ticks: readonly PendingTick[]): boolean {
    let isStored = true;
    for (const tick of ticks) {
      if (this.storage.set(`${prefixOf(userId)}${tick.id}`, JSON.stringify(tick))) continue;
      isStored = false;
      this.inMemory.set(userId, [...(this.inMemory.get(userId) ?? []), tick]);
    }
    this.drop(userId, (old) => ticks.some((tick) => isReplaced(old, tick)));
    this.refresh();
    return isStored;
  }

  /** For ticks that the server has accepted or rejected. */
  remove(userId: number, ids: readonly string[]): void {
    const removed = new Set(ids);
    this.drop(userId, ({ id }) => removed.has(id));
    this.refresh();
  }

  /** Another tab wrote or removed entries. */
  storageChanged(key: string | null): void {
    if (key === null || key.startsWith(PREFIX)) this.refresh();
  }

  refresh(): void {
    this.cache.clear();
    for (const listener of this.listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private drop(userId: number, which: (tick: PendingTick) => boolean): void {
    for (const { key, tick } of this.entries(userId)) if (which(tick)) this.storage.remove(key);
    const left = (this.inMemory.get(userId) ?? []).filter((tick) => !which(tick));
    this.inMemory.set(userId, left);
  }

  private entries(userId: number): { key: string; tick: PendingTick }[] {
    return this.storage.keys(prefixOf(userId)).flatMap((key) => {
      const tick = parseTick(this.storage.get(key));
      return tick ? [{ key, tick }] : [];
    });
  }
}

const isReplaced = (old: PendingTick, by: PendingTick): boolean =>
  old.id !== by.id &&
  old.roadmapId === by.roadmapId &&
  old.stepId === by.stepId &&
  laterTick(old, by).id === by.id;

function parseTick(text: string | null): PendingTick | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<PendingTick> | null;
    const isValid =
      typeof value?.id === 'string' &&
      typeof value.roadmapId === 'string' &&
      typeof value.stepId === 'string' &&
      typeof value.completed === 'boolean' &&
      !Number.isNaN(Date.parse(value.at ?? ''));
    return isValid ? (value as PendingTick) : null;
  } catch {
    return null;
  }
}

export const tickOutbox = new TickOutbox();
