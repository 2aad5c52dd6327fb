import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests for help of members, and the threads of responses to them. */
export class Support1765000000100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE support_requests (
        id uuid PRIMARY KEY,
        author_id integer NOT NULL REFERENCES people,
        title text NOT NULL CHECK (title <> ''),
        description text NOT NULL CHECK (description <> ''),
        category text NOT NULL,
        urgency text NOT NULL CHECK (urgency IN ('low', 'medium', 'high')),
        skills text[] NOT NULL DEFAULT '{}' CHECK (cardinality(skills) <= 8),
        state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'closed')),
        helped_by uuid,
        created_at timestamptz(3) NOT NULL,
        edited_at timestamptz(3),
        closed_at timestamptz(3),
        -- Lists are in this order: open ones by urgency.
        rank smallint NOT NULL GENERATED ALWAYS AS (
          CASE WHEN state = 'closed' THEN 3 WHEN urgency = 'high' THEN 0 WHEN urgency = 'medium' THEN 1 ELSE 2 END
        ) STORED,
        search text GENERATED ALWAYS AS (fold(title || ' ' || description || ' ' || joined(skills))) STORED,
        CHECK ((state = 'closed') = (closed_at IS NOT NULL))
      )`);
    await db.query(`
      CREATE TABLE support_responses (
        id uuid PRIMARY KEY,
        request_id uuid NOT NULL REFERENCES support_requests ON DELETE CASCADE,
        parent_id uuid,
        author_id integer NOT NULL REFERENCES people,
        text text NOT NULL,
        created_at timestamptz(3) NOT NULL,
        edited_at timestamptz(3),
        removed_at timestamptz(3),
        UNIQUE (request_id, id),
        FOREIGN KEY (request_id, parent_id) REFERENCES support_responses (request_id, id) ON DELETE CASCADE,
        -- Nothing remains of a removed text.
        CHECK ((text = '') = (removed_at IS NOT NULL))
      )`);
    await db.query(`ALTER TABLE support_requests ADD CONSTRAINT support_requests_helped_by
      FOREIGN KEY (id, helped_by) REFERENCES support_responses (request_id, id) DEFERRABLE INITIALLY DEFERRED`);
    await db.query(
      'CREATE INDEX support_requests_in_order ON support_requests (rank, created_at DESC, id DESC)',
    );
    await db.query('CREATE INDEX support_requests_of_author ON support_requests (author_id)');
    await db.query('CREATE INDEX support_responses_of_author ON support_responses (author_id)');
    await db.query(
      'CREATE INDEX support_requests_search ON support_requests USING gin (search extensions.gin_trgm_ops)',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE support_requests DROP CONSTRAINT support_requests_helped_by');
    await db.query('DROP TABLE support_responses, support_requests');
  }
}
