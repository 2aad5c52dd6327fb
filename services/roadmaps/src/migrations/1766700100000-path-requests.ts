import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people searched for in vain and would like a path through. Mentors see the texts, without names. */
export class PathRequests1766700100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE path_requests (
        id uuid PRIMARY KEY,
        user_id integer NOT NULL,
        text text NOT NULL CHECK (length(text) BETWEEN 3 AND 280),
        -- the same request of several people, whatever its case, accents and signs
        text_key text NOT NULL
          GENERATED ALWAYS AS (btrim(regexp_replace(fold(text), '[^[:alnum:]]+', ' ', 'g'))) STORED,
        created_at timestamptz(3) NOT NULL,
        UNIQUE (user_id, text_key)
      )`);
    await db.query('CREATE INDEX path_requests_same ON path_requests (text_key, created_at DESC)');
    await db.query('CREATE INDEX path_requests_newest ON path_requests (created_at DESC, id DESC)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE path_requests');
  }
}
