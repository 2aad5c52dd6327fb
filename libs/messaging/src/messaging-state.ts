import { Inject, Injectable } from '@nestjs/common';
import type { ConsumerLag, QueueState } from '@waymark/contracts/system';
import { AppError } from '@waymark/kernel/app-error';
import { settlesWithin } from './backoff.ts';
import { durableName } from './durable-name.ts';
import { NatsLink } from './nats-link.ts';
import { MESSAGING_OPTIONS, type ResolvedOptions } from './options.ts';
import { QueuedJobs } from './queued-jobs.ts';
import { EVENTS_STREAM, getManager } from './streams.ts';

const WITHIN_MS = 2_500;

/** What waits for this process, or was enqueued by it and waits for another. */
@Injectable()
export class MessagingState {
  constructor(
    private readonly nats: NatsLink,
    private readonly jobs: QueuedJobs,
    @Inject(MESSAGING_OPTIONS) private readonly options: ResolvedOptions,
  ) {}

  /** The queues that this process fills. Throws UNAVAILABLE while Redis is. */
  queues(): Promise<QueueState[]> {
    const names = [...new Set((this.options.enqueues ?? []).map(({ queue }) => queue))];
    return Promise.all(
      names.map(async (name) => {
        const [counts, oldestSeconds] = await Promise.all([
          this.jobs.countsOf(name),
          this.jobs.oldestSecondsOf(name),
        ]);
        return { name, ...counts, oldestSeconds };
      }),
    );
  }

  /** Of all consumers of this process. Throws UNAVAILABLE without a response of NATS. */
  async lag(): Promise<ConsumerLag> {
    const found = this.readLags();
    if (await settlesWithin(found, WITHIN_MS)) {
      const lags = await found;
      const most = lags.toSorted((a, b) => b.waiting - a.waiting)[0];
      return {
        consumers: lags.length,
        waiting: lags.reduce((sum, { waiting }) => sum + waiting, 0),
        unacknowledged: lags.reduce((sum, { unacknowledged }) => sum + unacknowledged, 0),
        most: most && most.waiting > 0 ? { event: most.event, waiting: most.waiting } : null,
      };
    }
    throw new AppError('UNAVAILABLE', 'The consumers cannot be read right now.');
  }

  private async readLags() {
    const { service, consumes } = this.options;
    if (consumes.length === 0) return [];
    const jsm = await getManager(await this.nats.ready());
    return Promise.all(
      consumes.map(async ({ type: event }) => {
        const { num_pending: waiting, num_ack_pending: unacknowledged } = await jsm.consumers.info(
          EVENTS_STREAM,
          durableName(service, event),
        );
        return { event, waiting, unacknowledged };
      }),
    );
  }
}
