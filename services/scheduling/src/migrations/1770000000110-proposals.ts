import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages with changes of a session, and other times that one person proposes and the other accepts or declines. */
export class Proposals1770000000110 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE session_changes
      ADD COLUMN message text NOT NULL DEFAULT '' CHECK (length(message) <= 500)`);
    await db.query(`
      CREATE TABLE proposals (
        id uuid PRIMARY KEY,
        session_id uuid NOT NULL REFERENCES sessions (id),
        number integer NOT NULL,
        by text NOT NULL CHECK (by IN ('mentor', 'learner')),
        state text NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired', 'cancelled')),
        starts_at timestamptz(3) NOT NULL,
        message text NOT NULL DEFAULT '' CHECK (length(message) <= 500),
        reply text NOT NULL DEFAULT '' CHECK (length(reply) <= 500),
        proposed_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3) NOT NULL CHECK (expires_at > proposed_at AND expires_at <= starts_at),
        ended_at timestamptz(3),
        UNIQUE (session_id, number),
        CHECK ((state = 'open') = (ended_at IS NULL))
      )`);
    await db.query("CREATE UNIQUE INDEX proposals_one_open ON proposals (session_id) WHERE state = 'open'");
    await db.query("CREATE INDEX proposals_open ON proposals (expires_at) WHERE state = 'open'");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE proposals');
    await db.query('ALTER TABLE session_changes DROP COLUMN message');
  }
}
