import type { Child } from './child.ts';

/** Can be started repeatedly, on the same address with the same data. */
export interface LocalServer {
  url: string;
  start: () => Promise<Child>;
  stopSignal: NodeJS.Signals;
}
