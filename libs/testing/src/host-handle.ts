import type { ChildProcess } from 'node:child_process';

// Jest loads setup and teardown separately, so they share a global.
const KEY = Symbol.for('waymark.test-host');
const store = globalThis as { [KEY]?: ChildProcess };

export const storeHost = (host: ChildProcess): void => {
  store[KEY] = host;
};

export const storedHost = (): ChildProcess | undefined => store[KEY];
