import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { ServiceLifecycle } from './lifecycle.ts';

export interface RecurringOptions {
  drainWithinMs?: number; // longest wait for the current round at shutdown (default: none)
}

@Injectable()
export class RecurringWork {
  private readonly logger = new Logger(RecurringWork.name);
  private readonly wakers = new Map<string, () => void>();
  private readonly due = new Set<string>();

  constructor(private readonly lifecycle: ServiceLifecycle) {}

  /** Runs `work` every `everyMs`, and again at once while it returns true. Failed rounds are logged. */
  start(name: string, everyMs: number, work: () => Promise<unknown>, options: RecurringOptions = {}): void {
    const { drainWithinMs } = options;
    const loop = this.loop(name, everyMs, work);
    this.lifecycle.onDrain(name, () =>
      drainWithinMs === undefined
        ? loop
        : Promise.race([loop, sleep(drainWithinMs, undefined, { ref: false })]),
    );
  }

  /** Starts the next round of `name` now, or after the running one. */
  wake(name: string): void {
    this.due.add(name);
    this.wakers.get(name)?.();
  }

  private async loop(name: string, everyMs: number, work: () => Promise<unknown>): Promise<void> {
    const { stopping } = this.lifecycle;
    for (;;) {
      await this.waitUntilDue(name, everyMs);
      if (stopping.aborted) return;
      this.due.delete(name);
      try {
        if ((await work()) === true) this.due.add(name);
      } catch (err) {
        this.logger.warn({ msg: `${name} failed, retrying later`, err });
      }
    }
  }

  private async waitUntilDue(name: string, ms: number): Promise<void> {
    if (this.due.has(name)) return;
    const early = new AbortController();
    this.wakers.set(name, () => early.abort());
    const signal = AbortSignal.any([early.signal, this.lifecycle.stopping]);
    await sleep(ms, undefined, { signal }).catch(() => {});
  }
}
