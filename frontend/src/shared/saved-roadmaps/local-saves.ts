import { MAX_SAVED } from '@waymark/contracts/roadmaps/own-step-limits';
import { type DeviceStorage, deviceStorage } from '../../lib/device-storage.ts';

const KEY = 'saved_roadmaps';

/** Ids of the roadmaps that a visitor has saved on this device, newest first. */
export class LocalSaves {
  private readonly listeners = new Set<() => void>();
  private cache: readonly string[] | null = null;

  constructor(private readonly storage: DeviceStorage = deviceStorage) {}

  /** The same array until something changes. */
  ids = (): readonly string[] => {
    this.cache ??= parse(this.storage.get(KEY));
    return this.cache;
  };

  /** Idempotent. Returns false if the device could not store it. */
  set(id: string, isSaved: boolean): boolean {
    this.cache = null;
    const others = this.ids().filter((one) => one !== id);
    return this.write(isSaved ? [id, ...others].slice(0, MAX_SAVED) : others);
  }

  storageChanged(key: string | null): void {
    if (key === null || key === KEY) this.notify();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private write(ids: readonly string[]): boolean {
    const isStored = ids.length > 0 ? this.storage.set(KEY, JSON.stringify(ids)) : true;
    if (ids.length === 0) this.storage.remove(KEY);
    this.notify();
    return isStored;
  }

  private notify(): void {
    this.cache = null;
    for (const listener of this.listeners) listener();
  }
}

export const localSaves = new LocalSaves();

function parse(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value)
      ? value.filter((id) => typeof id === 'string' && /^[\w-]{1,64}$/.test(id))
      : [];
  } catch {
    return [];
  }
}
