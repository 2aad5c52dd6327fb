import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The uploads that a request for a draft names. */
export class MaterialOfRuns1764620000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE ai_runs
        -- null: all sources of the roadmap
        ADD COLUMN source_ids text[],
        ADD CONSTRAINT material_of_draft
          CHECK (source_ids IS NULL OR (kind = 'generate-roadmap' AND cardinality(source_ids) > 0))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE ai_runs DROP CONSTRAINT material_of_draft, DROP COLUMN source_ids');
  }
}
