import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploaded files; the bytes are in object storage. */
export class Files1766100000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE files (
        id uuid PRIMARY KEY,
        owner_id integer NOT NULL,
        purpose text NOT NULL CHECK (purpose IN ('material', 'thumbnail', 'captions', 'peer-recording')),
        name text NOT NULL CHECK (length(name) <= 300),
        -- Removed files count against the limits until a day has passed.
        state text NOT NULL CHECK (state IN ('uploading', 'checking', 'ready', 'refused', 'removed')),
        reason text CHECK ((reason IS NOT NULL) = (state = 'refused')),
        size bigint CHECK (size BETWEEN 1 AND 524288000),
        declared_type text NOT NULL DEFAULT '',
        -- Of the chosen file, by the browser.
        fingerprint text CHECK (length(fingerprint) <= 500),
        type text,
        object_key text UNIQUE,
        duration_seconds double precision CHECK (duration_seconds > 0),
        page_count integer CHECK (page_count > 0),
        thumbnail_key text,
        attached_kind text CHECK (attached_kind IN ('material', 'peer-session')),
        attached_id uuid,
        created_at timestamptz(3) NOT NULL,
        -- Of the last request of an upload, and of the last change afterwards.
        touched_at timestamptz(3) NOT NULL,
        enqueue_count smallint NOT NULL DEFAULT 0,
        CHECK ((attached_kind IS NULL) = (attached_id IS NULL)),
        CHECK (attached_id IS NULL OR state = 'ready'),
        CHECK (state NOT IN ('checking', 'ready') OR (type IS NOT NULL AND size IS NOT NULL AND object_key IS NOT NULL))
      )`);
    await db.query('CREATE INDEX files_of_owner ON files (owner_id, created_at)');
    await db.query(`CREATE INDEX files_attached ON files (attached_id) WHERE attached_id IS NOT NULL`);
    await db.query(`CREATE INDEX files_to_sweep ON files (touched_at) WHERE attached_id IS NULL`);
    await db.query(`
      CREATE UNIQUE INDEX files_unfinished ON files (owner_id, purpose, size, fingerprint)
      WHERE state = 'uploading' AND fingerprint IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE files');
  }
}
