import type { EventEnvelope } from '@waymark/contracts/events';

export abstract class EventPublisher {
  /** Resolves once the stream has stored it (deduplicated by the envelope's id); rejects within 5 s otherwise. */
  abstract publish(envelope: EventEnvelope): Promise<void>;
}

export interface JobAddOptions {
  jobId: string;
  delayMs?: number;
  /** From 1; lower ones are taken first, in the order of arrival. Jobs without one are taken before all others. */
  priority?: number;
}

export abstract class JobProducer {
  /** Resolves once Redis has stored it, deduplicated by `jobId`; rejects within 2 s otherwise. */
  abstract add(job: { queue: string; name: string }, data: unknown, options: JobAddOptions): Promise<void>;
}
