import type { TimedTick } from '@waymark/contracts/roadmaps/learning';
import { type DeviceStorage, deviceStorage } from '../../../lib/device-storage.ts';
import { covers, parseSnapshot, snapshotKey, snapshotKeys, snapshotOf, ticksOf } from './guest-snapshot.ts';
import { latestByStep } from './ticks.ts';

const NONE: readonly TimedTick[] = [];

/**
 * Ticks of whoever is here without being logged in, one snapshot a roadmap. Two tabs may write at once: each keeps what
 * it knows in memory, merges what the other wrote, and writes again what the other's copy lacked.
 */
export class GuestProgress {
  private readonly known = new Map<string, readonly TimedTick[]>();
  private readonly stepIds = new Map<string, readonly string[]>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly storage: DeviceStorage = deviceStorage) {}

  /** The latest word on each step of a roadmap; the same array until something changes. */
  of(roadmapId: string): readonly TimedTick[] {
    let ticks = this.known.get(roadmapId);
    if (!ticks) {
      ticks = this.stored(roadmapId);
      this.known.set(roadmapId, ticks);
    }
    return ticks;
  }

  /** Keeps ticks; false when this device would not store them (they hold until the page is left). */
  add(roadmapId: string, ticks: readonly TimedTick[], stepIds: readonly string[]): boolean {
    this.stepIds.set(roadmapId, stepIds);
    const merged = latestByStep([...this.stored(roadmapId), ...this.of(roadmapId), ...ticks]);
    return this.keep(roadmapId, merged);
  }

  /** Another tab wrote or cleared a snapshot. */
  storageChanged(key: string | null): void {
    if (key === null) this.known.clear();
    for (const [roadmapId, mine] of this.known) {
      if (key !== snapshotKey(roadmapId)) continue;
      const theirs = this.stored(roadmapId);
      // Cleared: it became somebody's, and is nobody else's any more.
      if (this.storage.get(key) === null) this.known.delete(roadmapId);
      else if (covers(theirs, mine)) this.known.set(roadmapId, theirs);
      else this.keep(roadmapId, latestByStep([...theirs, ...mine]));
    }
    this.tell();
  }

  /**
   * Hands everything over to one person, once: `take` gets the ticks of each roadmap and says whether they are safe,
   * and only then the snapshot goes. What is marked for another person is left alone.
   */
  handOver(userId: number, take: (roadmapId: string, ticks: readonly TimedTick[]) => boolean): void {
    for (const roadmapId of this.roadmapIds()) {
      const key = snapshotKey(roadmapId);
      const snapshot = parseSnapshot(this.storage.get(key));
      if (snapshot && snapshot.userId !== null && snapshot.userId !== userId) continue;
      const ticks = latestByStep([...ticksOf(snapshot), ...(this.known.get(roadmapId) ?? [])]);
      // First whose it is, then the copy: a crash in between gives it to nobody else.
      if (snapshot) this.storage.set(key, JSON.stringify({ ...snapshot, userId }));
      if (ticks.length === 0 || take(roadmapId, ticks)) this.storage.remove(key);
      this.known.delete(roadmapId);
    }
    this.tell();
  }

  /** Roadmaps on which something was ticked here. */
  roadmapIds(): string[] {
    const stored = snapshotKeys(this.storage).map((key) => parseSnapshot(this.storage.get(key))?.roadmapId);
    const inMemory = [...this.known].filter(([, ticks]) => ticks.length > 0).map(([id]) => id);
    return [...new Set([...stored.filter((id) => id !== undefined), ...inMemory])];
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private keep(roadmapId: string, ticks: readonly TimedTick[]): boolean {
    this.known.set(roadmapId, ticks);
    const key = snapshotKey(roadmapId);
    const isOthers = (parseSnapshot(this.storage.get(key))?.userId ?? null) !== null;
    const snapshot = snapshotOf(roadmapId, ticks, this.stepIds.get(roadmapId) ?? null);
    const isStored = !isOthers && this.storage.set(key, JSON.stringify(snapshot));
    this.tell();
    return isStored;
  }

  private stored(roadmapId: string): readonly TimedTick[] {
    const snapshot = parseSnapshot(this.storage.get(snapshotKey(roadmapId)));
    if (!snapshot || snapshot.userId !== null) return NONE;
    return latestByStep(ticksOf(snapshot));
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

export const guestProgress = new GuestProgress();
