import type { Mood, Reflection } from '@waymark/contracts/roadmaps/learning';
import { type DeviceStorage, deviceStorage } from '../../../lib/device-storage.ts';

/** A reflection that stands on this device alone: written logged out, or while Waymark could not be reached. */
export interface LocalReflection extends Reflection {
  /** Whose it is; null: written by whoever was here without being logged in. */
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

/** What learners wrote and said of themselves on this device, until it is on their account. */
export class LocalJournal {
  private readonly listeners = new Set<() => void>();
  private reflectionsNow: readonly LocalReflection[] | null = null;
  private moodsNow: readonly LocalMood[] | null = null;

  constructor(private readonly storage: DeviceStorage = deviceStorage) {}

  /** Newest first; the same array until something changes. */
  reflections(): readonly LocalReflection[] {
    this.reflectionsNow ??= parse(this.storage.get(REFLECTIONS), asReflection).sort((a, b) =>
      b.date.localeCompare(a.date),
    );
    return this.reflectionsNow;
  }

  moods(): readonly LocalMood[] {
    this.moodsNow ??= parse(this.storage.get(MOODS), asMood);
    return this.moodsNow;
  }

  /** Keeps it once, however often it comes; false when this device would not store it. */
  add(reflection: LocalReflection): boolean {
    return this.write([reflection, ...this.fresh().filter(({ id }) => id !== reflection.id)]);
  }

  remove(id: string): void {
    this.write(this.fresh().filter((one) => one.id !== id));
  }

  setMood(mood: LocalMood): boolean {
    return this.writeMoods([mood, ...this.moodsFresh().filter((one) => !isSamePlace(one, mood))]);
  }

  removeMood(mood: LocalMood): void {
    this.writeMoods(this.moodsFresh().filter((one) => one.at !== mood.at || !isSamePlace(one, mood)));
  }

  /** What nobody owned becomes this person's; answers all that is theirs. */
  claim(userId: number): { reflections: readonly LocalReflection[]; moods: readonly LocalMood[] } {
    const own = <T extends { userId: number | null }>(one: T): T =>
      one.userId === null ? { ...one, userId } : one;
    if (this.fresh().some((one) => one.userId === null)) this.write(this.fresh().map(own));
    if (this.moodsFresh().some((one) => one.userId === null)) this.writeMoods(this.moodsFresh().map(own));
    return {
      reflections: this.reflections().filter((one) => one.userId === userId),
      moods: this.moods().filter((one) => one.userId === userId),
    };
  }

  storageChanged(key: string | null): void {
    if (key === null || key === REFLECTIONS || key === MOODS) this.forget();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** As stored at this moment, with what another tab wrote. */
  private fresh(): readonly LocalReflection[] {
    this.reflectionsNow = null;
    return this.reflections();
  }

  private moodsFresh(): readonly LocalMood[] {
    this.moodsNow = null;
    return this.moods();
  }

  private write(reflections: readonly LocalReflection[]): boolean {
    const isStored = this.storage.set(REFLECTIONS, JSON.stringify(reflections));
    this.forget();
    return isStored;
  }

  private writeMoods(moods: readonly LocalMood[]): boolean {
    const isStored = this.storage.set(MOODS, JSON.stringify(moods));
    this.forget();
    return isStored;
  }

  private forget(): void {
    this.reflectionsNow = null;
    this.moodsNow = null;
    for (const listener of this.listeners) listener();
  }
}

export const localJournal = new LocalJournal();

const isSamePlace = (a: LocalMood, b: LocalMood): boolean =>
  a.roadmapId === b.roadmapId && a.userId === b.userId;

function parse<T>(text: string | null, as: (value: Record<string, unknown>) => T | null): T[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.map((one) => as(Object(one))).filter((one) => one !== null) : [];
  } catch {
    return [];
  }
}

function asReflection(value: Record<string, unknown>): LocalReflection | null {
  const { id, roadmapId, text, date } = value;
  if (typeof id !== 'string' || typeof roadmapId !== 'string' || typeof text !== 'string') return null;
  if (typeof date !== 'string' || Number.isNaN(Date.parse(date))) return null;
  return {
    id,
    roadmapId,
    text,
    date,
    stageName: typeof value.stageName === 'string' ? value.stageName : '',
    stageNumber: asCount(value.stageNumber),
    progress: Math.min(100, asCount(value.progress)),
    userId: typeof value.userId === 'number' ? value.userId : null,
  };
}

const MOOD_WORDS: readonly unknown[] = ['struggling', 'neutral', 'thriving'];

function asMood(value: Record<string, unknown>): LocalMood | null {
  const { roadmapId, mood, at } = value;
  if (typeof roadmapId !== 'string' || typeof at !== 'string' || !MOOD_WORDS.includes(mood)) return null;
  return {
    roadmapId,
    at,
    mood: mood as Mood,
    userId: typeof value.userId === 'number' ? value.userId : null,
  };
}

const asCount = (value: unknown): number => (typeof value === 'number' && value >= 0 ? Math.floor(value) : 0);
