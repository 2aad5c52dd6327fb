import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A recording is attached to its session while the worker still checks it. */
export class ProcessedRecordings1766500000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE files DROP CONSTRAINT files_check2');
    await db.query(`
      ALTER TABLE files ADD CONSTRAINT files_attached_state CHECK (attached_id IS NULL OR state = 'ready'
        OR (state = 'checking' AND attached_kind = 'peer-session'))`);
    await db.query(`CREATE INDEX files_checking ON files (touched_at) WHERE state = 'checking'`);
    // Why the last file was refused, until the host adds or deletes a recording.
    await db.query(`ALTER TABLE peer_sessions ADD recording_fault text CHECK (recording_fault <> '')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE peer_sessions DROP COLUMN recording_fault');
    await db.query('DROP INDEX files_checking');
    await db.query('ALTER TABLE files DROP CONSTRAINT files_attached_state');
    await db.query(
      `ALTER TABLE files ADD CONSTRAINT files_check2 CHECK (attached_id IS NULL OR state = 'ready')`,
    );
  }
}
