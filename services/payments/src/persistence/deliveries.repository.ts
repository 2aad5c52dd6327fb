import { Injectable } from '@nestjs/common';
import type { Columns } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import { write } from './query-returning.ts';
import type { SandboxDeliveriesTable } from './tables.ts';

export type Delivery = Columns<SandboxDeliveriesTable, 'id' | 'payload' | 'attempts'>;

@Injectable()
export class DeliveriesRepository {
  constructor(private readonly db: Database) {}

  async claim(limit: number, leaseMs: number): Promise<Delivery[]> {
    return write<Delivery>(
      this.db,
      `UPDATE sandbox_deliveries SET send_at = now() + $2 * interval '1 millisecond', attempts = attempts + 1
       WHERE id IN (SELECT id FROM sandbox_deliveries
         WHERE send_at <= now() AND delivered_at IS NULL AND given_up_at IS NULL
         ORDER BY send_at LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING id, payload, attempts`,
      [limit, leaseMs],
    );
  }

  async markDelivered(id: string): Promise<void> {
    await write(this.db, 'UPDATE sandbox_deliveries SET delivered_at = now() WHERE id = $1', [id]);
  }

  /** Retries after `afterMs`; null gives up. */
  async markFailed(id: string, error: string, afterMs: number | null): Promise<void> {
    await write(
      this.db,
      `UPDATE sandbox_deliveries SET last_error = $2, send_at = now() + coalesce($3, 0) * interval '1 millisecond',
         given_up_at = CASE WHEN $3::float8 IS NULL THEN now() END WHERE id = $1`,
      [id, error, afterMs],
    );
  }

  /** Deletes up to `limit` deliveries that ended more than `days` days ago. Returns their number. */
  async deleteOld(days: number, limit: number): Promise<number> {
    const deleted = await write(
      this.db,
      `DELETE FROM sandbox_deliveries WHERE ctid = ANY(ARRAY(SELECT ctid FROM sandbox_deliveries
         WHERE coalesce(delivered_at, given_up_at) < now() - make_interval(days => $1)
         LIMIT $2 FOR UPDATE SKIP LOCKED)) RETURNING 1`,
      [days, limit],
    );
    return deleted.length;
  }
}
