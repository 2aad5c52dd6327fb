import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Apart from the sessions, so that no query of a session can return the notes of one person to the other. */
export class PrivateNotes1769000000032 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE private_notes (
        session_id uuid NOT NULL REFERENCES sessions (id),
        author_id integer NOT NULL,
        text text NOT NULL CHECK (length(text) BETWEEN 1 AND 5000),
        changed_at timestamptz(3) NOT NULL,
        PRIMARY KEY (session_id, author_id)
      )`);
    await db.query('CREATE INDEX private_notes_of_author ON private_notes (author_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE private_notes');
  }
}
