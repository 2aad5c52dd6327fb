import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Starts of AI runs outlive the runs, which are deleted with their roadmap: a limit must not be reset by that. */
export class RunLimits1764640000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE ai_run_starts (
        run_id text PRIMARY KEY,
        user_id integer NOT NULL,
        started_at timestamptz(3) NOT NULL,
        -- of a model; known when the run has ended
        tokens integer NOT NULL DEFAULT 0 CHECK (tokens >= 0)
      );
      CREATE INDEX ai_run_starts_of_user ON ai_run_starts (user_id, started_at);
      CREATE INDEX ai_run_starts_expired ON ai_run_starts (started_at);
      INSERT INTO ai_run_starts (run_id, user_id, started_at, tokens)
      SELECT id, user_id, created_at,
        coalesce((usage ->> 'inputTokens')::integer + (usage ->> 'outputTokens')::integer, 0)
      FROM ai_runs WHERE enqueue_count > 0 AND created_at > now() - interval '1 day';

      ALTER TABLE ai_runs
        -- of its owner's runs in the queue: first runs go before second ones
        ADD COLUMN turn integer NOT NULL DEFAULT 1 CHECK (turn > 0);
      CREATE INDEX ai_runs_waiting ON ai_runs (turn) WHERE status = 'queued';
      DROP INDEX ai_runs_of_user;
      CREATE INDEX ai_runs_of_user ON ai_runs (user_id, created_at DESC, id DESC);
      CREATE INDEX ai_runs_newest ON ai_runs (created_at DESC, id DESC);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX ai_runs_newest, ai_runs_of_user;
      CREATE INDEX ai_runs_of_user ON ai_runs (user_id, created_at);
      ALTER TABLE ai_runs DROP COLUMN turn;
      DROP TABLE ai_run_starts;
    `);
  }
}
