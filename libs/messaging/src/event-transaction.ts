import type { EventEnvelope } from '@waymark/contracts/events';

/**
 * Applies one event's effect once per consumer. The database lib implements it: an inbox row per
 * (consumer, event id) in the same transaction as the effect, committed before the event is acknowledged.
 * Processes without a database get `DirectEventTransaction`, so their handlers must be idempotent themselves.
 */
export abstract class EventTransaction {
  /** Runs `fn` unless this consumer has seen the event; resolves after commit, rejects when nothing was applied. */
  abstract run(
    consumer: string,
    envelope: EventEnvelope,
    fn: (tx: unknown) => Promise<void>,
  ): Promise<'applied' | 'seen'>;

  /** As `run` for each, in their order; rejects when any was not applied, whatever became of the others. */
  async runTogether(
    consumer: string,
    envelopes: EventEnvelope[],
    fn: (envelope: EventEnvelope, tx: unknown) => Promise<void>,
  ): Promise<void> {
    for (const envelope of envelopes) await this.run(consumer, envelope, (tx) => fn(envelope, tx));
  }
}

/** No inbox, no transaction: the handler gets `undefined` as its `tx`. */
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
