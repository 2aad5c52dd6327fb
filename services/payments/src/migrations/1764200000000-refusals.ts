import type { MigrationInterface, QueryRunner } from 'typeorm';

const REFUSAL = `refusal text CHECK (refusal IN ('slot-taken', 'unknown-session', 'wrong-amount', 'already-paid', 'not-due'))`;

export class Refusals1764200000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Null in older rows, for which it was not recorded.
    await db.query(`ALTER TABLE refund_wishes ADD COLUMN ${REFUSAL}`);
    await db.query(`ALTER TABLE refunds ADD COLUMN ${REFUSAL}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE refund_wishes DROP COLUMN refusal');
    await db.query('ALTER TABLE refunds DROP COLUMN refusal');
  }
}
