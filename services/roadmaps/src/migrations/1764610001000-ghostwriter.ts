import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ghostwritten drafts. A run on a sample has the id of the sample instead of a roadmap's. */
export class Ghostwriter1764610001000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE ai_runs
        ADD COLUMN inputs_used jsonb,
        DROP CONSTRAINT known_kind,
        ADD CONSTRAINT known_kind CHECK (kind IN ('generate-roadmap', 'ghostwrite', 'coaching', 'wording')),
        DROP CONSTRAINT kind_on_a_step,
        ADD CONSTRAINT kind_on_a_step CHECK (
          (kind NOT IN ('generate-roadmap', 'ghostwrite')) = (step_id IS NOT NULL)
          AND (kind = 'coaching') = (user_context IS NOT NULL)
        ),
        DROP CONSTRAINT outcome_of_success,
        ADD CONSTRAINT outcome_of_success CHECK (
          (status = 'succeeded' AND kind IN ('generate-roadmap', 'ghostwrite')) = (outcome IS NOT NULL)
        ),
        DROP CONSTRAINT ai_runs_roadmap_id_fkey,
        ADD CONSTRAINT sample_is_ghostwritten CHECK (roadmap_id NOT LIKE 'sample-%' OR kind = 'ghostwrite'),
        ADD COLUMN real_roadmap_id text GENERATED ALWAYS AS (
          CASE WHEN roadmap_id LIKE 'sample-%' THEN NULL ELSE roadmap_id END
        ) STORED REFERENCES roadmaps;
      DROP INDEX ai_runs_one_active;
      CREATE UNIQUE INDEX ai_runs_one_active ON ai_runs (real_roadmap_id)
        WHERE finished_at IS NULL AND kind IN ('generate-roadmap', 'ghostwrite');
      CREATE UNIQUE INDEX ai_runs_one_sample ON ai_runs (user_id, roadmap_id)
        WHERE finished_at IS NULL AND real_roadmap_id IS NULL;
      CREATE INDEX ai_runs_of_real_roadmap ON ai_runs (real_roadmap_id);
      DROP INDEX ai_runs_of_roadmap;
      CREATE INDEX ai_runs_of_roadmap ON ai_runs (roadmap_id, created_at DESC, id DESC)
        WHERE kind IN ('generate-roadmap', 'ghostwrite');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM ai_runs WHERE kind = 'ghostwrite';
      ALTER TABLE ai_runs
        DROP COLUMN inputs_used,
        DROP COLUMN real_roadmap_id,
        DROP CONSTRAINT sample_is_ghostwritten,
        ADD CONSTRAINT ai_runs_roadmap_id_fkey FOREIGN KEY (roadmap_id) REFERENCES roadmaps,
        DROP CONSTRAINT known_kind,
        ADD CONSTRAINT known_kind CHECK (kind IN ('generate-roadmap', 'coaching', 'wording')),
        DROP CONSTRAINT kind_on_a_step,
        ADD CONSTRAINT kind_on_a_step CHECK (
          (kind <> 'generate-roadmap') = (step_id IS NOT NULL) AND (kind = 'coaching') = (user_context IS NOT NULL)
        ),
        DROP CONSTRAINT outcome_of_success,
        ADD CONSTRAINT outcome_of_success CHECK (
          (status = 'succeeded' AND kind = 'generate-roadmap') = (outcome IS NOT NULL)
        );
      CREATE UNIQUE INDEX ai_runs_one_active ON ai_runs (roadmap_id)
        WHERE finished_at IS NULL AND kind = 'generate-roadmap';
      DROP INDEX ai_runs_of_roadmap;
      CREATE INDEX ai_runs_of_roadmap ON ai_runs (roadmap_id, created_at DESC, id DESC)
        WHERE kind = 'generate-roadmap';
    `);
  }
}
