import type { MigrationInterface, QueryRunner } from 'typeorm';
import { LEDGER } from './sql/source-permissions.sql.ts';
import { TAKEN_OUT } from './sql/taken-out.sql.ts';

/** What mentors allow for each source, and published versions from which quotes and recordings can be taken out. */
export class SourcePermissions1764650000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(LEDGER);
    await db.query(TAKEN_OUT);
    await db.query(`
      ALTER TABLE roadmaps
        -- the answer for all of its material, present and future; null: not answered
        ADD COLUMN outside_model boolean;
      -- names of the sources that were left out of a draft
      ALTER TABLE ai_runs ADD COLUMN left_out jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE ai_runs DROP COLUMN left_out');
    await db.query('ALTER TABLE roadmaps DROP COLUMN outside_model');
    await db.query(`
      DROP TRIGGER versions_stay ON roadmap_versions;
      CREATE TRIGGER versions_stay BEFORE UPDATE ON roadmap_versions
        FOR EACH ROW EXECUTE FUNCTION refuse_change();
      DROP FUNCTION allow_only_removal, version_frame, version_removables`);
    await db.query('DROP TABLE source_permissions');
    await db.query('ALTER TABLE sources DROP COLUMN permissions CASCADE');
    await db.query(
      'DROP FUNCTION record_first_permissions, apply_permission, keep_permissions, refuse_direct_permission CASCADE',
    );
  }
}
