import { loadedAgo, RESYNC, type UserSignal } from '@waymark/contracts/live';
import { reportSessionLost } from './api.ts';
import { openStream } from './sse.ts';

type Handler = (signal: UserSignal) => void;

const START_DELAY_MS = 1_500;
const hubs = new Map<number, Hub>();

/**
 * Calls the listener when something of the user changed elsewhere: types and ids only, at most once. Refetch what they name.
 * RESYNC: signals may have been missed. Returns the function that ends it.
 */
export function onSignal(userId: number, handler: Handler): () => void {
  const hub = hubs.get(userId) ?? new Hub(userId);
  hubs.set(userId, hub);
  hub.handlers.add(handler);
  return () => {
    hub.handlers.delete(handler);
    if (hub.handlers.size > 0) return;
    hubs.delete(userId);
    hub.stop();
  };
}

/**
 * One stream for all tabs of a user, since browsers open at most six connections per host. The tab that holds the lock
 * listens and forwards; when it closes, the next one takes over.
 */
class Hub {
  readonly handlers = new Set<Handler>();
  private readonly ended = new AbortController();
  private readonly channel: BroadcastChannel | null = null;
  private stopStream: () => void = () => {};

  constructor(userId: number) {
    const name = `waymark-signals-${userId}`;
    if (typeof BroadcastChannel !== 'undefined') {
      this.channel = new BroadcastChannel(name);
      this.channel.onmessage = ({ data }) => this.notify(data as UserSignal);
    }
    if (navigator.locks && this.channel) void this.lead(name).catch(() => {});
    else this.listen();
  }

  stop(): void {
    this.ended.abort();
    this.stopStream();
    this.channel?.close();
  }

  private async lead(name: string): Promise<void> {
    const isFirst = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock && !this.ended.signal.aborted) await this.listenUntilEnd();
      return lock !== null;
    });
    if (isFirst) return;
    await navigator.locks.request(name, { signal: this.ended.signal }, () => this.listenUntilEnd());
  }

  private listenUntilEnd(): Promise<void> {
    this.listen();
    return new Promise((resolve) => {
      this.ended.signal.addEventListener('abort', () => resolve());
    });
  }

  private listen(): void {
    // The page's own requests go first.
    const timer = setTimeout(() => this.open(), START_DELAY_MS);
    this.stopStream = () => clearTimeout(timer);
  }

  private open(): void {
    this.stopStream = openStream('/api/events', {
      // What changed since the page was requested; after longer than the server remembers it sends RESYNC.
      lastEventId: () => loadedAgo(performance.now()),
      onEvent: (data) => {
        if (!isSignal(data)) return;
        this.channel?.postMessage(data);
        this.notify(data);
      },
      // The session was ended elsewhere, such as by a changed password.
      onState: (_state, status) => {
        if (status === 401) reportSessionLost();
      },
    });
  }

  private notify(signal: UserSignal): void {
    for (const handler of this.handlers) handler(signal);
  }
}

const isSignal = (data: unknown): data is UserSignal =>
  typeof data === 'object' && data !== null && typeof (data as UserSignal).type === 'string';

/** Whether a signal invalidates this roadmap. */
export const affectsRoadmap = (signal: UserSignal, types: readonly string[], roadmapId: string): boolean =>
  signal.type === RESYNC || (types.includes(signal.type) && signal.ids.roadmapId === roadmapId);
