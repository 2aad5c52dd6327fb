import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a learner can do at the end of a roadmap: thank the mentor, and have a certificate. */
export class Endings1766710000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE thanks (
        id uuid PRIMARY KEY,
        user_id integer NOT NULL,
        username text NOT NULL,
        roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
        line text NOT NULL CHECK (length(line) <= 280),
        created_at timestamptz(3) NOT NULL,
        -- by the learner, who may write another
        removed_at timestamptz(3),
        -- by the mentor
        hidden_at timestamptz(3),
        UNIQUE (user_id, roadmap_id),
        CONSTRAINT words_unless_removed CHECK ((removed_at IS NULL) = (line <> ''))
      );
      CREATE INDEX thanks_of_roadmap ON thanks (roadmap_id, created_at DESC, id DESC)
        WHERE removed_at IS NULL AND hidden_at IS NULL;

      CREATE TABLE certificates (
        code text PRIMARY KEY CHECK (length(code) = 22),
        user_id integer NOT NULL,
        -- it may be gone; the facts below remain
        roadmap_id text REFERENCES roadmaps ON DELETE SET NULL,
        mentor_id integer NOT NULL REFERENCES mentors,
        -- as the learner wants to be named there
        name text NOT NULL CHECK (length(name) <= 80),
        title text NOT NULL,
        version integer NOT NULL CHECK (version > 0),
        stage_count integer NOT NULL CHECK (stage_count > 0),
        step_count integer NOT NULL CHECK (step_count >= stage_count),
        -- in the learner's zone
        first_day date NOT NULL,
        last_day date NOT NULL CHECK (last_day >= first_day),
        issued_at timestamptz(3) NOT NULL,
        withdrawn_at timestamptz(3),
        CONSTRAINT name_unless_withdrawn CHECK ((withdrawn_at IS NULL) = (name <> ''))
      );
      CREATE UNIQUE INDEX certificates_live ON certificates (user_id, roadmap_id) WHERE withdrawn_at IS NULL;
      CREATE INDEX certificates_of_user ON certificates (user_id, roadmap_id);
      CREATE INDEX certificates_of_roadmap ON certificates (roadmap_id);`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE certificates');
    await db.query('DROP TABLE thanks');
  }
}
