import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { ServiceLifecycle } from '@waymark/platform/lifecycle';

type Round = 'intents' | 'webhooks' | 'refunds' | 'deliveries' | 'outdated';

/** Recurring work: done at its interval, and at once when somebody knows that there is something. */
@Injectable()
export class Rounds {
  private readonly logger = new Logger(Rounds.name);
  private readonly wakers = new Map<Round, () => void>();
  private readonly wanted = new Set<Round>();

  constructor(private readonly lifecycle: ServiceLifecycle) {}

  /** `work` answers true when there is more at once. A round that fails is said and done again at its time. */
  start(round: Round, everyMs: number, work: () => Promise<boolean>): void {
    const loop = this.run(round, everyMs, work);
    this.lifecycle.onDrain(round, () => loop);
  }

  wake(round: Round): void {
    this.wanted.add(round);
    this.wakers.get(round)?.();
  }

  private async run(round: Round, everyMs: number, work: () => Promise<boolean>): Promise<void> {
    const { stopping } = this.lifecycle;
    for (;;) {
      await this.rest(round, everyMs);
      if (stopping.aborted) return;
      this.wanted.delete(round);
      try {
        if (await work()) this.wanted.add(round);
      } catch (err) {
        this.logger.warn({ msg: `the round of ${round} failed, again later`, err });
      }
    }
  }

  private async rest(round: Round, ms: number): Promise<void> {
    if (this.wanted.has(round)) return;
    const early = new AbortController();
    this.wakers.set(round, () => early.abort());
    const signal = AbortSignal.any([early.signal, this.lifecycle.stopping]);
    await sleep(ms, undefined, { signal }).catch(() => {});
  }
}
