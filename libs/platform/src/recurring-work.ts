import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { ServiceLifecycle } from './lifecycle.ts';

export interface RecurringOptions {
  /** A stop waits at most so long for a round in progress (default: until it has ended). */
  drainWithinMs?: number;
}

/** Loops that run for as long as the process lives: each at its interval, and at once when woken. */
@Injectable()
export class RecurringWork {
  private readonly logger = new Logger(RecurringWork.name);
  private readonly wakers = new Map<string, () => void>();
  private readonly due = new Set<string>();

  constructor(private readonly lifecycle: ServiceLifecycle) {}

  /** Runs `work` every `everyMs`; again at once while it resolves to true. A round that fails is logged and retried. */
  start(name: string, everyMs: number, work: () => Promise<unknown>, options: RecurringOptions = {}): void {
    const { drainWithinMs } = options;
    const loop = this.loop(name, everyMs, work);
    this.lifecycle.onDrain(name, () =>
      drainWithinMs === undefined
        ? loop
        : Promise.race([loop, sleep(drainWithinMs, undefined, { ref: false })]),
    );
  }

  /** Starts the next round of `name` now, also when one is running. */
  wake(name: string): void {
    this.due.add(name);
    this.wakers.get(name)?.();
  }

  private async loop(name: string, everyMs: number, work: () => Promise<unknown>): Promise<void> {
    const { stopping } = this.lifecycle;
    for (;;) {
      await this.rest(name, everyMs);
      if (stopping.aborted) return;
      this.due.delete(name);
      try {
        if ((await work()) === true) this.due.add(name);
      } catch (err) {
        this.logger.warn({ msg: `${name} failed, again later`, err });
      }
    }
  }

  private async rest(name: string, ms: number): Promise<void> {
    if (this.due.has(name)) return;
    const early = new AbortController();
    this.wakers.set(name, () => early.abort());
    const signal = AbortSignal.any([early.signal, this.lifecycle.stopping]);
    await sleep(ms, undefined, { signal }).catch(() => {});
  }
}
