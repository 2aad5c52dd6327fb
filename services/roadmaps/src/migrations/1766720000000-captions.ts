import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Transcripts run along with their recordings, and voices made by a program are marked. */
export class Captions1766720000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE sources
        -- [{at, seconds}]: when the words of the text are said, at most those of the first hour
        ADD COLUMN word_times jsonb,
        -- {unit, cues}: the same for \`transcript\`
        ADD COLUMN captions jsonb,
        -- spoken by a program, for the demo
        ADD COLUMN sample_voice boolean NOT NULL DEFAULT false;
      ALTER TABLE voice_clips ADD COLUMN captions jsonb;
      -- what is known of the recording at audio_url
      ALTER TABLE published_roadmaps ADD COLUMN story jsonb`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE published_roadmaps DROP COLUMN story');
    await db.query('ALTER TABLE voice_clips DROP COLUMN captions');
    await db.query(
      'ALTER TABLE sources DROP COLUMN sample_voice, DROP COLUMN captions, DROP COLUMN word_times',
    );
  }
}
