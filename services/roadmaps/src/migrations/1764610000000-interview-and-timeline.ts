import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a mentor answers and remembers. As texts for drafts, both are sources of a kind of their own. */
export class InterviewAndTimeline1764610000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE interview_answers (
        roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
        question integer NOT NULL CHECK (question BETWEEN 1 AND 5),
        text text NOT NULL CHECK (length(text) <= 10000),
        follow_up_question text CHECK (length(follow_up_question) BETWEEN 1 AND 300),
        follow_up_answer text NOT NULL DEFAULT '' CHECK (length(follow_up_answer) <= 10000),
        recording_id text REFERENCES sources ON DELETE SET NULL,
        revision integer NOT NULL CHECK (revision > 0),
        updated_at timestamptz(3) NOT NULL,
        PRIMARY KEY (roadmap_id, question)
      );
      CREATE INDEX interview_answers_of_recording ON interview_answers (recording_id);

      CREATE TABLE timeline_milestones (
        id text PRIMARY KEY,
        roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
        position integer NOT NULL CHECK (position BETWEEN 0 AND 11),
        year integer NOT NULL CHECK (year BETWEEN 1900 AND 2100),
        title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
        description text NOT NULL CHECK (length(description) <= 600),
        -- array of {id, title, resources: [{id, title, url}]}
        steps jsonb NOT NULL CHECK (jsonb_typeof(steps) = 'array' AND jsonb_array_length(steps) <= 12),
        revision integer NOT NULL CHECK (revision > 0),
        updated_at timestamptz(3) NOT NULL,
        CONSTRAINT one_milestone_per_place UNIQUE (roadmap_id, position) DEFERRABLE INITIALLY DEFERRED
      );

      ALTER TABLE sources
        DROP CONSTRAINT sources_kind_check,
        ADD CONSTRAINT known_source_kind CHECK (kind IN ('file', 'transcript', 'interview', 'timeline'));
      CREATE UNIQUE INDEX sources_written_once ON sources (roadmap_id, kind) WHERE kind IN ('interview', 'timeline');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM sources WHERE kind IN ('interview', 'timeline');
      DROP INDEX sources_written_once;
      ALTER TABLE sources
        DROP CONSTRAINT known_source_kind,
        ADD CONSTRAINT sources_kind_check CHECK (kind IN ('file', 'transcript'));
      DROP TABLE timeline_milestones, interview_answers;
    `);
  }
}
