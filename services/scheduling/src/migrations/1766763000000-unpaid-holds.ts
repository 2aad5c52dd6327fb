import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The recent holds of a learner that were not paid, which limit further ones. */
export class UnpaidHolds1766763000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE INDEX sessions_unpaid_holds ON sessions (learner_id, created_at)
      WHERE status IN ('held', 'released', 'expired')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX sessions_unpaid_holds');
  }
}
