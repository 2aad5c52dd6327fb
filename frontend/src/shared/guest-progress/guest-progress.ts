import type { TimedTick } from '@waymark/contracts/roadmaps/learning';
import { type DeviceStorage, deviceStorage } from '#lib/device-storage.ts';
import { covers, parseSnapshot, snapshotKey, snapshotKeys, snapshotOf, ticksOf } from './guest-snapshot.ts';
import { latestByStep } from './latest-ticks.ts';

const NONE: readonly TimedTick[] = [];

/** A roadmap on which a guest has completed a step. */
export interface GuestPath {
  roadmapId: string;
  /** Completion by step id. */
  progress: Readonly<Record<string, boolean>>;
  completedSteps: number;
  totalSteps: number;
  lastUpdated: string;
  /** False if the device could not store the ticks. */
  isStored: boolean;
}

/**
 * Ticks of a guest, one stored snapshot per roadmap. Two tabs may write at once, so each holds its ticks in memory,
 * merges the other's snapshot, and writes it again if ticks are missing in it.
 */
export class GuestProgress {
  private readonly cache = new Map<string, readonly TimedTick[]>();
  private readonly stepIds = new Map<string, readonly string[]>();
  private readonly listeners = new Set<() => void>();
  private readonly unstored = new Set<string>();
  private knownPaths: readonly GuestPath[] | null = null;

  constructor(private readonly storage: DeviceStorage = deviceStorage) {}

  /** The latest tick of each step of a roadmap; the same array until something changes. */
  of(roadmapId: string): readonly TimedTick[] {
    let ticks = this.cache.get(roadmapId);
    if (!ticks) {
      ticks = this.stored(roadmapId);
      this.cache.set(roadmapId, ticks);
    }
    return ticks;
  }

  /** Returns false if the device could not store the ticks; then they last until the page is left. */
  add(roadmapId: string, ticks: readonly TimedTick[], stepIds: readonly string[]): boolean {
    this.stepIds.set(roadmapId, stepIds);
    const merged = latestByStep([...this.stored(roadmapId), ...this.of(roadmapId), ...ticks]);
    return this.store(roadmapId, merged);
  }

  /** False while ticks of a roadmap are only in memory. */
  isStored = (roadmapId: string): boolean => !this.unstored.has(roadmapId);

  /** The latest first; the same array until something changes. */
  paths = (): readonly GuestPath[] => {
    this.knownPaths ??= this.roadmapIds()
      .map((roadmapId) => this.pathOf(roadmapId))
      .filter(({ completedSteps }) => completedSteps > 0)
      .sort((a, b) => Date.parse(b.lastUpdated) - Date.parse(a.lastUpdated));
    return this.knownPaths;
  };

  /** Another tab wrote or cleared a snapshot. */
  storageChanged(key: string | null): void {
    if (key === null) this.cache.clear();
    for (const [roadmapId, mine] of this.cache) {
      if (key !== snapshotKey(roadmapId)) continue;
      const theirs = this.stored(roadmapId);
      // Removed after it was transferred to an account.
      if (this.storage.get(key) === null) this.cache.delete(roadmapId);
      else if (covers(theirs, mine)) this.cache.set(roadmapId, theirs);
      else this.store(roadmapId, latestByStep([...theirs, ...mine]));
    }
    this.notify();
  }

  /**
   * Transfers all ticks to a user, once: `accept` gets the ticks of each roadmap, and the snapshot is removed only if it
   * returns true. Snapshots that belong to another user are skipped.
   */
  transferTo(userId: number, accept: (roadmapId: string, ticks: readonly TimedTick[]) => boolean): void {
    for (const roadmapId of this.roadmapIds()) {
      const key = snapshotKey(roadmapId);
      const snapshot = parseSnapshot(this.storage.get(key));
      if (snapshot && snapshot.userId !== null && snapshot.userId !== userId) continue;
      const ticks = latestByStep([...ticksOf(snapshot), ...(this.cache.get(roadmapId) ?? [])]);
      // The owner is stored first, so that a crash cannot give the ticks to another user.
      if (snapshot) this.storage.set(key, JSON.stringify({ ...snapshot, userId }));
      if (ticks.length === 0 || accept(roadmapId, ticks)) this.storage.remove(key);
      this.cache.delete(roadmapId);
    }
    this.notify();
  }

  /** Roadmaps with ticks on this device. */
  roadmapIds(): string[] {
    const stored = snapshotKeys(this.storage).map((key) => parseSnapshot(this.storage.get(key))?.roadmapId);
    const inMemory = [...this.cache].filter(([, ticks]) => ticks.length > 0).map(([id]) => id);
    return [...new Set([...stored.filter((id) => id !== undefined), ...inMemory])];
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private store(roadmapId: string, ticks: readonly TimedTick[]): boolean {
    this.cache.set(roadmapId, ticks);
    const key = snapshotKey(roadmapId);
    const isOwned = (parseSnapshot(this.storage.get(key))?.userId ?? null) !== null;
    const snapshot = snapshotOf(roadmapId, ticks, this.stepIds.get(roadmapId) ?? null);
    const isStored = !isOwned && this.storage.set(key, JSON.stringify(snapshot));
    if (isStored) this.unstored.delete(roadmapId);
    else this.unstored.add(roadmapId);
    this.notify();
    return isStored;
  }

  private pathOf(roadmapId: string): GuestPath {
    const stored = parseSnapshot(this.storage.get(snapshotKey(roadmapId)));
    const { totalSteps, ...now } = snapshotOf(
      roadmapId,
      this.of(roadmapId),
      this.stepIds.get(roadmapId) ?? null,
    );
    const isOpen = this.stepIds.has(roadmapId);
    return {
      ...now,
      totalSteps: isOpen ? totalSteps : Math.max(stored?.totalSteps ?? 0, totalSteps),
      isStored: this.isStored(roadmapId),
    };
  }

  private stored(roadmapId: string): readonly TimedTick[] {
    const snapshot = parseSnapshot(this.storage.get(snapshotKey(roadmapId)));
    if (!snapshot || snapshot.userId !== null) return NONE;
    return latestByStep(ticksOf(snapshot));
  }

  private notify(): void {
    this.knownPaths = null;
    for (const listener of this.listeners) listener();
  }
}

export const guestProgress = new GuestProgress();
