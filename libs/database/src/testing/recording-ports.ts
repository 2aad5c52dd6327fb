import type { EventEnvelope } from '@waymark/contracts/events';
import { AppError } from '@waymark/kernel/app-error';
import { EventPublisher, type JobAddOptions, JobProducer } from '@waymark/messaging/outbox-ports';
import { context } from '@waymark/platform/context';

/** A stream that records events; can be unavailable or reject single events. */
export class RecordingPublisher extends EventPublisher {
  readonly taken: EventEnvelope[] = [];
  /** Time of each attempt (`performance.now()`), failed ones included. */
  readonly triedAt: number[] = [];
  away = false;
  /** Throws for a rejected event. */
  refuse: (envelope: EventEnvelope) => void = () => {};

  async publish(envelope: EventEnvelope): Promise<void> {
    this.triedAt.push(performance.now());
    if (this.away) throw new AppError('UNAVAILABLE', 'the stream is away');
    this.refuse(envelope);
    this.taken.push(envelope);
  }

  get tries(): number {
    return this.triedAt.length;
  }

  /** Numbers of the recorded events, in order. */
  get numbers(): number[] {
    return this.taken.map(({ data }) => (data as { n: number }).n);
  }
}

interface TakenJob {
  job: { queue: string; name: string };
  data: unknown;
  options: JobAddOptions;
  requestId?: string;
}

/** A queue that records jobs; can be unavailable. */
export class RecordingProducer extends JobProducer {
  readonly taken: TakenJob[] = [];
  away = false;

  async add(job: TakenJob['job'], data: unknown, options: TakenJob['options']): Promise<void> {
    if (this.away) throw new AppError('UNAVAILABLE', 'the queue is away');
    this.taken.push({ job, data, options, requestId: context()?.requestId });
  }
}
