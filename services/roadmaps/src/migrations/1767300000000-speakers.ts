import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who speaks in a source, and which of them the mentor is. Found by the next draft of it. */
export class Speakers1767300000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE sources
        ADD COLUMN speakers jsonb NOT NULL DEFAULT '[]',
        ADD COLUMN speaker text,
        ADD CONSTRAINT chosen_speaker_is_in_source CHECK (
          speaker IS NULL OR speakers @> jsonb_build_array(jsonb_build_object('label', speaker)))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE sources DROP COLUMN speaker, DROP COLUMN speakers');
  }
}
