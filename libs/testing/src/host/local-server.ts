import type { Child } from './child.ts';

/** A server that can be started and, on the same address with the same data, started again. */
export interface LocalServer {
  url: string;
  start: () => Promise<Child>;
  stopSignal: NodeJS.Signals;
}
