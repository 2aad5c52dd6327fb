import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notifications, mails, and the state of each session its participants were last notified of. */
export class News1764000100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE notifications (
        -- Made in the order of time (uuid v7): pages are ordered by it.
        id uuid PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users (id),
        event_id uuid NOT NULL,
        kind text NOT NULL,
        title text NOT NULL,
        body text NOT NULL,
        link text NOT NULL CHECK (link LIKE '/%'),
        created_at timestamptz NOT NULL DEFAULT now(),
        read_at timestamptz,
        CONSTRAINT notifications_once UNIQUE (event_id, user_id, kind)
      )`);
    await db.query('CREATE INDEX notifications_page ON notifications (user_id, id DESC)');
    await db.query('CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL');
    await db.query('CREATE INDEX notifications_read ON notifications (read_at) WHERE read_at IS NOT NULL');
    await db.query(`
      CREATE TABLE mails (
        id uuid PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users (id),
        event_id uuid NOT NULL,
        kind text NOT NULL,
        -- The address at the time of the event.
        recipient text NOT NULL,
        subject text NOT NULL,
        -- What it says; how it looks is made when it is sent or looked at.
        message jsonb NOT NULL,
        ics text,
        ics_method text CHECK (ics_method IN ('REQUEST', 'CANCEL')),
        session_id text,
        sequence integer,
        -- A reminder is of no use after the start.
        useless_after timestamptz,
        state text NOT NULL CHECK (state IN ('kept', 'queued', 'sent', 'failed')),
        attempts integer NOT NULL DEFAULT 0,
        -- Also the end of the lease while somebody sends it.
        next_try_at timestamptz NOT NULL DEFAULT now(),
        last_error text,
        created_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz,
        CONSTRAINT mails_once UNIQUE (event_id, user_id),
        CHECK ((ics IS NULL) = (ics_method IS NULL)),
        CHECK ((state IN ('sent', 'failed')) = (ended_at IS NOT NULL))
      )`);
    await db.query("CREATE INDEX mails_due ON mails (next_try_at, id) WHERE state = 'queued'");
    await db.query("CREATE INDEX mails_of_session ON mails (session_id, user_id) WHERE state = 'queued'");
    await db.query('CREATE INDEX mails_ended ON mails (ended_at) WHERE ended_at IS NOT NULL');
    await db.query("CREATE INDEX mails_kept ON mails (id DESC) WHERE state = 'kept'");
    await db.query(`
      -- What the people of a session know, so that older news does not tell them a wrong time.
      CREATE TABLE told_sessions (
        session_id text PRIMARY KEY,
        sequence integer NOT NULL,
        starts_at timestamptz NOT NULL,
        ended text CHECK (ended IN ('cancelled', 'no-show', 'completed'))
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE told_sessions, mails, notifications');
  }
}
