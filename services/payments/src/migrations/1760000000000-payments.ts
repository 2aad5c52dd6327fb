import type { MigrationInterface, QueryRunner } from 'typeorm';
import { paymentsSql } from './sql/payments.sql.ts';
import { sandboxSql } from './sql/sandbox.sql.ts';

export class Payments1760000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const sql of [paymentsSql, sandboxSql]) await db.query(sql);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE sandbox_deliveries, sandbox_refunds, sandbox_intents;
      DROP TABLE webhook_events, ledger, refund_wishes, refunds, intents;
      DROP FUNCTION ledger_is_kept, refunds_counted, intents_forward;
    `);
  }
}
