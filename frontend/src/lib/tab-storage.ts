/** sessionStorage that never throws: it may be full or forbidden. */
export const readTab = (key: string): string | null => attempt(() => sessionStorage.getItem(key));

export const readTabJson = <T>(key: string): T | null =>
  attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null);

/** Null removes the entry. */
export function writeTab(key: string, value: string | null): void {
  attempt(() => (value === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, value)));
}

export const tabKeys = (prefix: string): string[] =>
  attempt(() => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))) ?? [];

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
