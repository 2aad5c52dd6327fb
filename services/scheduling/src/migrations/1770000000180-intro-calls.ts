import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A free call of 15 minutes, once for each pair, if the mentor offers it. One that the mentor cancels does not count. */
export class IntroCalls1770000000180 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE calendars ADD COLUMN offers_intro boolean NOT NULL DEFAULT false');
    await db.query(`ALTER TABLE sessions DROP CONSTRAINT sessions_kind_check,
      ADD CONSTRAINT sessions_kind_check CHECK (kind IN ('standard', 'guided', 'intro')),
      ADD CONSTRAINT sessions_intro_free CHECK (kind <> 'intro' OR price_cents = 0)`);
    await db.query(`CREATE UNIQUE INDEX sessions_intro_once ON sessions (mentor_id, learner_id)
      WHERE kind = 'intro' AND cancelled_by IS DISTINCT FROM 'mentor'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX sessions_intro_once');
    await db.query("UPDATE sessions SET kind = 'standard' WHERE kind = 'intro'");
    await db.query(`ALTER TABLE sessions DROP CONSTRAINT sessions_intro_free, DROP CONSTRAINT sessions_kind_check,
      ADD CONSTRAINT sessions_kind_check CHECK (kind IN ('standard', 'guided'))`);
    await db.query('ALTER TABLE calendars DROP COLUMN offers_intro');
  }
}
