import type { EventEnvelope } from '@waymark/contracts/events';
import { EventTransaction } from '@waymark/messaging/event-transaction';
import { Database } from './database.ts';
import type { Tx } from './tx.ts';

/** Applies an event at most once per consumer: the inbox row commits together with the effect. */
export class DatabaseEventTransaction extends EventTransaction {
  constructor(private readonly database: Database) {
    super();
  }

  run(consumer: string, envelope: EventEnvelope, fn: (tx: Tx) => Promise<void>): Promise<'applied' | 'seen'> {
    return this.database.transaction(async (tx) => {
      const fresh = await tx.em.query(
        'INSERT INTO inbox (consumer, event_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING event_id',
        [consumer, envelope.id],
      );
      if (fresh.length === 0) return 'seen';
      await fn(tx);
      return 'applied';
    });
  }
}
