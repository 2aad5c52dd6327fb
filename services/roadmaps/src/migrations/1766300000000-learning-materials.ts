import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Steps show learning materials, of which community owns all but this copy. */
export class LearningMaterials1766300000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE learning_materials (
        id text PRIMARY KEY,
        -- of the last event; older ones have no effect
        version integer NOT NULL,
        title text NOT NULL,
        type text NOT NULL,
        duration_seconds integer,
        page_count integer,
        state text NOT NULL CHECK (state IN ('draft', 'published', 'hidden', 'deleted')),
        CHECK (state <> 'deleted' OR title = '')
      );
      ALTER TABLE steps ADD COLUMN material_ids text[] NOT NULL DEFAULT '{}'
        CHECK (cardinality(material_ids) <= 6 AND array_position(material_ids, NULL) IS NULL);
      ALTER TABLE published_roadmaps ADD COLUMN material_ids text[] NOT NULL DEFAULT '{}';
      CREATE INDEX published_roadmaps_materials ON published_roadmaps USING gin (material_ids)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE published_roadmaps DROP COLUMN material_ids');
    await db.query('ALTER TABLE steps DROP COLUMN material_ids');
    await db.query('DROP TABLE learning_materials');
  }
}
