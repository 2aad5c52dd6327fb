import type { MigrationInterface, QueryRunner } from 'typeorm';
import { PUBLIC_CHANGES } from './sql/public-changes.sql.ts';

/** Copies of what is public are good until this says otherwise. */
export class PublicChanges1760000003000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(PUBLIC_CHANGES);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER note_inserted ON published_roadmaps;
      DROP TRIGGER note_updated ON published_roadmaps;
      DROP TRIGGER note_deleted ON published_roadmaps;
      DROP TRIGGER note_change ON stories;
      DROP TRIGGER note_change ON categories;
      DROP FUNCTION note_changed_roadmaps, note_public_change;
      DROP TABLE public_changes;
    `);
  }
}
