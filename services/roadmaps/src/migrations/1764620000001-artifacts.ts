import type { MigrationInterface, QueryRunner } from 'typeorm';

const KIND = (values: string) => `
  ALTER TABLE ai_runs DROP CONSTRAINT known_kind, ADD CONSTRAINT known_kind CHECK (kind IN (${values}))`;
const ON_A_STEP = (kinds: string) => `
  ALTER TABLE ai_runs DROP CONSTRAINT kind_on_a_step, ADD CONSTRAINT kind_on_a_step CHECK (
    (${kinds}) = (step_id IS NOT NULL) AND (kind = 'coaching') = (user_context IS NOT NULL))`;

/** What was extracted from a picture, video or document: an upload of a roadmap, or a file of its own for a day. */
export class Artifacts1764620000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE artifacts (
        id text PRIMARY KEY,
        user_id integer NOT NULL,
        source_id text UNIQUE REFERENCES sources ON DELETE CASCADE,
        key text NOT NULL,
        name text NOT NULL,
        file_type text NOT NULL,
        file_size integer NOT NULL CHECK (file_size > 0),
        -- by the mentor
        caption text NOT NULL DEFAULT '' CHECK (length(caption) <= 500),
        extraction jsonb,
        material_source_id text REFERENCES sources ON DELETE SET NULL,
        created_at timestamptz(3) NOT NULL,
        expires_at timestamptz(3),
        CONSTRAINT upload_or_expiring CHECK ((source_id IS NULL) = (expires_at IS NOT NULL))
      )`);
    await db.query('CREATE INDEX artifacts_of_user ON artifacts (user_id)');
    await db.query('CREATE INDEX artifacts_expiring ON artifacts (expires_at) WHERE expires_at IS NOT NULL');
    await db.query('CREATE INDEX artifacts_key ON artifacts (key)');
    await db.query(
      'CREATE INDEX artifacts_material ON artifacts (material_source_id) WHERE material_source_id IS NOT NULL',
    );
    await db.query(KIND("'generate-roadmap', 'ghostwrite', 'coaching', 'wording', 'extraction'"));
    await db.query(ON_A_STEP("kind IN ('coaching', 'wording')"));
    await db.query(`
      ALTER TABLE ai_runs
        ALTER COLUMN roadmap_id DROP NOT NULL,
        ADD COLUMN artifact_id text REFERENCES artifacts ON DELETE CASCADE,
        ADD COLUMN extraction jsonb,
        ADD CONSTRAINT of_a_roadmap CHECK (roadmap_id IS NOT NULL OR kind = 'extraction'),
        ADD CONSTRAINT extraction_of_artifact CHECK ((kind = 'extraction') = (artifact_id IS NOT NULL)),
        ADD CONSTRAINT extraction_of_success
          CHECK ((status = 'succeeded' AND kind = 'extraction') = (extraction IS NOT NULL))`);
    await db.query(`
      CREATE UNIQUE INDEX ai_runs_one_extraction ON ai_runs (artifact_id)
        WHERE finished_at IS NULL AND kind = 'extraction'`);
    await db.query(`
      CREATE INDEX ai_runs_extractions ON ai_runs (artifact_id, created_at DESC, id DESC)
        WHERE kind = 'extraction'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DELETE FROM ai_runs WHERE kind = 'extraction'");
    await db.query(`
      ALTER TABLE ai_runs DROP CONSTRAINT of_a_roadmap, DROP COLUMN extraction, DROP COLUMN artifact_id,
        ALTER COLUMN roadmap_id SET NOT NULL`);
    await db.query(ON_A_STEP("kind NOT IN ('generate-roadmap', 'ghostwrite')"));
    await db.query(KIND("'generate-roadmap', 'ghostwrite', 'coaching', 'wording'"));
    await db.query('DROP TABLE artifacts');
  }
}
