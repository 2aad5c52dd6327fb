import type { EventEnvelope } from '@waymark/contracts/events';
import { EventTransaction } from '@waymark/messaging/event-transaction';
import { Database } from './database.ts';
import type { Tx } from './tx.ts';

const MARK_SEEN = `INSERT INTO inbox (consumer, event_id) SELECT $1, unnest($2::uuid[])
  ON CONFLICT DO NOTHING RETURNING event_id AS id`;

/** Applies an event at most once per consumer: the inbox row commits together with the effect. */
export class DatabaseEventTransaction extends EventTransaction {
  constructor(private readonly database: Database) {
    super();
  }

  async run(
    consumer: string,
    envelope: EventEnvelope,
    fn: (tx: Tx) => Promise<void>,
  ): Promise<'applied' | 'seen'> {
    const applied = await this.apply(consumer, [envelope], (_, tx) => fn(tx));
    return applied === 1 ? 'applied' : 'seen';
  }

  override async runBatch(
    consumer: string,
    envelopes: EventEnvelope[],
    fn: (unseen: EventEnvelope[], tx: Tx) => Promise<void>,
  ): Promise<void> {
    await this.apply(consumer, envelopes, fn);
  }

  private apply(
    consumer: string,
    envelopes: EventEnvelope[],
    fn: (unseen: EventEnvelope[], tx: Tx) => Promise<void>,
  ): Promise<number> {
    return this.database.transaction(async (tx) => {
      // Sorted, so that two processes with the same events do not deadlock.
      const ids = [...new Set(envelopes.map(({ id }) => id))].sort();
      const rows = await tx.query<{ id: string }>(MARK_SEEN, [consumer, ids]);
      const inserted = new Set(rows.map(({ id }) => id));
      // `delete`, since the batch may contain an event twice.
      const unseen = envelopes.filter(({ id }) => inserted.delete(id));
      if (unseen.length > 0) await fn(unseen, tx);
      return rows.length;
    });
  }
}
