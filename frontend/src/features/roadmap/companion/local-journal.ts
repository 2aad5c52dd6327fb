import type { Mood, Reflection } from '@waymark/contracts/roadmaps/learning';
import { type DeviceStorage, deviceStorage } from '#lib/device-storage.ts';

/** A reflection stored only on this device: written by a guest, or while the server was unreachable. */
export interface LocalReflection extends Reflection {
  /** Null: written by a guest. */
  userId: number | null;
}

export interface LocalMood {
  roadmapId: string;
  mood: Mood;
  at: string;
  userId: number | null;
}

const REFLECTIONS = 'journey_reflections';
const MOODS = 'journey_moods';

/** Reflections and moods stored on this device until they are on the account. */
export class LocalJournal {
  private readonly listeners = new Set<() => void>();
  private reflectionCache: readonly LocalReflection[] | null = null;
  private moodCache: readonly LocalMood[] | null = null;

  constructor(private readonly storage: DeviceStorage = deviceStorage) {}

  /** Newest first; the same array until something changes. */
  reflections(): readonly LocalReflection[] {
    this.reflectionCache ??= parse(this.storage.get(REFLECTIONS), toReflection).sort((a, b) =>
      b.date.localeCompare(a.date),
    );
    return this.reflectionCache;
  }

  moods(): readonly LocalMood[] {
    this.moodCache ??= parse(this.storage.get(MOODS), toMood);
    return this.moodCache;
  }

  /** Idempotent per id. Returns false if the device could not store it. */
  add(reflection: LocalReflection): boolean {
    return this.write([reflection, ...this.reload().filter(({ id }) => id !== reflection.id)]);
  }

  remove(id: string): void {
    this.write(this.reload().filter((one) => one.id !== id));
  }

  setMood(mood: LocalMood): boolean {
    return this.writeMoods([mood, ...this.reloadMoods().filter((one) => !isSameSlot(one, mood))]);
  }

  removeMood(mood: LocalMood): void {
    this.writeMoods(this.reloadMoods().filter((one) => one.at !== mood.at || !isSameSlot(one, mood)));
  }

  /** Assigns entries without an owner to the user and returns all entries of the user. */
  claim(userId: number): { reflections: readonly LocalReflection[]; moods: readonly LocalMood[] } {
    const assign = <T extends { userId: number | null }>(one: T): T =>
      one.userId === null ? { ...one, userId } : one;
    if (this.reload().some((one) => one.userId === null)) this.write(this.reload().map(assign));
    if (this.reloadMoods().some((one) => one.userId === null))
      this.writeMoods(this.reloadMoods().map(assign));
    return {
      reflections: this.reflections().filter((one) => one.userId === userId),
      moods: this.moods().filter((one) => one.userId === userId),
    };
  }

  storageChanged(key: string | null): void {
    if (key === null || key === REFLECTIONS || key === MOODS) this.invalidate();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Bypasses the cache, since another tab may have written. */
  private reload(): readonly LocalReflection[] {
    this.reflectionCache = null;
    return this.reflections();
  }

  private reloadMoods(): readonly LocalMood[] {
    this.moodCache = null;
    return this.moods();
  }

  private write(reflections: readonly LocalReflection[]): boolean {
    const isStored = this.storage.set(REFLECTIONS, JSON.stringify(reflections));
    this.invalidate();
    return isStored;
  }

  private writeMoods(moods: readonly LocalMood[]): boolean {
    const isStored = this.storage.set(MOODS, JSON.stringify(moods));
    this.invalidate();
    return isStored;
  }

  private invalidate(): void {
    this.reflectionCache = null;
    this.moodCache = null;
    for (const listener of this.listeners) listener();
  }
}

export const localJournal = new LocalJournal();

const isSameSlot = (a: LocalMood, b: LocalMood): boolean =>
  a.roadmapId === b.roadmapId && a.userId === b.userId;

function parse<T>(text: string | null, convert: (value: Record<string, unknown>) => T | null): T[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.map((one) => convert(Object(one))).filter((one) => one !== null) : [];
  } catch {
    return [];
  }
}

function toReflection(value: Record<string, unknown>): LocalReflection | null {
  const { id, roadmapId, text, date } = value;
  if (typeof id !== 'string' || typeof roadmapId !== 'string' || typeof text !== 'string') return null;
  if (typeof date !== 'string' || Number.isNaN(Date.parse(date))) return null;
  return {
    id,
    roadmapId,
    text,
    date,
    stageName: typeof value.stageName === 'string' ? value.stageName : '',
    stageNumber: toCount(value.stageNumber),
    progress: Math.min(100, toCount(value.progress)),
    userId: typeof value.userId === 'number' ? value.userId : null,
  };
}

const MOOD_VALUES: readonly unknown[] = ['struggling', 'neutral', 'thriving'];

function toMood(value: Record<string, unknown>): LocalMood | null {
  const { roadmapId, mood, at } = value;
  if (typeof roadmapId !== 'string' || typeof at !== 'string' || !MOOD_VALUES.includes(mood)) return null;
  return {
    roadmapId,
    at,
    mood: mood as Mood,
    userId: typeof value.userId === 'number' ? value.userId : null,
  };
}

const toCount = (value: unknown): number => (typeof value === 'number' && value >= 0 ? Math.floor(value) : 0);
