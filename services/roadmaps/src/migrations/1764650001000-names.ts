import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What mentors decided about names of other people in a roadmap. */
export class Names1764650001000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE name_decisions (
        roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
        name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
        -- null: the name may stay
        replacement text CHECK (length(replacement) BETWEEN 1 AND 40),
        -- the texts before, while the decision can be undone
        before jsonb,
        revision_after integer NOT NULL,
        decided_at timestamptz(3) NOT NULL,
        PRIMARY KEY (roadmap_id, name)
      );
      -- Only the last decision can be undone.
      CREATE UNIQUE INDEX name_decisions_undo ON name_decisions (roadmap_id) WHERE before IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE name_decisions');
  }
}
