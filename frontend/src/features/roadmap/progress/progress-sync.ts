import type { MergedProgress } from '@waymark/contracts/roadmaps/learning';
import type { ProgressChanged } from '@waymark/contracts/roadmaps/progress';
import { ApiError } from '../../../lib/api.ts';
import type { TickOutbox } from './tick-outbox.ts';
import type { PendingTick } from './ticks.ts';

/** How ticks reach the server, and who is told what came of it. */
export interface SyncPorts {
  sendOne(tick: PendingTick): Promise<ProgressChanged>;
  sendAll(roadmapId: string, ticks: readonly PendingTick[]): Promise<MergedProgress>;
  /** Called before the ticks leave the outbox, so that nothing flickers. */
  onTicked(change: ProgressChanged): void;
  onMerged(merged: MergedProgress): void;
  onRefused(tick: PendingTick, error: ApiError): void;
  onReached(answered: boolean): void;
  /** One tab at a time sends for a person. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

type Verdict = 'sent' | 'later' | 'parked';

const MOST_AT_ONCE = 1_000;
/** Later than this a tick goes with its own moment: somebody else may have had the last word meanwhile. */
const FRESH_MS = 3_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

/** Sends what one person ticked, in order, until all of it is on the server. */
export class ProgressSync {
  private running: Promise<void> | null = null;
  private again = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private stopped = false;
  /** Made on this page just now: the server judges them one by one. Everything else was judged where it was made. */
  private readonly fresh = new Map<string, number>();
  /** Roadmaps that cannot be reached at present; tried again on the next visit. */
  private readonly parked = new Set<string>();

  constructor(
    readonly userId: number,
    private readonly outbox: TickOutbox,
    private readonly ports: SyncPorts,
  ) {}

  /** Keeps the ticks and sends them; false when this device would not store them. */
  add(ticks: readonly PendingTick[], isFresh: boolean): boolean {
    if (isFresh) for (const { id } of ticks) this.fresh.set(id, Date.now());
    const isStored = this.outbox.add(this.userId, ticks);
    void this.flush();
    return isStored;
  }

  /** Tries to send everything there is; resolves when nothing is left that can be sent now. */
  flush(): Promise<void> {
    if (this.stopped) return Promise.resolve();
    this.again = true;
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
      do await this.ports.alone(() => this.drain());
      while (this.again && !this.stopped);
    } finally {
      // In the same step as the last check of `again`: a flush in between would wait for a run that has ended.
      this.running = null;
    }
  }

  private async drain(): Promise<void> {
    clearTimeout(this.timer);
    while (this.again && !this.stopped) {
      this.again = false;
      // Another tab may have sent some of it while we waited for our turn.
      this.outbox.refresh();
      const roadmapIds = new Set(this.outbox.all(this.userId).map(({ roadmapId }) => roadmapId));
      for (const roadmapId of roadmapIds) {
        if (this.stopped || this.parked.has(roadmapId)) continue;
        const verdict = await this.sendRoadmap(roadmapId);
        if (verdict === 'later') {
          // The retry sends what came meanwhile, too.
          this.again = false;
          return;
        }
        if (verdict === 'parked') this.parked.add(roadmapId);
      }
    }
  }

  private async sendRoadmap(roadmapId: string): Promise<Verdict> {
    const ticks = this.outbox.of(this.userId, roadmapId);
    const [only] = ticks;
    if (!only) return 'sent';
    const madeAt = this.fresh.get(only.id) ?? 0;
    this.fresh.delete(only.id);
    if (ticks.length === 1 && Date.now() - madeAt < FRESH_MS) return this.sendFresh(only);
    for (let from = 0; from < ticks.length; from += MOST_AT_ONCE) {
      const verdict = await this.sendBatch(roadmapId, ticks.slice(from, from + MOST_AT_ONCE));
      if (verdict !== 'sent') return verdict;
    }
    return 'sent';
  }

  private async sendFresh(tick: PendingTick): Promise<Verdict> {
    try {
      this.ports.onTicked(await this.ports.sendOne(tick));
    } catch (error) {
      if (isForLater(error)) return this.tryLater(error);
      this.ports.onRefused(tick, error as ApiError);
    }
    this.done([tick]);
    return 'sent';
  }

  /** One bad tick must not hold up the others: a refused batch is halved until the bad one stands alone. */
  private async sendBatch(roadmapId: string, ticks: readonly PendingTick[]): Promise<Verdict> {
    try {
      this.ports.onMerged(await this.ports.sendAll(roadmapId, ticks));
    } catch (error) {
      if (isForLater(error)) return this.tryLater(error);
      // The roadmap itself is out of reach, perhaps for a while: nothing of it is thrown away.
      if (isOutOfReach(error)) return 'parked';
      if (ticks.length > 1) {
        const middle = Math.ceil(ticks.length / 2);
        const first = await this.sendBatch(roadmapId, ticks.slice(0, middle));
        return first === 'sent' ? this.sendBatch(roadmapId, ticks.slice(middle)) : first;
      }
      this.ports.onRefused(ticks[0]!, error as ApiError);
    }
    this.done(ticks);
    return 'sent';
  }

  private done(ticks: readonly PendingTick[]): void {
    this.failures = 0;
    this.ports.onReached(true);
    this.outbox.remove(
      this.userId,
      ticks.map(({ id }) => id),
    );
  }

  private tryLater(error: unknown): Verdict {
    this.fresh.clear();
    if (error instanceof ApiError && error.status === 401) return 'later';
    const answered = error instanceof ApiError && error.status > 0 && error.status < 500;
    this.ports.onReached(answered);
    const wanted = error instanceof ApiError && error.retryAfter ? error.retryAfter * 1_000 : 0;
    const backoff = Math.min(FIRST_RETRY_MS * 2 ** this.failures++, LAST_RETRY_MS);
    const wait = Math.max(wanted, backoff * (0.75 + Math.random() / 2));
    clearTimeout(this.timer);
    if (!this.stopped) this.timer = setTimeout(() => void this.flush(), wait);
    return 'later';
  }
}

/** No answer, a server in trouble, too many requests, or a session that has ended: not the tick's fault. */
export function isForLater(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || error.status >= 500 || [401, 408, 425, 429].includes(error.status);
}

const isOutOfReach = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 403);
