import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drafts that the mentor asked for without a model. */
export class DraftsWithoutAi1766880000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE ai_runs
        ADD COLUMN without_ai boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT draft_without_ai CHECK (NOT without_ai OR kind IN ('generate-roadmap', 'ghostwrite')),
        ADD CONSTRAINT without_ai_is_free CHECK (NOT without_ai OR (paid_calls = 0 AND engine IS DISTINCT FROM 'openai'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE ai_runs DROP COLUMN without_ai');
  }
}
