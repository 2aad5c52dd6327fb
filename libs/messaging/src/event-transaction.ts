import type { EventEnvelope } from '@waymark/contracts/events';

/** Applies an event once per consumer. The database lib stores an inbox row in the transaction of the effect. */
export abstract class EventTransaction {
  /** Runs `fn` unless this consumer has applied the event; resolves after the commit. */
  abstract run(
    consumer: string,
    envelope: EventEnvelope,
    fn: (tx: unknown) => Promise<void>,
  ): Promise<'applied' | 'seen'>;

  /**
   * Runs `fn` on the events that this consumer has not applied, in order, unless there are none. Rejects if any of them
   * was not applied.
   */
  async runBatch(
    consumer: string,
    envelopes: EventEnvelope[],
    fn: (unseen: EventEnvelope[], tx: unknown) => Promise<void>,
  ): Promise<void> {
    for (const envelope of envelopes) await this.run(consumer, envelope, (tx) => fn([envelope], tx));
  }
}

/** Without a database: `tx` is undefined, so handlers must be idempotent. */
export class DirectEventTransaction extends EventTransaction {
  async run(
    _consumer: string,
    _envelope: EventEnvelope,
    fn: (tx: unknown) => Promise<void>,
  ): Promise<'applied' | 'seen'> {
    await fn(undefined);
    return 'applied';
  }
}
