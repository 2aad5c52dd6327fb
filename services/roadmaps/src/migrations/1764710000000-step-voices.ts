import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CLIPS_TAKEN_OUT } from './sql/step-voices.sql.ts';
import { COMPARED } from './sql/taken-out.sql.ts';

/** Steps play the part of a recording that they quote, as a file of its own. */
export class StepVoices1764710000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE steps
        -- {sourceId, start, end, textKey, textStart, textEnd}: the part of the recording, and the text that shows it
        ADD COLUMN voice jsonb CHECK (voice IS NULL OR (voice -> 'end' > voice -> 'start' AND voice ->> 'sourceId' IS NOT NULL));
      CREATE TABLE voice_clips (
        id text PRIMARY KEY,
        source_id text NOT NULL REFERENCES sources ON DELETE CASCADE,
        -- seconds of the recording as it is played
        clip_start double precision NOT NULL CHECK (clip_start >= 0),
        clip_end double precision NOT NULL,
        -- UTF-16 offsets into the text at the key
        text_key text NOT NULL,
        text_start integer NOT NULL CHECK (text_start >= 0),
        text_end integer NOT NULL CHECK (text_end > text_start),
        status text NOT NULL DEFAULT 'processing' CHECK (status IN ('processing', 'ready', 'failed')),
        -- storage key, also before the object exists
        key text NOT NULL UNIQUE,
        content_type text,
        seconds double precision CHECK (seconds > 0),
        words text,
        enqueue_count integer NOT NULL DEFAULT 1,
        quiet_since timestamptz(3) NOT NULL,
        created_at timestamptz(3) NOT NULL,
        CHECK (clip_end > clip_start),
        CHECK ((status = 'ready') = (content_type IS NOT NULL AND seconds IS NOT NULL)),
        UNIQUE (source_id, clip_start, clip_end)
      );
      CREATE INDEX voice_clips_processing ON voice_clips (quiet_since) WHERE status = 'processing'`);
    await db.query(CLIPS_TAKEN_OUT);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(COMPARED);
    await db.query('DROP TABLE voice_clips');
    await db.query('ALTER TABLE steps DROP COLUMN voice');
  }
}
