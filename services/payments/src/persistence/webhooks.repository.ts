import { Injectable } from '@nestjs/common';
import type { Provider } from '@waymark/contracts/payments/http';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import { write } from './query-returning.ts';
import type { WebhookEventsTable } from './tables.ts';

/** `intent`: the provider's id. */
export type StoredEvent = Columns<WebhookEventsTable, 'eventId' | 'type' | 'intent' | 'attempts'>;

/** Webhook events of the providers, each stored once, without the personal data of its content. */
@Injectable()
export class WebhooksRepository {
  constructor(private readonly db: Database) {}

  async insert(
    provider: Provider,
    event: { id: string; type: string; intentId: string | null },
  ): Promise<void> {
    await this.db.transaction((tx) =>
      tx.em.query(
        `INSERT INTO webhook_events (provider, event_id, type, intent) VALUES ($1, $2, $3, $4)
         ON CONFLICT DO NOTHING`,
        [provider, event.id, event.type, event.intentId],
      ),
    );
  }

  async claim(provider: Provider, limit: number, leaseMs: number): Promise<StoredEvent[]> {
    return write<StoredEvent>(
      this.db,
      `UPDATE webhook_events SET next_try_at = now() + $3 * interval '1 millisecond', attempts = attempts + 1
       WHERE (provider, event_id) IN (SELECT provider, event_id FROM webhook_events
         WHERE provider = $1 AND next_try_at <= now() ORDER BY next_try_at LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING event_id AS "eventId", type, intent, attempts`,
      [provider, limit, leaseMs],
    );
  }

  async markProcessed(provider: Provider, eventIds: string[]): Promise<void> {
    await write(
      this.db,
      `UPDATE webhook_events SET processed_at = now(), next_try_at = NULL, last_error = NULL
       WHERE provider = $1 AND event_id = ANY($2) AND processed_at IS NULL`,
      [provider, eventIds],
    );
  }

  async postpone(provider: Provider, eventIds: string[], afterMs: number, error: string): Promise<void> {
    await write(
      this.db,
      `UPDATE webhook_events SET next_try_at = now() + $3 * interval '1 millisecond', last_error = $4
       WHERE provider = $1 AND event_id = ANY($2) AND processed_at IS NULL`,
      [provider, eventIds, afterMs, error],
    );
  }

  /** Deletes up to `limit` events processed more than `days` days ago. Returns their number. */
  async deleteOld(days: number, limit: number): Promise<number> {
    const deleted = await write(
      this.db,
      `DELETE FROM webhook_events WHERE ctid = ANY(ARRAY(SELECT ctid FROM webhook_events
         WHERE processed_at < now() - make_interval(days => $1) LIMIT $2 FOR UPDATE SKIP LOCKED)) RETURNING 1`,
      [days, limit],
    );
    return deleted.length;
  }
}
