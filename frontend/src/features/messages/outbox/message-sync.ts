import type { SentMessage } from '@waymark/contracts/community/messages';
import { ApiError } from '#lib/api.ts';
import type { MessageOutbox, PendingMessage } from './message-outbox.ts';

/** Requests and callbacks of MessageSync. */
export interface SyncPorts {
  send(message: PendingMessage): Promise<SentMessage>;
  /** Called before the message leaves the outbox, so that the screen does not flicker. */
  onSent(sent: SentMessage): void;
  onReachable(isReachable: boolean): void;
  /** Runs `work` under a lock of the user's windows. */
  withLock<T>(work: () => Promise<T>): Promise<T>;
}

const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 60_000;

/** Sends the messages of a user in order, one window at a time. The server stores each once, by its `clientId`. */
export class MessageSync {
  private running: Promise<void> | null = null;
  private flushRequested = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private stopped = false;

  constructor(
    readonly userId: number,
    private readonly outbox: MessageOutbox,
    private readonly ports: SyncPorts,
  ) {}

  add(message: PendingMessage): void {
    this.outbox.put(this.userId, message);
    void this.flush();
  }

  /** Resolves when nothing is left that can be sent now. */
  flush(): Promise<void> {
    if (this.stopped) return Promise.resolve();
    this.flushRequested = true;
    this.running ??= this.run();
    return this.running;
  }

  start(): void {
    this.stopped = false;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async run(): Promise<void> {
    try {
      do await this.ports.withLock(() => this.drain());
      while (this.flushRequested && !this.stopped);
    } finally {
      this.running = null;
    }
  }

  private async drain(): Promise<void> {
    clearTimeout(this.timer);
    this.flushRequested = false;
    for (;;) {
      // Another window may have sent some while this one waited for the lock.
      this.outbox.refresh();
      const next = this.outbox.all(this.userId).find(({ refusal }) => refusal === null);
      if (!next || this.stopped) return;
      if (!(await this.sendOne(next))) {
        // The retry also sends what was written in the meantime.
        this.flushRequested = false;
        return;
      }
    }
  }

  /** Returns false if it has to be sent again later. */
  private async sendOne(message: PendingMessage): Promise<boolean> {
    try {
      this.ports.onSent(await this.ports.send(message));
    } catch (error) {
      if (!(error instanceof ApiError) || isTransient(error)) {
        this.retryLater(error);
        return false;
      }
      this.outbox.put(this.userId, { ...message, refusal: error.message });
      return true;
    }
    this.failures = 0;
    this.ports.onReachable(true);
    this.outbox.remove(this.userId, message.clientId);
    return true;
  }

  private retryLater(error: unknown): void {
    // The next login sends it.
    if (error instanceof ApiError && error.status === 401) return;
    this.ports.onReachable(false);
    const wait = Math.min(FIRST_RETRY_MS * 2 ** this.failures++, MAX_RETRY_MS) * (0.75 + Math.random() / 2);
    if (!this.stopped) this.timer = setTimeout(() => void this.flush(), wait);
  }
}

/** The same request may succeed later without the writer. */
const isTransient = ({ status }: ApiError): boolean =>
  status === 0 || status >= 500 || [401, 408, 425].includes(status);
