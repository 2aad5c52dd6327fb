import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refunds that an admin makes here: several of a payment, each with its reason. */
export class AdminRefunds1769000000041 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE refunds
        ADD COLUMN reason text CHECK (length(reason) BETWEEN 1 AND 1000),
        -- The admin's user id.
        ADD COLUMN requested_by integer,
        DROP CONSTRAINT refunds_cause_check,
        ADD CONSTRAINT refunds_cause_check CHECK (cause IN ('cancelled', 'no-show', 'refused', 'dashboard', 'admin')),
        ADD CONSTRAINT refunds_by_admin CHECK ((cause = 'admin') = (reason IS NOT NULL)
          AND (cause = 'admin') = (requested_by IS NOT NULL))`);
    await db.query('DROP INDEX refunds_once_per_cause');
    await db.query(`CREATE UNIQUE INDEX refunds_once_per_cause ON refunds (intent_id, cause)
      WHERE cause NOT IN ('dashboard', 'admin')`);
  }

  /** A settled refund of an admin becomes one of the provider's dashboard, which had the same effect. */
  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE refunds DROP CONSTRAINT refunds_by_admin, DISABLE TRIGGER refunds_counted');
    await db.query(`UPDATE refunds SET cause = 'dashboard', provider_id = coalesce(provider_id, id::text)
      WHERE cause = 'admin'`);
    await db.query('DROP INDEX refunds_once_per_cause');
    await db.query(
      `CREATE UNIQUE INDEX refunds_once_per_cause ON refunds (intent_id, cause) WHERE cause <> 'dashboard'`,
    );
    await db.query(`
      ALTER TABLE refunds ENABLE TRIGGER refunds_counted,
        DROP COLUMN reason,
        DROP COLUMN requested_by,
        DROP CONSTRAINT refunds_cause_check,
        ADD CONSTRAINT refunds_cause_check CHECK (cause IN ('cancelled', 'no-show', 'refused', 'dashboard'))`);
  }
}
