import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An admin may start the evaluation of an application again; admins list evaluations among the runs of the AI. */
export class EvaluationNumbers1764740000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE mentor_applications
        ADD COLUMN evaluation_number smallint NOT NULL DEFAULT 1 CHECK (evaluation_number > 0),
        -- As precise as the cursors of lists.
        ALTER COLUMN created_at TYPE timestamptz(3)`);
    await db.query('CREATE INDEX mentor_applications_newest ON mentor_applications (created_at DESC)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX mentor_applications_newest');
    await db.query(`
      ALTER TABLE mentor_applications DROP COLUMN evaluation_number, ALTER COLUMN created_at TYPE timestamptz`);
  }
}
