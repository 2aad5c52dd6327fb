import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions that members host for each other, with places and a waiting list. */
export class PeerSessions1766000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE peer_sessions (
        id uuid PRIMARY KEY,
        host_id integer NOT NULL REFERENCES people,
        title text NOT NULL CHECK (title <> ''),
        description text NOT NULL CHECK (description <> ''),
        category text NOT NULL,
        skill_level text NOT NULL CHECK (skill_level IN ('all', 'beginner', 'intermediate', 'advanced')),
        starts_at timestamptz(3) NOT NULL,
        ends_at timestamptz(3) NOT NULL CHECK (ends_at > starts_at),
        timezone text NOT NULL,
        capacity smallint NOT NULL CHECK (capacity BETWEEN 1 AND 200),
        -- Kept by the trigger below.
        registered smallint NOT NULL DEFAULT 0,
        is_virtual boolean NOT NULL,
        join_link text NOT NULL DEFAULT '',
        location text NOT NULL DEFAULT '',
        facilitation_notes text NOT NULL DEFAULT '',
        agenda text[] NOT NULL DEFAULT '{}' CHECK (cardinality(agenda) <= 20),
        materials text[] NOT NULL DEFAULT '{}' CHECK (cardinality(materials) <= 20),
        is_recording_enabled boolean NOT NULL DEFAULT true,
        -- Of files.
        recording_id uuid UNIQUE,
        captions_id uuid UNIQUE,
        recorded_at timestamptz(3),
        begun_at timestamptz(3),
        ended_at timestamptz(3),
        cancelled_at timestamptz(3),
        cancel_reason text NOT NULL DEFAULT '',
        -- ICS SEQUENCE: grows with every change that calendars must receive.
        sequence integer NOT NULL DEFAULT 0,
        -- Of the last registration.
        last_place integer NOT NULL DEFAULT 0,
        created_at timestamptz(3) NOT NULL,
        edited_at timestamptz(3),
        search text GENERATED ALWAYS AS (fold(title || ' ' || description)) STORED,
        UNIQUE (id, host_id),
        CONSTRAINT peer_sessions_capacity CHECK (registered BETWEEN 0 AND capacity),
        CHECK (CASE WHEN is_virtual THEN join_link <> '' ELSE location <> '' END),
        CHECK (ended_at IS NULL OR (begun_at IS NOT NULL AND ended_at >= begun_at)),
        CHECK (cancelled_at IS NULL OR begun_at IS NULL),
        CHECK ((recording_id IS NULL) = (recorded_at IS NULL)),
        CHECK (captions_id IS NULL OR recording_id IS NOT NULL)
      )`);
    await db.query(`
      CREATE TABLE peer_registrations (
        session_id uuid NOT NULL,
        user_id integer NOT NULL REFERENCES people,
        host_id integer NOT NULL,
        state text NOT NULL CHECK (state IN ('registered', 'waiting')),
        -- Order of arrival.
        place integer NOT NULL,
        timezone text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        moved_up_at timestamptz(3),
        PRIMARY KEY (session_id, user_id),
        UNIQUE (session_id, place),
        FOREIGN KEY (session_id, host_id) REFERENCES peer_sessions (id, host_id) ON DELETE CASCADE,
        CONSTRAINT peer_registrations_not_by_host CHECK (user_id <> host_id)
      )`);
    await db.query(`
      CREATE FUNCTION count_peer_places() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        before integer := CASE WHEN TG_OP <> 'INSERT' AND OLD.state = 'registered' THEN 1 ELSE 0 END;
        after integer := CASE WHEN TG_OP <> 'DELETE' AND NEW.state = 'registered' THEN 1 ELSE 0 END;
      BEGIN
        IF before <> after THEN
          UPDATE peer_sessions SET registered = registered + after - before
          WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.session_id ELSE NEW.session_id END;
        END IF;
        RETURN NULL;
      END $$`);
    await db.query(`CREATE TRIGGER count_peer_places AFTER INSERT OR DELETE OR UPDATE OF state ON peer_registrations
      FOR EACH ROW EXECUTE FUNCTION count_peer_places()`);
    await db.query(`
      CREATE TABLE peer_reminders (
        session_id uuid NOT NULL REFERENCES peer_sessions ON DELETE CASCADE,
        starts_at timestamptz(3) NOT NULL,
        before text NOT NULL CHECK (before IN ('24h', '1h')),
        due_at timestamptz(3) NOT NULL,
        sent_at timestamptz(3),
        PRIMARY KEY (session_id, starts_at, before)
      )`);
    await db.query('CREATE INDEX peer_sessions_by_time ON peer_sessions (starts_at, id)');
    await db.query('CREATE INDEX peer_sessions_of_host ON peer_sessions (host_id)');
    await db.query(`CREATE INDEX peer_sessions_not_ended ON peer_sessions (starts_at, ends_at)
      WHERE ended_at IS NULL AND cancelled_at IS NULL`);
    await db.query('CREATE INDEX peer_registrations_of_person ON peer_registrations (user_id)');
    await db.query('CREATE INDEX peer_reminders_due ON peer_reminders (due_at) WHERE sent_at IS NULL');
    await db.query(
      'CREATE INDEX peer_sessions_search ON peer_sessions USING gin (search extensions.gin_trgm_ops)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE peer_reminders, peer_registrations, peer_sessions');
    await db.query('DROP FUNCTION count_peer_places()');
  }
}
