import type { DeviceStorage } from '../lib/device-storage.ts';

/** A device storage that several tabs may share, for at most `room` entries. */
export class MemoryStorage implements DeviceStorage {
  readonly entries = new Map<string, string>();
  room = Number.POSITIVE_INFINITY;

  get = (key: string): string | null => this.entries.get(key) ?? null;

  set = (key: string, value: string): boolean => {
    if (!this.entries.has(key) && this.entries.size >= this.room) return false;
    this.entries.set(key, value);
    return true;
  };

  remove = (key: string): void => void this.entries.delete(key);

  keys = (prefix: string): string[] => [...this.entries.keys()].filter((key) => key.startsWith(prefix));
}
