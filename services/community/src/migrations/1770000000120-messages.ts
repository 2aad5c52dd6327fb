import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages between two people, with their requests, reports and files. */
export class Messages1770000000120 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      -- Two people have one. Its row is locked by every change of the thread, its members and messages.
      CREATE TABLE message_threads (
        id uuid PRIMARY KEY,
        low_id integer NOT NULL REFERENCES people,
        high_id integer NOT NULL REFERENCES people,
        CONSTRAINT message_threads_order CHECK (low_id < high_id),
        CONSTRAINT one_thread_of_two UNIQUE (low_id, high_id),
        -- Who wrote first.
        starter_id integer NOT NULL,
        CONSTRAINT started_by_one_of_both CHECK (starter_id IN (low_id, high_id)),
        -- gone: one of the two has deleted the account.
        state text NOT NULL CHECK (state IN ('open', 'request', 'declined', 'gone')),
        -- Null for a thread that began between people who know each other.
        requested_at timestamptz(3),
        CONSTRAINT requests_have_a_time CHECK (state NOT IN ('request', 'declined') OR requested_at IS NOT NULL),
        last_number integer NOT NULL DEFAULT 0 CHECK (last_number >= 0),
        created_at timestamptz(3) NOT NULL,
        -- Of the last message.
        updated_at timestamptz(3) NOT NULL
      )`);
    await db.query('CREATE INDEX message_threads_of_high ON message_threads (high_id)');
    await db.query(`
      CREATE INDEX message_threads_requested ON message_threads (starter_id, requested_at)
        WHERE requested_at IS NOT NULL`);
    await db.query(`
      -- What a thread is for each of the two.
      CREATE TABLE message_members (
        thread_id uuid NOT NULL REFERENCES message_threads ON DELETE CASCADE,
        user_id integer NOT NULL REFERENCES people,
        other_id integer NOT NULL REFERENCES people,
        CONSTRAINT members_differ CHECK (user_id <> other_id),
        is_muted boolean NOT NULL DEFAULT false,
        -- By this person.
        is_blocked boolean NOT NULL DEFAULT false,
        read_up_to integer NOT NULL DEFAULT 0 CHECK (read_up_to >= 0),
        -- When the first message of the other that this person has not read was sent.
        unread_since timestamptz(3),
        -- Of the notice about what is unread.
        told_at timestamptz(3),
        CONSTRAINT told_about_unread CHECK (told_at IS NULL OR unread_since IS NOT NULL),
        -- When the first message of the other that this person has not answered was sent.
        asked_at timestamptz(3),
        PRIMARY KEY (thread_id, user_id)
      )`);
    await db.query('CREATE INDEX message_members_of_person ON message_members (user_id)');
    await db.query('CREATE INDEX message_members_of_other ON message_members (other_id)');
    await db.query(`
      CREATE INDEX message_members_to_tell ON message_members (unread_since)
        WHERE unread_since IS NOT NULL AND told_at IS NULL AND NOT is_muted`);
    await db.query(`
      CREATE TABLE messages (
        -- Made in the order of time (uuid v7).
        id uuid PRIMARY KEY,
        thread_id uuid NOT NULL REFERENCES message_threads ON DELETE CASCADE,
        -- From 1 without gaps.
        number integer NOT NULL CHECK (number > 0),
        CONSTRAINT message_numbers UNIQUE (thread_id, number),
        author_id integer NOT NULL,
        -- Made by the device of the author: a message that is sent twice is stored once.
        client_id uuid NOT NULL,
        CONSTRAINT messages_sent_once UNIQUE (author_id, client_id),
        text text NOT NULL CHECK (length(text) <= 4000),
        -- Number of the message it replies to.
        reply_to integer,
        CONSTRAINT replies_to_earlier CHECK (reply_to < number),
        CONSTRAINT replies_in_thread FOREIGN KEY (thread_id, reply_to) REFERENCES messages (thread_id, number)
          ON DELETE CASCADE,
        -- A step as it was called when the message was sent.
        step jsonb,
        sent_at timestamptz(3) NOT NULL,
        edited_at timestamptz(3),
        deleted_at timestamptz(3),
        -- Nothing remains of a deleted message.
        CONSTRAINT deleted_completely CHECK (deleted_at IS NULL OR (text = '' AND step IS NULL)),
        -- Seconds that a learner waited for this first answer of a mentor.
        answered_after integer CHECK (answered_after >= 0)
      )`);
    await db.query(
      'CREATE INDEX messages_replies ON messages (thread_id, reply_to) WHERE reply_to IS NOT NULL',
    );
    await db.query('CREATE INDEX messages_search ON messages USING gin (fold(text) extensions.gin_trgm_ops)');
    await db.query(`
      CREATE INDEX messages_answers ON messages (author_id, sent_at) WHERE answered_after IS NOT NULL`);
    await db.query(`
      CREATE TABLE message_reports (
        -- Made in the order of time (uuid v7).
        id uuid PRIMARY KEY,
        thread_id uuid NOT NULL REFERENCES message_threads ON DELETE CASCADE,
        -- Of the reported message: admins see the thread up to it.
        number integer NOT NULL,
        CONSTRAINT reports_of_messages FOREIGN KEY (thread_id, number) REFERENCES messages (thread_id, number)
          ON DELETE CASCADE,
        author_id integer NOT NULL,
        reporter_id integer NOT NULL,
        CONSTRAINT reported_by_the_other CHECK (reporter_id <> author_id),
        reason text NOT NULL CHECK (reason IN ('harmful', 'spam', 'impersonation', 'other')),
        text text NOT NULL CHECK (length(text) <= 1000),
        -- Texts, by number, as they were at the report, of messages that were changed since.
        kept jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(kept) = 'object'),
        created_at timestamptz(3) NOT NULL,
        outcome text CHECK (outcome IN ('removed', 'dismissed')),
        note text CHECK (length(note) BETWEEN 1 AND 1000),
        resolved_by text,
        resolved_at timestamptz(3),
        CONSTRAINT resolved_completely CHECK (num_nonnulls(outcome, note, resolved_by, resolved_at) IN (0, 4))
      )`);
    await db.query(`
      CREATE UNIQUE INDEX one_open_message_report ON message_reports (reporter_id, thread_id, number)
        WHERE resolved_at IS NULL`);
    await db.query('CREATE INDEX message_reports_of_thread ON message_reports (thread_id, number)');
    await db.query('CREATE INDEX message_reports_of_author ON message_reports (author_id)');
    await db.query('CREATE INDEX message_reports_open ON message_reports (id) WHERE resolved_at IS NULL');
    await db.query(
      'CREATE INDEX message_reports_resolved ON message_reports (id) WHERE resolved_at IS NOT NULL',
    );
    await db.query(`
      CREATE TABLE message_settings (
        user_id integer PRIMARY KEY,
        shares_read boolean NOT NULL
      )`);
    await db.query(`
      ALTER TABLE files DROP CONSTRAINT files_purpose_check, DROP CONSTRAINT files_attached_kind_check,
        ADD CONSTRAINT files_purpose_check
          CHECK (purpose IN ('material', 'thumbnail', 'captions', 'peer-recording', 'message')),
        ADD CONSTRAINT files_attached_kind_check CHECK (attached_kind IN ('material', 'peer-session', 'message'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DELETE FROM files WHERE purpose = 'message'`);
    await db.query(`
      ALTER TABLE files DROP CONSTRAINT files_purpose_check, DROP CONSTRAINT files_attached_kind_check,
        ADD CONSTRAINT files_purpose_check CHECK (purpose IN ('material', 'thumbnail', 'captions', 'peer-recording')),
        ADD CONSTRAINT files_attached_kind_check CHECK (attached_kind IN ('material', 'peer-session'))`);
    for (const table of ['settings', 'reports']) await db.query(`DROP TABLE message_${table}`);
    await db.query('DROP TABLE messages');
    for (const table of ['members', 'threads']) await db.query(`DROP TABLE message_${table}`);
  }
}
