import { renameTable } from '@waymark/database/rename-table';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A requested refund, as the code calls it. */
export class RefundRequests1769000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await renameTable(db, 'refund_wishes', 'refund_requests');
    await db.query('ALTER TABLE refund_requests RENAME COLUMN wished_at TO requested_at');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE refund_requests RENAME COLUMN requested_at TO wished_at');
    await renameTable(db, 'refund_requests', 'refund_wishes');
  }
}
