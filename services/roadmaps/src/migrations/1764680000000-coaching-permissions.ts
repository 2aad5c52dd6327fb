import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a learner allowed a coaching to use, and what has been written of it while it is made. */
export class CoachingPermissions1764680000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE ai_runs
        ADD COLUMN use_progress boolean NOT NULL DEFAULT false,
        ADD COLUMN use_reflections boolean NOT NULL DEFAULT false,
        DROP CONSTRAINT coaching_of_success,
        ADD CONSTRAINT coaching_of_success CHECK (
          kind = 'coaching' AND status IN ('queued', 'running')
          OR (status = 'succeeded' AND kind = 'coaching') = (coaching IS NOT NULL)
        )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE ai_runs SET coaching = NULL WHERE status <> 'succeeded';
      ALTER TABLE ai_runs
        DROP COLUMN use_progress,
        DROP COLUMN use_reflections,
        DROP CONSTRAINT coaching_of_success,
        ADD CONSTRAINT coaching_of_success CHECK ((status = 'succeeded' AND kind = 'coaching') = (coaching IS NOT NULL))`);
  }
}
