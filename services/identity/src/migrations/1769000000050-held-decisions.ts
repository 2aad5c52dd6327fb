import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A decision that an admin can still undo: who made it, when it takes effect, and what it will store. */
export class HeldDecisions1769000000050 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE mentor_applications ADD COLUMN held_by integer, ADD COLUMN held_until timestamptz,
        ADD COLUMN held_decision jsonb,
        ADD CONSTRAINT held_completely CHECK (num_nonnulls(held_by, held_until, held_decision) IN (0, 3)),
        ADD CONSTRAINT held_while_pending CHECK (held_until IS NULL OR status = 'pending')`);
    await db.query(
      `CREATE INDEX mentor_applications_held ON mentor_applications (held_until) WHERE held_until IS NOT NULL`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX mentor_applications_held');
    await db.query(
      `ALTER TABLE mentor_applications DROP COLUMN held_by, DROP COLUMN held_until, DROP COLUMN held_decision`,
    );
  }
}
