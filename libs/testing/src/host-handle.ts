import type { ChildProcess } from 'node:child_process';

// Jest loads setup and teardown apart from each other; what they share must hang on the process.
const KEY = Symbol.for('waymark.test-host');
const shelf = globalThis as { [KEY]?: ChildProcess };

export const hold = (host: ChildProcess): void => {
  shelf[KEY] = host;
};

export const held = (): ChildProcess | undefined => shelf[KEY];
