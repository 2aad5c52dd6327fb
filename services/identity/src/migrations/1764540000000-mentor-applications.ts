import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mentor applications with their evaluations, and who decided them. */
export class MentorApplications1764540000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE mentor_applications (
        -- Made in the order of time (uuid v7): pages are ordered by it.
        id uuid PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        full_name text NOT NULL CHECK (length(full_name) BETWEEN 2 AND 100),
        expertise text NOT NULL CHECK (length(expertise) BETWEEN 1 AND 300),
        years_experience smallint NOT NULL CHECK (years_experience BETWEEN 3 AND 80),
        achievements text NOT NULL CHECK (length(achievements) BETWEEN 1 AND 4000),
        impact_statement text NOT NULL CHECK (length(impact_statement) BETWEEN 1 AND 4000),
        linkedin_url text CHECK (linkedin_url ~ '^https?://'),
        portfolio_url text CHECK (portfolio_url ~ '^https?://'),
        status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected')),
        created_at timestamptz NOT NULL DEFAULT now(),
        decided_at timestamptz,
        review_notes text,
        authenticity_score smallint CHECK (authenticity_score BETWEEN 1 AND 10),
        perseverance_score smallint CHECK (perseverance_score BETWEEN 1 AND 10),
        valor_score smallint CHECK (valor_score BETWEEN 1 AND 10),
        ai_feedback text,
        -- The run of the evaluation.
        evaluation_state text NOT NULL DEFAULT 'queued' CHECK (evaluation_state IN ('queued', 'running', 'ended')),
        enqueue_count smallint NOT NULL DEFAULT 1,
        paid_calls smallint NOT NULL DEFAULT 0 CHECK (paid_calls BETWEEN 0 AND 2),
        active_at timestamptz NOT NULL DEFAULT now(),
        -- As the worker published it.
        evaluation jsonb,
        CHECK ((status = 'pending') = (decided_at IS NULL)),
        CHECK (evaluation IS NULL OR evaluation_state = 'ended')
      )`);
    await db.query(
      `CREATE UNIQUE INDEX mentor_applications_open ON mentor_applications (user_id) WHERE status = 'pending'`,
    );
    await db.query('CREATE INDEX mentor_applications_of_user ON mentor_applications (user_id, id DESC)');
    await db.query('CREATE INDEX mentor_applications_page ON mentor_applications (status, id DESC)');
    await db.query(`CREATE INDEX mentor_applications_running ON mentor_applications (active_at)
      WHERE evaluation_state <> 'ended'`);
    await db.query(`
      CREATE TABLE mentor_application_decisions (
        id uuid PRIMARY KEY,
        application_id uuid NOT NULL REFERENCES mentor_applications (id) ON DELETE CASCADE,
        at timestamptz NOT NULL DEFAULT now(),
        -- An admin's user name, or AI.
        decided_by text NOT NULL CHECK (decided_by <> ''),
        from_status text NOT NULL CHECK (from_status = 'pending'),
        to_status text NOT NULL CHECK (to_status IN ('approved', 'rejected')),
        reason text NOT NULL,
        CONSTRAINT mentor_application_decided_once UNIQUE (application_id)
      )`);
    await db.query(`
      CREATE FUNCTION refuse_decision_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'decisions on applications are append-only';
      END $$`);
    // Rows go with their account: the cascade is itself a trigger.
    await db.query(`
      CREATE TRIGGER mentor_application_decisions_append_only
      BEFORE UPDATE OR DELETE ON mentor_application_decisions FOR EACH ROW
      WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_decision_change()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE mentor_application_decisions');
    await db.query('DROP FUNCTION refuse_decision_change');
    await db.query('DROP TABLE mentor_applications');
  }
}
