import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Recordings that arrive in parts; a finished one is a source. */
export class Recordings1764600000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE recordings (
        id uuid PRIMARY KEY,
        roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
        file_type text NOT NULL CHECK (file_type IN ('audio/webm', 'audio/mp4', 'audio/ogg')),
        -- of all parts
        bytes integer NOT NULL DEFAULT 0 CHECK (bytes BETWEEN 0 AND 52428800),
        source_id text REFERENCES sources ON DELETE CASCADE,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL
      );
      CREATE INDEX recordings_of_roadmap ON recordings (roadmap_id, created_at DESC) WHERE source_id IS NULL;
      CREATE INDEX recordings_of_source ON recordings (source_id);
      CREATE INDEX recordings_by_age ON recordings (updated_at);
      CREATE TABLE recording_parts (
        recording_id uuid NOT NULL REFERENCES recordings ON DELETE CASCADE,
        number integer NOT NULL CHECK (number BETWEEN 0 AND 3999),
        bytes integer NOT NULL CHECK (bytes BETWEEN 1 AND 1048576),
        sha256 text NOT NULL CHECK (length(sha256) = 64),
        -- length of the recording up to the end of the part
        seconds double precision NOT NULL CHECK (seconds >= 0),
        PRIMARY KEY (recording_id, number)
      );
      ALTER TABLE sources
        -- the seconds that are played; null: all
        ADD COLUMN trim_start double precision CHECK (trim_start >= 0),
        ADD COLUMN trim_end double precision,
        ADD CHECK (num_nulls(trim_start, trim_end) IN (0, 2)),
        ADD CHECK (trim_end > trim_start),
        -- [{at, seconds}]: offsets of the text that were said at these seconds
        ADD COLUMN moments jsonb;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE sources DROP COLUMN trim_start, DROP COLUMN trim_end, DROP COLUMN moments');
    await db.query('DROP TABLE recording_parts');
    await db.query('DROP TABLE recordings');
  }
}
