/** The used part of localStorage; its methods never throw. */
export interface DeviceStorage {
  get(key: string): string | null;
  /** Returns false if storage is full or blocked. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(prefix: string): string[];
}

/** localStorage, if available; in private windows even reading the property may throw. */
export const deviceStorage: DeviceStorage = {
  get: (key) => attempt(() => localStorage.getItem(key), null),
  set: (key, value) =>
    attempt(() => {
      localStorage.setItem(key, value);
      return true;
    }, false),
  remove: (key) => attempt(() => localStorage.removeItem(key), undefined),
  keys: (prefix) => attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), []),
};

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
