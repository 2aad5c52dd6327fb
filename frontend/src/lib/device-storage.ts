/** The part of localStorage that we use; every call may fail, and none throws. */
export interface DeviceStorage {
  get(key: string): string | null;
  /** False when there is no room, or storage is forbidden. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(prefix: string): string[];
}

/** localStorage where the browser allows it. A private window may refuse the property itself. */
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
