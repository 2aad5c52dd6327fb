import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stories that users submit; a published one has its row in `stories`. */
export class UserStories1764530000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE user_stories (
        id uuid PRIMARY KEY,
        user_id integer NOT NULL,
        username text NOT NULL,
        -- what was walked; it may be gone
        roadmap_id text REFERENCES roadmaps ON DELETE SET NULL,
        title text NOT NULL CHECK (length(title) BETWEEN 3 AND 80),
        story text NOT NULL CHECK (length(story) BETWEEN 50 AND 2000),
        -- the first name to show; null: anonymous
        name text CHECK (length(name) BETWEEN 1 AND 40),
        category text NOT NULL,
        time_frame text NOT NULL,
        outcome text NOT NULL,
        consented_at timestamptz NOT NULL,
        state text NOT NULL DEFAULT 'submitted'
          CHECK (state IN ('submitted', 'published', 'rejected', 'withdrawn')),
        reason text CHECK (length(reason) BETWEEN 3 AND 500),
        decided_by integer,
        decided_by_name text,
        decided_at timestamptz,
        created_at timestamptz NOT NULL,
        CHECK (num_nulls(decided_by, decided_by_name, decided_at) IN (0, 3)),
        CHECK (state NOT IN ('published', 'rejected') OR decided_at IS NOT NULL),
        CHECK (state <> 'rejected' OR reason IS NOT NULL)
      );
      -- One story of a user about one roadmap, and one about none, waits or is published.
      CREATE UNIQUE INDEX user_stories_live ON user_stories (user_id, coalesce(roadmap_id, ''))
        WHERE state IN ('submitted', 'published');
      CREATE INDEX user_stories_of_user ON user_stories (user_id, created_at DESC);
      CREATE INDEX user_stories_by_time ON user_stories (created_at DESC, id DESC);
      CREATE INDEX user_stories_by_state ON user_stories (state, created_at DESC, id DESC);
      ALTER TABLE stories ADD COLUMN user_story_id uuid UNIQUE REFERENCES user_stories ON DELETE CASCADE;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DELETE FROM stories WHERE user_story_id IS NOT NULL');
    await db.query('ALTER TABLE stories DROP COLUMN user_story_id');
    await db.query('DROP TABLE user_stories');
  }
}
