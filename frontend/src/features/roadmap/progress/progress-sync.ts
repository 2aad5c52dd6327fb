import type { MergedProgress } from '@waymark/contracts/roadmaps/learning';
import type { ProgressChanged } from '@waymark/contracts/roadmaps/progress';
import { ApiError } from '#lib/api.ts';
import type { TickOutbox } from './tick-outbox.ts';
import type { PendingTick } from './ticks.ts';

/** Requests and callbacks of ProgressSync. */
export interface SyncPorts {
  sendOne(tick: PendingTick): Promise<ProgressChanged>;
  sendAll(roadmapId: string, ticks: readonly PendingTick[]): Promise<MergedProgress>;
  /** Called before the ticks leave the outbox, so that the screen does not flicker. */
  onTicked(change: ProgressChanged): void;
  onMerged(merged: MergedProgress): void;
  onRejected(tick: PendingTick, error: ApiError): void;
  onReachable(isReachable: boolean): void;
  /** Runs `work` under a lock of the user's tabs. */
  withLock<T>(work: () => Promise<T>): Promise<T>;
}

type SendResult = 'sent' | 'later' | 'parked';

const MAX_BATCH = 1_000;
/** An older tick is sent with its time, because another device may have changed the step since. */
const FRESH_MS = 3_000;
const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 60_000;

/** Sends the ticks of a user in order until the server has all of them. */
export class ProgressSync {
  private running: Promise<void> | null = null;
  private flushRequested = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private stopped = false;
  /** Ids of ticks just made on this page, with their times. Sent one at a time, so that each can be rejected. */
  private readonly fresh = new Map<string, number>();
  /** Roadmaps that returned 403 or 404; retried on the next visit. */
  private readonly parked = new Set<string>();

  constructor(
    readonly userId: number,
    private readonly outbox: TickOutbox,
    private readonly ports: SyncPorts,
  ) {}

  /** Stores and sends ticks. Returns false if the device could not store them. */
  add(ticks: readonly PendingTick[], isFresh: boolean): boolean {
    if (isFresh) for (const { id } of ticks) this.fresh.set(id, Date.now());
    const isStored = this.outbox.add(this.userId, ticks);
    void this.flush();
    return isStored;
  }

  /** Resolves when nothing is left that can be sent now. */
  flush(): Promise<void> {
    if (this.stopped) return Promise.resolve();
    this.flushRequested = true;
    this.running ??= this.run();
    return this.running;
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  start(): void {
    this.stopped = false;
  }

  private async run(): Promise<void> {
    try {
      do await this.ports.withLock(() => this.drain());
      while (this.flushRequested && !this.stopped);
    } finally {
      // Synchronously after the last check of `flushRequested`, or a flush could await a run that has ended.
      this.running = null;
    }
  }

  private async drain(): Promise<void> {
    clearTimeout(this.timer);
    while (this.flushRequested && !this.stopped) {
      this.flushRequested = false;
      // Another tab may have sent some ticks while this one waited for the lock.
      this.outbox.refresh();
      const roadmapIds = new Set(this.outbox.all(this.userId).map(({ roadmapId }) => roadmapId));
      for (const roadmapId of roadmapIds) {
        if (this.stopped || this.parked.has(roadmapId)) continue;
        const result = await this.sendRoadmap(roadmapId);
        if (result === 'later') {
          // The retry also sends ticks made in the meantime.
          this.flushRequested = false;
          return;
        }
        if (result === 'parked') this.parked.add(roadmapId);
      }
    }
  }

  private async sendRoadmap(roadmapId: string): Promise<SendResult> {
    const ticks = this.outbox.of(this.userId, roadmapId);
    const [only] = ticks;
    if (!only) return 'sent';
    const addedAt = this.fresh.get(only.id) ?? 0;
    this.fresh.delete(only.id);
    if (ticks.length === 1 && Date.now() - addedAt < FRESH_MS) return this.sendFresh(only);
    for (let from = 0; from < ticks.length; from += MAX_BATCH) {
      const result = await this.sendBatch(roadmapId, ticks.slice(from, from + MAX_BATCH));
      if (result !== 'sent') return result;
    }
    return 'sent';
  }

  private async sendFresh(tick: PendingTick): Promise<SendResult> {
    try {
      this.ports.onTicked(await this.ports.sendOne(tick));
    } catch (error) {
      if (isRetryable(error)) return this.scheduleRetry(error);
      this.ports.onRejected(tick, error as ApiError);
    }
    this.complete([tick]);
    return 'sent';
  }

  /** Splits a rejected batch in halves until the invalid tick is found, so that it does not block the others. */
  private async sendBatch(roadmapId: string, ticks: readonly PendingTick[]): Promise<SendResult> {
    try {
      this.ports.onMerged(await this.ports.sendAll(roadmapId, ticks));
    } catch (error) {
      if (isRetryable(error)) return this.scheduleRetry(error);
      // The roadmap is inaccessible, perhaps temporarily, so its ticks stay.
      if (isInaccessible(error)) return 'parked';
      if (ticks.length > 1) {
        const middle = Math.ceil(ticks.length / 2);
        const first = await this.sendBatch(roadmapId, ticks.slice(0, middle));
        return first === 'sent' ? this.sendBatch(roadmapId, ticks.slice(middle)) : first;
      }
      this.ports.onRejected(ticks[0]!, error as ApiError);
    }
    this.complete(ticks);
    return 'sent';
  }

  private complete(ticks: readonly PendingTick[]): void {
    this.failures = 0;
    this.ports.onReachable(true);
    this.outbox.remove(
      this.userId,
      ticks.map(({ id }) => id),
    );
  }

  private scheduleRetry(error: unknown): SendResult {
    this.fresh.clear();
    if (error instanceof ApiError && error.status === 401) return 'later';
    const isReachable = error instanceof ApiError && error.status > 0 && error.status < 500;
    this.ports.onReachable(isReachable);
    const retryAfterMs = error instanceof ApiError && error.retryAfter ? error.retryAfter * 1_000 : 0;
    const backoff = Math.min(FIRST_RETRY_MS * 2 ** this.failures++, MAX_RETRY_MS);
    const wait = Math.max(retryAfterMs, backoff * (0.75 + Math.random() / 2));
    clearTimeout(this.timer);
    if (!this.stopped) this.timer = setTimeout(() => void this.flush(), wait);
    return 'later';
  }
}

/** No response, a server error, a rate limit or an expired session: the same request may succeed later. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || error.status >= 500 || [401, 408, 425, 429].includes(error.status);
}

const isInaccessible = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 403);
