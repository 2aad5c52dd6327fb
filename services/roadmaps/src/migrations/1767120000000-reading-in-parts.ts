import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a model found in the parts of a long story. */
export class ReadingInParts1767120000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE ai_runs
        ADD COLUMN reading jsonb,
        ADD CONSTRAINT reading_of_draft CHECK (reading IS NULL OR kind IN ('generate-roadmap', 'ghostwrite')),
        ADD CONSTRAINT read_within_parts
          CHECK (reading IS NULL OR jsonb_array_length(reading -> 'read') <= (reading ->> 'parts')::integer)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE ai_runs DROP COLUMN reading');
  }
}
