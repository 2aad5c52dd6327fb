import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last edits of each roadmap, for undo. */
export class Edits1764630001000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE roadmap_edits (
        roadmap_id text NOT NULL REFERENCES roadmaps ON DELETE CASCADE,
        -- of the roadmap after the edit
        revision integer NOT NULL,
        revision_before integer NOT NULL,
        -- its own, or a later one with the same content
        undoable_at integer NOT NULL,
        -- json and not jsonb, because the order of keys is compared
        replaced json NOT NULL,
        edited_at timestamptz(3) NOT NULL,
        PRIMARY KEY (roadmap_id, revision),
        CONSTRAINT edits_go_forward CHECK (revision_before < revision AND revision <= undoable_at)
      )`);
    await db.query('CREATE INDEX roadmap_edits_old ON roadmap_edits (edited_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE roadmap_edits');
  }
}
