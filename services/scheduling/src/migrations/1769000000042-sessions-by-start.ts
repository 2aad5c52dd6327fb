import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the admins' list of all sessions. */
export class SessionsByStart1769000000042 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`CREATE INDEX sessions_by_start ON sessions (starts_at, id)
      WHERE status IN ('scheduled', 'completed', 'cancelled', 'no-show')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX sessions_by_start');
  }
}
