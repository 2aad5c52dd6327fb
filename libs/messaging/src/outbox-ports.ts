import type { EventEnvelope } from '@waymark/contracts/events';

/** Puts an event on the stream. Used by the outbox relay and by processes without a database. */
export abstract class EventPublisher {
  /** Resolves once the stream has stored it (the envelope's id is its dedupe key); rejects within 5 s otherwise. */
  abstract publish(envelope: EventEnvelope): Promise<void>;
}

/** Puts a job in its queue. Used by the outbox relay. */
export abstract class JobProducer {
  /** Resolves once Redis has it; rejects within 2 s otherwise. The same `jobId` twice is one job while the first is kept. */
  abstract add(
    job: { queue: string; name: string },
    data: unknown,
    options: { jobId: string; delayMs?: number },
  ): Promise<void>;
}
